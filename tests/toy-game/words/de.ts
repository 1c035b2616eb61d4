import type { Card } from "../data/cards.ts";
import { PLACES } from "../data/map.ts";
import type { Words } from "./phrases.ts";

const PLACE_NAMES: Readonly<Record<keyof typeof PLACES, string>> = {
  airfield: "Flugplatz",
  port: "Hafen",
  works: "Werk",
};

const CARD_NAMES: Readonly<Partial<Record<Card, string>>> = {
  intercept: "Abfangen",
  ambush: "Überfall",
  evade: "Ausweichen",
  pursue: "Nachsetzen",
  ace: "Ass",
};

function place(square: string): string {
  const found = Object.entries(PLACES).find(([, at]) => at === square)?.[0];
  return found ? `${square} (${PLACE_NAMES[found as keyof typeof PLACES]})` : square;
}

function seat(id: string): string {
  if (id === "red") return "Die Angreifer";
  return id === "blue" ? "Die Verteidiger" : id;
}

function verb(id: string, one: string, many: string): string {
  return id === "red" || id === "blue" ? many : one;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function right(near: readonly string[]): string {
  return `möglich: ${near.join(", ")}`;
}

const strength = (left: number) => (left === 0 ? "eine Attrappe, sie kommt vom Tisch" : `Stärke ${left}`);

export const de: Words = {
  musters: (v) =>
    `${seat(v.seat)} ${verb(v.seat, "legt", "legen")} ${
      v.strengths
        ? Object.entries(v.strengths)
            .map(([id, left]) => `${id} (${left})`)
            .join(", ")
        : v.ids.join(", ")
    } verdeckt aus.`,
  draws: (v) =>
    `${seat(v.seat)} ${verb(v.seat, "zieht", "ziehen")} ${v.cards ? v.cards.map((card) => CARD_NAMES[card] ?? card).join(", ") : count(v.count, "Karte", "Karten")}.`,
  reshuffles: (v) => `${count(v.cards, "Karte", "Karten")} vom Stapel werden gemischt: die neuen Ziehkarten.`,
  turn: (v) => `Runde ${v.turn}.`,
  moves: (v) => `${v.id} zieht von ${v.from} nach ${v.to}.`,
  "turned-up": (v) => `${v.id} wird aufgedeckt: ${strength(v.strength)}.`,
  meets: (v) => `${v.by} trifft auf ${v.at}, Feld ${place(v.square)}.`,
  attacks: (v) =>
    `${seat(v.seat)} ${verb(v.seat, "spielt", "spielen")} ${CARD_NAMES[v.card] ?? v.card}: ${v.by} auf ${v.at}.`,
  answers: (v) =>
    `${seat(v.seat)} ${verb(v.seat, "antwortet", "antworten")} auf ${CARD_NAMES[v.to] ?? v.to} mit ${CARD_NAMES[v.card] ?? v.card}.`,
  passes: (v) => `${seat(v.seat)} ${verb(v.seat, "passt", "passen")}.`,
  misses: (v) => `${v.id} wird nicht getroffen.`,
  hit: (v) => `${v.id} wird getroffen und verliert ${v.lost}: Stärke ${v.left} bleibt.`,
  destroyed: (v) => `${v.id} wird getroffen und zerstört.`,
  "falls-back": (v) => `${v.id} weicht nach ${v.to} zurück.`,
  bombs: (v) => `${v.id} wirft ${count(v.bombs, "Bombe", "Bomben")} auf ${place(v.square)}.`,
  opens: (v) =>
    v.kind === "target"
      ? `${seat(v.seat)}: das Ziel war ${place(v.square)}.`
      : `${seat(v.seat)}: bewacht war ${place(v.square)}.`,
  bids: (v) =>
    `Die Angreifer bieten ${v.red}, die Verteidiger ${v.blue}: ${v.winner === "red" ? "die Angreifer" : "die Verteidiger"} gewinnen das Gebot und ${count(v.gain, "Punkt", "Punkte")}.`,
  shoved: (v) => `${v.id} wird nach ${v.to} geschoben.`,
  lost: (v) => `Die Angreifer verlieren ${v.red}, die Verteidiger ${v.blue}.`,
  salvage: (v) => `Geborgenes bringt den Angreifern ${v.red}, den Verteidigern ${v.blue}.`,
  amended: (v) => `${v.what} ist jetzt ${v.to}.`,
  "spawn.encounter": (v) => `Tag ${v.day}: ${v.red} der Angreifer treffen ${v.blue} der Verteidiger.`,
  standing: (v) => `Runde ${v.turn} von ${v.turns}: Angreifer ${v.red}, Verteidiger ${v.blue}.`,
  "won-by-points": (v) =>
    `Die Angreifer haben ${count(v.red, "Punkt", "Punkte")}, die Verteidiger ${v.blue}.`,
  "throw.shuffle": "die Karten werden gemischt",
  "throw.muster": (v) => `Staffeln für ${v.by}`,
  "throw.draw": (v) => `Karten für ${v.by}`,
  "throw.tie": "gleiche Gebote",
  "throw.losses": (v) => `Verluste von ${v.by}`,
  "throw.salvage": (v) => `Bergung des Tages ${v.day}`,
  "throw.choice": "eine Wahl",
  "grammar-target": (v) => `„${v.found}“ wählt kein Ziel; ${right(v.near)}.`,
  "grammar-guard": (v) => `„${v.found}“ wählt keinen Ort, der bewacht wird; ${right(v.near)}.`,
  "grammar-move": (v) => `„${v.found}“ ist kein Zug; ${right(v.near)}.`,
  "grammar-attack": (v) => `„${v.found}“ ist kein Angriff; ${right(v.near)}.`,
  "grammar-answer": (v) => `„${v.found}“ ist keine Antwort; ${right(v.near)}.`,
  "grammar-bid": (v) => `„${v.found}“ ist kein Gebot; ${right(v.near)}.`,
  "grammar-shove": (v) => `„${v.found}“ schiebt niemanden; ${right(v.near)}.`,
  "grammar-battle": (v) => `„${v.found}“ ist kein Ausgang eines Gefechts; ${right(v.near)}.`,
  "no-place": (v) => `„${v.found}“ ist kein Ort mit Namen; ${right(v.near)}.`,
  "no-square": (v) => `„${v.found}“ ist kein Feld: Spalten sind A bis E, Reihen 1 bis 5; ${right(v.near)}.`,
  "no-card": (v) => `„${v.found}“ ist keine Karte; ${right(v.near)}.`,
  "not-yours": (v) => `„${v.found}“ ist keine deiner Staffeln; ${right(v.near)}.`,
  "has-moved": (v) => `${v.found} ist in dieser Runde schon gezogen; ${right(v.near)}.`,
  "too-far": (v) => `${v.found} ist kein Nachbarfeld; ${right(v.near)}.`,
  stacked: (v) => `Auf ${v.found} stehen schon zwei deiner Seite; ${right(v.near)}.`,
  "in-cloud": (v) => `Wer auf ${v.found} steht, ist in der Wolke verborgen; ${right(v.near)}.`,
  claimed: (v) => `Auf ${v.found} wird eine andere deiner Staffeln sein; ${right(v.near)}.`,
  "out-of-reach": (v) => `Neben ${v.found} steht niemand von deiner Seite; ${right(v.near)}.`,
  "too-many": (v) => `${v.found} sind mehr, als da waren; ${right(v.near)}.`,
  "no-amendment": (v) => `„${v.found}“ lässt sich nicht setzen; ${right(v.near)}.`,
  "not-held": (v) => `Du hast keine Karte „${v.found}“; ${right(v.near)}.`,
  "no-counter": (v) => `„${v.found}“ antwortet nicht auf diese Karte; ${right(v.near)}.`,
  "no-attack": (v) => `„${v.found}“ ist keine Angriffskarte; ${right(v.near)}.`,
  "too-short": (v) => `${v.squadrons} Staffeln je Platz brauchen mindestens 2 Runden, nicht ${v.turns}.`,
  "seat-id": (v) =>
    `„${v.found}“ ist kein Name für einen Platz: 1 bis 16 Buchstaben, Ziffern oder Bindestriche, jeder Name einmal, weder table noch umpire.`,
};
