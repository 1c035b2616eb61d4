import { type Clip, shareOf } from "../../tabletop/clips.ts";
import type { Lost } from "../../tabletop/cue.ts";
import { chartPlace } from "../../tabletop/layout/board-layout.ts";
import { counterSide } from "../../tabletop/layout/counter-layout.ts";
import { liveCounter } from "../../tabletop/live-counter.ts";
import { type LiveLoss, lossAt } from "../../tabletop/motion/loss-motion.ts";
import { between } from "../../tabletop/motion/path.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import { lossSlots } from "../losses/slots.ts";
import type { Player } from "../player.ts";
import type { TablePoint } from "../props.ts";
import type { CounterMover } from "./move-counters.ts";
import type { FlatWindow } from "./window.ts";

interface Shown {
  readonly tabletop: Tabletop;
  readonly line: Timeline | undefined;
  readonly player: Player;
  /** Degrees by which the drawing is turned for its reader. */
  readonly turn: number;
}

/** The middle of a board. */
function boardNamed({ charts }: Tabletop, id: string): TablePoint | undefined {
  const chart = charts?.find((one) => one.id === id);
  const place = chart && chartPlace(chart);
  return place && { x: place.x + place.width / 2, y: place.y - place.depth / 2 };
}

/** Deals out what is lost in the middle of what is seen of the drawing, at the player's instant. */
export function lossMover(
  svg: SVGSVGElement,
  { tabletop, line, player, turn }: Shown,
  counters: CounterMover,
  view: () => FlatWindow | null,
): () => void {
  const groups = [...svg.querySelectorAll<SVGGElement>("[data-losses]")];
  const live: LiveLoss = { risen: 0, counted: 0 };
  const pose = liveCounter();
  const small = counterSide(tabletop.mat);
  const endOf = ({ of, to }: Lost): TablePoint | undefined => {
    if (live.counted > 0) return to === undefined ? undefined : boardNamed(tabletop, to);
    return of.some((id) => counters.find(id, pose)) ? pose : undefined;
  };
  const lay = (group: SVGGElement, clip: Clip, lost: readonly Lost[], { free, size, ...window }: Seen) => {
    const slots = lossSlots(lost.length, free, size.width);
    for (const [i, slot] of slots.entries()) {
      const [one, drawn] = [lost[i], group.children[i]];
      const seen = one !== undefined && lossAt(clip, i, player.now, live);
      drawn?.setAttribute("visibility", seen ? "inherit" : "hidden");
      if (!seen) continue;
      const held = window.pointAt(slot.x, slot.y);
      const from = endOf(one) ?? held;
      const share = live.counted > 0 ? 1 - live.counted : live.risen;
      const [x, y] = [between(from.x, held.x, share), between(from.y, held.y, share)];
      const half = between(from === held ? 0 : small, slot.size / window.inch, share) / 2;
      drawn?.setAttribute(
        "transform",
        `translate(${x.toFixed(3)} ${(-y).toFixed(3)}) rotate(${-turn}) scale(${half.toFixed(4)})`,
      );
    }
  };
  return () => {
    for (const group of groups) {
      const clip = line?.clips[Number(group.dataset.losses)];
      const share = clip ? shareOf(clip, player.now) : 0;
      const window = view();
      const lost = clip?.cue.kind === "losses" && share > 0 && share < 1 ? clip.cue.lost : undefined;
      group.setAttribute("visibility", lost ? "visible" : "hidden");
      if (clip && lost && window) lay(group, clip, lost, seenOf(window));
    }
  };
}

/** What is seen of the drawing now. */
interface Seen extends Pick<FlatWindow, "free" | "size"> {
  /** Pixels. */
  readonly inch: number;
  pointAt(x: number, y: number): TablePoint;
}

function seenOf(window: FlatWindow): Seen {
  const { free, size, pixelsPerInch: inch } = window;
  return { free, size, inch, pointAt: (x, y) => window.pointAt(x, y) };
}
