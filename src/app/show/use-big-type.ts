import { useEffect } from "react";
import { useSettings } from "../settings.ts";

/** Big type for as long as the page is shown, whatever the setting says. */
export function useBigType(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.presenter = "on";
    return () => {
      dataset.presenter = useSettings.getState().presenter ? "on" : "off";
    };
  }, []);
}
