export const SIDES = ["red", "blue"] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export interface State {
  readonly day: number;
  readonly days: number;
  readonly phase: "send" | "battle" | "over";
  /** Aircraft that are left. */
  readonly left: BySide<number>;
  /** Aircraft in the air today. */
  readonly sent: BySide<number>;
}

/** Nothing is hidden: what anybody sees is the state. */
export interface View extends State {
  readonly viewer: string;
}

export type Order =
  | { readonly kind: "send"; readonly count: number }
  /** Aircraft lost in a battle. */
  | { readonly kind: "losses"; readonly lost: BySide<number> };

export function each<T>(make: (side: Side) => T): BySide<T> {
  return { red: make("red"), blue: make("blue") };
}
