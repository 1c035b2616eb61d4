import { PALETTES, type PaletteId, sideIdsIn } from "../tabletop/palettes.ts";
import { nameSides } from "../words/games.ts";
import { motionReduced } from "./settings/reduced.ts";
import { useSettings } from "./settings/settings.ts";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether this page leaves motion out now. */
function reducedMotion(): boolean {
  return motionReduced(useSettings.getState(), matchMedia(LESS_MOTION).matches);
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

/** Letters a page in one column is narrower than, and one with low papers lower than. */
const COLUMN = 48;
const LOW = 30;
/** Letters a page is lower than where keys stand closer. */
const SHORT = 40;
/** CSS pixels of a letter, where presenter mode makes everything large on purpose. */
const USUAL = 16;

/** How papers lie on the table: for a page of this size in letters of this size, both in CSS pixels. */
export function layoutOf(width: number, height: number, letter: number): "column" | "low" | "wide" {
  if (width < COLUMN * letter) return "column";
  return height < LOW * letter ? "low" : "wide";
}

/** Whether a page of this height has keys that stand closer, at any width: in letters of this size, both in CSS pixels. */
export function isShort(height: number, letter: number): boolean {
  return height < SHORT * letter;
}

/** CSS pixels of a letter that papers are measured with. */
function letterNow(): number {
  const root = document.documentElement;
  return root.dataset.presenter === "on" ? USUAL : Number.parseFloat(getComputedStyle(root).fontSize);
}

/** How papers lie now. */
function layoutNow(): ReturnType<typeof layoutOf> {
  return layoutOf(innerWidth, innerHeight, letterNow());
}

function layOut(): void {
  const { dataset } = document.documentElement;
  dataset.layout = layoutNow();
  dataset.short = isShort(innerHeight, letterNow()) ? "true" : "false";
}

function show(): void {
  const { dataset } = document.documentElement;
  dataset.motion = reducedMotion() ? "reduced" : "full";
  const { presenter, text, palette } = useSettings.getState();
  dataset.presenter = presenter ? "on" : "off";
  dataset.text = text;
  layOut();
  paint(palette);
}

/** Keeps the page's look in step with the settings and the system. */
export function followLook(): void {
  show();
  useSettings.subscribe(show);
  addEventListener("resize", layOut);
  matchMedia(LESS_MOTION).addEventListener("change", show);
}
