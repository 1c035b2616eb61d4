import { quarterName } from "../../../words/grammar.en.ts";

interface Choice {
  readonly id: string;
  readonly choice: string;
}

interface Counted {
  readonly targets: number;
  readonly bases: number;
  readonly germans: number;
  readonly americans: number;
}

type Words = readonly [name: string, help: string];

const LEVELS: Readonly<Record<string, Words>> = {
  basic: ["Basic", "A single raid without jets: streams, escorts, battles and bombs (LW-1)."],
  tournament: ["Tournament", "With jets; German losses are replaced by one kind of factors (LW-94)."],
  advanced: [
    "Advanced",
    "Aircraft and pilots apart, the RAF by night, bomber killers, tactical fighters, no American drop tanks in 1943 (LW-21, LW-40).",
  ],
  complexes: [
    "Advanced with target complexes",
    "Fuel besides: refineries limit who flies, and whole complexes that burn halve production (LW-90, LW-97).",
  ],
};

/** Choices by switch and choice: what each is called, and what it does. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  level: LEVELS,
  raidLevel: {
    ...LEVELS,
    tournament: ["Tournament", "With jets (LW-1)."],
    advanced: [
      "Advanced",
      "Bomber killers and tactical fighters besides; no American drop tanks in 1943 (LW-21, LW-81).",
    ],
    complexes: ["Advanced with target complexes", "In a single raid like the Advanced game (LW-113)."],
  },
  takeOff: {
    single: ["Each unit by itself", "It lands and refuels by itself too (LW-66)."],
    groups: ["In groups", "The Germans form groups of one type before each raid (LW-66)."],
    type: ["All of a type together", "Who is not on a base when his type lands is lost (LW-66)."],
  },
  battles: {
    dice: ["The campaign's own dice", "Battles are settled at once (LW-72)."],
    plotted: ["As plotted dogfights", "Each is a match of its own, with secret orders (LW-H6)."],
    cards: ["As fights of cards", "Each is a match of its own, card against card (LW-H6)."],
    asked: [
      "Ask both sides of each",
      "Another table only where both name the same one; computers leave it to you (LW-H6).",
    ],
  },
  jetTable: {
    ruled: ["Rising die", "1 or less in January 1944, one more each quarter (LW-L1)."],
    literal: ["As its labels stand", "April 1944 on 3 or less, July on 4, October on 2 (LW-L1)."],
  },
};

function told({ targets, bases, germans, americans }: Counted): string {
  return `${targets} targets, ${bases} German bases, ${germans} German and ${americans} American units`;
}

/** Words of the set-up page of the campaign, in English. */
export const words = {
  "plays.cadet": "A beginner's plan: each stream for itself, and chance in the choice of targets.",
  "plays.pilot":
    "Plans whole raids: streams that arrive together and mislead, fighters that meet the bombers on their way.",
  "plays.ace": "Plans as the pilot does: in this campaign the two play alike.",
  campaign: "Campaign",
  choice: ({ id, choice }: Choice) => CHOICES[id]?.[choice]?.[0] ?? choice,
  "choice.help": ({ id, choice }: Choice) => CHOICES[id]?.[choice]?.[1] ?? "",
  quarter: ({ quarter }: { readonly quarter: number }) => quarterName(quarter),
  "option.level": "Level",
  "option.raidLevel": "Level",
  "option.takeOff": "German take-offs",
  "option.battles": "How battles are fought",
  "option.jetTable": "When more Me 262s may come",
  "option.from": "First quarter",
  "option.from.help": "Both sides begin with all that has come by then, without losses.",
  "option.to": "Last quarter",
  "option.to.help": "The campaign is over at the end of April 1945 at the latest.",
  "option.targets": "Targets to bomb",
  "option.targets.help":
    "So many of the 97 win for the Americans. Over the whole campaign it is all of them.",
  tables: "Tables",
  "tables.note":
    "The base game belongs to its publisher. Map, targets, order of battle, values and combat tables here are our own, not the publisher's.",
  "tables.how":
    "If you own the printed game: save our tables as a file, put its figures in with any text editor, give the set a name of its own and load the file here. It has to be whole: 97 targets, and units of both sides from the first quarter on. The set stays in this browser and goes with every match that uses it.",
  "tables.ours.hint": (counted: Counted) => `They come with Tallyho: ${told(counted)}.`,
  "tables.loaded.hint": (counted: Counted) => `From a file: ${told(counted)}.`,
};
