import type { OpponentEntry } from "./opponent.ts";

/** Every computer player, the weakest first: names at once, code when it is asked for. */
export const OPPONENTS: readonly OpponentEntry[] = [
  {
    id: "random",
    title: { en: "Dice", de: "Würfel" },
    blurb: { en: "Any legal answer, by chance.", de: "Irgendeine erlaubte Antwort, wie es fällt." },
    load: async () => (await import("./random.ts")).random,
  },
  {
    id: "cadet",
    title: { en: "Cadet", de: "Flugschüler" },
    blurb: {
      en: "Flies by chance, but stays on the table and shoots when it can.",
      de: "Fliegt, wie es kommt, bleibt aber auf dem Tisch und schießt, wenn es geht.",
    },
    load: async () => (await import("./cadet.ts")).cadet,
  },
  {
    id: "pilot",
    title: { en: "Pilot", de: "Pilot" },
    blurb: {
      en: "Weighs every plot against every plot of yours and can't be second-guessed.",
      de: "Wägt jeden Befehl gegen jeden von deinen ab und lässt sich nicht ausrechnen.",
    },
    load: async () => (await import("./pilot.ts")).pilot,
  },
  {
    id: "ace",
    title: { en: "Ace", de: "Ass" },
    blurb: { en: "As the pilot, but two turns ahead.", de: "Wie der Pilot, aber zwei Züge voraus." },
    load: async () => (await import("./ace.ts")).ace,
  },
];

/** The entry of an opponent, or undefined when none has this id. */
export function findOpponent(id: string): OpponentEntry | undefined {
  return OPPONENTS.find((entry) => entry.id === id);
}
