import type { Point } from "../../../../face/lesson.ts";
import { ENEMY, PUPIL } from "./setup.ts";

/** What the instructor points at. */
export const LINE: Point = { part: "line" };
export const PAD: Point = { part: "pad" };
export const READY: Point = { part: "ready" };
export const SHOT: Point = { part: "answer" };
export const SHEETS: Point = { part: "sheets" };
export const ORDERS: Point = { part: "orders" };
export const OVALS: Point = { part: "figures", of: ENEMY };
export const SLIP: Point = { part: "slip" };
export const OWN: Point = { piece: PUPIL };
export const FOE: Point = { piece: ENEMY };
