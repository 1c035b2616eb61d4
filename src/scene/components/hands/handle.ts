import { Box3, Raycaster, Vector2, Vector3 } from "three";
import { heightIn } from "../../layout.ts";
import { aimedPoint } from "../../pick.ts";
import type { ScreenPosition, TableHandle } from "../../props.ts";
import { selectionOf } from "../../selection.ts";
import type { TableTools } from "../shown.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

const point = new Vector3();
const across = new Vector3();
const caster = new Raycaster();
const at = new Vector2();
const WHOLE_TABLE = 12;
const ONE_PIECE = 2.4;

/** The page's handle on a 3D table of a size that may change, and what to call after each frame. */
export function tableHandle(
  { eye, rig, current, things, origin, latest }: TableTools,
  sizeNow: () => Size,
): { handle: TableHandle; drawn: () => void } {
  const listeners = new Set<() => void>();
  const pointOf = (id: string): boolean => {
    const actor = current.stage.actors.find((one) => one.id === id);
    if (!actor) {
      const known = things.locate(id, point);
      if (known) point.add(origin);
      return known;
    }
    if (actor.pose.present === 0) return false;
    point.set(origin.x + actor.pose.x, heightIn(actor, current.stage), origin.z - actor.pose.y);
    return true;
  };
  const project = (out: ScreenPosition) => {
    point.project(eye.camera());
    const size = sizeNow();
    out.x = ((point.x + 1) / 2) * size.width;
    out.y = ((1 - point.y) / 2) * size.height;
    out.visible = Math.abs(point.x) <= 1 && Math.abs(point.y) <= 1 && point.z < 1;
  };
  const smooth = () => !latest.current.settings.reducedMotion;
  const handle: TableHandle = {
    screenPosition(id, out) {
      if (!pointOf(id)) return false;
      project(out);
      return true;
    },
    distanceTo: (id) => (pointOf(id) ? eye.camera().position.distanceTo(point) : undefined),
    screenPoint({ x, y }, out) {
      point.set(origin.x + x, 0, origin.z - y);
      project(out);
    },
    names: () => current.names(),
    dice(out) {
      Object.assign(out, current.dice?.area);
      return current.dice !== undefined;
    },
    tablePoint(x, y) {
      const size = sizeNow();
      caster.setFromCamera(at.set((x / size.width) * 2 - 1, 1 - (y / size.height) * 2), eye.camera());
      return aimedPoint(caster.ray, origin);
    },
    onDraw(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    frame(ids = selectionOf(latest.current)) {
      const shown = new Box3().setFromPoints(ids.flatMap((id) => (pointOf(id) ? [point.clone()] : [])));
      if (shown.isEmpty()) return rig.frame(0, 0, 0, WHOLE_TABLE, smooth());
      const { x, y, z } = shown.getCenter(point);
      rig.frame(x, y, z, ONE_PIECE + shown.getSize(across).length() / 2, smooth());
    },
    home: () => rig.home(smooth()),
    follow: () => rig.follow(smooth()),
    whole: () => rig.whole(smooth()),
    toggleTop: () => rig.toggleTop(),
    showView(digit) {
      const view = latest.current.views[digit];
      if (view) rig.show(view, smooth());
    },
    saveView: (digit) => latest.current.onSaveView(digit, eye.view()),
  };
  const drawn = () => {
    for (const listener of listeners) listener();
  };
  return { handle, drawn };
}
