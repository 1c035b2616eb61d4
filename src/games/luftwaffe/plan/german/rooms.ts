import { ROOM, standingOn, usableBases } from "../../raid/bases.ts";
import { livingGermans, typeOf } from "../../state/look.ts";
import type { GermanState, State } from "../../state/state.ts";
import type { HexName, Place } from "../../tables/tables.ts";
import { least } from "../asked.ts";
import { type Field, far, germanWay } from "../field.ts";

interface Room {
  readonly base: Place;
  readonly way: Field;
  left: number;
}

/** Bases with the room that nobody in the air counts on: each keeps the one where he can land. */
export class Rooms {
  private readonly all: readonly Room[];
  private readonly kept = new Map<string, Room>();
  private readonly state: State;

  constructor(state: State) {
    this.state = state;
    this.all = usableBases(state).map((base) => ({
      base,
      way: germanWay(base.hex, state.quarter),
      left: ROOM - standingOn(state, base.id),
    }));
    const air = livingGermans(state).filter(({ hex }) => hex !== null);
    for (const one of air.toSorted((a, b) => (a.counter ?? 0) - (b.counter ?? 0)))
      this.keep(one, one.hex ?? "");
  }

  private keep(one: GermanState, hex: HexName): void {
    const room = least(
      this.all.filter(({ left }) => left > 0),
      ({ way }) => far(way, hex),
    );
    if (!room) return;
    room.left -= 1;
    this.kept.set(one.id, room);
  }

  /** Where somebody in the air is to land. */
  baseOf(one: GermanState): Place | undefined {
    return this.kept.get(one.id)?.base;
  }

  /** Whether somebody who fights in a hex can land within so many turns; who takes off has his base left. */
  landsFrom(one: GermanState, hex: HexName, turns: number): boolean {
    const hexes = typeOf(this.state, one.type).speed * turns;
    const own = this.kept.get(one.id);
    if (own && far(own.way, hex) <= hexes) return true;
    return this.all.some(
      ({ base, way, left }) => (left > 0 || base.id === one.base) && far(way, hex) <= hexes,
    );
  }
}
