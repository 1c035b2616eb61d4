import { itemAt } from "../../core/item-at.ts";
import { type LivePose, livePose } from "../../tabletop/live.ts";
import type { Overlay } from "../../tabletop/overlay.ts";
import type { Piece } from "../../tabletop/piece.ts";
import { poseAt, standAt } from "../../tabletop/stance.ts";
import { rangesIn } from "../drawing/ranges.ts";
import { wingsOf } from "../drawing/silhouette.ts";
import { baseScale } from "../layout.ts";
import { Apart } from "../overlay/apart.ts";
import { ranksOf } from "../overlay/ranks.ts";
import type { TableProps } from "../props.ts";
import { lineOf } from "../stage.ts";
import type { CastMember } from "./cast.ts";

/** Half of what a piece takes up at least, in inches. */
const STAND = 0.85;

/** A drawn name: what is moved of it, and its size in inches while it has not grown. */
interface Tag {
  readonly element: SVGElement;
  readonly wide: number;
  readonly high: number;
  /** How far below the middle of its piece it begins, and whether it grows as the drawing is seen from further away. */
  readonly drop: number;
  readonly grows: boolean;
}

/** The names of a piece, as it looks before and after what happens. */
function tagsOf(svg: SVGSVGElement, id: string): readonly Tag[] {
  const piece = svg.querySelector(`[data-piece="${CSS.escape(id)}"]`);
  const found = [...(piece?.querySelectorAll<SVGElement>("[data-part=tag]") ?? [])];
  return found.map((element) => {
    const box = element.querySelector<SVGElement>("[data-part=box]")?.dataset;
    return {
      element,
      wide: Number(box?.wide),
      high: Number(box?.high),
      drop: Number(element.dataset.drop),
      grows: element.dataset.grows !== undefined,
    };
  });
}

/** The name of a goal: what is moved of it, where it belongs, and half its size in inches while it has not grown. */
interface Goal {
  readonly element: SVGElement;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

function goalsIn(svg: SVGSVGElement): readonly Goal[] {
  return [...svg.querySelectorAll<SVGElement>("[data-part=goal]")].map((element) => {
    const { x, y, wide, high } = element.dataset;
    return { element, x: Number(x), y: Number(y), wide: Number(wide), high: Number(high) };
  });
}

/** Half of what a piece takes up across and in height, wings and all. */
function sizeOf(piece: Piece, { heading }: LivePose, base: number): readonly [number, number] {
  const angle = (heading * Math.PI) / 180;
  const wings = wingsOf(piece);
  const least = STAND * base;
  return [
    Math.max(least, Math.abs(Math.cos(angle)) * wings),
    Math.max(least, Math.abs(Math.sin(angle)) * wings),
  ];
}

/** What lies on a drawing, as `Apart` counts it: the names of pieces and goals, the ranges that are written there, the models. */
interface Room {
  /** How many names and ranges there are: none of them may lie on another. */
  readonly slips: number;
  readonly boxes: Float32Array;
  readonly depths: Float32Array;
}

/** Room for so many names, those of pieces first, among the ranges of an overlay; `up` is -1 for a reader at the far edge. */
function roomAmong(overlay: Overlay, count: number, names: number, up: number): Room {
  const ranges = rangesIn(overlay);
  const slips = names + ranges.length;
  const boxes = new Float32Array((slips + count) * 4);
  boxes.set(
    ranges.flatMap(({ x, y, wide, high }) => [up * x, up * y, wide, high]),
    names * 4,
  );
  // A name lies on no piece that is drawn later, nor on its own.
  const depths = Float32Array.from({ length: slips + count }, (_, i) => -(i < slips ? i : i - slips + 0.5));
  return { slips, boxes, depths };
}

/**
 * Lays the names of the drawn pieces apart, so that none covers another or a range; `turn` as the drawing is turned
 * for its reader. Called whenever a piece has moved, with another overlay, or when the drawing is seen from further away.
 */
export function layTags(
  svg: SVGSVGElement,
  cast: readonly CastMember[],
  props: () => TableProps,
  turn: number,
): (looked?: string, overlay?: Overlay) => void {
  const tags = cast.map(({ id }) => tagsOf(svg, id));
  const goals = goalsIn(svg);
  const count = cast.length;
  const names = count + goals.length;
  const shifts = new Float32Array(names * 2);
  const up = turn === 0 ? 1 : -1;
  const apart = new Apart();
  const pose = livePose();
  let room = roomAmong(props().overlay, count, names, up);
  const order = (looked: string | undefined) => {
    const { tabletop, overlay } = props();
    const ranks = ranksOf({ actors: cast, tabletop, overlay, looked });
    return cast.map((_, i) => i).sort((a, b) => (ranks[a] as number) - (ranks[b] as number));
  };
  const measure = (i: number, grown: number): boolean => {
    const { tabletop, player } = props();
    const { id, after } = itemAt(cast, i);
    const { boxes, slips } = room;
    const line = lineOf(tabletop, player);
    if (!line || !poseAt(line, id, player.now, pose)) standAt(tabletop, after, pose);
    boxes.set([up * pose.x, up * pose.y, ...sizeOf(after, pose, baseScale(tabletop.mat))], (slips + i) * 4);
    const tag = tags[i]?.[pose.settled ? tags[i].length - 1 : 0];
    if (!tag || pose.present === 0) return false;
    const size = tag.grows ? grown : 1;
    const high = tag.high * size;
    boxes.set([up * pose.x, up * pose.y - tag.drop - high / 2, (tag.wide * size) / 2, high / 2], i * 4);
    return true;
  };
  const put = (i: number, elements: readonly SVGElement[], found: boolean) => {
    if (!found) shifts.fill(0, i * 2, i * 2 + 2);
    const [x, y] = [shifts[i * 2] as number, shifts[i * 2 + 1] as number];
    for (const element of elements)
      element.setAttribute("transform", `translate(${x.toFixed(3)} ${(-y).toFixed(3)})`);
  };
  return (looked = props().selected, overlay) => {
    const grown = Number(svg.style.getPropertyValue("--tag")) || 1;
    if (overlay) room = roomAmong(overlay, count, names, up);
    const { boxes, slips, depths } = room;
    apart.begin(slips, depths);
    const drawn = order(looked).filter((i) => measure(i, grown));
    for (let i = names; i < slips; i++) apart.pin(i);
    // A goal's name stays with it, whatever flies there: it gives way to what is written only.
    for (const [nth, { element, x, y, wide, high }] of goals.entries()) {
      const i = count + nth;
      boxes.set([up * x, up * y, wide * grown, high * grown], i * 4);
      put(i, [element], apart.place(i, boxes, shifts, false));
    }
    for (const i of drawn) apart.pin(slips + i);
    for (const i of drawn) {
      const found = apart.place(i, boxes, shifts) || apart.place(i, boxes, shifts, false);
      put(
        i,
        (tags[i] ?? []).map(({ element }) => element),
        found,
      );
    }
  };
}
