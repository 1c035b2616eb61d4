import type { Point } from "../../../lesson/lesson.ts";
import { ENEMY, PUPIL } from "./config.ts";

/** What the instructor points at. */
export const LINE: Point = { element: ".order-paper" };
export const METER: Point = { element: ".gw-meter" };
export const STEPS: Point = { element: ".gw-steps" };
export const HEIGHT: Point = { element: ".gw-height" };
/** The answer to a warning takes the place of "fly it". */
export const GO: Point = { element: ".gw-warning .button--brass, .gw-go" };
export const CHOICE: Point = { element: ".gw-option" };
export const STRIP: Point = { element: ".gw-strip" };
export const SLIP: Point = { element: ".left__slip" };
export const OWN: Point = { piece: PUPIL };
export const FOE: Point = { piece: ENEMY };
