import type { PieceId, Prompt } from "../../core/game.ts";
import type { Text } from "../text.ts";

/** Whether a line is a question to the referee and no answer. */
export function isQuestion(line: string): boolean {
  return line.trimStart().startsWith("?");
}

/** Something on the table as it is seen from a piece: a row of the situation. */
export interface Contact {
  readonly id: PieceId;
  /** One of the same side. */
  readonly friend: boolean;
  /** In words, one for each column of `QueriesFace.columns`. */
  readonly cells: readonly Text[];
  /** The same where it alone is asked about, with by how much shots are missed; left out: no other. */
  readonly alone?: readonly Text[];
  /** How far it is, in the game's own measure: it is compared, never said. */
  readonly distance: number;
  /** O'clock from the nose, 1 to 12; left out where the game has no noses, or both stand in one place. */
  readonly clock?: number;
  /** Levels that it is above, negative below; left out: the game has none. */
  readonly above?: number;
  /** The chance in per cent that a shot from here hits it, the best of all; 0: none may be fired. */
  readonly shot?: number;
  /** The chance in per cent that a shot from there hits here. */
  readonly threat?: number;
}

/** An order in signs at the head of a text. */
export interface SpeltOrder {
  /** So many characters of the text are the order. */
  readonly length: number;
  /** The same in words. */
  readonly said: Text;
}

/** A question of a game's own: `? edge`, `? raid 2A`. */
export interface OwnQuery<View = unknown> {
  /** What it is called after the question mark: all its names, one word each, with blanks between. */
  readonly names: Text;
  /** What it tells, for the list of questions. */
  readonly tells: Text;
  /**
   * What is said, sentence by sentence; `from`: the piece from which the asker looks. Empty: there is nothing to tell of
   * such an argument.
   */
  answer(view: View, from: PieceId | undefined, argument: string): readonly Text[];
}

/**
 * What a player may ask the referee beside what he is asked, as far as it is the game's own; the house asks the rest by
 * `TableFace`. Everything is told from a view: of what is hidden from the asker nothing can be said.
 */
export interface QueriesFace<View = unknown> {
  /** The asker's own pieces that are in play, in the order of the list. */
  own(view: View): readonly PieceId[];
  /** What the columns of the situation are called, after that of the piece. */
  readonly columns: readonly Text[];
  /** All others that are in play as they are seen from a piece, in whatever order; none where it is out of the game. */
  contacts(view: View, from: PieceId): readonly Contact[];
  /**
   * The columns of the situation that tell how far and how high something is, by their places: what a sweep round the clock
   * tells of everybody; left out: the game has no noses.
   */
  readonly sweep?: readonly number[];
  /** Whether an own piece that flies straight on, as fast as it may, leaves the table this turn; left out: none does. */
  nearEdge?(view: View, piece: PieceId): boolean;
  /** What is to say of an own piece besides what it is: the edge ahead, say. */
  about?(view: View, piece: PieceId): readonly Text[];
  /** The names by which the log tells of a piece: those of its units, say; left out: its id. */
  told?(view: View, piece: PieceId): readonly string[];
  /** How a question is put that the page asks on a pad of its own; undefined: as the table's face puts it. */
  asked?(view: View, prompt: Prompt): readonly Text[] | undefined;
  /**
   * The order in signs with which a text begins, in its one spelling; left out: all orders are words. `alone`: the text is
   * an order, so that a mere figure is one too.
   */
  spelt?(text: string, alone: boolean): SpeltOrder | undefined;
  readonly more?: readonly OwnQuery<View>[];
}
