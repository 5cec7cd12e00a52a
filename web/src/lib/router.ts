/** Where in the client we are: the path of the address bar, below the path where a proxy shows the server. */

import { Value } from "./reactive";

/** Empty, or such as `/caverna`: the server writes it into the page. */
const BASE = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? "";

const path = new Value(withoutBase(location.pathname));

function withoutBase(whole: string): string {
  return whole.startsWith(`${BASE}/`) ? whole.slice(BASE.length) : whole;
}

/** The page we are on, as in `/table/ID`, wherever the server lives. */
export function here(): string {
  return path.current;
}

/** What a link to a page of the client, or anything else of the server, needs as its address. */
export function address(to: string): string {
  return BASE + to;
}

/** The same for other people and devices. */
export function wholeAddress(to: string): string {
  return location.origin + address(to);
}

/** Where the websockets of the server are. */
export function socketAddress(to: string): string {
  return wholeAddress(to).replace(/^http/, "ws");
}

/** Go to a page of the client without loading it anew. */
export function go(to: string): void {
  history.pushState(null, "", address(to));
  path.current = withoutBase(location.pathname);
  scrollTo(0, 0);
}

/** For links: `<a href={address("/stats")} onclick={follow}>` stays a real link for other tabs and windows. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(withoutBase(link.getAttribute("href") ?? address("/")));
}

addEventListener("popstate", () => {
  path.current = withoutBase(location.pathname);
});
