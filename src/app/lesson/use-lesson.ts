import { useEffect, useMemo, useState } from "react";
import type { Facts, Mistake, Script, Step } from "../../face/lesson.ts";
import { useUnderway } from "../context/playing.ts";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { factsOf } from "./facts.ts";
import { keepProgress, loadProgress } from "./progress.ts";
import { back, follow, mistakeNow, next, type Progress, stepsNow } from "./steps.ts";

/** Where a lesson stands, and what the pupil can do about it. */
export interface LessonState {
  readonly facts: Facts;
  readonly step: Step<Facts> | undefined;
  readonly mistake: Mistake<Facts> | undefined;
  /** Undefined where there is nothing before or behind. */
  readonly goBack: (() => void) | undefined;
  readonly goOn: (() => void) | undefined;
}

/** Follows the match, step by step. What has been read survives a reload; the rest the match itself tells. */
export function useLesson(script: Script): LessonState {
  const { store } = useTools();
  const game = store.getState().entry.meta.id;
  const state = useTable((whole) => whole);
  const page = usePage((whole) => whole);
  const underway = useUnderway();
  const [kept, setProgress] = useState<Progress>(() => loadProgress(game));
  const facts = useMemo(() => factsOf(script, state, page, underway), [script, state, page, underway]);
  const { steps } = script;
  const progress = follow(steps, kept, facts);
  if (progress !== kept) setProgress(progress);
  useEffect(() => keepProgress(game, progress), [game, progress]);
  const earlier = back(steps, progress, facts);
  const later = next(steps, progress, facts);
  return {
    facts,
    step: stepsNow(steps, facts)[progress.at],
    mistake: mistakeNow(script.mistakes, facts),
    goBack: earlier && (() => setProgress(earlier)),
    goOn: later && (() => setProgress(later)),
  };
}
