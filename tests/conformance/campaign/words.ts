import type { Catalogue } from "../../../src/core/phrase.ts";

interface Phrases {
  sent: { red: number; blue: number };
  lost: { red: number; blue: number };
  supply: { red: number; blue: number };
  "throw.losses": { side: string };
  "throw.supply": { day: number };
  "throw.choice": Record<string, never>;
  "spawn.encounter": { day: number; red: number; blue: number };
  "not-legal": { text: string };
  won: { red: number; blue: number };
}

export const en: Catalogue<Phrases> = {
  sent: (v) => `Red sends ${v.red}, blue ${v.blue}.`,
  lost: (v) => `Red loses ${v.red}, blue ${v.blue}.`,
  supply: (v) => `Red is sent ${v.red}, blue ${v.blue}.`,
  "throw.losses": (v) => `losses of ${v.side}`,
  "throw.supply": (v) => `supply of day ${v.day}`,
  "throw.choice": () => "a choice",
  "spawn.encounter": (v) => `Day ${v.day}: ${v.red} of red meet ${v.blue} of blue.`,
  "not-legal": (v) => `“${v.text}” is not among the legal answers.`,
  won: (v) => `Red has ${v.red} left, blue ${v.blue}.`,
};

export const de: Catalogue<Phrases> = {
  sent: (v) => `Rot schickt ${v.red}, Blau ${v.blue}.`,
  lost: (v) => `Rot verliert ${v.red}, Blau ${v.blue}.`,
  supply: (v) => `Rot bekommt ${v.red}, Blau ${v.blue}.`,
  "throw.losses": (v) => `Verluste von ${v.side}`,
  "throw.supply": (v) => `Nachschub des Tages ${v.day}`,
  "throw.choice": () => "eine Wahl",
  "spawn.encounter": (v) => `Tag ${v.day}: ${v.red} von Rot treffen ${v.blue} von Blau.`,
  "not-legal": (v) => `„${v.text}“ ist keine der erlaubten Antworten.`,
  won: (v) => `Rot hat noch ${v.red}, Blau ${v.blue}.`,
};
