import { PALETTES, type PaletteId, sideIdsIn } from "../tabletop/palettes.ts";
import { nameSides } from "../words/games.ts";
import type { Settings } from "./settings/kept-settings.ts";
import { useSettings } from "./settings/settings.ts";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether motion is to be left out, by the setting or else by the system's wish. */
export function motionReduced(setting: Settings["motion"], systemWish: boolean): boolean {
  return setting === "system" ? systemWish : setting === "reduced";
}

/** Whether this page leaves motion out now. */
function reducedMotion(): boolean {
  return motionReduced(useSettings.getState().motion, matchMedia(LESS_MOTION).matches);
}

function paint(palette: PaletteId): void {
  nameSides(sideIdsIn(palette));
  const { style } = document.documentElement;
  for (const side of [0, 1] as const) {
    const { shape, ink, wash } = PALETTES[palette][side];
    const name = `--side-${(side + 1).toString()}`;
    style.setProperty(name, shape);
    style.setProperty(`${name}-ink`, ink);
    style.setProperty(`${name}-wash`, wash);
  }
}

function show(): void {
  const { dataset } = document.documentElement;
  dataset.motion = reducedMotion() ? "reduced" : "full";
  const { presenter, text, palette } = useSettings.getState();
  dataset.presenter = presenter ? "on" : "off";
  dataset.text = text;
  paint(palette);
}

/** Keeps the page's look in step with the settings and the system. */
export function followLook(): void {
  show();
  useSettings.subscribe(show);
  matchMedia(LESS_MOTION).addEventListener("change", show);
}
