import type { PieceId, PromptId } from "../core/game.ts";

/** What the person at the screen is looking at: all that an overlay depends on besides the view. */
export interface Focus {
  readonly selected: PieceId | null;
  /** The piece under the pointer or with keyboard focus. */
  readonly hovered: PieceId | null;
  /** The viewer's own drafts and sealed answers, by prompt. Never another seat's. */
  readonly drafts: ReadonlyMap<PromptId, string>;
  readonly showEnvelope: boolean;
  readonly showArcs: boolean;
}
