import { wrapped } from "../../../../../face/wrapped.ts";
import type { CardKind } from "../../../data/card.ts";
import type { NATIONS } from "../../../data/types/aircraft.ts";
import { cardName } from "../../../words/card-name.de.ts";
import { counted } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/papers.ts";
import type { CounterWord } from "../paper-values.ts";
import { words as table } from "./table.ts";

const NATION_NAMES: Readonly<Record<(typeof NATIONS)[number], string>> = {
  DE: "Deutschland",
  GB: "Großbritannien",
  IT: "Italien",
  JP: "Japan",
  SU: "Sowjetunion",
  US: "Vereinigte Staaten",
};

const COLOURS: Readonly<Record<CardKind["colour"], string>> = {
  red: "rot: greift an",
  white: "weiß: greift an oder antwortet",
  blue: "blau: antwortet",
};

const COUNTERS: Readonly<Record<CounterWord, string>> = {
  advantaged: "IM VORTEIL",
  tailing: "IM NACKEN",
  damaged: "BESCHÄDIGT",
  loaded: "BELADEN",
  rockets: "RAKETEN",
  dry: "VERSCHOSSEN",
  clouds: "IN WOLKEN",
  straggler: "NACHZÜGLER",
};

/** Buchstaben, die in eine Zeile am Fuß einer Karte passen. */
const ANSWERS = 30;

/** Wörter der Druckbögen. */
export const words: typeof english = {
  "paper.records": "Bögen",
  "paper.records.hint": "Zwei je Seite: Werte nach Stufe, Kästchen für Schäden, Zeilen für Spielrunden.",
  "paper.data": "Datenkarten",
  "paper.data.hint": "Vier je Seite: die Typen, die hier fliegen.",
  "paper.battle": "Gefechtskarte",
  "paper.battle.hint": "Worum es geht, wie man gewinnt, wer fliegt.",
  "paper.tables": "Antworten und Verhältnisse",
  "paper.tables.hint":
    "Welche Karte auf welche antwortet, die Verhältnisse mit ihren Würfeln, Feuerstöße, was die Wörter bedeuten.",
  "paper.cards": "Der Stapel",
  "paper.cards.hint": "Jede Karte, die im Spiel ist, neun je Seite, zum Ausschneiden.",
  "paper.counters": "Spielmarken",
  "paper.counters.hint": "Namen, Stellungen und Schäden, zum Ausschneiden.",
  "paper.allData": "Datenkarten aller Typen",
  "paper.allData.hint": "Jedes Flugzeug und jeder Bomber der Tabellen.",

  "paper.records.title": "Bögen",
  "paper.data.title": "Datenkarten",
  "paper.data.of": ({ name }) => `Datenkarte: ${name}`,
  "paper.origin": ({ nation, year }) => `${NATION_NAMES[nation]}, ${year}`,
  "paper.nation": ({ nation }) => NATION_NAMES[nation],
  "paper.engines": "Motoren",
  "paper.turrets":
    "Abwehrstände: 1 Karte mehr für jeden anderen Bomber im selben Verband, höchstens 6 (DIF-B10).",
  "paper.leader": "Führer",
  "paper.wingman": "Kaczmarek",
  "paper.column.turn": "Runde",
  "paper.column.level": "Stufe",
  "paper.column.position": "Stellung, zu wem",
  "paper.column.agility": "Wendekarten",
  "paper.column.bursts": "Feuerstöße",
  "paper.column.notes": "Notizen",

  "paper.cards.title": "Der Stapel",
  "paper.cards.label": ({ cards }) => `Karten zum Ausschneiden: ${cards.map(cardName).join(", ")}`,
  "paper.card.name": ({ card }) => cardName(card),
  "paper.card.colour": ({ colour }) => COLOURS[colour],
  "paper.card.bursts": "Feuerstöße",
  "paper.card.hits": "Treffer",
  "paper.card.text": ({ name, line, letters }) => wrapped(table["card.text"]({ name }), letters)[line] ?? "",
  "paper.card.answers": (of) =>
    wrapped(`Antwortet auf: ${of.all ? "jede Karte" : of.answers.map(cardName).join(", ")}`, ANSWERS)[
      of.line
    ] ?? "",

  "paper.card.answeredBy": ({ by, line }) =>
    wrapped(`Darauf antwortet: ${by.length === 0 ? "keine Karte" : by.map(cardName).join(", ")}`, ANSWERS)[
      line
    ] ?? "",

  "paper.counters.title": "Spielmarken",
  "paper.counters.label": ({ count }) => `${counted(count, "Spielmarke", "Spielmarken")} zum Ausschneiden`,
  "paper.counter": ({ what }) => COUNTERS[what],

  "paper.answers.title": "Welche Karte auf welche antwortet",
  "paper.answers.how":
    "Eine Antwort schlägt die Karte, auf die sie antwortet, und kann selbst beantwortet werden; wer antworten darf, sagen die Regeln (DIF-B8). In Wolken, bei Verfolgungen und im Weave gelten andere Grenzen.",
  "paper.answers.card": "Karte",
  "paper.answers.by": "Darauf antwortet",
  "paper.answers.list": ({ names }) => (names.length === 0 ? "keine Karte" : names.map(cardName).join(", ")),
  "paper.glossary.title": "Was die Wörter bedeuten",
  "paper.odds.title": "Verhältnisse und Feuerstöße",
  "paper.odds.how":
    "Treffer mal Trefferwert gegen Abwehr. Wo „1 noch einmal“ steht, zählt nur eine 1, und nach ihr wird noch einmal gewürfelt: Die Zahlen sind die des zweiten Wurfs (DIF-3.2). Wer beschädigt ist und noch einmal beschädigt wird, ist abgeschossen (DIF-5.4).",
  "paper.odds.die": ({ die }) => `Mit einem W${die.slice(1)}`,
  "paper.odds.odds": "Verhältnis",
  "paper.odds.again": ({ odds }) => `${odds} (1 noch einmal)`,
  "paper.odds.down": "Abschuss bei",
  "paper.odds.damaged": "Beschädigt bei",
  "paper.odds.downChance": "Chance: Abschuss",
  "paper.odds.damagedChance": "Chance: beschädigt",
  "paper.odds.chance": ({ part, whole }) =>
    part === 0
      ? "keine"
      : part === whole
        ? "sicher"
        : `${part}/${whole} (${((100 * part) / whole).toFixed(0)} %)`,
  "paper.bursts.sight": "Visier und Übung",
  "paper.bursts.neutral": "Neutral",
  "paper.bursts.advantaged": "Im Vorteil",
  "paper.bursts.tailing": "Im Nacken",

  "paper.battle.match": "Aufstellung der Partie",
  "paper.battle.id": "Name",
  "paper.battle.aircraft": "Flugzeuge",
  "paper.battle.leader": "Führer",
  "paper.battle.wingman": "Kaczmarek",
  "paper.battle.carries": "Trägt",
  "paper.bombers": ({ count, name }) => `${count} ${name}`,
  "paper.carries": ({ carries }) =>
    carries === null ? "–" : carries === "load" ? "Bomben oder Torpedo" : "Raketen",
  "paper.bombload": "Bomben",
};
