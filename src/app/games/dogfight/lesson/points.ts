import type { Point } from "../../../lesson/lesson.ts";
import { ENEMY, PUPIL } from "./config.ts";

/** What the instructor points at. */
export const LINE: Point = { element: ".order-paper" };
export const PAD: Point = { element: ".df-pad" };
/** The answer to a warning takes the place of "ready". */
export const READY: Point = { element: ".df-warning .button--brass, .df-ready" };
export const SHOT: Point = { element: ".df-shot" };
export const SHEETS: Point = { element: '.drawer [role="tab"]:nth-of-type(2)' };
export const ORDERS: Point = { element: '.drawer [role="tab"]:nth-of-type(1)' };
export const OVALS: Point = { element: '.df-sheet[aria-label$="B1"] .df-sheet-figures' };
export const SLIP: Point = { element: ".left__slip" };
export const OWN: Point = { piece: PUPIL };
export const FOE: Point = { piece: ENEMY };
