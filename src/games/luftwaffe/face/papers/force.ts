import type { Subject } from "../../../../face/paper.ts";
import { type Printed, printedOf } from "../../../../face/printed.ts";
import type { Config } from "../../data/config.ts";
import { plays } from "../../data/options.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import { firstState } from "../../rules/state/first-state.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { AmericanState, GermanState, State } from "../../rules/state/state.ts";
import { type View, view as viewOf } from "../../rules/view/view.ts";

/** What papers are printed for, as everybody may know it. */
export type Force = Printed<View>;

/** A campaign or a raid as it stands, or before it begins; for papers of nothing in particular the whole campaign. */
export function forceOf(subject: Subject): Force {
  return printedOf(subject, {
    first: (config) => firstState(setupFrom(config as Config)),
    view: (state: State) => viewOf(state, "table"),
  });
}

/** The tables that are in force. */
export const tablesIn = ({ view }: Force) => tablesOf(view.setup);

/** Units of a side that are there, or, before anything is played, come at once. */
export function present<Unit extends AmericanState | GermanState>(
  { view, moments }: Force,
  units: readonly Unit[],
): readonly Unit[] {
  const { americans, germans, types } = tablesOf(view.setup);
  const entries = new Map([...americans, ...germans].map((entry) => [entry.id, entry]));
  return units.flatMap((one) => {
    if (one.presence === "in-play" && one.factors > 0) return [one];
    const entry = entries.get(one.id);
    if (moments.length > 0 || one.presence !== "scheduled" || entry?.enters !== view.quarter) return [];
    const tactical = "force" in entry && entry.force === "9" && !plays(view.setup.options.level, "tactical");
    const factors = types.find(({ id }) => id === one.type)?.factors ?? 0;
    return tactical || view.setup.raid ? [] : [{ ...one, factors }];
  });
}

/** A unit as papers tell it: with what stands beside its type, and whether it is a school. */
export interface ToldUnit {
  readonly type: string;
  readonly name: string;
  readonly school: boolean;
}
