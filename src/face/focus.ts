import type { PieceId, Problem, PromptId } from "../core/game.ts";
import type { Result } from "../core/result.ts";

/** What came of reading a text: the answer as the game reads it, or why it is none. */
export type Reading = Result<unknown, readonly Problem[]>;

/** An answer being written or sealed, read once; whoever shows it is handed the result. A blank one is not read. */
export interface Draft {
  readonly text: string;
  readonly read: Reading;
}

/** The drafts of a seat, by prompt. */
export type Drafts = ReadonlyMap<PromptId, Draft>;

/** What the person at the screen is looking at: all that an overlay depends on besides the view. */
export interface Focus {
  readonly selected: PieceId | null;
  /** The piece under the pointer or with keyboard focus. */
  readonly hovered: PieceId | null;
  /** The viewer's own drafts and sealed answers. Never another seat's. */
  readonly drafts: Drafts;
  /** Ids of the toggles that are on. */
  readonly shown: ReadonlySet<string>;
}

/** What a seat has answered so far to the other questions that are asked with one. */
export function answeredBeside(drafts: Drafts, prompt: PromptId): ReadonlyMap<PromptId, unknown> {
  const own = new Map<PromptId, unknown>();
  for (const [id, { read }] of drafts) if (id !== prompt && read.ok) own.set(id, read.value);
  return own;
}
