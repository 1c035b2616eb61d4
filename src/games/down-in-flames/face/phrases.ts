import type { Roll } from "../grammar/order.ts";
import type { Share } from "./share.ts";

/** Hits and what each is worth. */
export interface Fire {
  readonly hits: number;
  readonly hitValue: number;
}

/** How likely each result of fire is. */
export interface Results {
  readonly down: Share;
  readonly damaged: Share;
  readonly none: Share;
}

/** What is declared with a card. */
export interface Declared {
  /** Empty for a card that names no target. */
  readonly at: string;
  readonly roll: Roll | null;
  readonly ace: boolean;
  readonly hitValue: number | null;
  readonly rockets: boolean;
}
