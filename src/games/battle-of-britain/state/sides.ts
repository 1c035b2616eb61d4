import type { Viewer } from "../../../core/game.ts";
import { BRITISH, GERMAN, type Side } from "../sides.ts";
import type { State } from "./state.ts";

/** The seat that plays a side. */
export function seatOf({ players }: State, side: Side): string {
  return players[side];
}

/** The side that a viewer plays; undefined for whoever plays none. */
export function sideOf({ players }: Pick<State, "players">, viewer: Viewer): Side | undefined {
  if (viewer === players[BRITISH]) return BRITISH;
  return viewer === players[GERMAN] ? GERMAN : undefined;
}
