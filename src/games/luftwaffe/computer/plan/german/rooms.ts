import { rememberedBy } from "../../../../../core/remember.ts";
import type { HexName, Place } from "../../../data/tables.ts";
import { ROOM } from "../../../data/tables.ts";
import { standingOn, usableBases } from "../../../rules/raid/bases.ts";
import { livingGermans, typeOf } from "../../../rules/state/look.ts";
import type { GermanState, State } from "../../../rules/state/state.ts";
import { least } from "../asked.ts";
import { type Field, far, germanWay } from "../field.ts";

interface Room {
  readonly base: Place;
  readonly way: Field;
  left: number;
}

/** Turns in which somebody in the air may still fly, this one included unless he has moved. */
function turnsOf({ counter, moved }: GermanState): number {
  return (counter ?? 0) + (moved ? 0 : 1);
}

/** Bases with the room that nobody in the air counts on: each keeps the one where he can land. */
export class Rooms {
  private readonly all: readonly Room[];
  private readonly kept = new Map<string, Room>();
  private readonly state: State;
  private readonly inReach = rememberedBy(
    ({ hex, hexes }: { readonly hex: HexName; readonly hexes: number }) => `${hex} ${hexes}`,
    ({ hex, hexes }): readonly Room[] => this.all.filter(({ way }) => far(way, hex) <= hexes),
  );

  constructor(state: State) {
    this.state = state;
    this.all = usableBases(state).map((base) => ({
      base,
      way: germanWay(base.hex, state.quarter),
      left: ROOM - standingOn(state, base.id),
    }));
    const air = livingGermans(state)
      .filter(({ hex }) => hex !== null)
      .map((one) => ({ one, open: this.within(one, one.hex ?? "", turnsOf(one)).length }))
      .toSorted((a, b) => a.open - b.open);
    for (const { one } of air) this.keep(one);
  }

  /** Rooms that somebody reaches from a hex within so many turns. */
  private within({ type }: GermanState, hex: HexName, turns: number): readonly Room[] {
    return this.inReach({ hex, hexes: typeOf(this.state, type).speed * turns });
  }

  /** Who has the fewest bases chooses first, the nearest with room. */
  private keep(one: GermanState): void {
    const free = this.all.filter(({ left }) => left > 0);
    const room = least(free, ({ way }) => far(way, one.hex ?? ""));
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
    const open = this.within(one, hex, turns);
    const own = this.kept.get(one.id);
    return open.some((room) => room === own || room.left > 0 || room.base.id === one.base);
  }
}
