import { listed, quotable } from "../../../../../core/text.ts";
import { poolName } from "../../../words/grammar.en.ts";

interface Choice {
  readonly id: string;
  readonly choice: string;
}

interface Counted {
  readonly wings: number;
  readonly geschwader: number;
  readonly squadrons: number;
}

/** Choices by switch and choice: what each is called, and what it does. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, readonly [name: string, help: string]>>>> = {
  weather: {
    dice: ["Dice of each phase", "A die of either side; how often it flies changes with the phase (BB-18)."],
    dice42: ["Dice, one list", "The same list for all turns: grounded 15 times in 36 (BB-19)."],
    none: ["Seven flying turns", "Nothing is thrown; respites are skipped, repairs in them are not (BB-20)."],
    cards: ["Cards", "Four black and seven red ones: always four respites (BB-21)."],
    historical: ["As it was", "Respites in turns 1, 4, 7 and 10 (BB-22)."],
    clear: ["Always clear", "Every turn flies: for single days (BB-H1)."],
  },
  goal: {
    even: ["Even", "As many targets as make two seasoned computer players even, found by 200 games (BB-H1)."],
    book: [
      "By the book",
      "28 in the whole summer, and as many a flying turn in the shorter scenarios: hard on the Luftwaffe (BB-136).",
    ],
  },
  markersPer: {
    turn: ["Five a turn", "Shared by all its Tally Hos, whether intercepts or dogfights (BB-R9)."],
    tallyHo: ["Five a Tally Ho", "Far more combats: hard on the Luftwaffe (BB-R9)."],
  },
  battles: {
    dice: ["The campaign's own dice", "Intercepts and dogfights are settled at once (BB-105, BB-111)."],
    plotted: ["As plotted dogfights", "Each is a match of its own, with secret orders (BB-H10)."],
    cards: ["As fights of cards", "Each is a match of its own, card against card (BB-H10)."],
    asked: [
      "Ask both sides of each",
      "Another table only where both name the same one; computers leave it to you (BB-H10).",
    ],
  },
  duel: {
    cumulative: ["To the end", "Hits add up, round after round, until one is lost (BB-111)."],
    oneRound: ["One throw", "Each throws once, then the gruppe's fight is over (BB-113)."],
    threshold: ["By single throws", "Only the hits of one throw count against the defence (BB-113)."],
  },
};

function told({ wings, geschwader, squadrons }: Counted): string {
  return `${wings} wings, ${geschwader} geschwader, ${squadrons} squadrons`;
}

/** Words of the set-up page of the campaign, in English. */
export const words = {
  "plays.cadet": "Plans by a beginner's habits, with a good deal of chance in them.",
  "plays.pilot": "Plans missions, raids and scrambles by what each of them promises.",
  "plays.ace": "Plans as the pilot does: in this campaign the two play alike.",
  turns: "Turns",
  victory: "Victory",
  map: "Map",
  formations: "Who takes part",
  choice: ({ id, choice }: Choice) => CHOICES[id]?.[choice]?.[0] ?? choice,
  "choice.help": ({ id, choice }: Choice) => CHOICES[id]?.[choice]?.[1] ?? "",
  "option.weather": "Weather",
  "option.markersPer": "Combats",
  "option.duel": "Duels",
  "option.battles": "How battles are fought",
  "option.from": "First turn",
  "option.from.help":
    "Formations begin unhurt; what was withdrawn before is not there. Turns 1 to 4 are the Kanalkampf.",
  "option.to": "Last turn",
  "option.to.help": "Turns 5 to 8 are Adler Tag, 9 to 11 the Blitz.",
  "option.goal": "Goal",
  "option.targets": "Targets to bomb",
  "option.targets.help": "So many successes win for the Luftwaffe, if its loss rate allows it.",
  "targets.named": ({ targets, goals }: { readonly targets: number; readonly goals: readonly string[] }) =>
    [`${targets}`, ...goals.map((goal) => (CHOICES.goal?.[goal]?.[0] ?? goal).toLowerCase())].join(", "),
  "option.drawBelow": "Draw margin",
  "option.drawBelow.help": "So far below the targets, and farther, nothing but a British win is left.",
  "option.victoryInclusive": "Draws on the borderline",
  "option.victoryInclusive.help":
    "All targets at a bad loss rate, or a few too little at exactly 6 to 10, is a draw; to the letter the British win.",
  "option.bid": "Bid for sides",
  "option.bid.help": "Who names the most targets plays the Germans and must bomb so many.",
  "option.diagonal": "Diagonal moves",
  "option.diagonal.help": "Moves in eight directions; without them in four, and every way is longer.",
  pool: ({ pool }: { readonly pool: string }) => poolName(pool),
  "pool.help": ({ pool }: { readonly pool: string }) =>
    pool.startsWith("LF")
      ? `Without it no geschwader of ${poolName(pool)} flies.`
      : `Without it no wing of ${poolName(pool)} flies; its cities and stations stay.`,
  tables: "Tables",
  "tables.note":
    "The base game belongs to its publisher. Map grid, squadron values, deck and flak here are our own tables, not the publisher's.",
  "tables.how":
    "If you own the printed game: save our tables as a file, put its figures in with any text editor, give the set a name of its own and load the file here. It has to be whole: fifty targets, and every Group and Luftflotte. The set stays in this browser and goes with every match that uses it.",
  "tables.ours.hint": (counted: Counted) => `They come with Tallyho: ${told(counted)}.`,
  "tables.loaded.hint": (counted: Counted) => `From a file: ${told(counted)}.`,
  "tables.lacks": ({ formations }: { readonly formations: readonly string[] }) =>
    `This scenario needs ${listed(
      formations.map((id) => quotable(id)),
      "and",
    )}, which the set has not.`,
};
