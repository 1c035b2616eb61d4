import type { Span } from "../../../../face/span.ts";
import type { Text } from "../../../../face/text.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase } from "./phrase.ts";

/** What an answer that is given to every such question is called. */
export function standingOf(id: string): Text {
  return phrase("standing.named", { id });
}

/** Such answers stand until the turn is over: each turn is another desk. */
export function spanOf({ turn }: View): Span {
  return { id: `turn-${turn}`, rest: phrase("standing.rest") };
}
