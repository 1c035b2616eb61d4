import { seededChoices, seededDice } from "../../../../src/core/dice/random.ts";
import { type Match, now } from "../../../../src/core/match/match.ts";
import { begin, play } from "../../../../src/core/match/play.ts";
import { downInFlames as game } from "../../../../src/games/down-in-flames/computer/game.ts";
import type { Config } from "../../../../src/games/down-in-flames/data/config.ts";
import type { View } from "../../../../src/games/down-in-flames/rules/view/view.ts";

/** Answers asked for before a match is cut off. */
const MOST = 2000;

/** A match of a set-up in which everybody answers at random, but nobody leaves as long as he may stay, so that there is more of it. */
export function played(config: Config, seed: string): Match {
  const [dice, choices] = [seededDice(seed), seededChoices(seed)];
  const begun = begin(game as never, config, dice);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  let match = begun.value;
  for (let answers = 0; answers < MOST && !now(match).outcome; answers++) {
    const { prompts, state } = now(match);
    const texts = new Map(
      prompts.map((prompt) => {
        const view = game.view(state as never, prompt.seat) as View;
        const order = game.sample(prompt, view, new Map(), choices);
        const text = game.print(order);
        return [prompt.id, text === "disengage" ? "pass" : text];
      }),
    );
    const next = play(match, texts, dice);
    if (!next.ok) throw new Error(JSON.stringify(next));
    match = next.value;
  }
  return match;
}
