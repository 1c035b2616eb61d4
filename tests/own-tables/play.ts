import { seededChoices } from "../../src/core/dice/random.ts";
import type { AnyAppraisedGame, Problem } from "../../src/core/game.ts";
import { readShape } from "../../src/core/input/shape.ts";
import { type Match, now } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { random } from "../../src/opponents/random.ts";

/** Answers of each question that are tried to see whether they are taken, and how often such a question is looked at. */
const TRIED = 12;
const EVERY = 7;

/** Why a set-up is refused; nothing where it is taken. */
export function problemsOf(game: AnyAppraisedGame, config: unknown): readonly Problem[] {
  const read = readShape(game.config, config);
  return read.ok ? game.check(read.value) : read.error;
}

/** Demands that what is offered is taken, and that there is an answer to everything. */
function demandAnswers(match: Match): void {
  const { game } = match;
  const { state, prompts } = now(match);
  for (const prompt of prompts) {
    const view = game.view(state, prompt.seat);
    let offered = 0;
    for (const order of game.options(prompt, view, new Map())) {
      const text = game.print(order);
      if (!game.parse(text, prompt, view, new Map()).ok)
        throw new Error(`${prompt.id} (${prompt.kind}): ${text} is offered and refused`);
      if (++offered === TRIED) break;
    }
    if (offered === 0) throw new Error(`${prompt.id} (${prompt.kind}) has no answer`);
  }
}

/** Plays a random game with a set-up, so many rounds of it at most; throws where anything is refused. */
export function playOut(game: AnyAppraisedGame, config: unknown, seed: string, rounds: number): void {
  const read = readShape(game.config, config);
  if (!read.ok) throw new Error("its shape is wrong");
  const dice = seededChoices(`${seed} dice`);
  const choices = seededChoices(`${seed} choices`);
  const begun = begin(game, read.value, dice);
  if (!begun.ok) throw new Error(`it can't begin: ${JSON.stringify(begun.error)}`);
  let match: Match = begun.value;
  for (let round = 0; round < rounds && now(match).prompts.length > 0; round++) {
    if (round % EVERY === 0) demandAnswers(match);
    const played = play(
      match,
      answersOf(game, match, () => random, choices),
      dice,
    );
    if (!played.ok) throw new Error(`refused in round ${round}: ${JSON.stringify(played.error)}`);
    match = played.value;
  }
  if (now(match).prompts.length === 0 && !now(match).outcome)
    throw new Error("nobody is asked, and it is not over");
}
