import type { OpponentEntry } from "./opponent.ts";

/** Every computer player, the weakest first: names at once, code when it is asked for. */
export const OPPONENTS: readonly OpponentEntry[] = [
  {
    id: "random",
    load: async () => (await import("./random.ts")).random,
  },
  {
    id: "cadet",
    load: async () => (await import("./cadet.ts")).cadet,
  },
  {
    id: "pilot",
    load: async () => (await import("./pilot.ts")).pilot,
  },
  {
    id: "ace",
    load: async () => (await import("./ace.ts")).ace,
  },
];

/** The entry of an opponent, or undefined when none has this id. */
export function findOpponent(id: string): OpponentEntry | undefined {
  return OPPONENTS.find((entry) => entry.id === id);
}
