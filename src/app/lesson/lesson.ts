import type { DiceSetting } from "../../core/file.ts";
import type { PieceId, PromptId, SeatId } from "../../core/game.ts";
import type { Localised } from "../../core/language.ts";
import type { Phrase } from "../../core/phrase.ts";
import type { PageState } from "../table/page-state.ts";
import type { TableState } from "../table/session.ts";

/** What a step looks at: the part of the lesson that the match has come to, and whatever else the game tells. */
export interface Facts {
  /** Names the steps that belong to now, e.g. `2/orders`. */
  readonly part: string;
  /** Which turn of the game it is: a part that is tried again begins anew. */
  readonly round: number;
  /** Which turn of the lesson it is, from 1; beyond the last one the lesson is over. */
  readonly turn: number;
}

/** What is meant: the first element of a selector that can be seen, or a piece on the table. */
export type Point = { readonly element: string } | { readonly piece: PieceId };

/** A text of the instructor; some tell of what has just happened. */
type Said<F> = Localised | { tell(facts: F): Localised };

/** Something to try, wrong on purpose: what is written as the draft of a prompt. */
interface Try {
  readonly label: Localised;
  readonly prompt: PromptId;
  readonly text: string;
}

/** One thing that the instructor says. Where `done` is left out it is read, and the pupil goes on by himself. */
export interface Step<F extends Facts> {
  readonly id: string;
  readonly part: string;
  readonly say: Said<F>;
  /** Holds the step back where it makes no sense. */
  when?(facts: F): boolean;
  /** Whether what it asks for has happened. */
  done?(facts: F): boolean;
  /** What has to be so while it is said; where it is not any more, the lesson goes a step back. */
  needs?(facts: F): boolean;
  readonly point?: Point;
  /** Where a keyboard goes on, where that is not what is pointed at. */
  readonly focus?: Point;
  readonly tries?: readonly Try[];
  /** Papers that are laid open for it. */
  readonly open?: Partial<Pick<PageState, "drawer" | "pieces" | "slip">>;
}

/** A mistake that the instructor knows: the first that holds is explained. */
export interface Mistake<F extends Facts> {
  readonly id: string;
  when(facts: F): boolean;
  readonly say: Said<F>;
}

/** Where a pupil goes when the lesson is over. */
interface Onward {
  readonly scenario: string;
  readonly opponent: string;
  readonly label: Localised;
}

/** A game's first lesson: the set-up, who flies the other side, and what the instructor says when. */
export interface Lesson<F extends Facts = Facts> {
  readonly title: Localised;
  readonly config: unknown;
  /** Dice with which the lesson always goes as it should for who does as he is told; left out: secure random. */
  readonly dice?: DiceSetting;
  /** The seat of the pupil, and the computer player that the other seats are said to be. */
  readonly pupil: SeatId;
  readonly opponent: string;
  /** Names of the turns of the lesson, in their order. */
  readonly turns: readonly Localised[];
  facts(state: TableState, page: PageState, moving: boolean): F;
  /** What another seat answers to its open prompts. It sees what that seat sees. */
  answer(state: TableState, seat: SeatId): ReadonlyMap<PromptId, string>;
  readonly steps: readonly Step<F>[];
  readonly mistakes: readonly Mistake<F>[];
  /** Why what is written now is refused, in the referee's words; undefined while it is not. */
  refusal(facts: F): Phrase | undefined;
  readonly onward: Onward;
}

/** The words of a text. */
export function wordsOf<F>(said: Said<F>, facts: F): Localised {
  return "tell" in said ? said.tell(facts) : said;
}
