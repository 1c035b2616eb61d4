type About = { readonly id: string };
/** A man by his place in the crew, 0 the pilot. */
type AMan = About & { readonly man: number; readonly name: string };
type Gun = { readonly mount: string; readonly barrel: string };

/** What the end of a turn tells. Altitudes in metres, speeds in MP. */
export type EndPhrases = {
  /** `down` when he gets out and the parachute opens; `die` and `chute` null where there was none. */
  readonly "event.parachute": AMan & {
    readonly die: number;
    readonly wounded: boolean;
    readonly total: number;
    readonly out: boolean;
    readonly chute: number | null;
    readonly saved: boolean;
  };
  readonly "event.no-parachute": About & { readonly altitude: number };
  /** 4.10t; `die` null where he comes down behind the Allied lines. */
  readonly "event.capture": AMan & {
    readonly die: number | null;
    readonly total: number;
    readonly captured: boolean;
  };
  readonly "event.fuel": About & {
    readonly faces: readonly number[];
    readonly turns: number;
    readonly total: number;
    readonly dry: boolean;
  };
  readonly "event.faint": AMan & {
    readonly faces: readonly number[];
    readonly roll: number;
    readonly upTo: number;
    readonly faints: boolean;
  };
  readonly "event.clears": AMan &
    Gun & {
      readonly die: number;
      readonly upTo: number;
      readonly works: boolean;
      readonly rule: string;
    };
  readonly "event.reloads": AMan & Gun & { readonly attacks: number; readonly rule: string };
  /** `fuel` or `engine`. */
  readonly "event.glides": About & { readonly why: string; readonly max: number; readonly min: number };
  readonly "event.crashes": About;
  readonly "event.drifts": {
    readonly ids: readonly string[];
    readonly hexes: number;
    readonly facing: number;
  };
  readonly "event.blown-away": About & { readonly home: boolean };
  readonly "throw.parachute": AMan;
  readonly "throw.chute": AMan;
  readonly "throw.capture": AMan;
  readonly "throw.fuel": About & { readonly turns: number };
  readonly "throw.faint": AMan & { readonly upTo: number };
  readonly "throw.clear": AMan & Gun & { readonly upTo: number };
  readonly "tend-grammar": { readonly found: string; readonly near: readonly string[] };
  /** `gun` as it was written; which act and which answers there are. */
  readonly "tend-gun": AMan & {
    readonly found: string;
    readonly act: string;
    readonly near: readonly string[];
  };
  /** More than one gun could be meant. */
  readonly "tend-which": AMan & { readonly act: string; readonly near: readonly string[] };
  /** Why nothing of the kind can be done: `nothing`, `busy`, `wild` (4.7j), `unfit`. */
  readonly "tend-not": AMan & {
    readonly act: string;
    readonly why: string;
    readonly near: readonly string[];
  };
};
