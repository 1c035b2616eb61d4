import { useThrownFor } from "./use-thrown-for.ts";

/** What the dice are for and what they need, while they fall. */
export function ThrownFor() {
  const told = useThrownFor();
  return told === undefined ? null : <p className="paper thrown">{told}</p>;
}
