import { seededDice } from "../../../core/dice/random.ts";
import type { Subject } from "../../../face/paper.ts";
import type { Config } from "../data/config.ts";
import { TABLES } from "../data/own.ts";
import { typeOf } from "../data/tables.ts";
import { firstState } from "../rules/opening/first-state.ts";
import { setupFrom } from "../rules/setup/from-config.ts";
import { tablesOf } from "../rules/state/pieces.ts";
import type { State } from "../rules/state/state.ts";
import { type View, view as viewOf } from "../rules/view/view.ts";

/** What papers are printed for, as everybody may know it. */
export interface Force {
  readonly view: View;
  /** Nobody's yet: without names, sides and a beginning. */
  readonly nobody: boolean;
}

/** Bombers of a formation that is nobody's yet. */
const A_FORMATION = 4;

/** A set-up that nobody plays: as many Elements and formations of each type as are wanted. */
function nobodys(counts: Readonly<Record<string, number>>): Config {
  const wanted = Object.entries(counts).flatMap(([type, count]) => Array.from({ length: count }, () => type));
  const one = (type: string, place: number) => ({ id: `X${place + 1}`, side: "allied" as const, type });
  const flies = (type: string) => typeOf(TABLES, type) !== undefined;
  return {
    elements: wanted.filter(flies).map(one),
    formations: wanted
      .filter((type) => !flies(type))
      .map((type, place) => ({ ...one(type, place), id: `Y${place + 1}`, count: A_FORMATION })),
  };
}

function begun(config: Config): View {
  // Dice only shuffle the deck and draw lots, which are left out of all that is printed.
  return viewOf(firstState(setupFrom(config), seededDice("print")), "table");
}

/** The Elements and formations of a match as they are, of a set-up before it begins, or of nobody yet. */
export function forceOf(subject: Subject): Force {
  switch (subject.kind) {
    case "match":
      return { view: viewOf(subject.moments.at(-1)?.state as State, "table"), nobody: false };
    case "set-up":
      return { view: begun(subject.config as Config), nobody: false };
    case "types":
      return { view: begun(nobodys(subject.counts)), nobody: true };
  }
}

/** The tables that are in force. */
export const tablesIn = ({ view }: Force) => tablesOf(view.setup);
