import type { Tabletop } from "../../tabletop/tabletop.ts";
import { type Ground, groundOf, inAction, roomIn } from "../camera/action.ts";
import { playedExtent } from "../camera/laid.ts";
import type { TableProps } from "../props.ts";
import { lineOf } from "../stage.ts";
import { castOf } from "./cast.ts";
import { groundOfMat } from "./extent.ts";

/** Inches around those who are shown. */
const AROUND = 3.5;
/** Inches that are shown at least: who is far from everybody else still sees where his orders take him. */
const LEAST = 22;
/** The same of a map, on which counters lie in its squares. */
const LEAST_OF_A_MAP = 12;

/** A stretch of a table so long, in inches: around the middle of another one, but no further over the edges than it must. */
function stretch(low: number, high: number, length: number, least: number): readonly [number, number] {
  const more = Math.max(0, least - (high - low)) / 2;
  const [from, to] = [low - more, high + more];
  const shift = Math.max(0, Math.min(low, 0) - from) - Math.max(0, to - Math.max(high, length));
  return [from + shift, to + shift];
}

/** What the counters take up that are in the air, and what may be chosen now, as far as it fits into so many inches. */
function choiceOf({ tabletop, overlay, selected }: TableProps, room: number): Ground | undefined {
  const wanted = new Set([...(overlay.lit ?? []), ...(selected === undefined ? [] : [selected])]);
  const all = [
    ...(tabletop.counters ?? []).filter(({ id, state }) => wanted.has(id) || state === "aloft"),
    ...(tabletop.sites ?? []).filter(({ id }) => wanted.has(id)),
  ];
  const first = all.find(({ id }) => id === selected) ?? all[0];
  if (!first) return undefined;
  const near = all.filter(({ x, y }) => Math.max(Math.abs(x - first.x), Math.abs(y - first.y)) <= room / 2);
  const [xs, ys] = [near.map(({ x }) => x), near.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** Whether boards stand or lie beside the map. */
function hasBoards({ charts = [], mat }: Tabletop): boolean {
  return charts.some(({ stands, at }) => stands !== undefined || at.x < 0 || at.x >= mat.width);
}

/** Pixels to an inch with which a map is read while the boards beside it are seen as well. */
const LEGIBLE = 22;

/** What a drawing of some pixels' width shows at first, where all of it has so many to an inch; undefined: all of it. */
export function actionOf(props: TableProps, width: number, pixelsPerInch: number): Ground | undefined {
  const { tabletop, player, selected, wholeMat } = props;
  const room = roomIn(width);
  if (wholeMat) return undefined;
  const played = playedExtent(tabletop, props.edge);
  if (played) return played;
  const alone = hasBoards(tabletop) && pixelsPerInch < LEGIBLE;
  if (room === Infinity) return alone ? groundOfMat(tabletop.mat) : undefined;
  const cast = castOf(tabletop, lineOf(tabletop, player));
  const inches = room - 2 * AROUND;
  const flying = groundOf(inAction(cast, selected, inches));
  const part = flying ?? choiceOf(props, inches);
  const least = flying ? LEAST : LEAST_OF_A_MAP;
  // A board beside the map is looked up when it is wanted.
  if (!part) return hasBoards(tabletop) ? groundOfMat(tabletop.mat) : undefined;
  const [left, right] = stretch(part.left - AROUND, part.right + AROUND, tabletop.mat.width, least);
  const [bottom, top] = stretch(part.bottom - AROUND, part.top + AROUND, tabletop.mat.depth, least);
  return { left, right, bottom, top };
}
