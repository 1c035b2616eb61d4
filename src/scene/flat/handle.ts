import { livePose } from "../../tabletop/live.ts";
import { poseAt, standAt } from "../../tabletop/stance.ts";
import type { TableHandle, TableProps } from "../props.ts";
import { selectionOf } from "../selection.ts";
import { lineOf } from "../stage.ts";
import type { Locate, ScreenSpot } from "./locate.ts";
import type { FlatWindow } from "./window.ts";

/** Inches shown around a framed piece. */
const REACH = 9;

function span(figures: readonly number[]): readonly [number, number] {
  return [Math.min(...figures), Math.max(...figures)];
}

/** The page's handle on the flat drawing, and what to call after each frame. */
export function flatHandle(
  view: FlatWindow,
  props: () => TableProps,
  locate: { readonly current: Locate },
): { handle: TableHandle; drawn: () => void } {
  const listeners = new Set<() => void>();
  const pose = livePose();
  const thing: ScreenSpot = { x: 0, y: 0, half: 0 };
  const find = (id: string): boolean => {
    const { tabletop, player } = props();
    const line = lineOf(tabletop, player);
    if (line && poseAt(line, id, player.now, pose)) return pose.present > 0;
    const piece = tabletop.pieces.find((one) => one.id === id);
    if (piece) standAt(tabletop, piece, pose);
    return piece !== undefined && pose.present > 0;
  };
  const handle: TableHandle = {
    screenPosition(id, out) {
      if (locate.current(id, thing)) {
        out.x = thing.x;
        out.y = thing.y;
        out.visible = true;
        return true;
      }
      if (!find(id)) return false;
      const at = view.screenPoint(pose);
      out.x = at.x;
      out.y = at.y;
      out.visible = true;
      return true;
    },
    distanceTo: () => undefined,
    screenPoint(point, out) {
      const at = view.screenPoint(point);
      out.x = at.x;
      out.y = at.y;
      out.visible = true;
    },
    names: () => [],
    dice: () => false,
    tablePoint: (x, y) => view.pointAt(x, y),
    onDraw(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    frame(ids = selectionOf(props())) {
      const places = ids.flatMap((id) => (find(id) ? [{ x: pose.x, y: pose.y }] : []));
      if (places.length === 0) return view.home();
      const [left, right] = span(places.map(({ x }) => x));
      const [bottom, top] = span(places.map(({ y }) => y));
      const middle = { x: (left + right) / 2, y: (bottom + top) / 2 };
      view.frame(middle, REACH + Math.max(right - left, top - bottom) / 2);
    },
    home: () => view.home(),
    follow: () => view.atHome && view.home(),
    whole: () => view.whole(),
    toggleTop: () => view.home(),
    showView(digit) {
      const kept = props().views[digit];
      if (kept) view.show(kept);
    },
    saveView: (digit) => props().onSaveView(digit, view.view()),
  };
  const drawn = () => {
    for (const listener of listeners) listener();
  };
  return { handle, drawn };
}
