import { seededDice } from "../../../../core/dice/random.ts";
import type { Subject } from "../../../../face/paper.ts";
import { type Printed, printedOf } from "../../../../face/printed.ts";
import type { Config } from "../../data/config.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { State } from "../../rules/state/state.ts";
import { firstState } from "../../rules/turn/first-state.ts";
import { type View, view as viewOf } from "../../rules/view/view.ts";

/** What papers are printed for, as everybody may know it. */
export type Force = Printed<View>;

/** A campaign as it stands, or before it begins; for papers of nothing in particular the whole one. */
export function forceOf(subject: Subject): Force {
  return printedOf(subject, {
    // Dice only shuffle piles, of which nothing is printed.
    first: (config) => firstState(setupFrom(config as Config), seededDice("print")),
    view: (state: State) => viewOf(state, "table"),
  });
}

/** The tables that are in force. */
export const tablesIn = ({ view }: Force) => tablesOf(view.setup);
