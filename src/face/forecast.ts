import type { Text } from "./text.ts";

/** One thing that an answer being written would lead to, as all others stand now. */
export interface Forecast {
  readonly text: Text;
  /** What its player would regret: it is shown as a warning. */
  readonly regret?: true;
}
