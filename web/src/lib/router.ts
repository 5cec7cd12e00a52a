/** Where in the client we are: the path of the address bar. */

import { Value } from "./reactive";

const path = new Value(location.pathname);

export function here(): string {
  return path.current;
}

/** Go to a page of the client without loading it anew. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path.current = location.pathname;
  scrollTo(0, 0);
}

/** For links: `<a href="/stats" onclick={follow}>` stays a real link for other tabs and windows. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}

addEventListener("popstate", () => {
  path.current = location.pathname;
});
