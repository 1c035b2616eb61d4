import type { FlownLesson } from "./flown.ts";

/** What a test must know of a game's lesson to take it. */
export interface Course {
  readonly game: string;
  /** The seat that is not the pupil's, and the prompt of what the pupil writes. */
  readonly enemy: string;
  readonly line: string;
  /** Answers after which it must have come to its end. */
  readonly mostAnswers: number;
  /** What who does as he is told answers. */
  good(flown: FlownLesson): string;
  /** An order that is only begun. */
  begun?(order: string): string;
  /** Looks around before an order is written; `hear` listens to what is said meanwhile. */
  look?(flown: FlownLesson, hear: () => void): void;
  /**
   * With the lesson's own dice: a line a question, in which part, at which step, and what is answered; every step that
   * is told; what is known at the end.
   */
  readonly asked: string;
  readonly told: string;
  readonly end: object;
  /**
   * Other dice: how many, what they are called, how the lesson ends with them, how
   * it may end with more of them, and what is told in any case. `early`:
   * it may end before its last turn.
   */
  readonly dice: {
    readonly usual: number;
    readonly long: number;
    readonly called: string;
    readonly ends: readonly string[];
    readonly seldom?: readonly string[];
    readonly early?: boolean;
    readonly always?: string;
  };
  /** Pupils who do as they like: how many, among how many answers they choose, and how many of them come to the end. */
  readonly pupils: {
    readonly usual: number;
    readonly long: number;
    readonly among?: number;
    /** After the first game they do as they are told. */
    readonly once?: boolean;
    readonly mostAnswers?: number;
    readonly ended: number;
  };
  /** Answers that come before the line that is written wrong, how it is refused, and what is right. */
  readonly before?: readonly string[];
  readonly refused: readonly (readonly [text: string, code: string])[];
  readonly right: readonly string[];
  /** What is offered to be tried wrong: at which step, and what. */
  readonly tried: readonly string[];
  /** The step that asks for a first order, one that is legal, the step to which it leads, and an order that leads back. */
  readonly spoilt?: readonly [step: string, order: string, ready: string, spoilt: string];
}
