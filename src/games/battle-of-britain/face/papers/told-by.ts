import type { GameEvent } from "../../../../core/game.ts";
import { toldIn } from "../../../../face/told.ts";
import type { Force } from "./force.ts";

/** What everybody has been told so far. */
export function toldBy({ moments }: Force): readonly GameEvent[] {
  return toldIn(moments, "table").map(({ event }) => event);
}
