import type { Problem } from "../../../../core/game.ts";
import type { ConfigPhrases } from "../../words/phrases.ts";

/** What is wrong with a set-up, its values checked against its code. */
export function refuseConfig<Code extends keyof ConfigPhrases>(
  code: Code,
  values: ConfigPhrases[Code],
): Problem {
  return { code, values };
}
