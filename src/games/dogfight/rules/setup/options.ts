import type { OptionsConfig } from "../../data/config.ts";

/** The switches of a set-up; each names the ruling that it changes. */
export interface Options {
  /** what the limit of turn points counts over. */
  readonly turnLimit: "game-turn" | "each-turn";
  /** ENGINE 1 may still turn one point. */
  readonly lameTurn: boolean;
  /** SPEED 0 is allowed. */
  readonly allowZero: boolean;
  /** other aircraft block the line of sight. */
  readonly aircraftBlock: boolean;
  /** aircraft that end their moves close together may collide. */
  readonly collisions: boolean;
  /** the optional altitude rule. */
  readonly altitude: boolean;
}

/** The switches with the rulings that they change, in the order in which a form lists them. */
export const SWITCHES = [
  { option: "altitude", rule: "R-29" },
  { option: "turnLimit", rule: "R-05" },
  { option: "lameTurn", rule: "R-06" },
  { option: "allowZero", rule: "R-08" },
  { option: "aircraftBlock", rule: "R-22" },
  { option: "collisions", rule: "R-24" },
] as const satisfies readonly { option: keyof Options; rule: string }[];

export const BY_THE_BOOK: Options = {
  turnLimit: "game-turn",
  lameTurn: false,
  allowZero: false,
  aircraftBlock: false,
  collisions: false,
  altitude: false,
};

/** Switches left out are as given in `base`. */
export function optionsFrom(config: OptionsConfig | undefined, base: Options = BY_THE_BOOK): Options {
  return {
    turnLimit: config?.turnLimit ?? base.turnLimit,
    lameTurn: config?.lameTurn ?? base.lameTurn,
    allowZero: config?.allowZero ?? base.allowZero,
    aircraftBlock: config?.aircraftBlock ?? base.aircraftBlock,
    collisions: config?.collisions ?? base.collisions,
    altitude: config?.altitude ?? base.altitude,
  };
}
