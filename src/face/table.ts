import type { GameEvent, PieceId, Prompt, PromptId } from "../core/game.ts";
import type { Phrase } from "../core/phrase.ts";
import type { Ghost, Overlay } from "../tabletop/overlay.ts";
import type { Tabletop } from "../tabletop/tabletop.ts";
import type { Ask } from "./ask.ts";
import type { Dim } from "./dim.ts";
import type { Drafts, Focus } from "./focus.ts";
import type { Forecast } from "./forecast.ts";
import type { Glance } from "./glance.ts";
import type { Offer } from "./offer.ts";
import type { AnswerSpan } from "./span.ts";
import type { Strip } from "./strip.ts";
import type { Text } from "./text.ts";
import type { Toggle } from "./toggle.ts";

/** A point of the mat, in inches. */
interface MatPoint {
  readonly x: number;
  readonly y: number;
}

/** Pieces that stand together in the list of them; those that nobody tells apart are one line, which the first stands for. */
interface PieceGroup {
  readonly title: Text;
  readonly pieces: readonly (PieceId | readonly PieceId[])[];
}

/** The list of pieces beside the table. */
interface PieceList {
  /** What the pieces are called together. */
  readonly title: Text;
  /** What to do with the list, while nothing in it is chosen. */
  readonly hint: Text;
}

/** What a game brings to the table page. Views are its own; method parameters are bivariant. */
export interface TableFace<View = unknown, Order = unknown> {
  /**
   * What stands on the table, and what has just happened to it (`events`, as far as the viewer may see them). `say`
   * speaks the game's phrases: what is printed on cards, counters and boards is in the words of its reader. `earlier`:
   * the views of the moments before, the latest first; the same views each time.
   */
  tabletop(
    view: View,
    events: readonly GameEvent[],
    say: (phrase: Phrase) => string,
    earlier?: Iterable<View>,
  ): Tabletop;
  /** What is laid over it for the person who looks. */
  overlay?(view: View, focus: Focus): Overlay;
  readonly toggles?: readonly Toggle[];
  readonly list?: PieceList;
  /** The list in groups; left out, or none: one list. */
  groups?(view: View): readonly PieceGroup[];
  /** A piece as a line of the list of pieces, after its id; left out, or undefined: what is said of it. */
  glance?(view: View, piece: PieceId): Glance | undefined;
  /** What a screen reader says of a piece; left out: its title. */
  describe?(view: View, piece: PieceId): Text;
  /** The ruling on a target, as the badge beside it: what may be done from the one to the other, or why nothing. */
  badge?(view: View, from: PieceId, to: PieceId): readonly Text[];
  /**
   * The view with a piece where an answer that it has drafted would take it, as far as that can be read, and all others
   * where they stand: the badge is judged from there. Undefined for a draft that moves nothing.
   */
  drafted?(view: View, prompt: Prompt, drafts: Drafts): View | undefined;
  /** What a draft would lead to: the shots from its end, who could fire there, and what would be regretted. */
  forecast?(view: View, prompt: Prompt, drafts: Drafts): readonly Forecast[];
  strip?(view: View): Strip;
  /**
   * How a question is put; `name`: what the seat is called. Left out: every answer is offered as it is written, without
   * a word.
   */
  ask?(prompt: Prompt, view: View, name: string): Ask;
  /**
   * The answers that are offered, of all that are legal (`orders`, listed lazily), in the order in which they are read.
   * `own`: what the seat has answered so far to other questions that are asked at the same time.
   */
  offers?(
    prompt: Prompt,
    view: View,
    orders: Iterable<Order>,
    own: ReadonlyMap<PromptId, Order>,
  ): readonly Offer[];
  /** What is in hand and may not be used as an answer, each with the reason; left out: nothing is told of it. */
  dim?(prompt: Prompt, view: View): readonly Dim[];
  /** Whether what the seat answered to such a question in the turn before is offered again, where it is legal. */
  again?(prompt: Prompt): boolean;
  /** What an answer that is given to every such question is called, by its id. */
  standing?(id: string): Text;
  /** What such an answer is given for, and no longer; left out, or undefined: for the whole match. */
  span?(view: View): AnswerSpan | undefined;
  /** The draft that a ghost dragged to a point stands for: the nearest legal answer, that keeps what else `draft` says. */
  draftTowards?(view: View, piece: PieceId, at: MatPoint, draft: string): string | undefined;
  /** The draft with its altitude changed by `by` levels, where that is legal. */
  draftWithLevel?(view: View, piece: PieceId, draft: string, by: number): string | undefined;
  /**
   * Where an answer to a prompt would take its piece from where it stood when it was asked: what is drawn on the mat
   * for an answer that a computer player weighed. Undefined for answers that move nothing.
   */
  ghost?(view: View, prompt: Prompt, answer: string): Ghost | undefined;
}
