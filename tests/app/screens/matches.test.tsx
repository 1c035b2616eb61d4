import { golden, type Step, type Walk, walks } from "./walk.ts";

function menu(item: string): readonly Step[] {
  return [
    ["press", "Menu"],
    ["press", item],
  ];
}

function written(seat: string, piece: string, order: string): readonly Step[] {
  return [
    ["press", new RegExp(`^Pass to ${seat}`)],
    ["write", `Orders for ${piece}`, order],
    ["press", "Ready"],
  ];
}

const FLOWN_ONCE = [...written("Red", "R1", "2"), ...written("Blue", "B1", "2")];

/** A duel in which Red has turned to the edge that it came from. */
function towardsTheEdge(): string {
  const rounds = [
    { answers: { R1: "LL2", B1: "2" }, rolls: [3, 4] },
    { answers: { R1: "LL2", B1: "2" }, rolls: [3, 4] },
    { answers: { R1: "LL2", B1: "2" }, rolls: [3, 4] },
  ];
  return JSON.stringify({ ...JSON.parse(golden("duel", 0)()), entries: rounds });
}

const ASKED: Readonly<Record<string, Walk>> = {
  "orders that are refused": {
    at: "#/match",
    match: golden("duel", 0),
    steps: [
      ["press", /^Pass to Red/],
      ["write", "Orders for R1", "9"],
      ["press", "Ready"],
      ["press", "4"],
      ["press", "Ready"],
    ],
  },
  "orders that are regretted": {
    at: "#/match",
    match: towardsTheEdge,
    steps: [
      ["press", /^Pass to/],
      ["write", "Orders for R1", "4"],
      ["press", "Ready"],
      ["press", "Ready"],
    ],
  },
  "shots that are refused": {
    at: "#/match",
    match: golden("duel", 2),
    steps: [
      ["write", "Or type a shot", "B1 front R7"],
      ["keys", "{Enter}"],
      ["press", "B1 front R1"],
    ],
  },
  "steps that are taken back": {
    at: "#/new/dogfight/duel",
    steps: [
      ["choose", "Blue is played by", "A person"],
      ["write", "Name of the player (Red)", "Ann"],
      ["write", "Name of the player (Blue)", "Ben"],
      ["press", "Start"],
      ...FLOWN_ONCE,
      ...menu("Take back …"),
      ["press", /agree/],
      ["press", "Take back"],
      ...menu("Put back"),
      ["keys", "{Control>}z{/Control}"],
    ],
  },
  "dice that are typed": {
    at: "#/new/dogfight/duel",
    steps: [
      ["choose", "Blue is played by", "A person"],
      ["press", "Real dice, typed in"],
      ["press", "Start"],
      ...FLOWN_ONCE,
      ["keys", "3"],
      ["keys", "9"],
      ["press", "5"],
      ...written("Red", "R1", "2"),
      ...written("Blue", "B1", "2"),
      ["press", "Roll here instead"],
    ],
  },
  "a sheet of missions": {
    at: "#/match",
    match: golden("reich-basic", 0),
    steps: [
      ["press", /^Pass to/],
      ["work all", ".form", 4],
      ["press", "Clear"],
      ["press", "Suggest"],
      ["press", /^Schweinfurt/],
      ["work all", ".form__field", 6],
      ["press", /^Take out Schweinfurt/],
      ["press", "Hand in"],
    ],
  },
  "a list of who flies": {
    at: "#/match",
    match: golden("great-war-bloody-april", 0),
    steps: [
      ["press", /^Pass to/],
      ["work all", ".assign", 3],
      ["press", "Clear"],
      ["write", "Or write it", "fly Ashby Nobody"],
      ["keys", "{Enter}"],
    ],
  },
  "questions of a campaign": {
    at: "#/match",
    match: golden("britain-several-players", 0),
    steps: [
      ["press", /^Pass to/],
      ["work all", ".questions", 3],
    ],
  },
  "figures of a bid": {
    at: "#/match",
    match: golden("cards-guadalcanal", 0),
    steps: [["work all", ".figures__one", 4]],
  },
  "answers that are given from now on": {
    at: "#/match",
    match: golden("britain-raid", 11),
    steps: [
      ["press", /^Pass to/],
      ["press", /^To P08/],
      ["press", /^Pass to/],
      ["press", "Run for the target, for the rest of this turn"],
      ["keys", "{Enter}"],
    ],
  },
};

const ENTERED: Readonly<Record<string, Walk>> = {
  "three times Enter where one question has been read": {
    at: "#/match",
    match: golden("cards-kent", 0),
    steps: [
      ["press", /^Pass to/],
      ["wait", 700],
      ["keys", "{Enter}{Enter}{Enter}"],
    ],
  },
  "Enter where only what is chosen is answered": {
    at: "#/match",
    match: golden("cards-kent", 0),
    settings: { enter: false },
    steps: [
      ["press", /^Pass to/],
      ["wait", 700],
      ["keys", "{Enter}"],
    ],
  },
};

const OVER_TABS: Readonly<Record<string, Walk>> = Object.fromEntries(
  ["duel", "cards-kent", "reich-basic"].map((name): [string, Walk] => [
    `arrows over the tabs of ${name}`,
    {
      at: "#/match",
      match: golden(name, 0),
      steps: [
        ["press", /^Pass to/],
        ["press", "Sheets"],
        ["keys", "{ArrowLeft}"],
      ],
    },
  ]),
);

const TOLD: Readonly<Record<string, Walk>> = {
  "moves that take their time": {
    at: "#/new/dogfight/duel",
    settings: { motion: "full", fastDice: false, briefing: true, units: "centimetres" },
    steps: [
      ["choose", "Blue is played by", "A person"],
      ["press", "Start"],
      ["press", "Begin"],
      ...FLOWN_ONCE,
      ["press", "Skip"],
    ],
  },
  "the log of a match": {
    at: "#/match",
    match: golden("swordfish", 6),
    steps: [
      ["press", "Log"],
      ["write", "Show only lines with", "rolls"],
      ["press", "Copy as text"],
      ["write", "Show only lines with", "zebra"],
      ["write", "Show only lines with", ""],
      ["press", /^1Initiative/],
    ],
  },
  "a match that is over": {
    at: "#/match",
    match: golden("duel"),
    steps: [
      ["press", "More"],
      ["press", "Watch the replay"],
      ["press", "More"],
      ["choose", /^Seen by/, "The umpire: all is open"],
      ["press", "Copy a link to this moment"],
      ["press", "Back to the game"],
      ["press", "Play again"],
    ],
  },
  "a match that goes on otherwise": {
    at: "#/match",
    match: golden("great-war-duel", 30),
    steps: [
      ["press", "Replay"],
      ["press", "One step back"],
      ["press", "More"],
      ["press", "Faster"],
      ["press", /^What if/],
    ],
  },
  "the menu of a campaign": {
    at: "#/match",
    match: golden("great-war-bloody-april", 2),
    steps: [
      ["press", "Menu"],
      ["press", /[Rr]oster/],
      ["keys", "{Escape}"],
      ...menu("Let computers play this mission"),
    ],
  },
  "computers that take seats": {
    at: "#/match",
    match: golden("four-a-side", 3),
    steps: [
      ...menu("Who plays …"),
      ["choose", "Red is played by", "Dice"],
      ["choose", "Blue is played by", "Cadet"],
      ["keys", "{Escape}"],
    ],
  },
  "a hand on the list of pieces": {
    at: "#/match",
    match: golden("convoy", 3),
    steps: [
      ["focus", /Hurricane.*R1/],
      ["keys", "{ArrowDown}"],
      ["keys", "{End}"],
      ["keys", "{Enter}"],
      ["keys", "{Home}"],
      ["keys", "m"],
      ["keys", "{Enter}"],
      ["keys", "{ArrowDown}{Enter}"],
      ["keys", "{Escape}"],
    ],
  },
};

walks("matches", { ...ASKED, ...ENTERED, ...OVER_TABS, ...TOLD });
