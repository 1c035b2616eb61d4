import type { ScreenArea } from "../props.ts";
import type { Clear } from "./home.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the screen as shares of the picture; all of it where nothing is known or nothing would be left. */
export function clearOf(area: ScreenArea | undefined, { width, height }: Size): Clear {
  const across = (x: number) => (Math.max(0, Math.min(width, x)) / width) * 2 - 1;
  const up = (y: number) => 1 - (Math.max(0, Math.min(height, y)) / height) * 2;
  if (!area || area.right - area.left < 80 || area.bottom - area.top < 80)
    return { left: -1, right: 1, bottom: -1, top: 1 };
  return { left: across(area.left), right: across(area.right), bottom: up(area.bottom), top: up(area.top) };
}

/** All of the screen. */
export function wholeOf({ width, height }: Size): ScreenArea {
  return { left: 0, top: 0, right: width, bottom: height };
}
