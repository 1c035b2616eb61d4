import type { Dice } from "../../src/core/dice/dice.ts";
import type { AnyAppraisedGame } from "../../src/core/game.ts";
import { type Match, now, type Played } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { random } from "../../src/opponents/random.ts";

function must<T>(played: Played<T>): T {
  if (played.ok) return played.value;
  throw new Error(JSON.stringify(played));
}

/** A battle of random players: every state of it, the first too. */
export function* randomBattle(game: AnyAppraisedGame, config: unknown, dice: Dice): Generator<Match> {
  for (let match = must(begin(game, config, dice)); ; ) {
    yield match;
    if (now(match).prompts.length === 0) return;
    match = must(
      play(
        match,
        answersOf(game, match, () => random, dice),
        dice,
      ),
    );
  }
}
