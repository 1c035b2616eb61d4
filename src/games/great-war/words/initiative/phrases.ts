type About = { readonly id: string };

/** What tailing and initiative tell. Modifiers in points of the roll, shifts in rows. */
export type InitiativePhrases = {
  readonly "event.tail": About & {
    readonly target: string;
    readonly faces: readonly number[];
    readonly roll: number;
    readonly row: number;
    readonly shifts: readonly { readonly key: string; readonly rows: number }[];
    readonly success: boolean;
  };
  readonly "event.initiative": About & {
    readonly faces: readonly number[];
    readonly altitude: number;
    readonly ace: number;
    readonly novice: number;
    readonly twoSeater: number;
    readonly schedule: number;
    readonly total: number;
  };
  /** A die each; `rule` says why. */
  readonly "event.roll-off": {
    readonly ids: readonly string[];
    readonly faces: readonly number[];
    readonly rule: string;
  };
  readonly "event.order": { readonly ids: readonly string[] };
  readonly "throw.tail": About & { readonly target: string };
  readonly "throw.initiative": About;
  readonly "throw.roll-off": About;
  readonly "tail-grammar": { readonly found: string; readonly near: readonly string[] };
  readonly "tail-unknown": { readonly found: string; readonly known: readonly string[] };
  readonly "tail-full": About & { readonly target: string };
  readonly "tail-position": About & { readonly target: string };
  readonly "first-choice": { readonly found: string; readonly among: readonly string[] };
};
