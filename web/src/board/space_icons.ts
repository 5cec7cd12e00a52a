/** What each action space gives, as one line of icons. Static: it repeats what is printed, the server knows the rules. */

export interface Sign {
  icon: string;
  text?: string; // a number beside the icon: how many, how strong, what it costs
}

/** How two signs are joined: both, either, one after the other, or each round anew. */
export type Join = "and" | "or" | "then" | "each";
export type Piece = Sign | Join;

function sign(icon: string, text: string | number = ""): Sign {
  return text === "" ? { icon } : { icon, text: String(text) };
}

/** What is put there each round: `3(1)` means 3 if the space is empty, otherwise 1. */
function each(icon: string, amount: string | number): Piece[] {
  return ["each", sign(icon, amount)];
}

const SUPPLIES: Piece[] = [sign("wood", 1), sign("stone", 1), sign("ore", 1), sign("food", 1), sign("gold", 2)];
const MEADOW_FIELD = sign("tile-meadow-field");
const CAVERN_TUNNEL = sign("tile-cavern-tunnel");
const CAVERN_CAVERN = sign("tile-cavern-cavern");
const PASTURES: Piece[] = [sign("fence"), "and", sign("stable")];

function expedition(level: number): Sign {
  return sign("expedition", level);
}

function imitation(food: number): Piece[] {
  return food === 0 ? [sign("imitate")] : [sign("food", `−${food}`), "then", sign("imitate")];
}

/** The signs of a space in a game of so many players. */
export function signsOf(space: string, players: number): Piece[] {
  const isLarge = players >= 4;
  switch (space) {
    case "ruby_mining":
      return [...each("ruby", 1), "and", sign("ruby_mine", "+1")];
    case "housework":
      return [sign("dog", 1), "and", sign("furnish")];
    case "slash_and_burn":
      return [MEADOW_FIELD, "then", sign("sow")];
    case "drift_mining":
      return [...each("stone", isLarge ? 2 : 1), "and", CAVERN_TUNNEL];
    case "drift_mining_b":
      return [...each("stone", 1), "and", CAVERN_TUNNEL];
    case "small_scale_drift_mining":
      return [sign("stone", 1), "and", CAVERN_TUNNEL];
    case "excavation":
      return [...each("stone", isLarge ? "2(1)" : 1), "and", CAVERN_TUNNEL, "or", CAVERN_CAVERN];
    case "starting_player":
      return [sign("start"), ...each("food", 1), "and", isLarge ? sign("ruby", 1) : sign("ore", 2)];
    case "logging":
      return [...each("wood", isLarge ? 3 : "3(1)"), "then", expedition(1)];
    case "supplies":
      return SUPPLIES;
    case "growth":
      return [...SUPPLIES, "or", sign("family")];
    case "ore_mining":
      return [...each("ore", isLarge ? "3(2)" : "2(1)"), "and", sign("ore_mine", "+2")];
    case "wood_gathering":
      return each("wood", 1);
    case "forest_exploration":
      return isLarge ? [...each("wood", "2(1)"), "and", sign("food", 2)] : [...each("wood", 1), "and", sign("vegetable", 1)];
    case "clearing":
      return [...each("wood", isLarge ? 2 : 1), "and", MEADOW_FIELD];
    case "sustenance":
      return isLarge
        ? [...each("grain", 1), "or", sign("vegetable", 1), "and", MEADOW_FIELD]
        : [...each("food", 1), "and", sign("grain", 1), "and", MEADOW_FIELD];
    case "imitation_0":
    case "imitation_1":
    case "imitation_2":
    case "imitation_4":
      return imitation(Number(space.slice(-1)));
    case "strip_mining":
      return [...each("ore", 1), "or", sign("stone", 1), "and", sign("wood", 2)];
    case "large_depot":
      return [...each("wood", "2(1)"), sign("ore", 1), sign("stone", 1)];
    case "depot":
      return [...each("wood", 1), sign("ore", 1)];
    case "extension":
      return [MEADOW_FIELD, sign("wood", 1), "or", CAVERN_TUNNEL, sign("stone", 1)];
    case "weekly_market":
      return [sign("gold", 4), "then", sign("market")];
    case "hardware_rental":
      return players === 5 ? [expedition(2), "then", sign("sow")] : [sign("wood", 2), "then", expedition(2), "then", sign("sow")];
    case "fence_building":
      return [...each("wood", players === 5 ? 1 : "2(1)"), "then", sign("fence")];
    case "blacksmithing":
      return [sign("forge"), "then", expedition(3)];
    case "sheep_farming":
      return [...PASTURES, "then", ...each("sheep", 1)];
    case "donkey_farming":
      return [...PASTURES, "then", ...each("donkey", 1)];
    case "ore_mine_construction":
      return [sign("tile-ore-mine"), sign("ore", 3), "then", expedition(2)];
    case "wish_for_children":
      return [sign("family"), "or", sign("dwelling")];
    case "urgent_wish_for_children":
      return [sign("dwelling"), "then", sign("family"), "or", sign("gold", 3)];
    case "ruby_mine_construction":
      return [sign("tunnel"), "then", sign("ruby_mine"), "or", sign("deep_tunnel"), "then", sign("ruby_mine"), sign("ruby", 1)];
    case "family_life":
      return [sign("family"), "and", sign("sow")];
    case "exploration":
      return [expedition(4)];
    case "ore_delivery":
      return [...each("stone", 1), sign("ore", 1), "and", sign("ore_mine", "+2")];
    case "adventure":
      return [sign("forge"), "then", expedition(1), "then", expedition(1)];
    case "ore_trading":
      return [sign("ore", 2), "then", sign("gold", 2), sign("food", 1), sign("exchange", "×3")];
    case "ruby_delivery":
      return [...each("ruby", "2(1)"), "and", sign("ruby_mine", "+1")];
    default:
      return [];
  }
}
