import type { Problem } from "../../../../core/game.ts";
import type { Values } from "../../../../core/phrase.ts";
import type { ConfigPhrases } from "../../words/phrases.ts";

/** What is wrong with a set-up, its figures checked against its code. */
export function refuseConfig<Code extends keyof ConfigPhrases>(
  code: Code,
  rule: string,
  values: ConfigPhrases[Code],
): Problem {
  return { code, rule, values: values as Values };
}
