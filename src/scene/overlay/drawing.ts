import { type BufferGeometry, Mesh, type ShaderMaterial } from "three";
import { type ArcOverlay, isSeen, type Overlay } from "../../tabletop/overlay.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { flownBetween, flownShare, type Timeline } from "../../tabletop/timeline.ts";
import { type Air, airHeight } from "../layout.ts";
import { layEnvelope } from "./envelope.ts";
import { inkMaterial } from "./ink.ts";
import { Ribbon } from "./ribbon.ts";
import { layArc, layCloud, layExit, layGhost, laySight, layTape } from "./shapes.ts";
import { layTrail } from "./trails.ts";

/** All that is drawn flat on the mat and between the pieces: trails, arcs, paths, lines, tape. One draw call. */
export class Drawing extends Mesh<BufferGeometry, ShaderMaterial> {
  private readonly ribbon: Ribbon;

  constructor() {
    const ribbon = new Ribbon();
    super(ribbon.geometry, inkMaterial());
    this.ribbon = ribbon;
    this.frustumCulled = false;
    this.renderOrder = 1;
  }

  /** `pointed`: the fields of fire from where somebody points. */
  draw(
    tabletop: Tabletop,
    overlay: Overlay,
    air: Air,
    line: Timeline | undefined,
    pointed: readonly ArcOverlay[],
  ): void {
    const { ribbon } = this;
    ribbon.clear();
    for (const cloud of tabletop.clouds) layCloud(ribbon, cloud);
    for (const exit of tabletop.exits ?? []) layExit(ribbon, exit, tabletop.mat);
    for (const envelope of overlay.envelopes) layEnvelope(ribbon, envelope);
    for (const arc of [...overlay.arcs, ...pointed]) layArc(ribbon, arc, 0.85);
    for (const piece of tabletop.pieces)
      if (piece.status !== "disengaged")
        layTrail(ribbon, piece.track ?? [], piece.side, line && flownBetween(line, piece.id));
    for (const ghost of overlay.ghosts) if (isSeen(ghost)) layGhost(ribbon, ghost);
    for (const line of overlay.sightLines) laySight(ribbon, line, (level) => airHeight(air, level));
    if (overlay.tape) layTape(ribbon, overlay.tape, tabletop.mat.grid?.inches ?? 1);
    ribbon.finish();
    this.visible = !ribbon.empty;
  }

  /** Unrolls the trails as far as the pieces have flown. */
  frame(line: Timeline | undefined, now: number): void {
    const flown = this.material.uniforms.flown;
    if (flown) flown.value = line ? flownShare(line, now) : 1;
  }

  override dispose(): void {
    this.ribbon.geometry.dispose();
    this.material.dispose();
  }
}
