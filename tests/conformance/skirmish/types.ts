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

export interface State {
  readonly turn: number;
  readonly rounds: number;
  readonly phase: "plan" | "shove" | "over";
  readonly ships: readonly Ship[];
  readonly hands: BySide<readonly number[]>;
  readonly targets: BySide<Hex | null>;
  readonly spent: BySide<readonly number[]>;
  readonly score: BySide<number>;
  readonly shover: Side | null;
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

export interface View {
  readonly viewer: string;
  readonly turn: number;
  readonly rounds: number;
  readonly phase: State["phase"];
  readonly ships: readonly Ship[];
  readonly spent: BySide<readonly number[]>;
  readonly score: BySide<number>;
  readonly shover: Side | null;
  readonly hands: BySide<HandView>;
  readonly targets: BySide<TargetView>;
}

export type Order =
  | { readonly kind: "bid"; readonly card: number }
  | { readonly kind: "move"; readonly to: string }
  | { readonly kind: "target"; readonly hex: Hex }
  | { readonly kind: "shove"; readonly ship: string; readonly to: string }
  | { readonly kind: "pass" };
