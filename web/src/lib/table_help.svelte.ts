/** What can be looked up at a table, and what lies open of it. */

export const LEAVES = ["keys", "rules", "index", "wrong"] as const;
export type Leaf = (typeof LEAVES)[number];

class TableHelp {
  leaf = $state<Leaf | "">("");
}

export const tableHelp = new TableHelp();
