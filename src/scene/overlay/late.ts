import { Group } from "three";
import type { Timeline } from "../../tabletop/timeline.ts";
import type { Drawing } from "./drawing.ts";

/** What is drawn flat on the mat and between the pieces, which comes once a table stands. A page that can't get it goes without. */
export class LateDrawing {
  readonly group = new Group();
  private made: Drawing | undefined;
  private gone = false;
  private drawn: Parameters<Drawing["draw"]> | undefined;

  constructor(private readonly redraw: () => void) {}

  /** Draws what `Drawing.draw` is told, as soon as it can be. */
  draw(...drawn: Parameters<Drawing["draw"]>): void {
    this.drawn = drawn;
    this.made?.draw(...drawn);
  }

  frame(line: Timeline | undefined, now: number): void {
    this.made?.frame(line, now);
  }

  async fetch(): Promise<void> {
    const module = await import("./drawing.ts").catch(() => undefined);
    if (!module || this.gone || this.made) return;
    this.made = new module.Drawing();
    this.group.add(this.made.mesh);
    if (this.drawn) this.made.draw(...this.drawn);
    this.redraw();
  }

  dispose(): void {
    this.gone = true;
    this.made?.dispose();
  }
}
