import type { words as english } from "../en/table.ts";

const CARDS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  intercept: ["Abfangen", "Ein Angriff, der 1 Stärke kostet."],
  ambush: ["Hinterhalt", "Ein Angriff, der 2 Stärke kostet."],
  evade: ["Ausweichen", "Antwortet auf einen Angriff oder auf Verfolgen."],
  pursue: ["Verfolgen", "Antwortet auf Ausweichen."],
  ace: ["Ass", "Antwortet auf jede Karte."],
};
const PLACES: Readonly<Record<string, string>> = { airfield: "Flugplatz", port: "Hafen", works: "Werk" };
const SIDES: Readonly<Record<string, string>> = { red: "der Angreifer", blue: "der Verteidiger" };

const TITLES: Readonly<Record<string, string>> = {
  target: "ein Ziel wählen",
  guard: "einen Ort bewachen",
  move: "eine Staffel ziehen",
  attack: "angreifen",
  answer: "antworten",
  bid: "bieten",
  shove: "einen Gegner schieben",
  battle: "das Gefecht",
};
const WHY: Readonly<Record<string, string>> = {
  target: "Bomben darauf zählen drei; niemand erfährt es vor dem Ende (RD-4).",
  guard: "Bomben darauf zählen nur eins; niemand erfährt es vor dem Ende (RD-4).",
  chosen: "Zwei Punkte am Ende, wer dort steht; niemand erfährt es vorher (RD-18).",
  move: "Auf ein Nachbarfeld, jede Staffel einmal in der Runde (RD-6).",
  attack: "Spiel eine Angriffskarte oder passe (RD-9).",
  bid: "Das höhere Gebot bringt einen Punkt für jede Staffel in der Mitte, und man darf schieben (RD-17).",
  shove: "Einen Gegner neben einer deiner Staffeln, auf ein Feld neben seinem (RD-19).",
  battle: "Wie viele jede Seite verliert (RD-20).",
};

/** Words of the raid's table, in German. */
export const words: typeof english = {
  "card.title": ({ card }) => CARDS[card]?.[0] ?? card,
  "card.text": ({ card }) => CARDS[card]?.[1] ?? "",
  "card.hits": "Stärke",
  "card.held": ({ seat }) => `eine Karte ${SIDES[seat] ?? seat}`,
  "group.deck": "Stapel",
  "group.discard": "Gespielt",
  "print.title": "DIE MÜNDUNG  ·  EIN FELD ZEHN MEILEN",
  "print.estuary": "DIE MÜNDUNG",
  "area.land": "LAND",
  "area.cloud": "WOLKE",
  place: ({ place }) => PLACES[place] ?? place,
  "track.turns": "Runde",
  "marker.turn": ({ turn }) => `Runde ${turn}`,
  "chart.score": "Punkte",
  "chart.points": "bisher",
  "chart.side": ({ side }) => (side === "red" ? "Angreifer" : "Verteidiger"),
  "counter.title": ({ id, side }) => `${id}, eine Staffel ${SIDES[side] ?? side}`,
  "counter.strength": "Stärke",
  "counter.down": "verdeckt",
  "cue.meets": ({ square }) => `Sie treffen sich auf ${square}`,
  "list.title": "Staffeln",
  "list.hint": "Wähle eine Staffel, um sie auf der Karte zu sehen.",
  "ask.title": ({ kind, name }) => `${name}: ${TITLES[kind] ?? kind}`,
  "ask.why": ({ kind, card }) =>
    kind === "answer" ? `${CARDS[card]?.[0] ?? card} ist gespielt worden (RD-9).` : (WHY[kind] ?? ""),
  "offer.move": ({ id, to }) => `${id} nach ${to}`,
  "offer.strength": ({ strength }) => `Stärke ${strength}`,
  "offer.play": ({ card }) => `${CARDS[card]?.[0] ?? card} spielen`,
  "offer.bid": ({ points }) => (points > 0 ? `${points} bieten` : "Nichts bieten"),
  "offer.losses": ({ red, blue }) => `Angreifer verlieren ${red}, Verteidiger ${blue}`,
  "offer.done": "Niemand zieht mehr",
  "offer.pass": "Passen",
  "standing.no-answers": "Keine Karte beantworten",
};
