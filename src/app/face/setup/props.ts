import type { SpokenPart } from "../use-part.ts";

/** What the parts of a set-up form are handed. */
export interface SwitchFormProps {
  /** Id of the game. */
  readonly game: string;
  readonly part: SpokenPart<"setup">;
  /** Id of the chosen scenario. */
  readonly scenario: string;
  /** The set-up as it stands: what a match is begun with. */
  readonly config: unknown;
  /** Told the whole changed set-up. */
  onChange(config: unknown): void;
}
