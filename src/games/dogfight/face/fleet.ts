import type { Moment } from "../../../core/match/match.ts";
import type { Tabletop } from "../../../tabletop/tabletop.ts";
import type { Config, CustomType } from "../data/config.ts";
import { type Board, firstState, type State } from "../rules/state/state.ts";
import { viewOf } from "../rules/view/view.ts";
import { type Subject, subjectsOf } from "./sheets.ts";
import { tabletopOf } from "./tabletop.ts";

/** The aircraft that papers are printed for. */
export interface Fleet {
  readonly subjects: readonly Subject[];
  /** The set-up as it begins; null for aircraft that stand on no table. */
  readonly start: Board | null;
  /** How it stands on the table then. */
  readonly table: Tabletop | null;
}

/** A type to print sheets of, and how many. */
export interface Wanted {
  readonly type: string | CustomType;
  readonly count: number;
}

/** The aircraft of a set-up before the first turn. The config must have passed the game's `check`. */
export function fleetOfConfig(config: Config): Fleet {
  const start = viewOf(firstState(config), "table");
  return { subjects: subjectsOf(start, { start, events: [] }), start, table: tabletopOf(start, []) };
}

/** The aircraft of a match with what has been written on their sheets so far. */
export function fleetOfMatch(moments: readonly Pick<Moment, "state" | "events">[]): Fleet {
  const view = (moment: Pick<Moment, "state"> | undefined) => viewOf(moment?.state as State, "table");
  const start = view(moments[0]);
  const events = moments.flatMap((moment) => moment.events);
  return {
    subjects: subjectsOf(view(moments.at(-1)), { start, events }),
    start,
    table: tabletopOf(start, []),
  };
}

/** Blank sheets of some types. */
export function fleetOfTypes(wanted: readonly Wanted[]): Fleet {
  const types = wanted.flatMap(({ type, count }) => Array.from({ length: count }, () => type));
  const aircraft = types.map((type, index) => ({
    id: `${index + 1}`,
    side: "any",
    type,
    x: 0,
    y: 0,
    heading: 12,
    speed: 1,
  }));
  const { subjects } = fleetOfConfig({ aircraft });
  const blank = subjects.map((subject) => ({
    ...subject,
    airframe: { ...subject.airframe, id: "" },
    side: null,
    flown: { id: "", start: null, lines: [] },
  }));
  return { subjects: blank, start: null, table: null };
}

/** Whether levels matter to a fleet. */
export function hasAltitude({ start }: Fleet): boolean {
  return start?.setup.options.altitude ?? false;
}

/** The aircraft of one side, or all of them where there are no sides yet. */
export function bySide({ subjects }: Fleet): readonly (readonly Subject[])[] {
  const sides = [...new Set(subjects.map(({ side }) => side))];
  return sides.map((side) => subjects.filter((subject) => subject.side === side));
}
