/** Who and what a question is about, as far as everybody may know it. */
export type QuestionValues = {
  readonly kind: string;
  readonly id: string;
  readonly wing: string;
  readonly square: string;
  readonly left: number;
  readonly markers: number;
  readonly group: string;
  readonly count: number;
};

/** `sure`: its first step meets it; `open`: it hangs on where the geschwader goes; `none`: it can't be met. */
export type Prospect = "sure" | "open" | "none";

/** Squares from a step of a chase to the target, null without one, and to the wing. */
export type Chased = {
  readonly ahead: number | null;
  readonly target: string;
  readonly apart: number;
  readonly wing: string;
};

/** What a wing is doing, and a geschwader, at a glance. */
export type WingState = "empty" | "missed" | "met" | "patrol" | "airborne" | "out" | "ready";
export type GeschwaderState = "empty" | "aloft" | "back" | "home";

/** The course of a turn (section 5 of the rules). */
export const PARTS = ["staff", "alert", "missions", "german", "british", "battle", "bombs"] as const;
export type Part = (typeof PARTS)[number];

/** The switches that are told where they stand otherwise than usual (BB-15). */
export type Switch = "victoryInclusive" | "markersPer" | "duel" | "battles" | "diagonal" | "bid";
