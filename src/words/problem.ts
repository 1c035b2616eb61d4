import type { Problem } from "../core/game.ts";
import { type AnyCatalogue, type Phrase, say, type Value } from "../core/phrase.ts";

/** Whether a value is a phrase within a phrase. */
export function isPhrase(value: Value | undefined): value is Value & Phrase {
  return typeof value === "object" && value !== null && "key" in value && "values" in value;
}

/** The sentence for a problem, from the game's words if it is the game's, else from the kernel's. */
export function problemSentence(kernel: AnyCatalogue, words: AnyCatalogue, problem: Problem): string {
  const { code, values } = problem;
  if (Object.hasOwn(words, code)) return say(words, { key: code, values });
  const why = values.why;
  const told = isPhrase(why) ? { ...values, why: say(words, why) } : values;
  return say(kernel, { key: code, values: told });
}
