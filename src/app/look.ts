import { type Settings, useSettings } from "./settings.ts";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether motion is to be left out, by the setting or else by the system's wish. */
export function motionReduced(setting: Settings["motion"], systemWish: boolean): boolean {
  return setting === "system" ? systemWish : setting === "reduced";
}

/** Whether this page leaves motion out now. */
function reducedMotion(): boolean {
  return motionReduced(useSettings.getState().motion, matchMedia(LESS_MOTION).matches);
}

function show(): void {
  const { dataset } = document.documentElement;
  dataset.motion = reducedMotion() ? "reduced" : "full";
  dataset.presenter = useSettings.getState().presenter ? "on" : "off";
}

/** Keeps the page's look in step with the settings and the system. */
export function followLook(): void {
  show();
  useSettings.subscribe(show);
  matchMedia(LESS_MOTION).addEventListener("change", show);
}
