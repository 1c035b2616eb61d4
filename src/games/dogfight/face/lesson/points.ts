import type { LessonPoint } from "../../../../face/lesson.ts";
import { ENEMY, PUPIL } from "./setup.ts";

/** What the instructor points at. */
export const LINE: LessonPoint = { part: "line" };
export const PAD: LessonPoint = { part: "pad" };
export const READY: LessonPoint = { part: "ready" };
export const SHOT: LessonPoint = { part: "answer" };
export const SHEETS: LessonPoint = { part: "sheets" };
export const ORDERS: LessonPoint = { part: "orders" };
export const OVALS: LessonPoint = { part: "figures", of: ENEMY };
export const SLIP: LessonPoint = { part: "slip" };
export const OWN: LessonPoint = { piece: PUPIL };
export const FOE: LessonPoint = { piece: ENEMY };
