import { OUR_SET } from "../../../src/games/battle-of-britain/face/own-tables.ts";
import type { Known, Wrong } from "./known.ts";

/** A field of the campaign, set wrong. */
function figure(name: string, sheet: string, field: string, value: string, code = "config-number"): Wrong {
  return [name, "campaign", [[null, field, value]], sheet, null, field, code];
}

export const BATTLE_OF_BRITAIN: Known = {
  onTable: ["formations"],
  wrong: [
    ["a formation twice", "raid", [["f6", "id", "2A"]], "formations", "f6", "id", "config-formation-twice"],
    ["no such formation", "raid", [["f1", "id", "9Z"]], "formations", "f1", "id", "config-formation"],
    [
      "nobody on a side",
      "raid",
      [{ remove: "f5" }, { remove: "f6" }],
      "formations",
      null,
      null,
      "config-side",
    ],
    figure("text for a turn", "table", "turns.from", "soon"),
    figure("a turn too late", "table", "turns.to", "12"),
    [
      "a first turn after the last",
      "campaign",
      [
        [null, "turns.from", "5"],
        [null, "turns.to", "3"],
      ],
      "table",
      null,
      "turns.from",
      "config-turns",
    ],
    figure("no targets", "table", "options.targets", "0"),
    figure("too many targets", "table", "options.targets", "100"),
    figure("a defence of nothing", "squadrons", "types.Do17.defence", "0", "tables-number"),
    figure("squadrons below nothing", "strengths", "pools.11.squadrons.Spitfire", "-2", "tables-number"),
  ],
  typed: ["campaign", null, "types.Ju87.bombs", "x", "x"],
  bare: ["config-side", "config-side"],
  told: [["campaign", [[null, "options.bid", true]]]],
  whole: [
    {
      scenario: "raid",
      options: { duel: "threshold", victoryInclusive: true, diagonal: false, battles: "asked" },
      turns: { from: 10, to: 11 },
      tables: { ...OUR_SET, name: "Mine" },
      seats: { anna: ["11"] },
    },
  ],
};
