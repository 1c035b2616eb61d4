type Ids = readonly string[];
/** Units and the combat factors that they get back, one entry a unit: `91BG 2`. */
type Restored = readonly string[];

/** What happens. Units, targets and bases are told by their ids, quarters from 0; factors of industry in twelfths. */
export type EventPhrases = {
  readonly "event.quarter": { readonly quarter: number };
  readonly "event.fuel": { readonly made: number; readonly reserve: number; readonly refineries: number };
  readonly "event.raf": {
    readonly place: string;
    readonly factors: number;
    readonly needed: number;
    readonly success: boolean;
  };
  readonly "event.jets": { readonly passed: boolean };
  readonly "event.enters": { readonly units: Ids };
  readonly "event.substituted": { readonly unit: string; readonly by: string };
  readonly "event.night-leaves": { readonly unit: string; readonly for: string };
  readonly "event.converts": { readonly units: Ids; readonly type: string };
  readonly "event.restored": { readonly side: string; readonly restored: Restored; readonly left: number };
  readonly "event.produced": {
    readonly aircraft: number;
    readonly pilots: number;
    readonly aircraftLeft: number;
    readonly pilotsLeft: number;
  };
  readonly "event.raid": { readonly quarter: number };
  readonly "event.turn": { readonly turn: number };
  readonly "event.raid-ends": { readonly germans: number; readonly lost: number };
  readonly "event.bombs": {
    readonly target: string;
    readonly factors: number;
    readonly needed: number;
    readonly success: boolean;
  };
  readonly "event.strafes": { readonly base: string; readonly factors: number; readonly lost: Restored };
  readonly "event.guns": { readonly base: string; readonly hit: boolean };
  /** A volley of a battle: who fires at what, with what die and changed to what, and what it costs. */
  readonly "event.volley": {
    readonly hex: string;
    readonly by: string;
    readonly at: string;
    readonly factors: number;
    readonly die: number;
    readonly changed: number;
    readonly hits: number;
  };
  readonly "event.loses": { readonly side: string; readonly lost: Restored };
  readonly "event.lost-in-air": { readonly units: Ids };
  readonly "event.ends": { readonly side: string; readonly bombed: number; readonly targets: number };
};

/** What dice are thrown for. */
export type ThrowPhrases = {
  readonly "throw.choice": Record<never, never>;
  readonly "throw.raf": { readonly place: string; readonly factors: number };
  readonly "throw.bombs": { readonly target: string; readonly factors: number };
  readonly "throw.volley": { readonly by: string; readonly at: string; readonly factors: number };
  readonly "throw.guns": { readonly base: string };
  readonly "throw.jets": { readonly quarter: number };
};

export type Phrases = EventPhrases & ThrowPhrases;
