type Found = { readonly found: string };

/** What each refusal of a move tells, by its code. Speeds and prices in MP, altitudes in metres; `found` as typed. */
export type MoveRefusals = {
  readonly "move-grammar": Found & { readonly reason: string };
  readonly "move-speed": {
    readonly speed: number;
    readonly from: number;
    readonly to: number;
    readonly last: number;
    readonly max: number;
    readonly gliding: boolean;
    readonly loaded: boolean;
    /** D-03: −1 after a climb, 1 after a dive, else 0. */
    readonly energy: number;
  };
  readonly "move-sum": {
    readonly speed: number;
    readonly spent: number;
    readonly prices: readonly { readonly token: string; readonly price: number }[];
  };
  readonly "move-straight-first": Found & { readonly why: "option" | "hexsides" | "maneuver" | "now" };
  readonly "move-other-way": Found & { readonly before: boolean; readonly way: string };
  readonly "move-too-many": Found & { readonly hexsides: number; readonly before: number };
  readonly "move-schedule": Found & { readonly schedule: string; readonly most: number };
  readonly "move-rudder": Found & { readonly way: string };
  readonly "move-maneuver": Found & { readonly why: string };
  readonly "move-second-maneuver": Found;
  readonly "move-immelmann": Found & { readonly why: string; readonly speed: number; readonly need: number };
  readonly "move-bomb": Found & { readonly why: "none" | "twice" };
  readonly "move-altitude": Found;
  readonly "move-climb": Found & { readonly most: number; readonly why: string; readonly ceiling: number };
  readonly "move-both": Found & { readonly maneuver: string };
  readonly "move-dive": Found & {
    readonly speed: number;
    readonly allowed: number;
    readonly most: number;
    readonly why: "spar" | "speed" | "most" | "ground";
  };
  readonly "move-dive-first": Found;
  readonly "move-glider": { readonly least: number };
  readonly "move-engine": Found;
  readonly "move-strafe": Found & {
    readonly why: "gun" | "hexes";
    readonly altitude: number;
  };
  readonly "move-occupied": { readonly id: string; readonly hex: string; readonly altitude: number };
};

type About = { readonly id: string };

/** What moving tells and asks. `x`: 50 m steps above the allowed dive; chances in 36. */
export type MovePhrases = MoveRefusals & {
  readonly "event.overdive": About & {
    readonly x: number;
    readonly faces: readonly number[];
    readonly roll: number;
    readonly folds: boolean;
    readonly points: number;
  };
  readonly "throw.overdive": About & { readonly x: number };
  readonly "throw.strain": About;
  readonly "throw.leaf": About;
  readonly "warning.leaves-board": About & { readonly home: boolean };
  readonly "warning.ground": About;
  readonly "warning.overdive": About & {
    readonly x: number;
    readonly folds: number;
    readonly strains: number;
  };
  readonly "warning.bombs-away": About;
};
