/** Lanterns: what the box adds to the client, slot by slot. `protocol.ts` and `catalogue.json` are made by
 * `make listings`. */

import { box as panel, drawn, edged } from "../../board/shape";
import type { ExpansionClient } from "../../expansion";
import catalogue from "./catalogue.json";
import Lanterns from "./Lanterns.svelte";

const LANTERN = [edged("#f5bd62", panel(7, 8, 10, 12, 2)), drawn("#b07a2a", 1.8, "M8 8a4 4 0 0 1 8 0M12 2V4M5 21H19")];

const box: ExpansionClient = {
  name: "lanterns",
  icon: "lantern",
  panels: [{ name: "lanterns", title: "web-lanterns", panel: Lanterns }],
  catalogue,
  icons: { lantern: LANTERN },
};
export default box;
