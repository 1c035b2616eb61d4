/** Axial coordinates of a hex. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export const SIDES = ["red", "blue"] as const;
export type Side = (typeof SIDES)[number];

export interface Ship extends Hex {
  readonly id: string;
  readonly side: Side;
}

export type BySide<T> = Readonly<Record<Side, T>>;

/** What everybody may know. */
interface Open {
  readonly turn: number;
  readonly rounds: number;
  /** A campaign: ships of both sides near the centre meet in a battle, which another game may fight. */
  readonly encounters?: boolean;
  readonly phase: "plan" | "battle" | "shove" | "over";
  readonly ships: readonly Ship[];
  readonly spent: BySide<readonly number[]>;
  readonly score: BySide<number>;
  readonly shover: Side | null;
}

export interface State extends Open {
  readonly hands: BySide<readonly number[]>;
  readonly targets: BySide<Hex | null>;
}

/** What a viewer knows of a hand or a target: that it is there, and what it is if he may. */
interface HandView {
  readonly size: number;
  readonly cards?: readonly number[];
}
interface TargetView {
  readonly set: boolean;
  readonly hex?: Hex;
}

export interface View extends Open {
  readonly viewer: string;
  readonly hands: BySide<HandView>;
  readonly targets: BySide<TargetView>;
}

export type Order =
  | { readonly kind: "bid"; readonly card: number }
  | { readonly kind: "move"; readonly to: string }
  | { readonly kind: "target"; readonly hex: Hex }
  | { readonly kind: "shove"; readonly ship: string; readonly to: string }
  | { readonly kind: "pass" }
  /** Ships lost in a battle. */
  | { readonly kind: "losses"; readonly lost: BySide<number> };

export function each<T>(make: (side: Side) => T): BySide<T> {
  return { red: make("red"), blue: make("blue") };
}
