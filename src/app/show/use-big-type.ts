import { useEffect } from "react";
import { useSettings } from "../settings/settings.ts";

/** A screen for a room rather than for a hand. */
const WIDE = "(width > 700px) and (height > 480px)";

/** Big type for as long as the page is shown, whatever the setting says; not on a phone. */
export function useBigType(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!matchMedia(WIDE).matches) return undefined;
    dataset.presenter = "on";
    return () => {
      dataset.presenter = useSettings.getState().presenter ? "on" : "off";
    };
  }, []);
}
