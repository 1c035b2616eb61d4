import { type AnyCatalogue, say } from "../../../src/core/phrase.ts";
import { type Facts, type Mistake, type Step, saidNow } from "../../../src/face/lesson.ts";
import { wordsOf } from "../../../src/face/text.ts";

/** What the instructor says now in the words of a catalogue; a phrase that it has not is told as `no words for ...`. */
export function heard({ say: told }: Step | Mistake, facts: Facts, catalogue: AnyCatalogue): string {
  return saidNow(told, facts)
    .map((text) =>
      wordsOf(text, (phrase) =>
        Object.hasOwn(catalogue, phrase.key) ? say(catalogue, phrase) : `no words for ${phrase.key}`,
      ),
    )
    .join(" ");
}
