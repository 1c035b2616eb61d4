import type { Text } from "./text.ts";

/** The line in which an answer may be written instead. */
export interface AskLine {
  readonly label: Text;
  readonly example?: Text;
  /** The button beside it. */
  readonly go: Text;
}

/**
 * A question that is answered by one of its offers. `choice`: by digits and arrows too. `line`: a typed line has the
 * focus, the offers stand above it. `hand`: the offers are cards in hand. `map`: they are places and pieces on the table.
 */
export interface AskForOne {
  readonly style: "choice" | "line" | "hand" | "map";
  /** What it is called, where it needs a name: "Red fires". */
  readonly title?: Text;
  /** What is asked and why, in a sentence or two with the rules. */
  readonly why: Text;
  /** What is left out of it says the house in its own words. */
  readonly line?: Partial<AskLine>;
  /** What has just happened is told above the offers, the result of the last shot say; events of these keys are not. */
  readonly told?: { readonly but: readonly string[] };
}

/**
 * A question that is answered by choosing several things. `assign`: they are ticked in a list; `form`: each has a line,
 * which is filled from the table. The face's part of the same name tells the rest.
 */
interface AskForSome {
  readonly style: "assign" | "form";
}

/** A question as the house puts it to a seat. */
export type Ask = AskForOne | AskForSome;

export function asksForOne(ask: Ask): ask is AskForOne {
  return "why" in ask;
}
