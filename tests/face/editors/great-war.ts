import type { Known, Wrong } from "./known.ts";

/** A field of an aircraft of the duel, or of its table, set wrong. */
function field(
  name: string,
  row: string | null,
  field: string,
  value: string,
  code = "config-number",
): Wrong {
  return [name, "duel", [[row, field, value]], row === null ? "table" : "aircraft", row, field, code];
}

export const GREAT_WAR: Known = {
  onTable: ["aircraft", "guns"],
  wrong: [
    field("text for an altitude", "a1", "altitude", "high"),
    field("an empty altitude", "a1", "altitude", ""),
    field("an altitude too high", "a1", "altitude", "9000", "config-altitude"),
    field("too fast", "a2", "speed", "40", "config-speed"),
    field("text for a speed", "a2", "speed", "fast"),
    field("off the board", "a1", "hex", "9999", "config-hex"),
    field("no such type", "a1", "type", "ufo", "config-type"),
    field("a name twice", "a2", "id", "A1", "config-id"),
    field("too many victories", "a1", "crew.0.kills", "x"),
    field("no such day", null, "date", "1917-02-30", "config-date"),
    field("too small a board", null, "board.columns", "3"),
    field("a wind of words", null, "wind.strength", "gale"),
    field("a trench off the board", null, "front.german", "99"),
    [
      "points without turns",
      "duel",
      [
        [null, "goal", "points"],
        [null, "turns", ""],
      ],
      "table",
      null,
      "turns",
      "config-turns",
    ],
    [
      "a gun off the board",
      "duel",
      [{ add: ["guns", 0, null] }, ["g1", "hex", "0000"]],
      "ground",
      "g1",
      "hex",
      "config-hex",
    ],
    [
      "a target without hexes",
      "duel",
      [{ add: ["targets", 0, null] }, ["t1", "hexes", ""]],
      "ground",
      "t1",
      "hexes",
      "config-no-hexes",
    ],
    [
      "a target's hex off the board",
      "duel",
      [{ add: ["targets", 0, null] }, ["t1", "hexes", "1010 9999"]],
      "ground",
      "t1",
      "hexes",
      "config-hex",
    ],
    ["nobody on a side", "duel", [{ remove: "a2" }], "aircraft", null, null, "config-sides"],
  ],
  typed: ["duel", "a1", "altitude", "high", "high"],
  others: ["bloody-april"],
  bare: ["config-count", "config-sides", "config-sides", "config-nobody"],
  whole: [],
};
