import { SHORTCUTS } from "../../../src/scene/shortcuts.ts";
import { golden, type Step, type Walk, walks } from "./walk.ts";

/** A key as a keyboard is told of it: one named after its place in square brackets, a bracket twice. */
function typed(key: string): string {
  if (key.startsWith("Key")) return `[${key}]`;
  return key === "[" || key === "{" ? key + key : key;
}

const { page, play, camera, replay } = SHORTCUTS;
const LETTERS = [page, play, camera, replay].flatMap((group) => Object.values(group).map(typed));

/** Both orders of a duel whose dice are typed are given: dice wait. */
const DICE_WAIT: readonly Step[] = [
  ["choose", "Blue is played by", "A person"],
  ["press", "Start"],
  ["press", "Pass to Red"],
  ["write", "Orders for R1", "2"],
  ["press", "Ready"],
  ["press", "Pass to Blue"],
  ["write", "Orders for B1", "2"],
  ["press", "Ready"],
];

walks("hands", {
  "every letter of a table": {
    at: "#/match",
    match: golden("great-war-duel", 9),
    settings: { presenter: true },
    steps: LETTERS.flatMap((key): Step[] => [["leave the field"], ["keys", key], ["keys", "{Escape}"]]),
  },
  "letters where someone types": {
    at: "#/match",
    match: golden("duel", 0),
    steps: [
      ["press", /^Pass to/],
      ["focus", "Orders for R1"],
      ...LETTERS.slice(0, 5).map((key): Step => ["keys", key]),
    ],
  },
  "undo and redo by keys": {
    at: "#/new/dogfight/duel",
    steps: [
      ...DICE_WAIT,
      ["keys", "{Control>}z{/Control}"],
      ["press", "Blue agrees"],
      ["press", "Take back"],
      ["keys", "{Control>}{Shift>}Z{/Shift}{/Control}"],
    ],
  } satisfies Walk,
  "the pad of a move": {
    at: "#/match",
    match: golden("great-war-duel", 0),
    steps: [["work all", ".gw-card", 40]],
  },
  "the pads of several moves": {
    at: "#/match",
    match: golden("great-war-autumn-plotted", 0),
    steps: [
      ["press", /^Pass to/],
      ["work all", "[role=tabpanel]", 12],
      ["press", "All ready"],
    ],
  },
  "the pads of several orders": {
    at: "#/match",
    match: golden("four-a-side", 0),
    steps: [
      ["press", /^Pass to/],
      ["press", "All ready"],
      ["write", "Orders for R1", "9"],
      ["press", "All ready"],
      ["press", "All straight on"],
      ["press", "R1 ready"],
      ["press", /^R1Super/],
      ["press", "Change"],
      ["press", "All ready"],
    ],
  },
});
