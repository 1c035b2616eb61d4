import type { AnyGame, Prompt } from "../../../src/core/game.ts";
import { demand } from "../checks/demand.ts";
import { desks, steps, type Walk } from "../walk.ts";
import { Chance } from "./chance.ts";
import { randomText } from "./strings.ts";

const TRIES = 5;

/** A question at which texts are thrown. */
interface Target {
  readonly game: AnyGame;
  readonly prompt: Prompt;
  readonly view: unknown;
  readonly own: ReadonlyMap<string, unknown>;
  readonly legal: readonly string[];
}

/** The questions of a few random games, each kind as often as it is asked. */
export function targetsOf(walks: readonly Walk[]): Target[] {
  const targets: Target[] = [];
  for (const walk of walks) {
    const { game } = walk;
    for (const { before, texts } of steps(walk)) {
      for (const { prompt, view, own } of desks(before, texts)) {
        const legal = Array.from(game.options(prompt, view, own), (order) => game.print(order));
        targets.push({ game, prompt, view, own, legal });
      }
    }
  }
  return targets;
}

export interface ParseFuzz {
  readonly texts: number;
  readonly accepted: number;
  /** Milliseconds of the slowest parse, and its text. */
  readonly slowest: number;
  readonly slowestText: string;
}

function tryOne({ game, prompt, view, own, legal }: Target, text: string): boolean {
  const read = game.parse(text, prompt, view, own);
  if (!read.ok) {
    demand(read.error.length > 0, `${prompt.id} refuses ${JSON.stringify(text)} without a reason`);
    return false;
  }
  const spelling = game.print(read.value);
  demand(
    legal.includes(spelling),
    `${prompt.id} takes ${JSON.stringify(text)} as ${spelling}, which is not legal`,
  );
  return true;
}

/** Milliseconds of processor time that a parse takes by itself; other programs and the collector are left out. */
function quickest(target: Target, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < TRIES; time++) {
    const started = process.cpuUsage();
    tryOne(target, text);
    const { user, system } = process.cpuUsage(started);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Throws random texts at the parse of random questions; none may throw, and what is taken must be legal. */
export function fuzzAnswers(targets: readonly Target[], texts: number, seed: number): ParseFuzz {
  const chance = new Chance(seed);
  let [accepted, slowest, slowestText] = [0, 0, ""];
  for (let index = 0; index < texts; index++) {
    const target = chance.pick(targets);
    const text = randomText(chance, target.legal);
    const started = performance.now();
    if (tryOne(target, text)) accepted += 1;
    if (performance.now() - started <= slowest) continue;
    const took = quickest(target, text);
    if (took > slowest) [slowest, slowestText] = [took, text];
  }
  return { texts, accepted, slowest, slowestText };
}
