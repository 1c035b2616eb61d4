import { type ArcOverlay, isSeen, type Overlay } from "../../tabletop/overlay.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { flownBetween, type Timeline } from "../../tabletop/timeline.ts";
import { type Air, airHeight } from "../layout.ts";
import { layEnvelope } from "./envelope.ts";
import type { Ribbon } from "./ribbon.ts";
import { layArc, layCloud, layExit, layGhost, laySight, layTape } from "./shapes.ts";
import { layTrail } from "./trails.ts";

/**
 * Lays all that is drawn flat on the mat and between the pieces: trails, arcs, paths, lines, tape. `pointed`: the
 * fields of fire from where somebody points.
 */
export function layDrawing(
  ribbon: Ribbon,
  tabletop: Tabletop,
  overlay: Overlay,
  air: Air,
  timeline: Timeline | undefined,
  pointed: readonly ArcOverlay[],
): void {
  for (const cloud of tabletop.clouds) layCloud(ribbon, cloud);
  for (const exit of tabletop.exits ?? []) layExit(ribbon, exit, tabletop.mat);
  for (const envelope of overlay.envelopes) layEnvelope(ribbon, envelope);
  for (const arc of [...overlay.arcs, ...pointed]) layArc(ribbon, arc, 0.85);
  for (const { id, status, track = [], side } of tabletop.pieces)
    if (status !== "disengaged") layTrail(ribbon, track, side, timeline && flownBetween(timeline, id));
  for (const ghost of overlay.ghosts) if (isSeen(ghost)) layGhost(ribbon, ghost);
  for (const line of overlay.sightLines) laySight(ribbon, line, (level) => airHeight(air, level));
  if (overlay.tape) layTape(ribbon, overlay.tape, tabletop.mat.grid?.inches ?? 1);
}
