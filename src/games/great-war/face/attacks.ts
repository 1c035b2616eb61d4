import type { GameEvent, PieceId } from "../../../core/game.ts";
import { cellOf } from "../data/fire-table.ts";
import type { FireRow, Tables } from "../data/tables.ts";
import type { Phrases } from "../words/phrases.ts";

/** What the damage table owes an attack, from all 36 throws of its two dice. */
interface Owed {
  /** Probability of any damage or a critical hit, 0 to 1. */
  readonly chance: number;
  /** Damage points on average. */
  readonly points: number;
  /** Probability of a critical hit. */
  readonly critical: number;
}

/** One attack and what came of it. */
export interface Attack {
  readonly turn: number;
  /** Who fired; null for the ground. */
  readonly from: PieceId | null;
  readonly target: PieceId;
  readonly hit: boolean;
  readonly points: number;
  readonly critical: boolean;
  /** 4.7b: fired at what was destroyed already; chance had no say. */
  readonly moot: boolean;
  readonly owed: Owed;
}

const NOTHING: Owed = { chance: 0, points: 0, critical: 0 };
const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const THROWS = 36;

/** Throws of two dice that make a sum. */
function waysTo(sum: number): number {
  return 6 - Math.abs(7 - sum);
}

/** What a row of the damage table owes at a range (hexes plus levels) under a modifier. */
export function owedBy(tables: Tables, row: FireRow, range: number, modifier: number): Owed {
  return ROLLS.reduce((sum: Owed, roll) => {
    const { points, critical } = cellOf(tables, row, range, roll + modifier);
    const share = waysTo(roll) / THROWS;
    return {
      chance: sum.chance + (points > 0 || critical ? share : 0),
      points: sum.points + points * share,
      critical: sum.critical + (critical ? share : 0),
    };
  }, NOTHING);
}

function airAttack(turn: number, tables: Tables, values: Phrases["event.attack"]): Attack {
  const { id, target, row, range, total, hit, points, critical, moot } = values;
  const owed = moot ? NOTHING : owedBy(tables, row as FireRow, range, total);
  return { turn, from: id, target, hit, points, critical, moot, owed };
}

function groundAttack(turn: number, tables: Tables, values: Phrases["event.ground-attack"]): Attack {
  const { id, row, total, hit, points, critical } = values;
  const owed = owedBy(tables, row as FireRow, 0, total);
  return { turn, from: null, target: id, hit, points, critical, moot: false, owed };
}

/** The attack that an event tells of; undefined for every other event. */
export function attackOf(turn: number, tables: Tables, { key, values }: GameEvent): Attack | undefined {
  if (key === "event.attack") return airAttack(turn, tables, values as Phrases["event.attack"]);
  if (key !== "event.ground-attack") return undefined;
  return groundAttack(turn, tables, values as Phrases["event.ground-attack"]);
}
