import { counterSide } from "../../tabletop/layout/counter-layout.ts";
import { liveCounter } from "../../tabletop/live-counter.ts";
import { counterStill } from "../../tabletop/motion/counter-motion.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { siteRadius } from "../drawing/SitesDrawing.tsx";
import type { TablePoint } from "../props.ts";
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
  return (id, out) => {
    const window = view();
    if (!window) return false;
    const onScreen = (at: TablePoint, half: number) => {
      const { x, y } = window.screenAt(at);
      Object.assign(out, { x, y, half: half * window.pixelsPerInch });
      return true;
    };
    const onMap = (at: TablePoint, half: number) => onScreen(window.toDrawing(at), half);
    if (cards.locate(id, drawn)) return onScreen(drawn, drawn.half);
    const fanned = fan.current?.counters.find(({ counter }) => counter.id === id);
    if (fanned) return onMap(fanned.place, fanned.side / 2);
    const site = sites.get(id);
    if (site) return onMap(site, siteRadius(tabletop.mat.grid));
    if (!counters.find(id, pose) && !counterStill(tabletop, id, pose)) return false;
    return pose.present > 0 && onMap(pose, counterSide(tabletop.mat) / 2);
  };
}
