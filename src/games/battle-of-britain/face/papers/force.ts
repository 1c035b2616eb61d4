import { seededDice } from "../../../../core/dice/random.ts";
import type { Moment } from "../../../../core/match/match.ts";
import type { Subject } from "../../../../face/paper.ts";
import type { Config } from "../../setup/config.ts";
import { setupFrom } from "../../setup/from-config.ts";
import { tablesOf } from "../../state/look.ts";
import type { State } from "../../state/state.ts";
import { firstState } from "../../turn/first-state.ts";
import { type View, view as viewOf } from "../../view/view.ts";

/** What papers are printed for, as everybody may know it. */
export interface Force {
  readonly view: View;
  /** What has been played; empty for a set-up. */
  readonly moments: readonly Pick<Moment, "state" | "events">[];
}

function begun(config: Config): Force {
  // Dice only shuffle piles, of which nothing is printed.
  return { view: viewOf(firstState(setupFrom(config), seededDice("print")), "table"), moments: [] };
}

/** A campaign as it stands, or before it begins; for papers of nothing in particular the whole one. */
export function forceOf(subject: Subject): Force {
  switch (subject.kind) {
    case "match": {
      const { moments } = subject;
      return { view: viewOf(moments.at(-1)?.state as State, "table"), moments };
    }
    case "set-up":
      return begun(subject.config as Config);
    case "types":
      return begun({});
  }
}

/** The tables that are in force. */
export const tablesIn = ({ view }: Force) => tablesOf(view.setup);
