import { useMemo } from "react";
import { RICHEST, type TableProps } from "../../../scene/props.ts";
import { useReducedMotion } from "../../settings/motion.ts";
import { plainnessAt, usePace } from "../../settings/plainness.ts";
import { useSettings } from "../../settings/settings.ts";

/** What is held in the hand, and has better things to do than to look like a film. */
const PHONE = "(pointer: coarse)";

/** The settings that a table is drawn with. */
export function useTableSettings(): TableProps["settings"] {
  const settings = useSettings();
  const { shadows, chits, palette, fastDice, modelScale, postprocessing: wish } = settings;
  const plainness = plainnessAt(usePace(), settings, RICHEST);
  const postprocessing = wish === "always" || (wish === "fast" && !matchMedia(PHONE).matches);
  const reducedMotion = useReducedMotion();
  return useMemo(
    () => ({ shadows, chits, plainness, postprocessing, palette, reducedMotion, fastDice, modelScale }),
    [shadows, chits, plainness, postprocessing, palette, reducedMotion, fastDice, modelScale],
  );
}
