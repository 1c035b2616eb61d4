import type { ClockTone } from "./clock-tone.ts";
import type { CounterFlight } from "./counter-flight.ts";
import type { Figure } from "./figure.ts";
import type { Mark } from "./piece.ts";
import type { Spot } from "./place.ts";
import type { SideIndex } from "./side.ts";
import type { TableSymbol } from "./symbol.ts";

/** What a counter is doing or has become; each is drawn with a sign of its own beside its colour. */
export type CounterState =
  /** Waiting to be used. */
  | "ready"
  /** In the air. */
  | "aloft"
  /** Has done what it may do. */
  | "used"
  | "damaged"
  /** Kept from flying. */
  | "grounded";

/** The outline of a counter: a card square, a plaque on a stand as a plotter pushes it, a round marker. */
export type CounterShape = "square" | "plaque" | "round";

/**
 * A counter on the map. Counters at the same place are a stack, in the order of the tabletop from the lowest to the
 * uppermost. Everything that it says comes from a view: a face-down counter that its viewer doesn't know has no
 * figures.
 */
export interface Counter extends Spot {
  /** Unique among everything that stands on the table. */
  readonly id: string;
  /** Printed on it, e.g. `2A`, `56 FG`. */
  readonly label: string;
  /** Its name for people, spoken by a screen reader, e.g. `Kampfgeschwader 2A`. */
  readonly title: string;
  /** What else is to say of it, in the game's words, e.g. `stood down until turn 6`. */
  readonly note?: string;
  /** Left out: nobody's. */
  readonly side?: SideIndex;
  /** Left out: square. */
  readonly shape?: CounterShape;
  readonly symbol?: TableSymbol;
  /** In the order in which they are printed, the most important first; three have room. */
  readonly figures?: readonly Figure[];
  /** Where it points, in degrees clockwise from the table's 12 o'clock; left out: nowhere. */
  readonly heading?: number;
  /** When it was plotted last: the colour of its arrow; left out: its side's. */
  readonly clock?: ClockTone;
  /** How far from its place it stands, in inches, so that others are seen; left out: it stands there. */
  readonly aside?: Spot;
  /** Against the other counters of its table; left out: 1. */
  readonly size?: number;
  /** Lies face down: its back is drawn, whatever is known of its face. */
  readonly down?: boolean;
  readonly state?: CounterState;
  readonly marks?: readonly Mark[];
  /** Levels above the map, where a table shows it in the air; left out: on the map. */
  readonly level?: number;
  /** Miniatures that fly over it in 3D, each kind in a formation of its own; left out: none. */
  readonly flights?: readonly CounterFlight[];
}
