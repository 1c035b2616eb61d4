import type { Point } from "../../../../face/lesson.ts";
import { ENEMY, PUPIL } from "./setup.ts";

/** What the instructor points at. */
export const ANSWER: Point = { part: "answer" };
export const SLIP: Point = { part: "slip" };
export const OWN: Point = { piece: PUPIL };
export const FOE: Point = { piece: ENEMY };
