import { counterSide } from "../../tabletop/layout/counter-layout.ts";
import { type LiveCounter, liveCounter } from "../../tabletop/live-counter.ts";
import { counterAt, counterStill } from "../../tabletop/motion/counter-motion.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import type { Player } from "../player.ts";
import type { FlatWindow } from "./window.ts";

/** How many pixels across a plaque is to be, that is read from afar, and how far it may grow for that. */
const LEGIBLE = 30;
const GROWTH = 1.9;

/** The parts of one drawn counter that move by hand. */
interface Moving {
  readonly id: string;
  /** Against other counters. */
  readonly size: number;
  /** Grows where the drawing is small. */
  readonly grows: boolean;
  readonly whole: SVGGElement;
  readonly before: Element | null;
  readonly after: Element | null;
}

function partsOf(svg: SVGSVGElement): readonly Moving[] {
  return [...svg.querySelectorAll<SVGGElement>("[data-counter]")].map((whole) => ({
    id: whole.dataset.counter ?? "",
    size: Number(whole.dataset.size ?? 1),
    grows: whole.dataset.shape === "plaque",
    whole,
    before: whole.querySelector("[data-look=before]"),
    after: whole.querySelector("[data-look=after]"),
  }));
}

/** Moves the drawn counters to the player's instant. */
export class CounterMover {
  private readonly parts: readonly Moving[];
  private readonly pose = liveCounter();
  private readonly half: number;

  constructor(
    svg: SVGSVGElement,
    private readonly tabletop: Tabletop,
    private readonly line: Timeline | undefined,
    private readonly player: Player,
    private readonly turn: number,
    private readonly view: () => FlatWindow | null = () => null,
  ) {
    this.parts = partsOf(svg);
    this.half = counterSide(tabletop.mat) / 2;
  }

  /** Writes how a counter lies at the player's instant; false for an unknown one. */
  find(id: string, out: LiveCounter): boolean {
    const { line, player, tabletop } = this;
    return (line && counterAt(line, id, player.now, out)) || counterStill(tabletop, id, out);
  }

  frame(): void {
    const { pose } = this;
    for (const part of this.parts) if (this.find(part.id, pose)) this.set(part, pose);
  }

  /** How much larger than on the map a plaque of some size is drawn now: none grows that is large enough. */
  private grown(size: number): number {
    const inch = this.view()?.pixelsPerInch ?? Infinity;
    return Math.max(1, Math.min(GROWTH, LEGIBLE / (2 * this.half * size * inch)));
  }

  private set({ size, grows, whole, before, after }: Moving, pose: LiveCounter): void {
    const half = this.half * size * (grows ? this.grown(size) : 1);
    const wide = Math.max(0.02, Math.abs(2 * pose.open - 1)) * half;
    whole.setAttribute(
      "transform",
      `translate(${pose.x.toFixed(3)} ${(-pose.y).toFixed(3)}) rotate(${(pose.lean - this.turn).toFixed(1)}) scale(${wide.toFixed(4)} ${half.toFixed(4)})`,
    );
    whole.setAttribute("opacity", pose.present.toFixed(2));
    whole.setAttribute("visibility", pose.present === 0 ? "hidden" : "visible");
    if (!before) return;
    before.setAttribute("display", pose.settled ? "none" : "inline");
    after?.setAttribute("display", pose.settled ? "inline" : "none");
  }
}
