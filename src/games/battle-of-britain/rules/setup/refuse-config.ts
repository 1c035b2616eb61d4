import type { Problem } from "../../../../core/game.ts";
import type { Values } from "../../../../core/phrase.ts";
import type { ConfigPhrases } from "../../words/phrases.ts";

/** A problem of a set-up whose figures fit its code. */
export function refuseConfig<Code extends keyof ConfigPhrases>(
  code: Code,
  rule: string,
  values: ConfigPhrases[Code],
): Problem {
  return { code, rule, values: values as unknown as Values };
}
