import { useMemo } from "react";
import type { TableProps } from "../../../scene/props.ts";
import { usePlainness } from "../../settings/plainness.ts";
import { useSettings } from "../../settings/settings.ts";
import { useReducedMotion } from "./motion.ts";

/** The settings that a table is drawn with. */
export function useTableSettings(): TableProps["settings"] {
  const shadows = useSettings((settings) => settings.shadows);
  const palette = useSettings((settings) => settings.palette);
  const fastDice = useSettings((settings) => settings.fastDice);
  const modelScale = useSettings((settings) => settings.modelScale);
  const adaptive = useSettings((settings) => settings.adaptive);
  const slow = usePlainness();
  const plainness = adaptive ? slow : 0;
  const reducedMotion = useReducedMotion();
  return useMemo(
    () => ({ shadows, plainness, palette, reducedMotion, fastDice, modelScale }),
    [shadows, plainness, palette, reducedMotion, fastDice, modelScale],
  );
}
