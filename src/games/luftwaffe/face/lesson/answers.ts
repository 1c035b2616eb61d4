import type { Prompt } from "../../../../core/game.ts";
import { print } from "../../rules/grammar/grammar.ts";
import { options, parse } from "../../rules/orders/orders.ts";
import type { View } from "../../rules/view/view.ts";

const IDLE = ["done", "pass"];

function isLegal(text: string, prompt: Prompt, view: View): boolean {
  return parse(text, prompt, view).ok;
}

/** The first wish that is legal, or that nothing is done, or the first legal answer. */
export function firstLegal(wishes: readonly string[], prompt: Prompt, view: View): string | undefined {
  const wish = [...wishes, ...IDLE].find((text) => isLegal(text, prompt, view));
  if (wish !== undefined) return wish;
  const [first] = options(prompt, view);
  return first && print(first);
}
