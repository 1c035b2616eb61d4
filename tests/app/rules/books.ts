import type { Language } from "../../../src/core/language.ts";
import { tokensOf } from "../../../src/core/orders/token.ts";
import type { Phrase } from "../../../src/core/phrase.ts";
import { TABLES as BRITAIN } from "../../../src/games/battle-of-britain/data/own.ts";
import { OWN } from "../../../src/games/battle-of-britain/face/book/own.ts";
import { read as readBritain } from "../../../src/games/battle-of-britain/rules/grammar/grammar.ts";
import { GOALS } from "../../../src/games/dogfight/data/config.ts";
import { TYPES } from "../../../src/games/dogfight/data/types.ts";
import { readDraft } from "../../../src/games/dogfight/rules/move/grammar.ts";
import { SWITCHES as DOGFIGHT_SWITCHES } from "../../../src/games/dogfight/rules/setup/options.ts";
import { TABLES as CARDS } from "../../../src/games/down-in-flames/data/own.ts";
import { cardOf } from "../../../src/games/down-in-flames/data/tables.ts";
import { read as readCard } from "../../../src/games/down-in-flames/rules/grammar/read.ts";
import { cardName as germanCard } from "../../../src/games/down-in-flames/words/card-name.de.ts";
import { cardName as englishCard } from "../../../src/games/down-in-flames/words/card-name.en.ts";
import { TABLES as FRONT } from "../../../src/games/great-war/data/own.ts";
import { metaWords } from "../../../src/games/great-war/meta/meta.ts";
import { readMove } from "../../../src/games/great-war/rules/move/read.ts";
import { SWITCHES as FRONT_SWITCHES } from "../../../src/games/great-war/rules/setup/switches.ts";
import { TABLES as REICH } from "../../../src/games/luftwaffe/data/own.ts";

/** What a book must name: texts of a chapter that are nothing else, and what stands in or at the head of any text. */
interface Named {
  readonly whole?: readonly string[];
  readonly within?: readonly string[];
  readonly heads?: readonly string[];
}

/** What is known of a game's book beside what every book has. */
interface Known {
  /** Whether an answer that the book writes can be read, and how many there are at least; undefined: none by itself. */
  readonly answers?: { readonly least: number; readonly read: (text: string) => boolean | undefined };
  readonly named: (language: Language, say: (phrase: Phrase) => string) => Named | Promise<Named>;
  /** Switches by the rulings that they change; `option`: of that name. */
  readonly switches?: readonly { readonly rule: string; readonly option?: string }[];
  /** Numbers and where they lead to. */
  readonly places?: Readonly<Record<string, string | RegExp>>;
  /** Numbers that lead nowhere. */
  readonly unknown?: readonly string[];
  /** A text, and the numbers in it that are links. */
  readonly linked?: readonly [text: string, numbers: readonly string[]];
  /** What is searched for, and a chapter or a ruling that has it; `lines`: how many rulings have it. */
  readonly searched?: readonly {
    readonly language: Language;
    readonly word: string;
    readonly chapter?: string;
    readonly ruling?: string;
    readonly lines?: number;
  }[];
  /** Rulings that are told as our own. */
  readonly own?: readonly string[];
}

function knownIn(ids: readonly string[]): (text: string) => string | undefined {
  return (text) => ids.find((id) => id.toLowerCase() === text.toLowerCase());
}

const PLACES = [...BRITAIN.cities, ...BRITAIN.airfields, ...BRITAIN.radar];
const BRITISH_NAMES = {
  type: knownIn(BRITAIN.types.map(({ id }) => id)),
  target: knownIn(PLACES.map(({ id }) => id)),
  formation: knownIn([
    ...BRITAIN.airfields.map(({ wing }) => wing),
    ...BRITAIN.geschwader.map(({ id }) => id),
  ]),
};

const CARD_NAMES: Readonly<Record<Language, (card: string) => string>> = { en: englishCard, de: germanCard };

export const BOOKS: Readonly<Record<string, Known>> = {
  "battle-of-britain": {
    answers: {
      least: 16,
      read: (text) =>
        text === "more" ? undefined : !("misread" in readBritain(tokensOf(text), BRITISH_NAMES)),
    },
    named: () => ({
      within: [
        ...[...BRITAIN.types, ...PLACES].map(({ name }) => name),
        ...BRITAIN.geschwader.map(({ id }) => id),
        ...BRITAIN.launches.map(({ square }) => square),
      ],
    }),
    own: Object.keys(OWN),
  },
  dogfight: {
    answers: {
      least: 1,
      read: (text) =>
        /^(done|R1 )/.test(text) || /^[-+]+$/.test(text) ? undefined : readDraft(text).fault === null,
    },
    named: (_, say) => ({
      whole: [
        ...Object.values(TYPES).map(({ name }) => name),
        ...GOALS.map((goal) => say({ key: `goal.${goal}`, values: {} })),
        ...DOGFIGHT_SWITCHES.map(({ option }) => say({ key: `option.${option}.help`, values: {} })),
      ],
    }),
    switches: DOGFIGHT_SWITCHES,
    places: { "R-16": "R-16", "r-16": "R-16", e4: "E4", ARCS: "arcs" },
    unknown: ["R-99", "R-1"],
    searched: [
      { language: "en", word: "  CLOUD ", chapter: "clouds", ruling: "R-22" },
      { language: "de", word: "Wolke", chapter: "clouds" },
      { language: "en", word: "R-16", ruling: "R-16", lines: 1 },
    ],
  },
  "down-in-flames": {
    answers: {
      least: 8,
      read: (text) => {
        const whole = text === "aggregate" ? "aggregate in-my-sights 1/1" : text;
        return !("misread" in readCard(tokensOf(whole), (card) => cardOf(CARDS, card)?.id));
      },
    },
    named: (language) => ({
      // A card by its name, and what is written for it.
      whole: [...CARDS.aircraft, ...CARDS.bombers]
        .map(({ name }) => name)
        .concat(CARDS.cards.map(({ id }) => id)),
      heads: CARDS.cards.map(({ id }) => CARD_NAMES[language](id)),
    }),
    // With their letters and to their last figure.
    linked: [
      "Two of 80 (DIF-3.2.10, DIF-R37) and DIF-B6; DIF-2.5, not DIF-7.2.",
      ["DIF-3.2.10", "DIF-R37", "DIF-B6", "DIF-2.5"],
    ],
  },
  "great-war": {
    answers: { least: 1, read: (text) => (/^\d+:/.test(text) ? readMove(text).fault === null : undefined) },
    named: async (language) => ({
      whole: [
        ...FRONT.aircraft.filter(({ seats }) => seats > 0).map(({ name }) => name),
        ...Object.values((await metaWords(language)).scenarios).map(({ title }) => title),
        ...FRONT_SWITCHES.map(({ rule }) => rule),
      ],
    }),
    switches: FRONT_SWITCHES.map(({ rule }) => ({ rule })),
    // Whole subsections are places too.
    places: {
      ...Object.fromEntries(Array.from({ length: 10 }, (_, part) => [`4.${part + 1}`, /^part-/])),
      "5.1": "turns",
    },
    unknown: ["4.11", "R-16", "A-99"],
    linked: ["The Dr.I of 4.7g, (4.10h) and §7 at 3.5 and A-99", ["4.7g", "4.10h", "§7"]],
  },
  luftwaffe: { named: () => ({ within: [...REICH.types, ...REICH.targets].map(({ name }) => name) }) },
};
