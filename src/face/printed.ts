import type { Moment } from "../core/match/match.ts";
import type { Subject } from "./paper.ts";

/** What papers are printed of, as everybody may know it. */
export interface Printed<View> {
  readonly view: View;
  /** What has been played; empty for a set-up. */
  readonly moments: readonly Pick<Moment, "state" | "events">[];
}

/** A game as a viewer sees it. */
interface Shown<State, View> {
  /** The state before anything is asked. */
  first(config: unknown): State;
  view(state: State): View;
}

/** A match as it stands, a set-up before it begins; for papers of nothing in particular the game as it usually is. */
export function printedOf<State, View>(subject: Subject, { first, view }: Shown<State, View>): Printed<View> {
  switch (subject.kind) {
    case "match":
      return { view: view(subject.moments.at(-1)?.state as State), moments: subject.moments };
    case "set-up":
      return { view: view(first(subject.config)), moments: [] };
    case "types":
      return { view: view(first({})), moments: [] };
  }
}
