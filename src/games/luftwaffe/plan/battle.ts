import { type Choice, only, say } from "./asked.ts";

/** LW-64: tanks are dropped, nobody is withheld. */
export function defend(): readonly Choice[] {
  return only({ kind: "defend", keep: [], withhold: { count: 0, units: [] } });
}

/** LW-58: whoever may fire back does. */
export function reply(): readonly Choice[] {
  return [...only({ kind: "fire", split: [] }, 1), say("hold")];
}
