import type { SoundWords } from "./words.en.ts";

export const words: SoundWords = {
  title: "Ton",
  on: "Ton am Tisch",
  onHint: "Motoren, Waffen, Würfel, Karten und ein Glockenton in einem stillen Raum. Nichts hört man nur.",
  master: "Alles",
  engines: "Motoren",
  guns: "Waffen und Abstürze",
  dice: "Würfel",
  signals: "Signale",
  room: "Der Raum",
  earcons: "Signale fürs Ohr",
  earconsHint:
    "Kurze Töne für Zug, Schuss, Bedrohung und was daraus wird, von der Seite, auf der es liegt. ? töne sagt sie am Tisch.",
  "earcon.move": "Am Zug",
  "earcon.shot": "Schuss möglich",
  "earcon.threat": "Im Visier",
  "earcon.edge": "Rand nah",
  "earcon.hit": "Treffer",
  "earcon.miss": "Fehlschuss",
  "earcon.jam": "Ladehemmung",
  "earcon.lost": "Verlust",
  percent: (value) => `${value} %`,
};
