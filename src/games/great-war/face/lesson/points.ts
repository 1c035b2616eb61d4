import type { LessonPoint } from "../../../../face/lesson.ts";
import { ENEMY, PUPIL } from "./setup.ts";

/** What the instructor points at. */
export const LINE: LessonPoint = { part: "line" };
export const METER: LessonPoint = { part: "meter" };
export const STEPS: LessonPoint = { part: "pad" };
export const HEIGHT: LessonPoint = { part: "height" };
export const GO: LessonPoint = { part: "ready" };
export const CHOICE: LessonPoint = { part: "answer" };
export const STRIP: LessonPoint = { part: "strip" };
export const SLIP: LessonPoint = { part: "slip" };
export const OWN: LessonPoint = { piece: PUPIL };
export const FOE: LessonPoint = { piece: ENEMY };
