import type { Point } from "../../../../face/lesson.ts";
import { ENEMY, PUPIL } from "./setup.ts";

/** What the instructor points at. */
export const LINE: Point = { part: "line" };
export const METER: Point = { part: "meter" };
export const STEPS: Point = { part: "pad" };
export const HEIGHT: Point = { part: "height" };
export const GO: Point = { part: "ready" };
export const CHOICE: Point = { part: "answer" };
export const STRIP: Point = { part: "strip" };
export const SLIP: Point = { part: "slip" };
export const OWN: Point = { piece: PUPIL };
export const FOE: Point = { piece: ENEMY };
