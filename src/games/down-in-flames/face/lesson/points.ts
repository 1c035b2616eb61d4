import type { LessonPoint } from "../../../../face/lesson.ts";
import { ENEMY, PUPIL } from "./setup.ts";

/** What the instructor points at. */
export const ANSWER: LessonPoint = { part: "answer" };
export const SLIP: LessonPoint = { part: "slip" };
export const OWN: LessonPoint = { piece: PUPIL };
export const FOE: LessonPoint = { piece: ENEMY };
