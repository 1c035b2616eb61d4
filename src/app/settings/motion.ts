import { useMedia } from "../use-media.ts";
import { motionReduced } from "./reduced.ts";
import { useSettings } from "./settings.ts";

/** Whether results are shown at once instead of being played: by the settings, or as the system wishes. */
export function useReducedMotion(): boolean {
  const wished = useMedia("(prefers-reduced-motion: reduce)");
  return useSettings((settings) => motionReduced(settings, wished));
}
