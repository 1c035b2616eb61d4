import { ahead, NUMERALS, type Numeral } from "../../src/core/geometry/clock.ts";
import { type Point, squaredGap } from "../../src/core/geometry/surd.ts";
import { BANDS } from "../../src/games/dogfight/data/tables.ts";
import { FRONT, LEFT, REAR, RIGHT, type WeaponSet } from "../../src/games/dogfight/data/weapons.ts";
import { arcsTo } from "../../src/games/dogfight/rules/fire/arcs.ts";
import { bandOf } from "../../src/games/dogfight/rules/fire/range.ts";
import type { Pose } from "../../src/games/dogfight/rules/move/fly.ts";
import { compare, perSecond, type Row } from "./row.ts";

/** A target on the very edge of two arcs, at a whole number of half inches, and what the rules say of it. */
interface Target {
  readonly shooter: Pose;
  readonly at: Point;
  readonly arcs: WeaponSet;
  readonly modifier: number | undefined;
}

/** The clock points where two arcs meet, with both. */
const EDGES: readonly (readonly [number, WeaponSet])[] = [
  [1, FRONT | RIGHT],
  [5, REAR | RIGHT],
  [7, REAR | LEFT],
  [11, FRONT | LEFT],
];
const HALF_INCHES = 36;
/** `ahead` goes two inches a step. */
const STEPS_A_HALF_INCH = 0.25;

function modifierAt(inches: number): number | undefined {
  return BANDS.find((band) => inches <= band.limit)?.modifier;
}

/** Twelve headings, four edges, thirty-six distances: 1,728 targets. */
function boundaryTargets(): Target[] {
  const origin: Point = { xp: 96, xq: 7, yp: 72, yq: -5 };
  const targets: Target[] = [];
  for (const heading of NUMERALS) {
    for (const [points, arcs] of EDGES) {
      for (let half = 1; half <= HALF_INCHES; half++) {
        const numeral = (((heading + points - 1) % 12) + 1) as Numeral;
        const at = ahead(origin, numeral, half * STEPS_A_HALF_INCH);
        targets.push({ shooter: { at: origin, heading }, at, arcs, modifier: modifierAt(half / 2) });
      }
    }
  }
  return targets;
}

interface Verdict {
  readonly arcs: WeaponSet;
  readonly modifier: number | undefined;
}

function exact({ shooter, at }: Target): Verdict {
  return { arcs: arcsTo(shooter, at), modifier: bandOf(squaredGap(shooter.at, at))?.modifier };
}

const ROOT3 = Math.sqrt(3);
const inches = (p: number, q: number) => (p + q * ROOT3) / 4;

/** The usual way: bearing by arc tangent, distance by square root, all in floats. */
function floating({ shooter, at }: Target): Verdict {
  const dx = inches(at.xp, at.xq) - inches(shooter.at.xp, shooter.at.xq);
  const dy = inches(at.yp, at.yq) - inches(shooter.at.yp, shooter.at.yq);
  const bearing = ((((Math.atan2(dx, dy) * 180) / Math.PI - shooter.heading * 30) % 360) + 720) % 360;
  let arcs = 0;
  if (bearing <= 30 || bearing >= 330) arcs |= FRONT;
  if (bearing >= 30 && bearing <= 150) arcs |= RIGHT;
  if (bearing >= 150 && bearing <= 210) arcs |= REAR;
  if (bearing >= 210 && bearing <= 330) arcs |= LEFT;
  return { arcs, modifier: modifierAt(Math.sqrt(dx * dx + dy * dy)) };
}

function errors(targets: readonly Target[], judge: (target: Target) => Verdict): number {
  return targets.filter((target) => {
    const { arcs, modifier } = judge(target);
    return arcs !== target.arcs || modifier !== target.modifier;
  }).length;
}

/** Keeps the engine from leaving out work whose result nobody reads. */
export let lastSum = 0;

function judgeAll(targets: readonly Target[], judge: (target: Target) => Verdict): number {
  let sum = 0;
  for (const target of targets) {
    const { arcs, modifier } = judge(target);
    sum += arcs + (modifier ?? 0);
  }
  lastSum = sum;
  return targets.length;
}

/** The exact arc and range test against arc tangents and floats, on targets that lie on the boundaries. */
export async function bench(): Promise<Row[]> {
  const targets = boundaryTargets();
  const wrong = errors(targets, exact);
  const note = `${wrong} of ${targets.length} boundary targets wrong, atan2 ${errors(targets, floating)}`;
  return [
    compare({
      what: "exact arc and range test",
      bar: "at least 1.0 of the speed of atan2 and floats, 0 errors",
      ours: () => perSecond(() => judgeAll(targets, exact)),
      reference: () => perSecond(() => judgeAll(targets, floating)),
      ok: (ratio) => ratio >= 1 && wrong === 0,
      note: () => note,
    }),
  ];
}
