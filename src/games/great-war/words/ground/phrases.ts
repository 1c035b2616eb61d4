type About = { readonly id: string };

/** One figure that is added to a roll, and why: `strafing`, `ace`, `novice`. */
export type GroundModifier = { readonly key: string; readonly value: number };

/** What the ground and its targets tell. Altitudes in metres, distances in hexes, hexes as printed on the mat. */
export type GroundPhrases = {
  readonly "event.strafes": About & {
    readonly hexes: number;
    readonly trench: number;
    readonly points: number;
  };
  readonly "event.strafing-fire": About & { readonly hexes: number; readonly attacks: number };
  /** Guns of whose side, how many roll it takes (A-49: 1 for its own side), and whether they fire. */
  readonly "event.archie": About & {
    readonly guns: string;
    readonly own: boolean;
    readonly die: number;
    readonly upTo: number;
    readonly fires: boolean;
  };
  readonly "event.archie-spares": About & { readonly near: string };
  /** The sum that an attack from the ground starts with. */
  readonly "event.ground-modifiers": About & {
    readonly parts: readonly GroundModifier[];
    readonly total: number;
    readonly rule: string;
  };
  readonly "event.gun-fires": About & {
    readonly gun: string;
    readonly kind: string;
    readonly distance: number;
    readonly altitude: number;
  };
  readonly "event.gun-found": About & {
    readonly gun: string;
    readonly kind: string;
    readonly hex: string;
    readonly distance: number;
  };
  readonly "event.bombs": About & {
    readonly target: string;
    readonly hex: string;
    readonly altitude: number;
    readonly faces: readonly number[];
    readonly roll: number;
    readonly need: number;
    readonly hit: boolean;
  };
  /** Bombs gone for nothing: `nothing-there`, `done`, `too-high`. */
  readonly "event.bombs-wasted": About & {
    readonly why: string;
    readonly hex: string;
    readonly altitude: number;
  };
  readonly "event.jettison": About & { readonly max: number; readonly min: number };
  readonly "event.photo": About & { readonly target: string; readonly hex: string };
  readonly "event.spotting": About & {
    readonly target: string;
    readonly turns: number;
    readonly of: number;
  };
  readonly "event.winched": About & { readonly altitude: number };
  readonly "event.balloon-safe": About;
  /** Points: for a target, or for what became of an aircraft (`kill`, `balloon`, `two-seater`, `home`). */
  readonly "event.points": About & {
    readonly side: string;
    readonly why: string;
    readonly points: number;
    readonly total: number;
  };
  readonly "throw.archie": About;
  readonly "throw.bombs": About & { readonly need: number };
};
