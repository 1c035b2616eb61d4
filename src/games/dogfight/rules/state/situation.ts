import type { Options } from "../setup/options.ts";
import { TOP_LEVEL } from "../setup/setup.ts";
import type { Board } from "./state.ts";

/** All that decides which movement orders are legal. */
export interface Situation {
  /** Current ENGINE, 1 to 5. */
  readonly engine: number;
  /** SPEED of the last turn. */
  readonly speed: number;
  /** Whether it has turned since it last flew forward. */
  readonly turned: boolean;
  /** Levels lost in the last turn's dive. */
  readonly dived: number;
  /** Level now and the highest it may climb to. */
  readonly level: number;
  readonly ceiling: number;
  readonly options: Options;
}

/** The situation of an aircraft by its index. */
export function situationOf({ setup, aircraft }: Board, index: number): Situation {
  const one = aircraft[index];
  const airframe = setup.airframes[index];
  if (!one || !airframe) throw new RangeError(`no aircraft ${index}`);
  return {
    engine: one.engine,
    speed: one.speed,
    turned: one.turned,
    dived: one.dived,
    level: one.level,
    ceiling: Math.min(airframe.ceiling, TOP_LEVEL),
    options: setup.options,
  };
}

/** How many levels it may still dive, as far as it matters: 0, 1 or 2. */
function roomBelow(s: Situation): number {
  return s.level > 2 ? 2 : s.level > 1 ? 1 : 0;
}

/** A number for everything in a situation that the list of legal orders depends on. */
export function keyOf(s: Situation): number {
  const { options } = s;
  let key = s.engine * 6 + s.speed;
  key = key * 2 + (s.turned ? 1 : 0);
  key = key * 2 + (options.turnLimit === "each-turn" ? 1 : 0);
  key = key * 2 + (options.lameTurn ? 1 : 0);
  key = key * 2 + (options.allowZero ? 1 : 0);
  key = key * 24 + s.dived;
  if (!options.altitude) return key;
  const room = roomBelow(s) * 2 + (s.level < s.ceiling ? 1 : 0);
  return key + 3 * (room + 1);
}
