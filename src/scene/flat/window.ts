import type { Mat } from "../../tabletop/tabletop.ts";
import type { Ground } from "../camera/action.ts";
import { clearOf } from "../camera/clear.ts";
import type { SavedView, ScreenArea, TablePoint } from "../props.ts";
import { groundOfMat } from "./extent.ts";

/** Inches of wood around the mat that belong to the whole picture. */
const EDGE = 1.2;

const NEAREST = 6;

/** Inches to either side of what a view looks at that was no view from above. */
const TILTED = 14;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which part of the drawing is seen: a box in the drawing's own inches, moved and zoomed by hand. */
export class FlatWindow {
  private x = 0;
  private y = 0;
  private width = 1;
  private height = 1;
  /** Pixels across and down. */
  private pixels: Size = { width: 1, height: 1 };
  /** How many inches across the whole table is seen with. */
  private widest = 1;
  /** Whether the drawing is seen as it lay at first. */
  atHome = true;
  /** Called when another part of the drawing is seen. */
  changed: (() => void) | undefined;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly mat: Mat,
    readonly turned: boolean,
    /** The part of the picture that no paper lies on. */
    private readonly clear: () => ScreenArea | undefined = () => undefined,
    /** The part of the mat that a small drawing shows at first, of so many pixels' width and to an inch; undefined: all of it. */
    private readonly action: (width: number, pixelsPerInch: number) => Ground | undefined = () => undefined,
    /** All that lies on the table, beside the mat too. */
    private readonly extent: () => Ground = () => groundOfMat(mat),
    /** Pixels along the lower edge that a hand of cards takes up, for a free width. */
    private readonly hand: (width: number) => number = () => 0,
  ) {
    this.measure();
  }

  /** Called when the drawing has another size: what was seen stays seen. */
  resize(): void {
    this.measure();
    const { width, pixels } = this;
    const height = (width * pixels.height) / pixels.width;
    if (this.atHome) this.home();
    else this.set(this.x, this.y + (this.height - height) / 2, width, height);
  }

  /** What the fight is about where the drawing is small, else the whole table. */
  home(): void {
    this.whole();
    const part = this.action(this.pixels.width, this.pixelsPerInch);
    if (part) this.fit(part);
    this.atHome = true;
  }

  /** The part of the drawing that is seen, in words of the drawing: another one, another text. */
  get seen(): string {
    return `${this.x} ${this.y} ${this.width} ${this.height}`;
  }

  /** The whole table, between the papers. */
  whole(): void {
    const { left, right, bottom, top } = this.extent();
    this.fit({ left: left - EDGE, right: right + EDGE, bottom: bottom - EDGE, top: top + EDGE });
    this.widest = this.width;
  }

  /** As much as it takes to see a part of the mat, in inches, between the papers. */
  private fit(part: Ground): void {
    const { pixels: size } = this;
    const { left, right, top, bottom } = clearOf(this.overHand(), size);
    const wide = (part.right - part.left) / ((right - left) / 2);
    const high = (part.top - part.bottom) / ((top - bottom) / 2);
    const width = Math.max(wide, (high * size.width) / size.height);
    // Where papers cover all of the picture nothing can be made to fit.
    if (!Number.isFinite(width) || width <= 0) return;
    const height = (width * size.height) / size.width;
    const at = this.toDrawing({ x: (part.left + part.right) / 2, y: (part.bottom + part.top) / 2 });
    this.set(
      at.x - (width * (left + right + 2)) / 4,
      at.y - (height * (2 - top - bottom)) / 4,
      width,
      height,
    );
  }

  /** The free part of the picture that no hand of cards lies on, half of it at least. */
  private overHand(): ScreenArea {
    const { left, right, top, bottom } = this.free;
    return { left, right, top, bottom: Math.max((top + bottom) / 2, bottom - this.hand(right - left)) };
  }

  /** How large an inch of the table is on the screen. */
  get pixelsPerInch(): number {
    return this.pixels.width / this.width;
  }

  /** Zooms by a factor around a point of the screen. */
  zoom(factor: number, clientX: number, clientY: number): void {
    const at = this.drawingPoint(clientX, clientY);
    const width = Math.max(NEAREST, Math.min(this.widest, this.width * factor));
    const scale = width / this.width;
    this.set(at.x - (at.x - this.x) * scale, at.y - (at.y - this.y) * scale, width, this.height * scale);
  }

  /** Moves by pixels of the screen. */
  pan(dx: number, dy: number): void {
    const scale = this.pixelsPerInch;
    this.set(this.x - dx / scale, this.y - dy / scale, this.width, this.height);
  }

  /** Moves by inches of the table, to the right and away from the reader. */
  move(right: number, forward: number): void {
    this.set(this.x + right, this.y - forward, this.width, this.height);
  }

  /** Brings a place of the table near. */
  frame(point: TablePoint, reach: number): void {
    const at = this.toDrawing(point);
    const ratio = this.height / this.width;
    this.set(at.x - reach, at.y - reach * ratio, reach * 2, reach * 2 * ratio);
  }

  /** A view that was kept here or at the 3D table: what that looked at, from straight above. */
  show({ target, top, zoom }: SavedView): void {
    const { mat } = this;
    const point = { x: target[0] + mat.width / 2, y: mat.depth / 2 - target[2] };
    this.frame(point, top ? (mat.width + 2 * EDGE) / (2 * zoom) : TILTED);
  }

  /** What is seen now, to be kept: a view from straight above. */
  view(): SavedView {
    const { mat, width, height } = this;
    const middle = this.toDrawing({ x: this.x + width / 2, y: this.y + height / 2 }, true);
    const [across, deep] = [middle.x - mat.width / 2, mat.depth / 2 - middle.y];
    const zoom = (mat.width + 2 * EDGE) / width;
    return { position: [across, 60, deep], target: [across, 0, deep], top: true, zoom };
  }

  /** The place of the table under a point of the screen. */
  tablePoint(clientX: number, clientY: number): TablePoint {
    return this.toDrawing(this.drawingPoint(clientX, clientY), true);
  }

  /** The same for a point counted from the drawing's upper left corner. */
  pointAt(x: number, y: number): TablePoint {
    return this.toDrawing(this.drawingAt(x, y), true);
  }

  /** Where a place of the table is on the screen, from the drawing's upper left corner. */
  screenPoint(point: TablePoint): TablePoint {
    return this.screenAt(this.toDrawing(point));
  }

  private set(x: number, y: number, width: number, height: number): void {
    const { left, right, bottom, top } = this.extent();
    const [a, b] = [this.toDrawing({ x: left, y: top }), this.toDrawing({ x: right, y: bottom })];
    const middle = this.middle(width, height);
    this.atHome = false;
    this.width = width;
    this.height = height;
    this.x = clamp(x, Math.min(a.x, b.x) - EDGE - middle.x, Math.max(a.x, b.x) + EDGE - middle.x);
    this.y = clamp(y, Math.min(a.y, b.y) - EDGE - middle.y, Math.max(a.y, b.y) + EDGE - middle.y);
    this.svg.setAttribute("viewBox", this.seen);
    this.changed?.();
  }

  /** The middle of what no paper lies on, in inches from the corner of what is seen: there some of the table stays. */
  private middle(width: number, height: number): TablePoint {
    const { left, right, top, bottom } = this.free;
    const { pixels } = this;
    return {
      x: (width * (left + right)) / (2 * pixels.width),
      y: (height * (top + bottom)) / (2 * pixels.height),
    };
  }

  private drawingPoint(clientX: number, clientY: number): TablePoint {
    const { left, top } = this.svg.getBoundingClientRect();
    return this.drawingAt(clientX - left, clientY - top);
  }

  /** Asked now and then only: a question between two changes of a drawing has the browser lay it out anew. */
  private measure(): void {
    const { clientWidth, clientHeight } = this.svg;
    this.pixels = { width: clientWidth || 1, height: clientHeight || 1 };
  }

  /** Pixels across and down. */
  get size(): Size {
    return this.pixels;
  }

  /** The part of it that no paper lies on, in pixels from its upper left corner. */
  get free(): ScreenArea {
    const { width, height } = this.size;
    const { left, right, top, bottom } = clearOf(this.clear(), this.size);
    return {
      left: ((left + 1) / 2) * width,
      right: ((right + 1) / 2) * width,
      top: ((1 - top) / 2) * height,
      bottom: ((1 - bottom) / 2) * height,
    };
  }

  /** The point of the drawing, in its own inches, at pixels from its upper left corner. */
  drawingAt(x: number, y: number): TablePoint {
    const scale = this.pixelsPerInch;
    return { x: this.x + x / scale, y: this.y + y / scale };
  }

  /** The same the other way round. */
  screenAt(point: TablePoint): TablePoint {
    const scale = this.pixelsPerInch;
    return { x: (point.x - this.x) * scale, y: (point.y - this.y) * scale };
  }

  /** Table to drawing, or back: y is negated, and for a player at the upper edge everything is turned about. */
  toDrawing(point: TablePoint, back = false): TablePoint {
    const { width, depth } = this.mat;
    if (!this.turned) return { x: point.x, y: -point.y };
    return back ? { x: width - point.x, y: depth + point.y } : { x: width - point.x, y: point.y - depth };
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
