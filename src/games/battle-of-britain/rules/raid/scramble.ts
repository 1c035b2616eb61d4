import { LATE_TURN } from "../../data/calendar.ts";
import { atlasOf } from "../map/atlas.ts";
import { geschwaderOf, hasAirfield, tablesOf } from "../state/look.ts";
import type { State, Wing } from "../state/state.ts";

/** BB-101: its own Group's stations; from turn 9 12 Group also answers 11 Group's. */
function answers(wing: Wing, group: string, turn: number): boolean {
  return wing.group === group || (turn >= LATE_TURN && wing.group === "12" && group === "11");
}

/** BB-101: at its station, airfield sound, a squadron at least, not used in this phase. */
function isReady(state: State, wing: Wing): boolean {
  return wing.square === null && !wing.used && wing.squadrons.length > 0 && hasAirfield(state, wing);
}

/** BB-100, BB-101, BB-126, BB-R16, BB-R46: wings that may be announced where a geschwader has entered a square that a working station watches. */
export function scramblers(state: State, id: string): readonly Wing[] {
  const one = geschwaderOf(state, id);
  const station = atlasOf(tablesOf(state.setup)).watched.get(one.square ?? "");
  if (!station || state.out.includes(station.id) || state.markers === 0 || one.contact !== null) return [];
  return state.wings.filter((wing) => answers(wing, station.group, state.turn) && isReady(state, wing));
}

export function mayScramble(state: State, id: string): boolean {
  return scramblers(state, id).length > 0;
}
