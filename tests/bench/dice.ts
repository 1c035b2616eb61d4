import { bake, EASE } from "../../src/scene/dice/bake.ts";
import { DIE_KINDS, type Die } from "../../src/scene/dice/kinds.ts";
import { launchAll } from "../../src/scene/dice/launch.ts";
import { STEPS, simulate } from "../../src/scene/dice/physics.ts";
import { randomFrom } from "../../src/scene/dice/random.ts";
import { RATE } from "../../src/scene/dice/throw.ts";

interface Row {
  what: string;
  ratio: number;
  min: number;
  max: number;
  bar: string;
  ok: boolean;
  note?: string;
}

const BAR = 1.3;
const PAIRS = 9;
const THROWS = 20;

function twelve(mixed: boolean): Die[] {
  return Array.from({ length: 12 }, (_, i) => ({
    kind: mixed ? (DIE_KINDS[i % 4] ?? "d6") : "d6",
    face: 1 + (i % 6),
    colour: i % 2 === 0 ? "#a8201a" : "#0b4f8a",
  }));
}

/** Milliseconds to bake the throws, with throws that had to be thrown again, and the steps that each shows. */
function ours(dice: readonly Die[], seeds: readonly number[]): { time: number; steps: number[] } {
  const start = performance.now();
  const steps = seeds.map((seed) => (bake({ dice, seed }).frames - EASE - 1) * (STEPS / RATE));
  return { time: performance.now() - start, steps };
}

/** Milliseconds in which bare cannon-es steps the same bodies, thrown alike, through as many steps. */
function bare(dice: readonly Die[], seeds: readonly number[], steps: readonly number[]): number {
  const kinds = dice.map(({ kind }) => kind);
  const start = performance.now();
  for (const [i, seed] of seeds.entries()) {
    const { world } = simulate(kinds, launchAll(kinds, randomFrom(Math.imul(seed, 31) + 1)));
    for (let step = 0; step < (steps[i] ?? 0); step++) world.step(1 / STEPS);
  }
  return performance.now() - start;
}

function compare(what: string, dice: readonly Die[]): Row {
  const seeds = (pair: number) => Array.from({ length: THROWS }, (_, i) => 1 + pair * THROWS + i);
  bare(dice, seeds(99), ours(dice, seeds(99)).steps);
  const ratios = Array.from({ length: PAIRS }, (_, pair) => {
    const { time, steps } = ours(dice, seeds(pair));
    return time / bare(dice, seeds(pair), steps);
  }).toSorted((a, b) => a - b);
  const ratio = ratios[Math.floor(PAIRS / 2)] ?? Number.NaN;
  return {
    what,
    ratio,
    min: ratios[0] ?? Number.NaN,
    max: ratios.at(-1) ?? Number.NaN,
    bar: `at most ${BAR} of the same bodies in bare cannon-es`,
    ok: ratio <= BAR,
    note: `${PAIRS} pairs of ${THROWS} throws, re-throws count as ours; resting dice sleep sooner in ours`,
  };
}

/** Baking a throw of twelve dice against bare cannon-es. */
export async function bench(): Promise<Row[]> {
  return [
    compare("dice: bake a throw of twelve d6", twelve(false)),
    compare("dice: bake a throw of twelve mixed dice", twelve(true)),
  ];
}
