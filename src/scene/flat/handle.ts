import { livePose } from "../../tabletop/live.ts";
import { poseAt, poseOf } from "../../tabletop/timeline.ts";
import type { TableHandle, TableProps } from "../props.ts";
import { lineOf } from "../stage.ts";
import type { FlatWindow } from "./window.ts";

/** Inches shown around a framed piece. */
const REACH = 9;

/** The page's handle on the flat drawing, and what to call after each frame. */
export function flatHandle(
  view: FlatWindow,
  props: () => TableProps,
): { handle: TableHandle; drawn: () => void } {
  const listeners = new Set<() => void>();
  const pose = livePose();
  const find = (id: string): boolean => {
    const { tabletop, player } = props();
    const line = lineOf(tabletop, player);
    if (line && poseAt(line, id, player.now, pose)) return pose.present > 0;
    const piece = tabletop.pieces.find((one) => one.id === id);
    if (piece) poseOf(piece, pose);
    return piece !== undefined && pose.present > 0;
  };
  const handle: TableHandle = {
    screenPosition(id, out) {
      if (!find(id)) return false;
      const at = view.screenPoint(pose);
      out.x = at.x;
      out.y = at.y;
      out.visible = true;
      return true;
    },
    screenPoint(point, out) {
      const at = view.screenPoint(point);
      out.x = at.x;
      out.y = at.y;
      out.visible = true;
    },
    tablePoint: (x, y) => view.pointAt(x, y),
    onDraw(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    frame() {
      const { selected } = props();
      if (selected && find(selected)) view.frame(pose, REACH);
      else view.home();
    },
    home: () => view.home(),
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
