import type { LessonStep } from "./common.ts";
import { ENDS } from "./ends.ts";
import { FIFTH } from "./fifth.ts";
import { FIRST } from "./first.ts";
import { FOURTH } from "./fourth.ts";
import { SECOND } from "./second.ts";
import { THIRD } from "./third.ts";

/** The first lesson, step by step. */
export const STEPS: readonly LessonStep[] = [...FIRST, ...SECOND, ...THIRD, ...FOURTH, ...FIFTH, ...ENDS];
