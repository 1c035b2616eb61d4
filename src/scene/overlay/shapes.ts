import { exitMarks } from "../../tabletop/exits.ts";
import {
  type ArcOverlay,
  type Ghost,
  type SightLine,
  strengthOf,
  type Tape,
} from "../../tabletop/overlay.ts";
import type { Cloud, Exit, Mat, Place, Pose } from "../../tabletop/tabletop.ts";
import { BASE } from "../layout.ts";
import { ink, sideInk } from "./ink.ts";
import {
  arcPoints,
  FILL,
  fillSector,
  type Ink,
  layStrip,
  linePoints,
  type Ribbon,
  type StripPoint,
} from "./ribbon.ts";
import { layPath } from "./trails.ts";

/** Heights above the mat, so that what lies on what is always the same, in inches. */
const UP = { cloud: 0.012, arc: 0.02, line: 0.024, dart: 0.05, tape: 0.14 } as const;

const PAPER = ink("#fff6e0", 0.85);
const TAPE = ink("#3a2c10", 1);
const CLOUD = { disc: ink("#ffffff", 0.2), ring: ink("#ffffff", 0.8) } as const;

/** `to` of a sector beyond its `from`. */
function beyond(from: number, to: number): number {
  return to > from ? to : to + 360;
}

/** A field of fire: hatched bands, paler with range, with an edge and a line a band. */
export function layArc(ribbon: Ribbon, arc: ArcOverlay, strength: number): void {
  const to = beyond(arc.from, arc.to);
  const edge = sideInk(arc.side, strength);
  const slant = arc.side === 0 ? 1 : -1;
  let inner = 0;
  arc.bands.forEach((outer, i) => {
    const opacity = strength * (1 - 0.14 * i);
    fillSector(
      ribbon,
      arc.at,
      inner,
      outer,
      arc.from,
      to,
      UP.arc,
      sideInk(arc.side, opacity),
      FILL.hatched,
      slant,
    );
    layStrip(ribbon, arcPoints(arc.at, outer, arc.from, to, UP.line), 0.1, edge, FILL.solid);
    inner = outer;
  });
  for (const degrees of [arc.from, to]) {
    const [, end] = arcPoints(arc.at, inner, degrees, degrees + 0.01, UP.line);
    if (end) layStrip(ribbon, linePoints(arc.at, end, UP.line, UP.line), 0.1, edge, FILL.solid);
  }
}

/** An arrow head that lies on the mat and points where a nose would. */
export function layDart(ribbon: Ribbon, pose: Pose, size: number, colour: Ink): void {
  const angle = (pose.heading * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const put = (right: number, ahead: number) =>
    ribbon.corner(
      pose.x + (right * cos + ahead * sin) * size,
      pose.y + (ahead * cos - right * sin) * size,
      UP.dart,
      colour,
      0,
      0,
      FILL.solid,
    );
  for (const side of [-1, 1]) {
    put(0, 1);
    put(side * 0.62, -0.7);
    put(0, -0.3);
  }
}

/** Marks along an edge that point out. */
export function layExit(ribbon: Ribbon, exit: Exit, mat: Mat): void {
  const colour = sideInk(exit.side, 0.9);
  for (const pose of exitMarks(mat, exit)) layDart(ribbon, pose, 0.7, colour);
}

function layDisc(ribbon: Ribbon, at: Place, radius: number, up: number, colour: Ink): void {
  fillSector(ribbon, at, 0, radius, 0, 360, up, colour, FILL.solid, 0);
}

function layRing(ribbon: Ribbon, at: Place, radius: number, up: number, width: number, colour: Ink): void {
  layStrip(ribbon, arcPoints(at, radius, 0, 360, up), width, colour, FILL.solid);
}

/** The end of a path that was weighed: a dart, the denser the more it weighs. */
function layEnd(ribbon: Ribbon, { side, weight }: Ghost, end: Pose): void {
  const { opacity } = strengthOf(weight);
  layDart(ribbon, end, 0.62, ink("#fff6e0", 0.85 * opacity));
  layDart(ribbon, end, 0.48, sideInk(side, 0.95 * opacity));
}

/** The path of a ghost and what it leads to. */
export function layGhost(ribbon: Ribbon, ghost: Ghost): void {
  layPath(ribbon, ghost);
  const end = ghost.track.at(-1);
  if (!end) return;
  if (ghost.weight === undefined) layStandIn(ribbon, ghost, end);
  else layEnd(ribbon, ghost, end);
}

/** The place of a ghost's stand and its fields of fire. */
function layStandIn(ribbon: Ribbon, ghost: Ghost, end: Pose): void {
  for (const arc of ghost.arcs) layArc(ribbon, arc, 0.55);
  layRing(ribbon, end, BASE.radius, UP.dart, 0.1, PAPER);
  layRing(ribbon, end, BASE.radius, UP.dart + 0.01, 0.05, sideInk(ghost.side, 1));
  layDart(ribbon, end, 0.55, sideInk(ghost.side, ghost.legal ? 0.95 : 0.4));
}

/** A line of sight between two models, seen from above and from the side. */
export function laySight(ribbon: Ribbon, line: SightLine, heightOf: (level: number) => number): void {
  const colour = line.clear ? ink("#fff3c9", 0.95) : ink("#6d1512", 0.95);
  const points = linePoints(line.from, line.to, heightOf(line.from.level), heightOf(line.to.level));
  layStrip(ribbon, points, 0.08, colour, line.clear ? FILL.solid : FILL.dashed);
  const [a, b] = points;
  if (!a || !b) return;
  const put = (end: typeof a, lift: number) =>
    ribbon.corner(end.x, end.y, end.up + lift, colour, end.along, 0, line.clear ? FILL.solid : FILL.dashed);
  for (const [end, lift] of [
    [a, -0.04],
    [b, -0.04],
    [b, 0.04],
    [a, -0.04],
    [b, 0.04],
    [a, 0.04],
  ] as const)
    put(end, lift);
}

/** The points of a strip, counted in other units than inches. */
function ruled(points: readonly StripPoint[], unit: number): readonly StripPoint[] {
  return points.map((point) => ({ ...point, along: point.along / unit }));
}

/** The measuring tape on the mat, with a mark every `unit` inches. */
export function layTape(ribbon: Ribbon, tape: Tape, unit: number): void {
  tape.points.forEach((point, i) => {
    const next = tape.points[i + 1];
    const points = next ? ruled(linePoints(point, next, UP.tape, UP.tape), unit) : [];
    layStrip(ribbon, points, 0.34, TAPE, FILL.ruler);
    layDisc(ribbon, point, 0.2, UP.tape + 0.01, TAPE);
  });
}

/** The outline of a cloud on the mat: what blocks sight is this disc, not the cotton. */
export function layCloud(ribbon: Ribbon, cloud: Cloud): void {
  const at = { x: cloud.x, y: cloud.y, level: 0 };
  layDisc(ribbon, at, cloud.radius, UP.cloud, CLOUD.disc);
  layRing(ribbon, at, cloud.radius, UP.cloud, 0.09, CLOUD.ring);
}
