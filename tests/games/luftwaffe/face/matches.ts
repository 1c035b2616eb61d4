import { seededDice } from "../../../../src/core/dice/random.ts";
import type { Skill } from "../../../../src/core/game.ts";
import { type Match, now } from "../../../../src/core/match/match.ts";
import { begin, play } from "../../../../src/core/match/play.ts";
import { luftwaffe as game } from "../../../../src/games/luftwaffe/computer/game.ts";
import { plan } from "../../../../src/games/luftwaffe/computer/plan/plan.ts";
import type { Config } from "../../../../src/games/luftwaffe/data/config.ts";
import type { Order } from "../../../../src/games/luftwaffe/rules/grammar/order.ts";
import { sample } from "../../../../src/games/luftwaffe/rules/orders/orders.ts";
import type { State } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import { view } from "../../../../src/games/luftwaffe/rules/view/view.ts";

const known = new Map<string, Match>();

/** A match of a set-up as players of a skill plan it, to its end or until so many answers were given. */
export function played(config: Config, most = Number.POSITIVE_INFINITY, skill: Skill = "plain"): Match {
  const name = JSON.stringify([config, most, skill]);
  const dice = seededDice(name);
  const begun = begin(game as never, config, dice);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  let match = known.get(name) ?? begun.value;
  while (!now(match).outcome && match.moments.length < most) {
    const { prompts, state } = now(match);
    const texts = prompts.map((prompt) => {
      const seen = view(state as State, prompt.seat);
      const [best] = plan(skill, prompt, seen, new Map(), dice);
      return [
        prompt.id,
        game.print((best?.order ?? sample(prompt, seen, new Map(), dice)) as Order),
      ] as const;
    });
    const next = play(match, new Map(texts), dice);
    if (!next.ok) throw new Error(JSON.stringify(next));
    match = next.value;
  }
  known.set(name, match);
  return match;
}
