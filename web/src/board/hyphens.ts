/** Where long names may be divided if they do not fit: before the last parts of compounds. */

const SOFT_HYPHEN = "\u00ad";
const PARTS =
  /(?<=\p{L}{2})(wohnhöhle|de(?=kunst)|zimmer|lieferant|handel|stube|lager(?:ung)?|kammer|höhle|falle|schule|betrieb|hauerei|erkundung|kunst|minen|bau|abbau|depot|markt|rodung|leben|wunsch|förderung|verleih|spieler|zucht|sorgung|ahmung|arbeit|holzung|weitung|lese|smithing|construction|struction)(?=\p{L}|$|\s)/gu;

export function divisible(name: string): string {
  return name.replace(PARTS, (part) => SOFT_HYPHEN + part);
}
