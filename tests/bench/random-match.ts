import { seededChoices, seededDice } from "../../src/core/dice/random.ts";
import type { MatchFile } from "../../src/core/file/schema.ts";
import { writeFile } from "../../src/core/file/written.ts";
import type { AnyAppraisedGame } from "../../src/core/game.ts";
import { facesDrawn, now, type Played } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { random } from "../../src/opponents/random.ts";

function must<T>(played: Played<T>): T {
  if (played.ok) return played.value;
  throw new Error(JSON.stringify(played));
}

/** A whole game of a scenario by chance, the same for a seed. */
export function randomMatch(game: AnyAppraisedGame, scenario: string, seed: string): MatchFile {
  const choices = seededChoices(seed);
  let match = must(begin(game, { scenario }, seededDice(seed)));
  while (now(match).prompts.length > 0) {
    const texts = answersOf(game, match, () => random, choices);
    match = must(play(match, texts, seededDice(seed, facesDrawn(match))));
  }
  return writeFile({ match, dice: undefined });
}
