import type { Dice } from "../../src/core/dice/dice.ts";
import { seededDice } from "../../src/core/dice/random.ts";
import type { AnyGame } from "../../src/core/game.ts";
import { type Match, now, type Played } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { skirmish } from "../conformance/skirmish/game.ts";

export const game: AnyGame = skirmish;

/** The value of something that must not be refused. */
export function must<T>(played: Played<T> | { ok: boolean; value?: T; error?: unknown }): T {
  if (played.ok) return (played as { value: T }).value;
  throw new Error(JSON.stringify(played));
}

export const config = { ships: 1, rounds: 2 };

/** A duel with red's hand 1, 2, 3 and blue's 4, 5, 6. */
export function newDuel(): Match {
  return must(begin(game, config, faces(1, 2, 3, 4, 5, 6)));
}

export function faces(...given: readonly number[]): Dice {
  const left = [...given];
  return {
    throw: ({ dice }) => dice.map(() => left.shift() ?? Number.NaN),
  };
}

export const FIRST: Readonly<Record<string, string>> = {
  "red-target": "0,0",
  "red-bid": "3",
  R1: "NE",
  "blue-target": "1,0",
  "blue-bid": "4",
  B1: "SE",
};

export function texts(answers: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(answers));
}

/** The duel after its first bids: blue has won them and may shove. */
export function bidDuel(): Match {
  return must(play(newDuel(), texts(FIRST), faces(2, 6)));
}

/** A campaign of three days, a battle waiting of so many of red against so many of blue: two at most. */
export function campaign(red = 2, blue = 1): Match {
  const fly = (letter: string, steps: readonly string[], sent: number) =>
    steps.map((step, at) => [`${letter}${at + 1}`, at < sent ? step : "stay"]);
  const plans = Object.fromEntries([
    ...fly("R", ["NE", "NE", "NE"], red),
    ...fly("B", ["SE", "SE", "SE"], blue),
  ]);
  const begun = must(begin(game, { scenario: "three-days" }, faces(1, 2, 3, 4, 5, 6)));
  return must(play(begun, texts({ ...FIRST, ...plans }), faces(2, 6)));
}

/** One round on with the first legal answer to everything. */
export function onward(match: Match, dice: Dice = seededDice("onward")): Match {
  const { prompts, state } = now(match);
  const answers = new Map<string, string>();
  const owns = new Map<string, Map<string, unknown>>();
  for (const prompt of prompts) {
    const own = owns.get(prompt.seat) ?? new Map<string, unknown>();
    owns.set(prompt.seat, own);
    const [order] = game.options(prompt, game.view(state, prompt.seat), own);
    own.set(prompt.id, order);
    answers.set(prompt.id, game.print(order));
  }
  return must(play(match, answers, dice));
}
