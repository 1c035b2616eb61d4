import type { FieldValue } from "../../../src/face/editor.ts";
import { OUR_SET } from "../../../src/games/down-in-flames/data/whole-set.ts";
import type { Known, Wrong } from "./known.ts";

/** A field of an Element of Kent, or of its table, set wrong. */
function field(
  name: string,
  row: string | null,
  field: string,
  value: FieldValue,
  code = "config-number",
): Wrong {
  return [name, "kent", [[row, field, value]], row === null ? "table" : "elements", row, field, code];
}

export const DOWN_IN_FLAMES: Known = {
  onTable: ["elements", "formations"],
  wrong: [
    field("a name twice", "e2", "id", "A1", "config-id-twice"),
    field("a word of orders", "e1", "id", "pass", "config-id"),
    field("no such type", "e1", "type", "ufo", "config-type"),
    field("bombs under a Spitfire", "e1", "load", true, "config-load"),
    field("rockets under an Emil", "e2", "rockets", true, "config-rockets"),
    field("an ace as Wingman", "e1", "wingmanQuality", "ace", "config-wingman-ace"),
    field("a reserve without a campaign", "e1", "reserve", true, "config-reserve"),
    [
      "text for a number of bombers",
      "factory",
      [["f1", "count", "many"]],
      "formations",
      "f1",
      "count",
      "config-number",
    ],
    ["seven bombers", "factory", [["f1", "count", "7"]], "formations", "f1", "count", "config-number"],
    field("text for turns", null, "turns", "some"),
    [
      "a level too high",
      "kent",
      [
        [null, "options.start", "given"],
        [null, "level", "19"],
      ],
      "table",
      null,
      "level",
      "config-number",
    ],
    field("an unknown card", null, "deck", "half-loop, immelmann", "config-deck-card"),
    field("a campaign without a target", null, "campaign", true, "config-campaign"),
    ["turns of a mission", "factory", [[null, "turns", "7"]], "table", null, "turns", "config-mission-turns"],
    ["nobody on a side", "kent", [{ remove: "e2" }], "elements", null, null, "config-elements"],
  ],
  typed: ["factory", "f1", "count", "many", "many"],
  bare: ["config-elements", "config-elements"],
  whole: [
    {
      scenario: "malta",
      options: { die: "d12", start: "bid", cards: 110, repeatDefence: false, gyroAdvantaged: 2, highest: 9 },
      turns: 8,
      deck: ["half-loop", "in-my-sights 1/2"],
      tables: { ...OUR_SET, name: "Mine" },
      seats: { "allied-1": ["A1"] },
    },
  ],
};
