import { CARD_SIZE } from "../../tabletop/layout/card-layout.ts";
import { type LiveCard, liveCard } from "../../tabletop/live-card.ts";
import { cardAt, cardStill } from "../../tabletop/motion/card-motion.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import type { Player } from "../player.ts";
import type { ScreenArea } from "../props.ts";
import { FAR_OVER, FAR_SIZE, type HeldPlace, type Hold, holdAt, holdOf } from "./hold.ts";
import type { FlatWindow } from "./window.ts";

/** The parts of one drawn card that move by hand. */
interface Moving {
  readonly id: string;
  readonly whole: SVGGElement;
  readonly large: boolean;
  readonly before: Element | null;
  readonly after: Element | null;
  readonly up: readonly Element[];
  readonly down: readonly Element[];
  /** In whose hand it is held before or afterwards. */
  readonly holder: "own" | "far" | undefined;
}

/** Where a card is drawn: the drawing's own inches, half its width, degrees. */
interface Drawn {
  x: number;
  y: number;
  half: number;
  turn: number;
}

/** A card that is looked at is drawn so many pixels across at least, and at most this share of the drawing. */
const LARGE = 168;
const LARGE_SHARE = 0.46;
/** Pixels between it and the edges of the drawing. */
const INSIDE = 10;
/** How much larger a card looks for every inch that it is lifted, and the most of it. */
const NEARER = 0.03;
const NEAREST = 0.1;

function holderOf(tables: readonly Tabletop[], id: string, edge: SideIndex): Moving["holder"] {
  for (const { cards = [], groups = [] } of tables.toReversed()) {
    const card = cards.find((one) => one.id === id);
    const group = groups.find((one) => one.id === card?.group);
    if (group?.kind === "hand" && !group.at) return (group.side ?? 0) === edge ? "own" : "far";
  }
  return undefined;
}

function partsOf(svg: SVGSVGElement, tables: readonly Tabletop[], edge: SideIndex): readonly Moving[] {
  return [...svg.querySelectorAll<SVGGElement>("[data-card]")].map((whole) => {
    const id = whole.dataset.card ?? "";
    return {
      id,
      whole,
      large: whole.dataset.large !== undefined,
      before: whole.querySelector("[data-look=before]"),
      after: whole.querySelector("[data-look=after]"),
      up: [...whole.querySelectorAll("[data-face=up]")],
      down: [...whole.querySelectorAll("[data-face=down]")],
      holder: holderOf(tables, id, edge),
    };
  });
}

function show(elements: readonly Element[], shown: boolean): void {
  for (const element of elements) element.setAttribute("visibility", shown ? "inherit" : "hidden");
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** Moves the drawn cards to the player's instant. Held cards stay at the viewer's edge of the screen. */
export class CardMover {
  private readonly parts: readonly Moving[];
  private readonly pose = liveCard();
  private readonly held: HeldPlace = { x: 0, y: 0, width: 0 };
  private readonly drawn: Drawn = { x: 0, y: 0, half: 1, turn: 0 };
  private readonly hold: Hold | undefined;
  private area: ScreenArea = { left: 0, top: 0, right: 1, bottom: 1 };

  constructor(
    svg: SVGSVGElement,
    private readonly tabletop: Tabletop,
    private readonly line: Timeline | undefined,
    private readonly player: Player,
    private readonly edge: SideIndex,
    private readonly view: () => FlatWindow | null,
  ) {
    const tables = line ? [line.before, tabletop] : [tabletop];
    this.parts = partsOf(svg, tables, edge);
    this.hold = holdOf(tabletop, edge) ?? (line && holdOf(line.before, edge));
  }

  frame(): void {
    const view = this.view();
    if (view && this.hold) this.area = view.free;
    for (const part of this.parts) if (this.find(part.id)) this.set(part, view);
  }

  /** Writes where the middle of a card is drawn, and half its width; false for an unknown one. */
  locate(id: string, out: Drawn): boolean {
    const view = this.view();
    const part = this.parts.find((one) => one.id === id && !one.large);
    if (!part || !view || !this.find(id)) return false;
    this.place(part, this.pose, view);
    Object.assign(out, this.drawn);
    return this.pose.present > 0;
  }

  private find(id: string): boolean {
    const { line, player, edge, pose, tabletop } = this;
    return (line && cardAt(line, id, player.now, edge, pose)) || cardStill(tabletop, id, edge, pose);
  }

  private place(part: Moving, pose: LiveCard, view: FlatWindow | null): void {
    const { drawn, tabletop, edge } = this;
    const at = view ? view.toDrawing(pose) : { x: pose.x, y: -pose.y };
    drawn.x = at.x;
    drawn.y = at.y;
    drawn.half = (pose.size * CARD_SIZE.width * (1 + Math.min(NEAREST, NEARER * pose.up))) / 2;
    drawn.turn = pose.turn + (edge === 1 ? 180 : 0);
    if (part.holder === "own" && view && this.hold) this.toHand(pose, view, this.hold);
    if (part.holder === "far") this.away(pose, tabletop.mat);
  }

  /** Draws a card towards its place at the viewer's edge of the screen, as far as it is held. */
  private toHand(pose: LiveCard, view: FlatWindow, hold: Hold): void {
    const { drawn, held, edge, tabletop } = this;
    const along = edge === 1 ? hold.from + hold.to - pose.x : pose.x;
    const top = edge === 1 ? tabletop.mat.depth : 0;
    const drop = Math.max(0, Math.abs(pose.y - top) - 2.7);
    holdAt(hold, along, drop, this.area, held);
    const at = view.drawingAt(held.x, held.y);
    drawn.x = mix(drawn.x, at.x, pose.held);
    drawn.y = mix(drawn.y, at.y, pose.held);
    drawn.half = mix(drawn.half, held.width / view.pixelsPerInch / 2, pose.held);
  }

  /** The other side's cards are held over the far edge of the mat, small. */
  private away(pose: LiveCard, { width, depth }: Tabletop["mat"]): void {
    const { drawn } = this;
    const x = width / 2 + (drawn.x - width / 2) * FAR_SIZE;
    const high = CARD_SIZE.height * FAR_SIZE;
    drawn.x = mix(drawn.x, x, pose.held);
    drawn.y = mix(drawn.y, -depth - high / 2 + FAR_OVER, pose.held);
    drawn.half = mix(drawn.half, (CARD_SIZE.width * FAR_SIZE) / 2, pose.held);
  }

  /** Draws the card that is looked at large and upright, within the drawing. */
  private enlarge(pose: LiveCard, view: FlatWindow): void {
    const { drawn } = this;
    const { width, height } = view.size;
    const across = Math.min(Math.max(LARGE, 2 * drawn.half * view.pixelsPerInch), width * LARGE_SHARE);
    const high = (across * CARD_SIZE.height) / CARD_SIZE.width;
    const at = view.screenAt(drawn);
    const x = Math.max(across / 2 + INSIDE, Math.min(width - across / 2 - INSIDE, at.x));
    const y = Math.max(
      high / 2 + INSIDE,
      Math.min(height - high / 2 - INSIDE, at.y - (pose.held * high) / 4),
    );
    const to = view.drawingAt(x, y);
    drawn.x = to.x;
    drawn.y = to.y;
    drawn.half = across / view.pixelsPerInch / 2;
    drawn.turn = 0;
  }

  private set(part: Moving, view: FlatWindow | null): void {
    const { drawn, pose } = this;
    this.place(part, pose, view);
    if (part.large && view) this.enlarge(pose, view);
    const { whole } = part;
    const wide = Math.max(0.02, Math.abs(2 * pose.open - 1)) * drawn.half;
    whole.setAttribute(
      "transform",
      `translate(${drawn.x.toFixed(3)} ${drawn.y.toFixed(3)}) rotate(${drawn.turn.toFixed(1)}) scale(${wide.toFixed(4)} ${drawn.half.toFixed(4)})`,
    );
    whole.setAttribute("opacity", pose.present.toFixed(2));
    whole.setAttribute("visibility", pose.present === 0 ? "hidden" : "visible");
    const open = pose.open >= 0.5;
    show(part.up, open);
    show(part.down, !open);
    if (!part.before) return;
    part.before.setAttribute("display", pose.settled ? "none" : "inline");
    part.after?.setAttribute("display", pose.settled ? "inline" : "none");
  }
}
