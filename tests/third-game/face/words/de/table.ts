import type { words as english } from "../en/table.ts";

const CARDS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  intercept: ["Abfangen", "Ein Angriff, der 1 Stärke kostet."],
  ambush: ["Hinterhalt", "Ein Angriff, der 2 Stärke kostet."],
  evade: ["Ausweichen", "Antwortet auf einen Angriff oder auf Verfolgen."],
  pursue: ["Verfolgen", "Antwortet auf Ausweichen."],
  ace: ["Ass", "Antwortet auf jede Karte."],
};
const PLACES: Readonly<Record<string, string>> = { airfield: "Flugplatz", port: "Hafen", works: "Werk" };
const SIDES: Readonly<Record<string, string>> = { raiders: "der Angreifer", defenders: "der Verteidiger" };

/** Words of the raid's table, in German. */
export const words: typeof english = {
  "card.title": ({ card }) => CARDS[card]?.[0] ?? card,
  "card.text": ({ card }) => CARDS[card]?.[1] ?? "",
  "card.hits": () => "Stärke",
  "card.held": ({ seat }) => `eine Karte ${SIDES[seat] ?? seat}`,
  "group.deck": () => "Stapel",
  "group.discard": () => "Gespielt",
  "area.land": () => "LAND",
  "area.cloud": () => "WOLKE",
  place: ({ place }) => PLACES[place] ?? place,
  "track.turns": () => "Runde",
  "marker.turn": ({ turn }) => `Runde ${turn}`,
  "chart.score": () => "Punkte",
  "chart.points": () => "bisher",
  "chart.side": ({ side }) => (side === "raiders" ? "Angreifer" : "Verteidiger"),
  "counter.title": ({ id, side }) => `${id}, eine Staffel ${SIDES[side] ?? side}`,
  "counter.strength": () => "Stärke",
  "counter.down": () => "verdeckt",
  "cue.meets": ({ square }) => `Sie treffen sich auf ${square}`,
  "ask.place": ({ kind }) =>
    kind === "target" ? "Welchem Ort gilt der Angriff? (RD-4)" : "Welcher Ort wird bewacht? (RD-4)",
  "ask.move": () => "Die Staffeln ziehen, eine nach der anderen, oder bleiben. (RD-6)",
  "ask.card": ({ kind, about }) =>
    kind === "attack"
      ? `${about} greift an: mit welcher Karte? (RD-9)`
      : `${about}: welche Karte antwortet? (RD-9)`,
  "offer.move": ({ id, to }) => `${id} nach ${to}`,
  "offer.last": ({ kind }) => (kind === "done" ? "Das ist alles" : "Nichts spielen"),
};
