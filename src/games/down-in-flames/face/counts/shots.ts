import type { DatedEvent } from "../../../../face/told.ts";
import { bomberChances } from "../../rules/combat/bomber-damage.ts";
import type { Fraction } from "../../rules/combat/die.ts";
import { chancesOf } from "../../rules/combat/odds.ts";
import type { Options } from "../../rules/setup/options.ts";
import type { Facts } from "../told.ts";

/** What chance owed a shot, and what it gave; chances from 0 to 1. */
interface Shot {
  readonly turn: number;
  /** Who fired: a Leader, a Wingman, a bomber, or `flak`. */
  readonly by: string;
  readonly at: string;
}

/** A shot at a fighter or a light bomber. */
interface AircraftShot extends Shot {
  readonly kind: "aircraft";
  /** That it does anything at all. */
  readonly harmChance: number;
  readonly harm: boolean;
  /** That it shoots down: who is damaged falls by either result (DIF-5.4). */
  readonly downChance: number;
  readonly down: boolean;
}

/** A shot at a medium or heavy bomber, in points of damage. */
interface BomberShot extends Shot {
  readonly kind: "bomber";
  readonly owed: number;
  readonly points: number;
}

interface RocketShot extends Shot {
  readonly kind: "rockets";
  readonly chance: number;
  readonly hit: boolean;
}

export type CountedShot = AircraftShot | BomberShot | RocketShot;

function share([part, whole]: Fraction): number {
  return part / whole;
}

function atAircraft(
  turn: number,
  shot: Facts["event.fire"],
  die: Options["die"],
  wasDamaged: boolean,
): AircraftShot {
  const chances = chancesOf(shot.hits * shot.hitValue, shot.defense, die);
  const [down, damaged] = [share(chances.down), share(chances.damaged)];
  const harm = shot.result !== "none";
  return {
    kind: "aircraft",
    turn,
    by: shot.id,
    at: shot.at,
    harmChance: down + damaged,
    harm,
    downChance: wasDamaged ? down + damaged : down,
    down: shot.result === "down" || (wasDamaged && harm),
  };
}

function atBomber(turn: number, shot: Facts["event.fire-at-bomber"], die: Options["die"]): BomberShot {
  const { points, more } = bomberChances(shot.hits * shot.hitValue, die);
  const { id: by, at } = shot;
  return { kind: "bomber", turn, by, at, owed: points + share(more), points: shot.points };
}

const FACES = 6;

function byRockets(turn: number, { id, at, upTo, hit }: Facts["event.rockets"]): RocketShot {
  return { kind: "rockets", turn, by: id, at, chance: upTo / FACES, hit };
}

/** Every shot that dice decided, in the order in which they fell. */
export function shotsOf(told: readonly DatedEvent[], die: Options["die"]): readonly CountedShot[] {
  const damaged = new Set<string>();
  return told.flatMap(({ turn, event: { key, values } }): readonly CountedShot[] => {
    switch (key) {
      // DIF-H8: damage is mended between missions.
      case "event.mission":
        damaged.clear();
        return [];
      case "event.damaged":
        damaged.add((values as Facts["event.damaged"]).id);
        return [];
      case "event.fire": {
        const shot = values as Facts["event.fire"];
        return [atAircraft(turn, shot, die, damaged.has(shot.at))];
      }
      case "event.fire-at-bomber":
        return [atBomber(turn, values as Facts["event.fire-at-bomber"], die)];
      case "event.rockets":
        return [byRockets(turn, values as Facts["event.rockets"])];
      default:
        return [];
    }
  });
}
