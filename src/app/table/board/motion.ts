import { useSyncExternalStore } from "react";
import { useSettings } from "../../settings/settings.ts";

const QUERY = "(prefers-reduced-motion: reduce)";

function listen(onChange: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether results are shown at once instead of being played: by the settings, or as the system wishes. */
export function useReducedMotion(): boolean {
  const motion = useSettings((settings) => settings.motion);
  const wished = useSyncExternalStore(listen, () => matchMedia(QUERY).matches);
  return motion === "system" ? wished : motion === "reduced";
}
