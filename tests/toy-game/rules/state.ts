import type { Answers, GameEvent, Resolved, Seat, SeatId, Viewer } from "../../../src/core/game.ts";
import type { Card } from "../data/cards.ts";
import type { Square } from "../data/map.ts";

export const SIDES = ["red", "blue"] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export function bySide<T>(make: (side: Side) => T): BySide<T> {
  return { red: make("red"), blue: make("blue") };
}

/** A counter on the map. */
export interface Squadron {
  readonly id: string;
  readonly seat: SeatId;
  readonly at: Square;
  /** What it has left; a decoy has 0. */
  readonly strength: number;
  /** What it began with. */
  readonly full: number;
  /** Turned up: everybody knows its strength. At 0 it is gone then. */
  readonly up: boolean;
  readonly moved: boolean;
  /** RD-13: it carries bombs that it has not dropped. */
  readonly loaded: boolean;
}

/** What is still to be done, the next first. All of it may be known to everybody. */
export type Task =
  | { readonly do: "choose" }
  | { readonly do: "move"; readonly seat: SeatId }
  /** RD-9: `by` attacks `at`, and has done so `made` times. */
  | { readonly do: "attack"; readonly by: string; readonly at: string; readonly made: number }
  /** The cards of one attack so far; `seat` may answer the last. */
  | {
      readonly do: "answer";
      readonly seat: SeatId;
      readonly by: string;
      readonly at: string;
      readonly cards: readonly Card[];
    }
  /** RD-11: the mover goes back to `to` unless the square is free. */
  | { readonly do: "part"; readonly by: string; readonly to: Square }
  | { readonly do: "bomb" }
  | { readonly do: "draw"; readonly seat: SeatId }
  /** RD-16: both sides bid and move at once. */
  | { readonly do: "plan" }
  /** RD-19. */
  | { readonly do: "shove"; readonly seat: SeatId }
  /** RD-20. */
  | { readonly do: "battle" }
  | { readonly do: "turn" };

/** What everybody may know. */
export interface Open {
  readonly turn: number;
  readonly turns: number;
  readonly cloud: boolean;
  /** RD-16: turns are bid for. */
  readonly bids: boolean;
  /** RD-20: who meets in the middle fights a battle, as another game may do it. */
  readonly encounters: boolean;
  /** RD-15: points for something else than bombs and losses. */
  readonly won: BySide<number>;
  readonly seats: readonly Seat[];
  /** RD-2: what the counters of every seat begin with, in some order. */
  readonly strengths: readonly number[];
  readonly discard: readonly Card[];
  readonly bombs: Readonly<Record<Square, number>>;
  readonly agenda: readonly Task[];
  readonly over: boolean;
}

export interface State extends Open {
  readonly squadrons: readonly Squadron[];
  /** The next card first. */
  readonly deck: readonly Card[];
  readonly hands: Readonly<Record<SeatId, readonly Card[]>>;
  /** RD-4: what the first seat of each side has chosen. */
  readonly choices: Readonly<Record<SeatId, Square | null>>;
}

/** A counter as somebody sees it: `strength` and `full` are null while they are hidden from him. */
export interface SeenSquadron extends Omit<Squadron, "strength" | "full"> {
  readonly strength: number | null;
  readonly full: number | null;
}

/** Cards as somebody sees them: how many, and which if he may. */
export interface SeenCards {
  readonly size: number;
  readonly cards?: readonly Card[];
}

export interface View extends Open {
  readonly viewer: Viewer;
  readonly squadrons: readonly SeenSquadron[];
  readonly deck: SeenCards;
  readonly hands: Readonly<Record<SeatId, SeenCards>>;
  readonly choices: Readonly<Record<SeatId, { readonly set: boolean; readonly square?: Square }>>;
}

export type Order =
  | { readonly kind: "target" | "guard"; readonly square: Square }
  | { readonly kind: "move"; readonly id: string; readonly to: Square }
  | { readonly kind: "done" }
  | { readonly kind: "play"; readonly card: Card }
  | { readonly kind: "pass" }
  | { readonly kind: "bid"; readonly points: number }
  | { readonly kind: "shove"; readonly id: string; readonly to: Square }
  /** Squadrons lost in a battle. */
  | ({ readonly kind: "losses" } & BySide<number>);

export type Given = Answers<Order>;
export type Step = Resolved<State>;

export const event = (key: string, values: GameEvent["values"]): GameEvent => ({ key, values });

/** Tells somebody what was hidden from him. */
export const reveal = (key: string, values: GameEvent["values"]): GameEvent => ({
  key,
  values,
  reveals: true,
});

export function sideOf({ seats }: Pick<Open, "seats">, seat: SeatId): Side {
  return seats.find(({ id }) => id === seat)?.side === "blue" ? "blue" : "red";
}

export function seatsOn({ seats }: Pick<Open, "seats">, side: Side): readonly SeatId[] {
  return seats.filter((seat) => seat.side === side).map(({ id }) => id);
}

/** Whether a counter is still on the map. */
export function isThere({ up, strength }: Pick<SeenSquadron, "up" | "strength">): boolean {
  return !up || strength !== 0;
}

export function squadron(state: State, id: string): Squadron {
  return state.squadrons.find((one) => one.id === id) as Squadron;
}

export function withSquadron(state: State, id: string, change: Partial<Squadron>): State {
  const squadrons = state.squadrons.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...state, squadrons };
}

/** The counters of a side on a square. */
export function standing<S extends SeenSquadron>(
  state: Pick<Open, "seats"> & { readonly squadrons: readonly S[] },
  side: Side,
  at: Square,
): readonly S[] {
  return state.squadrons.filter((one) => one.at === at && isThere(one) && sideOf(state, one.seat) === side);
}
