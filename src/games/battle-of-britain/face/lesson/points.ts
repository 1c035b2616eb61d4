import type { LessonPoint } from "../../../../face/lesson.ts";
import { RAID } from "./setup.ts";

/** What the instructor points at. */
export const ENEMY: LessonPoint = { piece: RAID };
export const FIRST_WING: LessonPoint = { piece: "11D" };
