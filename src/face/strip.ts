import type { SideIndex } from "../tabletop/tabletop.ts";
import type { Text } from "./text.ts";

/** One step of the course of a turn. */
export interface StripStep {
  readonly id: string;
  readonly label: Text;
  /** Whose it is, where it belongs to a side. */
  readonly side?: SideIndex;
  /** `gone`: it will not come any more. */
  readonly state: "done" | "now" | "next" | "waits" | "gone";
  /** It hangs on the step before it. */
  readonly follows?: true;
  /** All of it in words. */
  readonly said: Text;
}

/** A row of steps under the head of the page: what everybody has to see of the course of a turn. */
export interface Strip {
  readonly title: Text;
  readonly steps: readonly StripStep[];
}
