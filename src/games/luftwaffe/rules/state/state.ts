import type { Outcome, Resolved } from "../../../../core/game.ts";
import type { HexName, Quarter } from "../../data/tables.ts";
import type { Setup } from "../setup/setup.ts";
import type { Battle, Toll } from "./battle.ts";
import type { Task } from "./task.ts";

/** What is unknown in views. */
export const HIDDEN = null as unknown as never;

/** Where a unit stands in the campaign: not entered yet, in play, replaced by a jet (LW-96), or removed (LW-111). */
type Presence = "scheduled" | "in-play" | "replaced" | "removed";

/** What both sides' units have. */
interface UnitState {
  readonly id: string;
  /** As it flies now, after conversions (LW-41). */
  readonly type: string;
  readonly presence: Presence;
  /** 0: in the dead pile. */
  readonly factors: number;
  /** In the air: the hex where it is. */
  readonly hex: HexName | null;
  /** LW-62, LW-63: turns that are left in the air; null where it need not count. */
  readonly counter: number | null;
  /** It carries drop tanks. */
  readonly tanks: boolean;
  /** It has moved this turn. */
  readonly moved: boolean;
  /** LW-57: it has fired this turn. */
  readonly fired: boolean;
}

export interface GermanState extends UnitState {
  /** On the ground: its base; null in the air and off the map. */
  readonly base: string | null;
  /** LW-39: kept off the map this quarter. */
  readonly off: boolean;
  /** LW-66: who takes off, lands and refuels together; alone it is called after itself. */
  readonly group: string;
  /** LW-65: the turn from which it may take off. */
  readonly ready: number;
  /** LW-81; null where the viewer can't know it. */
  readonly killer: boolean | null;
  /** LW-100; null where the viewer can't know it. */
  readonly fuelled: boolean | null;
  /** It was fuelled last quarter (LW-L51). */
  readonly fuelledBefore: boolean;
  /** Its mark has been shown by firing (LW-51). */
  readonly shown: boolean;
  /** LW-L3: a school that was exchanged for a jet, and the quarter; null for all others. */
  readonly exchanged: Quarter | null;
}

/** LW-56: a line of the Target Sheet. */
export interface SheetLine {
  readonly target: string;
  readonly entry: HexName;
  readonly turn: number;
}

export interface AmericanState extends UnitState {
  /** Its line of the Target Sheet; null for fighters, for who does not fly, and where the viewer can't know it. */
  readonly line: SheetLine | null;
  /** LW-28: it has bombed, so that everybody knows its line. */
  readonly bombed: boolean;
  /** LW-62: the turn in which it crossed the R line; null before. */
  readonly crossed: number | null;
  /** It has come back over its lines, and does not fly again in this raid. */
  readonly back: boolean;
  /** LW-67, LW-69. */
  readonly mission: "escort" | "free" | "home-bound";
}

/** What was bombed, and when (LW-28, LW-90). */
interface Bombed {
  readonly target: string;
  readonly quarter: Quarter;
}

/** German industry and reserves; all fractions in twelfths. */
export interface Economy {
  /** LW-88: aircraft factors that are left, in twelfths; of the Tournament game replacement factors. */
  readonly aircraft: number;
  /** LW-92: pilot factors that are left. */
  readonly pilots: number;
  /** LW-89: production is the fixed six from now on. */
  readonly fixed: boolean;
  /** LW-97: fuel of this quarter, in twelfths. */
  readonly fuel: number;
  /** LW-101: the reserve, in twelfths, and whether it is open. */
  readonly reserve: number;
  /** LW-101: the reserve after the allocation of this quarter, known when the fuel list is shown. */
  readonly reserveNext: number;
  readonly reserveOpen: boolean;
  /** LW-95: jets have been passed. */
  readonly jets: boolean;
  /** LW-96: Me 262s beyond those of the order of battle, so far. */
  readonly substitutions: number;
  /** LW-109: night-fighter factors that count against the RAF's next roll. */
  readonly night: number;
}

/** All of a match; views have the same fields, with null for what is hidden. */
export interface State {
  readonly setup: Setup;
  readonly quarter: Quarter;
  /** Of a raid, 1 to 20; 0 outside of one. */
  readonly turn: number;
  readonly germans: readonly GermanState[];
  readonly americans: readonly AmericanState[];
  readonly bombed: readonly Bombed[];
  /** LW-110: the base that the RAF put out for this quarter. */
  readonly baseOut: string | null;
  readonly economy: Economy;
  /** LW-42: American replacement factors that are left. */
  readonly replacements: number;
  readonly battle: Battle | null;
  /** LW-77: what has been hit in this half and is taken at its end. */
  readonly tolls: readonly Toll[];
  /** LW-H7: the raid is flown by fighters alone; left out: by bombers, or not at all. */
  readonly sweep?: true;
  /** LW-113: targets that the Target Sheet of this raid names. */
  readonly named: number;
  /** LW-113: bomber factors at the beginning of a single raid. */
  readonly bombersAtFirst: number;
  readonly agenda: readonly Task[];
  readonly outcome: Outcome | null;
}

export type Step = Resolved<State>;
