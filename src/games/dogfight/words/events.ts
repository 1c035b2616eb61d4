import type { GameEvent } from "../../../core/game.ts";

/** Where a move ended: inches, clock numeral, level. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly level: number;
  /** Whether levels mean anything in this game. */
  readonly altitude: boolean;
}

type Id = { readonly id: string };
type Side = { readonly side: string };

/** The facts of a game: what each event tells. Ranges in inches. */
export type Facts = {
  readonly revealed: { readonly turn: number };
  readonly flies: Id & Side & Place & { readonly order: string; readonly speed: number };
  readonly leaves: Id & Side & { readonly edge: string };
  /** Two aircraft ended their moves within half an inch: their dice. */
  readonly collision: {
    readonly first: string;
    readonly second: string;
    readonly dice: readonly number[];
    readonly sides: readonly string[];
    readonly crash: boolean;
  };
  readonly initiative: {
    readonly sides: readonly string[];
    readonly dice: readonly number[];
    readonly winner: string | null;
  };
  readonly "no-shot": Side;
  readonly fires: Id &
    Side & {
      readonly target: string;
      readonly weapon: string;
      readonly range: number;
      readonly flat: number;
      readonly levels: number;
      readonly need: number;
      readonly roll: number;
      readonly hit: boolean;
    };
  readonly "hit-fuselage": Damage & { readonly left: number; readonly instead: boolean };
  readonly "hit-engine": Damage & { readonly left: number };
  readonly "hit-weapon": Damage & { readonly weapon: string };
  readonly destroyed: Id & Side & { readonly cause: "fire" | "collision" };
  readonly crashed: Id & Side;
  /** points earned by what became of an aircraft. */
  readonly scores: Id &
    Side & {
      /** `down` or an edge. */
      readonly fate: string;
      /** it still flies, and nobody is left to stop it. */
      readonly unhindered: boolean;
      readonly points: number;
      readonly total: number;
      /** With the goal `leave`: how many must get across. */
      readonly of: number | null;
    };
  readonly "fire-done": Side;
  readonly "fire-ends": Side;
  readonly "turn-ends": { readonly turn: number };
  readonly victory: Side & Ended;
  readonly draw: Ended;
};

/** When and why a game ended: the key of the outcome's sentence, with the figures that the sentence needs beside it. */
type Ended = { readonly turn: number; readonly reason: string };

/** One oval goes: on which side the shot struck, and the damage die. */
type Damage = Id & Side & { readonly facing: string; readonly roll: number };

/** A fact of the dogfight. */
export type DogfightEvent = {
  [Key in keyof Facts]: GameEvent & { readonly key: Key; readonly values: Facts[Key] };
}[keyof Facts];

/** What dice are thrown for: the reasons that a tray or a typing table shows. */
export type ThrowReasons = {
  readonly "throw.initiative": Side;
  readonly "throw.to-hit": Id & {
    readonly target: string;
    readonly weapon: string;
    readonly need: number;
  };
  readonly "throw.damage": Id;
  readonly "throw.collision": { readonly first: string; readonly second: string };
  readonly "throw.choice": Record<never, never>;
};

/** An event with its values, checked against its key. */
export function fact<Key extends keyof Facts>(key: Key, values: Facts[Key]): DogfightEvent {
  return { key, values } as DogfightEvent;
}
