import type { ComponentType } from "react";
import type { PieceId, Prompt, Viewer } from "../../core/game.ts";
import type { Phrase } from "../../core/phrase.ts";
import type { Focus } from "../../face/focus.ts";
import type { Ghost, Overlay } from "../../tabletop/overlay.ts";
import type { TableStore } from "./session.ts";

export interface DeskProps {
  readonly store: TableStore;
  readonly viewer: Viewer;
}

/** What a game brings to the table page beside its rules. */
export interface GamePanel {
  /** Where the open prompts of the viewer are answered: order pads, lists of shots. */
  readonly Desk: ComponentType<DeskProps>;
  /** A strip under the head of the page: what everybody at the table has to see of the course of the turn. */
  readonly Strip?: ComponentType<DeskProps>;
  overlay(view: unknown, focus: Focus): Overlay;
  /** What a screen reader says of a piece: type, side, altitude, clock heading, damage. */
  describe(view: unknown, piece: PieceId): Phrase;
  /** The ruling on a target, as the badge beside it: range, bearing, arc, what is needed or why not. */
  badge(view: unknown, from: PieceId, to: PieceId): readonly Phrase[];
  /**
   * The draft that a ghost dragged to a point of the mat (inches) stands for: the nearest legal answer, with the
   * altitude that `draft`, written so far, has.
   */
  draftTowards(
    view: unknown,
    piece: PieceId,
    at: { readonly x: number; readonly y: number },
    draft: string,
  ): string | undefined;
  /**
   * Where an answer to a prompt would take its piece from where it stood when it was asked: what is drawn on the mat
   * for an answer that a computer player weighed. Undefined for answers that move nothing.
   */
  ghost?(view: unknown, prompt: Prompt, answer: string): Ghost | undefined;
  /** The draft with its altitude changed by `by` levels, where that is legal. */
  draftWithLevel(view: unknown, piece: PieceId, draft: string, by: number): string | undefined;
}
