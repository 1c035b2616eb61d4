import type { ComponentType } from "react";
import type { Problem } from "../../core/game.ts";
import type { Phrase } from "../../core/phrase.ts";

/** What a game's set-up editor is handed. */
export interface EditorProps<Draft> {
  readonly draft: Draft;
  /** The sentence for a phrase or a problem of the game. */
  readonly say: (phrase: Phrase) => string;
  /** Told the whole changed draft. Changes in a row that carry the same tag are one edit, such as one drag. */
  onEdit(draft: Draft, tag?: string): void;
}

/** What shows a set-up that nobody edits. */
export interface SetupViewProps {
  readonly config: unknown;
  readonly say: (phrase: Phrase) => string;
}

/**
 * What a game brings to the set-up editor. A draft is plain data of the game's own, which may be wrong in any way
 * that somebody can type; the page around it knows nothing of it.
 */
export interface GameEditor<Draft = unknown> {
  /** A bare table. */
  readonly empty: Draft;
  /** The draft of a set-up that has passed the game's check. */
  draftOf(config: unknown): Draft;
  /** A draft as it was kept; undefined when it is none. */
  readDraft(kept: unknown): Draft | undefined;
  /** The set-up that a draft stands for. */
  configOf(draft: Draft): unknown;
  /** What is wrong with a draft; nothing when it can be played. */
  problems(draft: Draft): readonly Problem[];
  /** The table and its lists. */
  readonly Editor: ComponentType<EditorProps<Draft>>;
  readonly SetupView: ComponentType<SetupViewProps>;
}

/** A game's editor whose draft is no longer known to the compiler. */
export function anyEditor<Draft>(editor: GameEditor<Draft>): GameEditor {
  return editor as unknown as GameEditor;
}
