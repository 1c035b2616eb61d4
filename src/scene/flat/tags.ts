import { livePose } from "../../tabletop/live.ts";
import { poseAt, standAt } from "../../tabletop/stance.ts";
import { baseScale } from "../layout.ts";
import { Apart } from "../overlay/apart.ts";
import { ranksOf } from "../overlay/ranks.ts";
import type { TableProps } from "../props.ts";
import { lineOf } from "../stage.ts";
import type { CastMember } from "./cast.ts";

/** Half of what a model takes up, in inches. */
const MODEL = 0.85;

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

/**
 * Lays the names of the drawn pieces apart, so that none covers another; `turn` as the drawing is turned for its
 * reader. Called whenever a piece has moved or the drawing is seen from further away.
 */
export function layTags(
  svg: SVGSVGElement,
  cast: readonly CastMember[],
  props: () => TableProps,
  turn: number,
): (looked?: string) => void {
  const tags = cast.map(({ id }) => tagsOf(svg, id));
  const count = cast.length;
  const boxes = new Float32Array(count * 8);
  const shifts = new Float32Array(count * 2);
  // A piece that is drawn later lies on the names of those before it.
  const depths = Float32Array.from({ length: count * 2 }, (_, i) => -(i % count));
  const up = turn === 0 ? 1 : -1;
  const apart = new Apart();
  const pose = livePose();
  const order = (looked: string | undefined) => {
    const { tabletop, overlay } = props();
    const ranks = ranksOf({ actors: cast, tabletop, overlay, looked });
    return cast.map((_, i) => i).sort((a, b) => (ranks[a] as number) - (ranks[b] as number));
  };
  const measure = (i: number, grown: number): boolean => {
    const { tabletop, player } = props();
    const { id, after } = cast[i] as CastMember;
    const line = lineOf(tabletop, player);
    if (!line || !poseAt(line, id, player.now, pose)) standAt(tabletop, after, pose);
    const half = pose.present > 0 ? MODEL * baseScale(tabletop.mat) : 0;
    boxes.set([up * pose.x, up * pose.y, half, half], (count + i) * 4);
    const tag = tags[i]?.[pose.settled ? tags[i].length - 1 : 0];
    if (!tag || pose.present === 0) return false;
    const size = tag.grows ? grown : 1;
    const high = tag.high * size;
    boxes.set([up * pose.x, up * pose.y - tag.drop - high / 2, (tag.wide * size) / 2, high / 2], i * 4);
    return true;
  };
  return (looked = props().selected) => {
    const grown = Number(svg.style.getPropertyValue("--tag")) || 1;
    apart.begin(count, depths);
    const drawn = order(looked).filter((i) => measure(i, grown));
    for (const i of drawn) apart.pin(count + i);
    for (const i of drawn) {
      const found = apart.place(i, boxes, shifts) || apart.place(i, boxes, shifts, false);
      if (!found) shifts.fill(0, i * 2, i * 2 + 2);
      const [x, y] = [shifts[i * 2] as number, shifts[i * 2 + 1] as number];
      for (const { element } of tags[i] ?? [])
        element.setAttribute("transform", `translate(${x.toFixed(3)} ${(-y).toFixed(3)})`);
    }
  };
}
