import { type Camera, Group, Vector3 } from "three";
import type { Overlay } from "../../tabletop/overlay.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { isStraight } from "../camera/straight.ts";
import { Chips } from "../overlay/chips.ts";
import type { Actor, Stage } from "../stage.ts";
import { Cells, heightOfCell } from "./cells.ts";
import { writingsIn } from "./field.ts";
import { Gauge, type GaugeSlip, gaugeSlips, ruledActor } from "./gauge.ts";
import { CellGrid } from "./grid.ts";
import { Links } from "./links.ts";

/** Height of what is written in a hex, in inches, and how far above it that floats. */
const CAPTION = 0.36;
const FLOATS = 0.1;
/** The least height of a slip on the stem, in inches and of the picture, and the gap between two. */
const SLIP = 0.34;
const LEGIBLE = 0.026;
const GAP = 0.06;
const COARSE = 1.5;

/** What the chart shows, as the table last told it. */
export interface Charted {
  readonly stage: Stage;
  readonly tabletop: Tabletop;
  readonly overlay: Overlay;
  /** The piece that is looked at: under the pointer, else the selected one. */
  readonly looked: string | undefined;
  readonly numbers: boolean;
  /** Whether somebody points at the fields of fire. */
  readonly pointed: boolean;
}

/** What is written in cells. */
function cellSlips({ stage, tabletop, overlay, pointed }: Charted): readonly GaugeSlip[] {
  const { grid } = tabletop.mat;
  const writings = grid ? writingsIn(grid, overlay.cells ?? []) : [];
  return writings.map(({ text, cell }) => {
    const up = heightOfCell(cell, stage.air, pointed) + FLOATS;
    return { text, size: CAPTION, quiet: true, x: cell.at.x, y: cell.at.y, up };
  });
}

/** The hexes of a table, what is marked in them, chains between pieces and the ruler on a stem. */
export class ChartGroup extends Group {
  private grid: CellGrid | undefined;
  private links: Links | undefined;
  private readonly cells = new Cells();
  private readonly gauge = new Gauge();
  readonly chips: Chips;
  private readonly toRight = new Vector3();
  private readonly at = new Vector3();
  private gridded = "";
  private linked: { readonly links: Tabletop["links"]; readonly actors: Stage["actors"] } | undefined;
  private charted: Charted | undefined;
  private ruler = "";

  constructor(private readonly redraw: () => void) {
    super();
    this.chips = new Chips(redraw);
    this.add(this.cells.mesh, this.gauge.mesh, this.chips.mesh);
  }

  show(charted: Charted): void {
    const { tabletop, overlay, stage, numbers, pointed } = charted;
    this.charted = charted;
    this.layGrid(tabletop);
    if (this.grid) this.grid.numbers = numbers;
    this.layLinks(stage, tabletop);
    this.cells.draw(tabletop.mat.grid, overlay, stage.air, pointed);
    this.ruler = "";
  }

  frame(stage: Stage, camera: Camera): void {
    this.links?.frame(stage);
    if (this.charted) this.measure(this.charted, camera);
  }

  override dispose(): void {
    this.grid?.dispose();
    this.links?.dispose();
    this.cells.dispose();
    this.gauge.dispose();
    this.chips.dispose();
  }

  private layGrid({ mat }: Tabletop): void {
    const key = JSON.stringify([mat.grid, mat.width, mat.depth]);
    if (key === this.gridded) return;
    this.gridded = key;
    if (this.grid) this.remove(this.grid.mesh);
    this.grid?.dispose();
    this.grid = mat.grid && new CellGrid(mat, mat.grid, this.redraw);
    if (this.grid) this.add(this.grid.mesh);
  }

  private layLinks(stage: Stage, tabletop: Tabletop): void {
    const { actors } = stage;
    const { links } = tabletop;
    if (this.linked?.links === links && this.linked?.actors === actors) return;
    this.linked = { links, actors };
    if (this.links) this.remove(this.links.group);
    this.links?.dispose();
    this.links = links && links.length > 0 ? new Links(stage, tabletop, this.redraw) : undefined;
    if (this.links) this.add(this.links.group);
  }

  /** The ruler stands still: it is laid anew when another piece is looked at, from another side, or has come to rest. */
  private measure(charted: Charted, camera: Camera): void {
    const { stage, looked } = charted;
    // From straight above all heights lie on one spot.
    const hidden = stage.moving || isStraight(camera);
    const actor = hidden ? undefined : ruledActor(stage.actors, looked);
    const aside = this.toRight.setFromMatrixColumn(camera.matrixWorld, 0).x < 0 ? -1 : 1;
    const least = actor ? this.slipHeight(camera, actor) : 0;
    const ruler = `${least} ${actor?.id} ${actor?.pose.x} ${actor?.pose.y} ${actor?.pose.level} ${aside}`;
    if (ruler === this.ruler) return;
    this.ruler = ruler;
    this.gauge.show(actor, stage.air.after);
    this.write(charted, actor, aside, least);
  }

  /** Inches that a slip takes up as the camera stands, roughly: a ruler is not written anew for a little. */
  private slipHeight(camera: Camera, { pose }: Actor): number {
    const { at } = this;
    at.set(pose.x, 0, -pose.y).applyMatrix4(this.matrixWorld);
    const distance = at.distanceTo(camera.position);
    const { elements } = camera.projectionMatrix;
    const inView = (2 * distance) / (elements[5] ?? 1);
    // In a small picture slips take up more of it.
    const { least: pixels, screen } = this.chips;
    const share = screen.y > 1 ? Math.max(LEGIBLE, pixels / screen.y) : LEGIBLE;
    const least = Math.max(SLIP, share * inView) + GAP;
    return COARSE ** Math.ceil(Math.log(least) / Math.log(COARSE));
  }

  private write(charted: Charted, actor: Actor | undefined, aside: number, least: number): void {
    const { after } = charted.stage.air;
    const onStem = actor && this.gauge.mesh.visible ? gaugeSlips(actor, after, aside, least) : [];
    const slips = [...cellSlips(charted), ...onStem];
    this.chips.set(slips);
    for (const [i, { x, y, up }] of slips.entries()) this.chips.put(i, x, y, up);
  }
}
