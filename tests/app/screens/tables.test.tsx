import { golden, type Step, type Walk, walks } from "./walk.ts";

const MENU = ["Take back …", "Who plays …", "Share …", "Keys and help", "Rules"];
const THROUGH_THE_MENU: readonly Step[] = MENU.flatMap((item): Step[] => [
  ["press", "Menu"],
  ["press", item],
  // Two computers would play on by themselves meanwhile.
  ["work all", "[role=dialog]", item === "Who plays …" ? 1 : 4],
  ["keys", "{Escape}"],
]);
const AT_ONCE = ["The fight", "Whole table", "Straight down", "Sound off", "Download as a file"];

walks("tables", {
  "two people fly a duel": {
    at: "#/new/dogfight/duel",
    steps: [
      ["choose", "Blue is played by", "A person"],
      ["press", "Start"],
      ["press", "Pass to Red"],
      ["write", "Orders for R1", "2X"],
      ["write", "Orders for R1", "2L1"],
      ["keys", "{ArrowUp}"],
      ["work all", "[data-point=pad]", 12],
      ["press", "Straight on"],
      ["press", "Ready"],
      ["press", "Pass to Blue"],
      ["write", "Orders for B1", "2"],
      ["keys", "{Enter}"],
      ["press", "Pass to Red"],
      ["press", "Copy last"],
      ["keys", "{Control>}z{/Control}"],
    ],
  },
  "the menu of a table": { at: "#/match", match: golden("duel", 12), steps: THROUGH_THE_MENU },
  "what the menu does at once": {
    at: "#/match",
    match: golden("great-war-duel", 12),
    steps: AT_ONCE.flatMap((item): Step[] => [
      ["press", "Menu"],
      ["press", item],
    ]),
  },
  "a duel shown again": {
    at: "#/match",
    match: golden("duel", 12),
    steps: [
      ["press", "Replay"],
      ["work all", ".replay", 12],
      ["keys", "{ArrowLeft}"],
      ["keys", "{Shift>}{ArrowLeft}{/Shift}"],
      ["keys", " "],
      ["keys", "]"],
    ],
  },
  "keys of a table": {
    at: "#/match",
    match: golden("four-a-side", 9),
    steps: [
      "m",
      "{Escape}",
      "l",
      "p",
      "o",
      "?",
      "{Escape}",
      "f",
      "{Alt>}1{/Alt}",
      "{Alt>}{Shift>}1{/Shift}{/Alt}",
      "v",
      "v",
    ].map((keys): Step => ["keys", keys]),
  },
  "the tape": {
    at: "#/match",
    match: golden("clouds-and-collisions", 9),
    steps: [
      ["press", "Tape"],
      ["hand", "points", (table) => table.onTablePoint({ x: 3, y: 4 })],
      ["hand", "points at another place", (table) => table.onTableHover({ x: 6, y: 8 })],
      ["hand", "points again", (table) => table.onTablePoint({ x: 6, y: 8 })],
      ["hand", "and again", (table) => table.onTablePoint({ x: 9, y: 4 })],
      ["press", "Last point off"],
      ["press", "Clear"],
      ["hand", "begins anew", (table) => table.onTablePoint({ x: 9, y: 4 })],
      ["keys", "{Escape}"],
      ["press", "Put away"],
    ],
  },
  "hands on a table": {
    at: "#/match",
    match: golden("altitude", 0),
    steps: [
      ["press", /^Pass to/],
      ["hand", "chooses", (table) => table.onSelect(table.tabletop.pieces[0]?.id ?? null)],
      ["hand", "points", (table) => table.onHover(table.tabletop.pieces[1]?.id ?? null)],
      ["hand", "drags", (table) => table.onGhostDrag({ x: 20, y: 20 }, "start")],
      ["hand", "goes on", (table) => table.onGhostDrag({ x: 22, y: 22 }, "move")],
      ["hand", "has a second finger", (table) => table.onGhostDrag({ x: 22, y: 22 }, "cancel")],
      ["hand", "turns the wheel", (table) => table.onLevelWheel(1)],
      ["hand", "lets go", (table) => table.onSelect(null)],
      ["work all", ".left", 6],
    ],
  },
});

/** Matches of every game, so far on. */
const MATCHES: Readonly<Record<string, readonly number[]>> = {
  duel: [2, 92],
  "great-war-duel": [1, 9, 53],
  "cards-kent": [3, 12, 63],
  "britain-raid": [11, 50],
  "reich-basic": [4, 78],
  "great-war-bloody-april": [2],
};

const ON: readonly (readonly [string, Walk])[] = Object.entries(MATCHES).flatMap(([name, all]) =>
  all.map((entries): [string, Walk] => [
    `${name} after ${entries}`,
    {
      at: "#/match",
      match: golden(name, entries),
      steps: [
        ...(entries < 50
          ? ([
              ["keys", "{Enter}"],
              ["work all", "[role=tabpanel]", 5],
              ["keys", "{Enter}"],
            ] as const)
          : []),
        ["press", "Sheets"],
        ["press", "Log"],
      ],
    },
  ]),
);

const FIGURES = ["duel", "cards-kent", "britain-raid"].flatMap((name): [string, Walk][] => [
  [`dice of ${name}`, { at: "#/match/dice", match: golden(name), steps: [] }],
  [
    `statistics of ${name}`,
    { at: "#/match/statistics", match: golden(name), steps: [["work all", "main", 4]] },
  ],
]);

walks("tables", Object.fromEntries([...ON, ...FIGURES]));
