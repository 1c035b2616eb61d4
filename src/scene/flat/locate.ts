import { counterSide } from "../../tabletop/layout/counter-layout.ts";
import { liveCounter } from "../../tabletop/live-counter.ts";
import { counterStill } from "../../tabletop/motion/counter-motion.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { siteRadius } from "../drawing/SitesDrawing.tsx";
import type { Fan } from "./fan.ts";
import type { CardMover } from "./move-cards.ts";
import type { CounterMover } from "./move-counters.ts";
import type { FlatWindow } from "./window.ts";

/** Where something that is no piece is on the screen: its middle and half its width, in pixels of the drawing. */
export interface ScreenSpot {
  x: number;
  y: number;
  half: number;
}

/** Writes where a card, a counter or a site is on the screen; false for anything else. */
export type Locate = (id: string, out: ScreenSpot) => boolean;

export const NOWHERE: Locate = () => false;

/** Where the things of a table are, while they move too. */
export function locator(
  tabletop: Tabletop,
  cards: CardMover,
  counters: CounterMover,
  view: () => FlatWindow | null,
  fan: { readonly current: Fan | undefined },
): Locate {
  const drawn = { x: 0, y: 0, half: 0, turn: 0 };
  const pose = liveCounter();
  const sites = new Map(tabletop.sites?.map((site) => [site.id, site]));
  const onMap = (at: { readonly x: number; readonly y: number }, half: number, out: ScreenSpot) => {
    const window = view();
    if (!window) return false;
    const place = window.screenAt(window.toDrawing(at));
    out.x = place.x;
    out.y = place.y;
    out.half = half * window.pixelsPerInch;
    return true;
  };
  return (id, out) => {
    const window = view();
    if (!window) return false;
    if (cards.locate(id, drawn)) {
      const at = window.screenAt(drawn);
      out.x = at.x;
      out.y = at.y;
      out.half = drawn.half * window.pixelsPerInch;
      return true;
    }
    const fanned = fan.current?.counters.find(({ counter }) => counter.id === id);
    if (fanned) return onMap(fanned.place, fanned.side / 2, out);
    const site = sites.get(id);
    if (site) return onMap(site, siteRadius(tabletop.mat.grid), out);
    if (!counters.find(id, pose) && !counterStill(tabletop, id, pose)) return false;
    return pose.present > 0 && onMap(pose, counterSide(tabletop.mat) / 2, out);
  };
}
