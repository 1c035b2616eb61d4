import type { Dice } from "../../../src/core/dice/dice.ts";
import type { AnyGame, Meta, ScenarioMeta } from "../../../src/core/game.ts";
import { demand } from "../checks/demand.ts";
import { type Legal, legalAt } from "../checks/legal.ts";
import { type Asked, askedIn, choicesOf, stepFrom, type Walk, walkOut } from "../walk.ts";
import { Chance } from "./chance.ts";
import { randomText } from "./strings.ts";

const TRIES = 5;

/** A question at which texts are thrown. */
interface Target extends Asked {
  readonly game: AnyGame;
  readonly legal: Legal;
  /** Legal answers to be spoilt: the offered ones, or some of a list that is too long. */
  readonly texts: readonly string[];
}

/** Drawn answers of a question: the first ones of a long list are much alike. */
const DRAWN = 5;

function targetAt(game: AnyGame, asked: Asked, choices: Dice): Target {
  const { prompt, view, own } = asked;
  const legal = legalAt(game, asked);
  const drawn = Array.from({ length: DRAWN }, () => game.print(game.sample(prompt, view, own, choices)));
  return { ...asked, game, legal, texts: [...legal.texts, ...drawn] };
}

/** The questions of a random game, each kind as often as it is asked. */
function* targetsIn(walk: Walk): Generator<Target> {
  const walked = walkOut(walk);
  const choices = choicesOf({ seed: `${walk.seed} targets` });
  for (const place of walked.answers.keys()) {
    const step = stepFrom(walked, place);
    for (const asked of step ? askedIn(step) : []) yield targetAt(walk.game, asked, choices);
  }
}

/**
 * The scenarios whose questions are fuzzed. A long one asks in its battles what the others ask, and what it asks between
 * them is tried by its own tests; of a game that has none but long ones, it is the smallest.
 */
export function fuzzed({ scenarios }: Meta): readonly ScenarioMeta[] {
  const short = scenarios.filter(({ long }) => !long);
  const smallest = scenarios.toSorted((one, other) => one.pieces - other.pieces).slice(0, 1);
  return short.length > 0 ? short : smallest;
}

/** The questions of a few random games. */
export function targetsOf(walks: readonly Walk[]): Target[] {
  return walks.flatMap((walk) => [...targetsIn(walk)]);
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
    legal.has(spelling),
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
  const words = [...new Set(targets.flatMap((target) => target.texts.flatMap((text) => text.split(" "))))];
  let [accepted, slowest, slowestText] = [0, 0, ""];
  for (let index = 0; index < texts; index++) {
    const target = chance.pick(targets);
    const text = randomText(chance, target.texts, words);
    const started = performance.now();
    if (tryOne(target, text)) accepted += 1;
    if (performance.now() - started <= slowest) continue;
    const took = quickest(target, text);
    if (took > slowest) [slowest, slowestText] = [took, text];
  }
  return { texts, accepted, slowest, slowestText };
}
