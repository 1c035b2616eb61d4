import { wrapped } from "../../../../../face/wrapped.ts";
import type { CardKind, CardName } from "../../../data/card.ts";
import type { NATIONS } from "../../../data/types/aircraft.ts";
import { cardName } from "../../../words/card-name.en.ts";
import { counted } from "../../../words/grammar.en.ts";
import type { CounterWord } from "../paper-values.ts";
import { words as table } from "./table.ts";

type Nation = (typeof NATIONS)[number];

const NATION_NAMES: Readonly<Record<Nation, string>> = {
  DE: "Germany",
  GB: "Great Britain",
  IT: "Italy",
  JP: "Japan",
  SU: "Soviet Union",
  US: "United States",
};

const COLOURS: Readonly<Record<CardKind["colour"], string>> = {
  red: "red: attacks",
  white: "white: attacks or answers",
  blue: "blue: answers",
};

const COUNTERS: Readonly<Record<CounterWord, string>> = {
  advantaged: "ADVANTAGED",
  tailing: "TAILING",
  damaged: "DAMAGED",
  loaded: "LOADED",
  rockets: "ROCKETS",
  dry: "DRY",
  clouds: "CLOUDS",
  straggler: "STRAGGLER",
};

/** Letters that a line at the foot of a card has room for. */
const ANSWERS = 30;

/** Words of the papers, in English. */
export const words = {
  "paper.records": "Record sheets",
  "paper.records.hint": "Two a page: ratings by level, boxes for damage, lines for game turns.",
  "paper.data": "Data cards",
  "paper.data.hint": "Four a page: the types that fly here.",
  "paper.battle": "Battle card",
  "paper.battle.hint": "What it is about, how it is won, who flies.",
  "paper.tables": "Answers and odds",
  "paper.tables.hint": "Which card answers which, the odds with their dice, bursts, what the words mean.",
  "paper.cards": "The deck",
  "paper.cards.hint": "Every card in use, nine a page, to cut out.",
  "paper.counters": "Counters",
  "paper.counters.hint": "Names, positions and damage, to cut out.",
  "paper.allData": "Data cards of all types",
  "paper.allData.hint": "Every aircraft and bomber of the tables.",

  "paper.records.title": "Record sheets",
  "paper.data.title": "Data cards",
  "paper.data.of": ({ name }: { readonly name: string }) => `Data card of the ${name}`,
  "paper.origin": ({ nation, year }: { readonly nation: Nation; readonly year: number }) =>
    `${NATION_NAMES[nation]}, ${year}`,
  "paper.nation": ({ nation }: { readonly nation: Nation }) => NATION_NAMES[nation],
  "paper.engines": "Engines",
  "paper.turrets": "Turrets: 1 card more for each other bomber in formation with it, 6 at most (DIF-B10).",
  "paper.leader": "Leader",
  "paper.wingman": "Wingman",
  "paper.column.turn": "Turn",
  "paper.column.level": "Level",
  "paper.column.position": "Position, towards whom",
  "paper.column.agility": "Agility Cards",
  "paper.column.bursts": "Bursts",
  "paper.column.notes": "Notes",

  "paper.cards.title": "The deck",
  "paper.cards.label": ({ cards }: { readonly cards: readonly string[] }) =>
    `Cards to cut out: ${cards.map(cardName).join(", ")}`,
  "paper.card.name": ({ card }: { readonly card: string }) => cardName(card),
  "paper.card.colour": ({ colour }: { readonly colour: CardKind["colour"] }) => COLOURS[colour],
  "paper.card.bursts": "bursts",
  "paper.card.hits": "hits",
  "paper.card.text": (of: { readonly name: CardName; readonly line: number; readonly letters: number }) =>
    wrapped(table["card.text"]({ name: of.name }), of.letters)[of.line] ?? "",
  /** `all`: of every card; `line`: from 0. */
  "paper.card.answers": (of: {
    readonly answers: readonly CardName[];
    readonly all: boolean;
    readonly line: number;
  }) =>
    wrapped(`Answers: ${of.all ? "every card" : of.answers.map(cardName).join(", ")}`, ANSWERS)[of.line] ??
    "",

  "paper.card.answeredBy": ({ by, line }: { readonly by: readonly CardName[]; readonly line: number }) =>
    wrapped(`Answered by: ${by.length === 0 ? "no card" : by.map(cardName).join(", ")}`, ANSWERS)[line] ?? "",

  "paper.counters.title": "Counters",
  "paper.counters.label": ({ count }: { readonly count: number }) =>
    `${counted(count, "counter", "counters")} to cut out`,
  "paper.counter": ({ what }: { readonly what: CounterWord }) => COUNTERS[what],

  "paper.answers.title": "Which card answers which",
  "paper.answers.how":
    "An answer beats the card it answers and may be answered itself; who may answer, the rules say (DIF-B8). In CLOUDS, chases and weaves other limits hold.",
  "paper.answers.card": "Card",
  "paper.answers.by": "Is answered by",
  "paper.answers.list": ({ names }: { readonly names: readonly CardName[] }) =>
    names.length === 0 ? "no card" : names.map(cardName).join(", "),
  "paper.glossary.title": "What the words mean",
  "paper.odds.title": "Odds and bursts",
  "paper.odds.how":
    "Hits times Hit Value against defense. Where the odds say “1 again”, only a 1 counts and is rolled again: the faces are those of the second roll (DIF-3.2). A damaged aircraft that is damaged again is shot down (DIF-5.4).",
  "paper.odds.die": ({ die }: { readonly die: "d6" | "d12" }) => `With a ${die.toUpperCase()}`,
  "paper.odds.odds": "Odds",
  "paper.odds.again": ({ odds }: { readonly odds: string }) => `${odds} (1 again)`,
  "paper.odds.down": "Shot down on",
  "paper.odds.damaged": "Damaged on",
  "paper.odds.downChance": "Chance: down",
  "paper.odds.damagedChance": "Chance: damaged",
  "paper.odds.chance": ({ part, whole }: Readonly<Record<"part" | "whole", number>>) =>
    part === 0
      ? "none"
      : part === whole
        ? "certain"
        : `${part}/${whole} (${((100 * part) / whole).toFixed(0)} %)`,
  "paper.bursts.sight": "Sight and training",
  "paper.bursts.neutral": "Neutral",
  "paper.bursts.advantaged": "Advantaged",
  "paper.bursts.tailing": "Tailing",

  "paper.battle.match": "Set-up of the match",
  "paper.battle.id": "Name",
  "paper.battle.aircraft": "Aircraft",
  "paper.battle.leader": "Leader",
  "paper.battle.wingman": "Wingman",
  "paper.battle.carries": "Carries",
  "paper.bombers": ({ count, name }: { readonly count: number; readonly name: string }) => `${count} ${name}`,
  "paper.carries": ({ carries }: { readonly carries: "load" | "rockets" | null }): string =>
    carries === null ? "–" : carries === "load" ? "bombs or torpedo" : "rockets",
  "paper.bombload": "bombs",
};
