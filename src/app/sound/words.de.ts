import type { SoundWords } from "./words.en.ts";

export const words: SoundWords = {
  title: "Ton",
  on: "Ton am Tisch",
  onHint: "Motoren, Waffen, Würfel, Karten und ein Glockenton in einem stillen Raum. Nichts hört man nur.",
  master: "Alles",
  engines: "Motoren",
  guns: "Waffen und Abstürze",
  dice: "Würfel",
  signals: "Wer dran ist",
  room: "Der Raum",
  percent: (value) => `${value} %`,
};
