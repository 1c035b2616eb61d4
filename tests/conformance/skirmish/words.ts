import type { Catalogue } from "../../../src/core/phrase.ts";

interface Phrases {
  bids: { red: number; blue: number; winner: string; gain: number };
  drew: { side: string; cards?: readonly number[] };
  shoved: { by: string; ship: string; to: string };
  targets: Record<string, { q: number; r: number }>;
  draw: { side: string };
  lost: { red: number; blue: number };
  salvage: { red: number; blue: number };
  "throw.losses": { side: string };
  "throw.salvage": { day: number };
  "spawn.encounter": { day: number; red: number; blue: number };
  amended: { what: string; to: string };
  tie: Record<string, never>;
  "not-legal": { text: string };
  "too-short": { ships: number; rounds: number };
  "won-by-points": { red: number; blue: number };
}

export const en: Catalogue<Phrases> = {
  bids: (v) => `Red bids ${v.red}, blue ${v.blue}: ${v.winner} wins the bid and scores ${v.gain}.`,
  drew: (v) => (v.cards ? `${v.side} draws ${v.cards.join(", ")}.` : `${v.side} draws a card.`),
  shoved: (v) => `${v.by} shoves ${v.ship} ${v.to}.`,
  targets: (v) =>
    `Targets: ${Object.entries(v)
      .map(([side, hex]) => `${side} ${hex.q},${hex.r}`)
      .join("; ")}.`,
  lost: (v) => `Red loses ${v.red}, blue ${v.blue}.`,
  salvage: (v) => `What is salvaged brings red ${v.red}, blue ${v.blue}.`,
  "throw.losses": (v) => `losses of ${v.side}`,
  "throw.salvage": (v) => `salvage of day ${v.day}`,
  "spawn.encounter": (v) => `Day ${v.day}: ${v.red} of red meet ${v.blue} of blue.`,
  draw: (v) => `a card for ${v.side}`,
  amended: (v) => `${v.what} is ${v.to} now.`,
  tie: () => "equal bids",
  "not-legal": (v) => `“${v.text}” is not among the legal answers.`,
  "too-short": (v) => `${v.ships} ships a side need 2 rounds or more, not ${v.rounds}.`,
  "won-by-points": (v) => `Red has ${v.red} points, blue ${v.blue}.`,
};

export const de: Catalogue<Phrases> = {
  bids: (v) => `Rot bietet ${v.red}, Blau ${v.blue}: ${v.winner} gewinnt und erhält ${v.gain}.`,
  drew: (v) => (v.cards ? `${v.side} zieht ${v.cards.join(", ")}.` : `${v.side} zieht eine Karte.`),
  shoved: (v) => `${v.by} schiebt ${v.ship} nach ${v.to}.`,
  targets: (v) =>
    `Ziele: ${Object.entries(v)
      .map(([side, hex]) => `${side} ${hex.q},${hex.r}`)
      .join("; ")}.`,
  lost: (v) => `Rot verliert ${v.red}, Blau ${v.blue}.`,
  salvage: (v) => `Geborgenes bringt Rot ${v.red}, Blau ${v.blue}.`,
  "throw.losses": (v) => `Verluste von ${v.side}`,
  "throw.salvage": (v) => `Bergung des Tages ${v.day}`,
  "spawn.encounter": (v) => `Tag ${v.day}: ${v.red} von Rot treffen ${v.blue} von Blau.`,
  draw: (v) => `eine Karte für ${v.side}`,
  amended: (v) => `${v.what} ist jetzt ${v.to}.`,
  tie: () => "gleiche Gebote",
  "not-legal": (v) => `„${v.text}“ ist keine der erlaubten Antworten.`,
  "too-short": (v) => `${v.ships} Schiffe je Seite brauchen mindestens 2 Runden, nicht ${v.rounds}.`,
  "won-by-points": (v) => `Rot hat ${v.red} Punkte, Blau ${v.blue}.`,
};
