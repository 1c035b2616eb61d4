import type { Dice } from "../core/dice/dice.ts";
import type { Answers, Planned, Prompt, PromptId, Skill } from "../core/game.ts";
import { TOLD } from "./decision.ts";
import type { Considered, Decision, Request } from "./opponent.ts";

/** What was planned and is legal beside the seat's other answers, as the game spells it; a fair answer where nothing is. */
function legal(
  { game, view }: Request,
  prompt: Prompt,
  planned: readonly Planned<unknown>[],
  own: Answers<unknown>,
  dice: Dice,
): readonly Planned<unknown>[] {
  const found: Planned<unknown>[] = [];
  for (const { order, ...promised } of planned) {
    const read = game.parse(game.print(order), prompt, view, own);
    if (read.ok) found.push({ ...promised, order: read.value });
    if (found.length === TOLD) break;
  }
  return found.length > 0 ? found : [{ order: game.sample(prompt, view, own, dice), value: 0 }];
}

/** Answers by the game's own plan, one prompt after another; undefined where it has none for one of them. */
export function plannedAnswers(request: Request, skill: Skill, dice: Dice): Decision | undefined {
  const { game, view, prompts } = request;
  if (!game.plan) return undefined;
  const own = new Map<PromptId, unknown>();
  const answers = new Map<PromptId, string>();
  const considered: Considered[] = [];
  for (const prompt of prompts) {
    const plan = game.plan(skill, prompt, view, own, dice);
    if (!plan) return undefined;
    const found = legal(request, prompt, plan, own, dice);
    const order = found[0]?.order;
    own.set(prompt.id, order);
    answers.set(prompt.id, game.print(order));
    const plots = found.map((one, at) => ({
      order: game.print(one.order),
      weight: at === 0 ? 1 : 0,
      value: Math.round(one.value),
      ...(one.reason && { reason: one.reason }),
    }));
    considered.push({ prompt: prompt.id, plots });
  }
  return { answers, considered, nodes: 0 };
}
