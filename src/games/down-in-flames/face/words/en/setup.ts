import { listed } from "../../../../../core/text.ts";

interface Choice {
  readonly id: string;
  readonly choice: string;
}

interface Counted {
  readonly aircraft: number;
  readonly bombers: number;
  readonly decks: readonly number[];
}

/** Choices by switch and choice: what each is called, and what it does. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, readonly [name: string, help: string]>>>> = {
  die: {
    d6: ["Six-sided", "Odds are rounded down to whole numbers (DIF-3.2)."],
    d12: ["Twelve-sided", "Odds are rounded down to halves: finer, and a little deadlier (DIF-6)."],
  },
  start: {
    roll: ["By roll", "One twenty-sided die for all; what somebody can't reach is rolled again (DIF-2.5)."],
    bid: [
      "By sealed bids",
      "Each side names a level and the points that it gives the enemy for it (DIF-R33).",
    ],
    given: ["At a level", "All begin at the level that you choose (DIF-2.5.1)."],
  },
  pilots: {
    named: ["As the battle says", "Whoever is not named is Regular, and everybody knows it (DIF-9.1)."],
    lot: [
      "By lot, in secret",
      "From Recruit to Ace, with crack shots and keen eyes; each shows when he uses it (DIF-B20).",
    ],
  },
  cards: {
    "80": ["80 cards", "The deck of the supplement's battles (DIF-B24)."],
    "110": ["110 cards", "With FULL THROTTLE, CHOP THROTTLE, CLOUDS, cockpit and engine hits (DIF-B24)."],
  },
  verticalRollMaxDive: {
    "2": ["Two levels", "As in any dive (DIF-R34)."],
    "1": ["One level", "Only the step of altitude dives two (DIF-R34)."],
  },
  gyroAdvantaged: {
    "3": ["Three bursts", "The sight is worth its weight (DIF-R7)."],
    "2": ["Two bursts", "As with a standard sight: the letter of the list (DIF-10.9)."],
  },
  fuelTankBomber: {
    destroys: ["It is destroyed", "As in the base game (DIF-R14)."],
    "4hits": ["Four hits", "As on fighters and light bombers (DIF-5.5)."],
  },
};

function told({ aircraft, bombers, decks }: Counted): string {
  return `${aircraft} aircraft, ${bombers} bombers, a deck of ${listed(decks.map(String), "or")}`;
}

/** Words of the set-up page of the card dogfight, in English. */
export const words = {
  "plays.cadet": "Plays its cards as a beginner would.",
  "plays.pilot":
    "Plays the game on to its end many times, in deals that fit what it sees, and leaves the likely card only for a surely better one.",
  "plays.ace":
    "As the pilot, but from a seasoned player's cards: fires first where that promises more, and leaves the level of an enemy whom it can't harm.",
  options: "Options",
  choice: ({ id, choice }: Choice) => CHOICES[id]?.[choice]?.[0] ?? choice,
  "choice.help": ({ id, choice }: Choice) => CHOICES[id]?.[choice]?.[1] ?? "",
  "option.die": "Die of combat",
  "option.start": "Start level",
  "option.pilots": "Pilots",
  "option.cards": "Deck",
  "option.verticalRollMaxDive": "A dive by VERTICAL ROLL",
  "option.gyroAdvantaged": "A Gyro Sight when Advantaged",
  "option.fuelTankBomber": "FUEL TANK at a medium or heavy bomber",
  "option.level": "Level, of 2,000 ft each",
  "option.level.help": "No higher than the one that reaches least, and never above 20.",
  "option.highest": "Highest start level",
  "option.highest.help": "A roll above it is rolled again; a bid above it is refused.",
  "option.turns": "Game turns",
  "option.turns.help": "The fight ends after them, if nobody has been swept from the sky before.",
  "option.ammunition": "Ammunition",
  "option.ammunition.help":
    "Types with two Hit Values may run out of shells for the better one; crack shots never do.",
  "option.thach": "Thach Weave",
  "option.thach.help":
    "Whoever has two Elements of a type that knows it may bid victory points for it before the fight.",
  "option.repeatDefence": "Answer again",
  "option.repeatDefence.help": "A defender whose answers have failed may begin again with another card.",
  "option.rollAgainstRollMoves": "A roll against a roll moves",
  "option.rollAgainstRollMoves.help":
    "A VERTICAL ROLL that answers another one changes its Element's level too: the letter of the rule, our ruling leaves it where it is.",
  tables: "Tables",
  "tables.note":
    "The base game belongs to its publisher. The cards, their answers, the aircraft, bombers, targets and points here are our own tables, not the publisher's.",
  "tables.how":
    "If you own the printed game: save our tables as a file, put its figures in with any text editor, give the set a name of its own and load the file here. What you leave out stays ours; cards are replaced all together. The set stays in this browser and goes with every match that uses it.",
  "tables.ours.hint": (counted: Counted) => `They come with Tallyho: ${told(counted)}.`,
  "tables.loaded.hint": (counted: Counted) => `From a file: ${told(counted)}.`,
  "tables.lacks": ({ needs, decks }: { readonly needs: number; readonly decks: readonly number[] }) =>
    `This battle needs a deck of ${needs}; the set has one of ${listed(decks.map(String), "or")}.`,
};
