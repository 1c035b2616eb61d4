import { type Clip, shareOf } from "../../tabletop/clips.ts";
import type { Cue } from "../../tabletop/cue.ts";
import type { LivePose } from "../../tabletop/live.ts";
import type { Place } from "../../tabletop/tabletop.ts";

/** Writes where a piece or a place is in this frame; false when there is no such piece. */
export type Finds = (at: string | Place, out: LivePose) => boolean;

/** The share of a bomb's clip in which it falls. */
const FALLS = 0.55;
/** How far beside what it misses a shell goes off, and how far over its piece an emblem stands, in inches. */
const BESIDE = 0.8;
const OVER = 1.7;

function put(element: Element, x: number, y: number, size: number): void {
  element.setAttribute(
    "transform",
    `translate(${x.toFixed(3)} ${(-y).toFixed(3)}) scale(${size.toFixed(3)})`,
  );
}

function setDrop(
  element: Element,
  at: { readonly x: number; readonly y: number },
  from: LivePose,
  share: number,
) {
  const fallen = Math.min(1, share / FALLS);
  const falls = share < FALLS;
  put(element, from.x + (at.x - from.x) * fallen, from.y + (at.y - from.y) * fallen, 1);
  element.querySelector("[data-part=bomb]")?.setAttribute("visibility", falls ? "inherit" : "hidden");
  const blast = element.querySelector("[data-part=blast]");
  const grown = Math.sin((Math.max(0, share - FALLS) / (1 - FALLS)) * Math.PI);
  blast?.setAttribute("visibility", falls ? "hidden" : "inherit");
  blast?.setAttribute("r", (0.9 * grown).toFixed(3));
}

/** What a cue happens to, or where; undefined for one that is shown otherwise. */
function subjectOf(cue: Cue): string | Place | undefined {
  switch (cue.kind) {
    case "burst":
      return cue.at;
    case "battle":
      return { ...cue.at, level: 0 };
    case "drop":
      return cue.from;
    case "mark":
    case "chute":
      return cue.piece;
    default:
      return undefined;
  }
}

/** Shows what happens in one clip at an instant; `up` is where the reader's up is: 1, or -1 at the upper edge. */
export function setHappening(
  element: Element,
  clip: Clip | undefined,
  now: number,
  find: Finds,
  pose: LivePose,
  up: number,
): void {
  const share = clip ? shareOf(clip, now) : 1;
  const cue = share > 0 && share < 1 ? clip?.cue : undefined;
  const subject = cue && subjectOf(cue);
  const shown = cue !== undefined && subject !== undefined && find(subject, pose);
  element.setAttribute("visibility", shown ? "visible" : "hidden");
  if (!shown) return;
  if (cue.kind === "burst") {
    const off = cue.hit ? 0 : BESIDE;
    put(element, pose.x + off, pose.y + off, Math.sqrt(Math.sin(share * Math.PI)));
  }
  if (cue.kind === "battle")
    put(element, pose.x, pose.y, 0.7 + 0.5 * Math.abs(Math.sin(2 * share * Math.PI)));
  if (cue.kind === "mark") put(element, pose.x, pose.y + up * OVER, 1);
  if (cue.kind === "chute") put(element, pose.x + 0.5 + share, pose.y - 0.4 * share, 1 - 0.55 * share);
  if (cue.kind === "drop") setDrop(element, cue.at, pose, share);
}
