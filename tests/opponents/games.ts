import { seededChoices } from "../../src/core/dice/random.ts";
import type { AnyAppraisedGame, GameEvent, SeatId } from "../../src/core/game.ts";
import { type Match, now, type Played } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import type { Opponent } from "../../src/opponents/opponent.ts";

/** Rounds after which a game is left. */
const CAP = 3000;

function must<T>(played: Played<T>): T {
  if (played.ok) return played.value;
  throw new Error(`refused: ${JSON.stringify(played)}`);
}

/** A whole game; every answer passes the referee, or the test fails. */
export function whole(
  game: AnyAppraisedGame,
  config: unknown,
  playerOf: (seat: SeatId) => Opponent,
  seed: string,
  rounds = CAP,
): Match {
  const dice = seededChoices(`${seed} dice`);
  const choices = seededChoices(`${seed} choices`);
  let match = must(begin(game, config, dice));
  for (let round = 0; round < rounds && now(match).prompts.length > 0; round++) {
    match = must(play(match, answersOf(game, match, playerOf, choices), dice));
  }
  return match;
}

/** Games that `one` wins out of `count`, draws as halves; sides change after each. */
export function points(
  game: AnyAppraisedGame,
  config: unknown,
  one: Opponent,
  other: Opponent,
  count: number,
  seed: string,
): number {
  let sum = 0;
  for (let index = 0; index < count; index++) {
    let first: SeatId | undefined;
    const playerOf = (seat: SeatId) => {
      first ??= seat;
      return (seat === first) === (index % 2 === 0) ? one : other;
    };
    const match = whole(game, config, playerOf, `${seed} ${index}`);
    const winner = now(match).outcome?.winner ?? null;
    const side = match.seats.find(({ id }) => playerOf(id) === one)?.side;
    sum += winner === null ? 0.5 : winner === side ? 1 : 0;
  }
  return sum;
}

export function eventsOf({ moments }: Match): readonly GameEvent[] {
  return moments.flatMap(({ events }) => events);
}
