import { type Camera, Group } from "three";
import { awaited } from "../awaited.ts";
import type { Stage } from "../stage.ts";
import type { Chart, Charted } from "./chart.ts";

/** Whether a table has anything that the chart shows. */
function isCharted({ tabletop, overlay }: Charted): boolean {
  const { mat, scale, links } = tabletop;
  return [mat.grid, scale, links, overlay.cells].some((part) => part !== undefined);
}

/** The chart, which is fetched for a table that needs one. A page that can't get it goes without. */
export class LateChart {
  readonly group = new Group();
  private made: Chart | undefined;
  private asked = false;
  private gone = false;
  private charted: Charted | undefined;

  constructor(private readonly redraw: () => void) {}

  /** What is written in hexes and on the stem. */
  get slips(): Chart["chips"] | undefined {
    return this.made?.chips;
  }

  show(charted: Charted): void {
    this.charted = charted;
    this.made?.show(charted);
    if (!this.made && !this.asked && isCharted(charted)) void awaited(this.fetch());
  }

  frame(stage: Stage, camera: Camera): void {
    this.made?.frame(stage, camera);
  }

  dispose(): void {
    this.gone = true;
    this.made?.dispose();
  }

  private async fetch(): Promise<void> {
    this.asked = true;
    const module = await import("./chart.ts").catch(() => undefined);
    this.asked = module !== undefined;
    if (!module || this.gone) return;
    this.made = new module.Chart(this.redraw);
    this.group.add(this.made.group);
    if (this.charted) this.made.show(this.charted);
    this.redraw();
  }
}
