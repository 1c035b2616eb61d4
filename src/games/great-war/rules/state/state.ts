import type { Outcome } from "../../../../core/game.ts";
import type { Facing, Hex } from "../../../../core/geometry/hex.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import type { Maneuver } from "../../data/tables.ts";
import type { MoveOrder, Way } from "../grammar/order.ts";
import type { Setup } from "../setup/setup.ts";
import type { Campaign } from "./campaign.ts";

/** Where an aircraft is and points; altitude in metres, a multiple of 50 (D-01). */
export interface Stance {
  readonly hex: Hex;
  readonly facing: Facing;
  readonly altitude: number;
}

/** What an aircraft did in its latest move. Reset to null at the start of each turn; `Ending` outlives it. */
export interface Flown {
  readonly from: Stance;
  readonly order: MoveOrder;
  /** Place and facing after each MP: as many as the speed, first MP first. */
  readonly looks: readonly Stance[];
  /** The corners of the path for drawing: the start, then after each step. */
  readonly path: readonly Stance[];
  /** Metres, altitude changed by maneuvers included. */
  readonly climbed: number;
  readonly dived: number;
  readonly maneuver: Maneuver | null;
  /** Most hexsides turned in any one hex (those of the move before do not count). */
  readonly mostTurned: number;
  /** Neither turned nor changed altitude. */
  readonly straightAndLevel: boolean;
  /** Hexes that counted as strafed, in order. */
  readonly strafed: readonly Hex[];
}

/** How the latest move ended, for continued movement and energy (4.5e, A-46, D-03). */
export interface Ending {
  /** Hexsides turned in the last hex, 0 to 3, and their direction. */
  readonly hexsides: number;
  readonly way: Way | null;
  /** One hex straight ahead comes first (after maneuvers other than sideslip and barrel roll). */
  readonly straightFirst: boolean;
  readonly climbed: number;
  readonly dived: number;
}

export interface BarrelState {
  /** Attacks left, the drum on the gun first; an emptied drum that another follows stays as 0 until it is changed. */
  readonly drums: readonly number[];
  readonly jammed: boolean;
  /** Destroyed by a critical hit. */
  readonly broken: boolean;
}

export interface ManState {
  /** `fainted`: alive, but of no more use in this match (§7). */
  readonly health: "fit" | "wounded" | "fainted" | "killed";
  /** Turn of a pilot's serious wound. */
  readonly woundedIn: number | null;
  /** the aircraft that wounded him, credited if his faint brings it down; absent after ground fire. */
  readonly woundedBy?: number;
  /** What became of him when his aircraft fell; absent while it has not, or when he was dead before. */
  readonly fate?: "saved" | "captured" | "lost";
}

/** `home`: left over its own edge, or a balloon safe on the ground; `away`: left elsewhere; `lost`: nobody could fly it on. */
export type Status = "flying" | "destroyed" | "crashed" | "home" | "away" | "lost";

/** What an ace has done with his modifier in this turn. */
export type AceChoice = "attack" | "defend" | null;

export interface Aircraft extends Stance {
  readonly speed: number;
  readonly damage: number;
  /** MP of speed lost to engine hits. */
  readonly engineLoss: number;
  /** By mount, by barrel. */
  readonly guns: readonly (readonly BarrelState[])[];
  readonly crew: readonly ManState[];
  /** Critical #3: may turn only this way. */
  readonly rudder: Way | null;
  /** Critical #8: climbs no more. */
  readonly elevator: boolean;
  /** Critical #9: dive halved, no overdive, no maneuvers. */
  readonly spar: boolean;
  /** Turn in which the tank was hit, or null. */
  readonly fuelHit: number | null;
  /**
   * the aircraft whose hit on engine or tank forces it to glide, now or once its tank is dry, credited if it comes
   * down for that; absent where the ground scored it.
   */
  readonly crippledBy?: number;
  readonly fuelOut: boolean;
  /** Glides: no engine or no fuel, from the turn after (D-08). */
  readonly gliding: boolean;
  readonly bombs: boolean;
  readonly status: Status;
  readonly ending: Ending;
  /** This turn's move, null before it. */
  readonly flown: Flown | null;
  /** §8: nobody may attempt to tail it this turn, since it looped in the last one. */
  readonly looped: boolean;
  readonly choice: AceChoice;
  /** A balloon is winched down from the turn after its first attack: that turn, or null. */
  readonly attacked: number | null;
  /** Spotting turns and the like done so far, by target id. */
  readonly progress: Readonly<Record<string, number>>;
  /** Men who fired, cleared or reloaded in this turn. */
  readonly busy: readonly number[];
}

export interface GroundGun {
  readonly id: string;
  readonly side: SideIndex;
  readonly kind: "MG" | "AA";
  readonly hex: Hex;
  /** Not yet discovered: seen by nobody but its own side. */
  readonly hidden: boolean;
  /** Turn in which it last fired; each fires once a turn. */
  readonly firedIn: number;
}

/** A declared attack. */
export interface Shot {
  readonly from: number;
  readonly man: number;
  readonly mount: string;
  readonly barrels: readonly number[];
  readonly target: number;
  /** 4.9n. */
  readonly below: boolean;
  /** 4.4k: a tailer's shot at another. */
  readonly strayed: boolean;
  /** 4.4j: fired by virtue of tailing, so one look was enough. */
  readonly tailing: boolean;
}

/** A tail of this turn: attempted, or (in a state) successful. */
export interface Tail {
  readonly tailer: number;
  readonly target: number;
}

/** Who moves when, as far as it is fixed: leaders of units by rank, low first; equals in one rank await their owner. */
export interface LineUp {
  /** Movers before the first initiative move, in order (4.2f). */
  readonly early: readonly number[];
  readonly ranks: readonly (readonly number[])[];
  /** Targets whose tailers know which of them follows first. */
  readonly settled: readonly number[];
}

type Phase = "tailing" | "initiative" | "movement" | "combat" | "end" | "campaign" | "over";

/** What is still to be done in this turn, the next first. Plain data; see `agenda.ts`. */
export type Task =
  | { readonly do: "tail" }
  | { readonly do: "initiative" }
  | { readonly do: "move"; readonly who: number }
  | { readonly do: "plot" }
  /** The moves of one side (base game). */
  | { readonly do: "side"; readonly side: SideIndex }
  /** Late declarations at who has just moved. */
  | { readonly do: "reactions"; readonly who: number }
  | { readonly do: "winch" }
  | { readonly do: "begin" }
  | { readonly do: "declare"; readonly who: number }
  | { readonly do: "late"; readonly who: number; readonly target: number }
  | { readonly do: "switch"; readonly who: number; readonly attacker: number }
  /** The observers of both sides. */
  | { readonly do: "gunners" }
  | { readonly do: "gunner"; readonly who: number; readonly man: number }
  | { readonly do: "aces" }
  /** an ace chooses before a move that may bring him under guns which mind him. */
  | { readonly do: "ace"; readonly who: number }
  | { readonly do: "combat" }
  | { readonly do: "checks" }
  | { readonly do: "tend" }
  | { readonly do: "wind" }
  | { readonly do: "turn" }
  /** One of one's own equals, or of one's own tailers, is named to go first. */
  | { readonly do: "first"; readonly among: readonly number[]; readonly seat: string }
  | { readonly do: "line-up" }
  /** Announces the next mission of a campaign. */
  | { readonly do: "mission" }
  | { readonly do: "campaign" };

export interface State {
  readonly setup: Setup;
  /** From 1. */
  readonly turn: number;
  readonly phase: Phase;
  readonly aircraft: readonly Aircraft[];
  readonly guns: readonly GroundGun[];
  /** This turn's movers in order, as far as it is fixed: indices. */
  readonly order: readonly number[];
  /** Successful tails, of one target in the order in which they follow. */
  readonly tails: readonly Tail[];
  readonly lineUp: LineUp | null;
  readonly shots: readonly Shot[];
  readonly agenda: readonly Task[];
  /** Points of either side. */
  readonly score: readonly [number, number];
  /** Ids of the targets that are done. */
  readonly done: readonly string[];
  readonly outcome: Outcome | null;
  readonly campaign: Campaign | null;
}

/** What every ruling needs: set-up, aircraft and turn as they are. States and views both have it. */
export type Board = Pick<State, "setup" | "aircraft" | "turn" | "guns" | "order" | "tails" | "shots">;
