import { useMemo } from "react";
import { RICHEST, type TableProps } from "../../../scene/props.ts";
import { useReducedMotion } from "../../settings/motion.ts";
import { plainnessAt, usePace } from "../../settings/plainness.ts";
import { useSettings } from "../../settings/settings.ts";

/** What is held in the hand, and has better things to do than to look like a film. */
const PHONE = "(pointer: coarse)";

/** The settings that a table is drawn with. */
export function useTableSettings(): TableProps["settings"] {
  const shadows = useSettings((settings) => settings.shadows);
  const palette = useSettings((settings) => settings.palette);
  const fastDice = useSettings((settings) => settings.fastDice);
  const modelScale = useSettings((settings) => settings.modelScale);
  const wish = useSettings((settings) => settings.postprocessing);
  const pace = usePace();
  const plainness = useSettings((settings) => plainnessAt(pace, settings, RICHEST));
  const postprocessing = wish === "always" || (wish === "fast" && !matchMedia(PHONE).matches);
  const reducedMotion = useReducedMotion();
  return useMemo(
    () => ({ shadows, plainness, postprocessing, palette, reducedMotion, fastDice, modelScale }),
    [shadows, plainness, postprocessing, palette, reducedMotion, fastDice, modelScale],
  );
}
