import type { Actor, Stage } from "../../stage.ts";

/** What the parts of miniatures are drawn from: the pieces as they were laid out, and where they stand now. */
export interface StandsInput {
  readonly cast: readonly Actor[];
  readonly stage: Stage;
}
