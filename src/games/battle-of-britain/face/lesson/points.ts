import type { Point } from "../../../../face/lesson.ts";
import { RAID } from "./setup.ts";

/** What the instructor points at. */
export const ENEMY: Point = { piece: RAID };
export const FIRST_WING: Point = { piece: "11D" };
