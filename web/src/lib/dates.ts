/** Days as the reader writes them: the browser's own way where it speaks the chosen language. */

import { preferences } from "./preferences";
import { say } from "./words";

export function dayInWords(date: Date): string {
  const { language } = preferences;
  const own = navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
  return date.toLocaleDateString(own ?? say("ui-language-tag"));
}
