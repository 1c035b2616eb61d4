import type { Dice } from "../../src/core/dice/dice.ts";
import { seededDice } from "../../src/core/dice/random.ts";
import type { AnyGame } from "../../src/core/game.ts";
import { type Match, now, type Played } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { raid } from "../toy-game/computer/game.ts";

export const game: AnyGame = raid;

/** The value of something that must not be refused. */
export function must<T>(played: Played<T> | { ok: boolean; value?: T; error?: unknown }): T {
  if (played.ok) return (played as { value: T }).value;
  throw new Error(JSON.stringify(played));
}

export const config = { turns: 2, squadrons: 1, options: { bids: true } };

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
  "red-target": "target C4",
  "red-bid": "bid 3",
  R1: "move R1 B2",
  "blue-guard": "guard B5",
  "blue-bid": "bid 4",
  B1: "move B1 C4",
};

export function texts(answers: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(answers));
}

/** The duel after its first bids: blue has won them and may shove. */
export function bidDuel(): Match {
  return must(play(newDuel(), texts(FIRST), faces(2, 6)));
}

/** Moves to the middle, and away from it. */
const FLOWN: Readonly<Record<string, readonly [to: string, off: string]>> = {
  R1: ["move R1 B2", "done"],
  R2: ["move R2 D2", "done"],
  R3: ["move R3 C2", "done"],
  B1: ["move B1 C4", "done"],
  B2: ["move B2 D4", "move B2 D5"],
  B3: ["done", "move B3 A4"],
};

/** A campaign of three days, a battle waiting of so many of red against so many of blue: two at most. */
export function campaign(red = 2, blue = 1): Match {
  const sent: Readonly<Record<string, number>> = { R: red, B: blue };
  const plans = Object.entries(FLOWN).map(([id, [to, off]]) => {
    const [letter = "", number = ""] = id;
    return [id, Number(number) <= (sent[letter] ?? 0) ? to : off];
  });
  const begun = must(begin(game, { scenario: "three-days" }, faces(1, 2, 3, 4, 5, 6)));
  return must(play(begun, texts({ ...FIRST, ...Object.fromEntries(plans) }), faces(2, 6)));
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
