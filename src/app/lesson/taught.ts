import type { Phrase } from "../../core/phrase.ts";
import type { Script } from "../../face/lesson.ts";

/** A lesson and the voice of its instructor. */
export interface Taught {
  readonly script: Script;
  readonly say: (phrase: Phrase) => string;
}
