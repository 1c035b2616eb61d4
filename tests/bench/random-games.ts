import { diceFrom } from "../../src/core/dice/dice.ts";
import type { AnyAppraisedGame, AnyGame } from "../../src/core/game.ts";
import { type Match, now, type Played } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { battleOfBritain } from "../../src/games/battle-of-britain/computer/game.ts";
import { dogfight } from "../../src/games/dogfight/computer/game.ts";
import { SCENARIOS } from "../../src/games/dogfight/data/scenarios/scenarios.ts";
import { downInFlames } from "../../src/games/down-in-flames/computer/game.ts";
import { greatWar } from "../../src/games/great-war/computer/game.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { random } from "../../src/opponents/random.ts";

const game: AnyGame = dogfight;
const dice = diceFrom(() => Math.floor(Math.random() * 0x1_0000_0000));

function must<T>(played: Played<T>): T {
  if (played.ok) return played.value;
  throw new Error(JSON.stringify(played));
}

/** So many a side from the scenario of four a side. */
export function aSide(count: number): unknown {
  const { table, aircraft } = SCENARIOS["four-a-side"];
  return { table, aircraft: aircraft.filter(({ id }) => Number(id.slice(1)) <= count) };
}

/** A random answer to every open prompt, each from the list of all legal ones. */
function randomAnswers(match: Match): Map<string, string> {
  const { state, prompts } = now(match);
  const texts = new Map<string, string>();
  const views = new Map<string, unknown>();
  const owns = new Map<string, Map<string, unknown>>();
  for (const prompt of prompts) {
    const view = views.get(prompt.seat) ?? game.view(state, prompt.seat);
    const own = owns.get(prompt.seat) ?? new Map<string, unknown>();
    views.set(prompt.seat, view);
    owns.set(prompt.seat, own);
    const legal = [...game.options(prompt, view, own)];
    const order = legal[Math.floor(Math.random() * legal.length)];
    own.set(prompt.id, order);
    texts.set(prompt.id, game.print(order));
  }
  return texts;
}

/** A whole random game by the kernel: every answer printed, parsed and logged; returns the orders given. */
export function randomDogfight(config: unknown): number {
  let match = must(begin(game, config, dice));
  let orders = 0;
  while (now(match).prompts.length > 0) {
    const texts = randomAnswers(match);
    orders += texts.size;
    match = must(play(match, texts, dice));
  }
  return orders;
}

/** A whole random game, every answer drawn by `sample`; returns the answers given. */
function randomBySample(drawn: AnyAppraisedGame, config: unknown): number {
  let match = must(begin(drawn, config, dice));
  let answers = 0;
  while (now(match).prompts.length > 0) {
    const texts = answersOf(drawn, match, () => random, dice);
    answers += texts.size;
    match = must(play(match, texts, dice));
  }
  return answers;
}

/** A whole random game of the Great War by `sample`. */
export function randomGreatWar(config: unknown): number {
  return randomBySample(greatWar, config);
}

/** A whole random game of the card dogfight by `sample`. */
export function randomCards(config: unknown): number {
  return randomBySample(downInFlames, config);
}

/** A whole random game of the Battle of Britain by `sample`. */
export function randomBritain(config: unknown): number {
  return randomBySample(battleOfBritain, config);
}
