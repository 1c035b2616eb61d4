import { useFrame } from "@react-three/fiber";
import { useLayoutEffect, useMemo, useRef } from "react";
import { Matrix4, Quaternion, Vector3 } from "three";
import { ease } from "../../../tabletop/flight.ts";
import { counterThickness } from "../../../tabletop/layout/counter-layout.ts";
import { BOARD } from "../../boards/boards.ts";
import { markerFace, type PlacedMarker, placedMarkers } from "../../boards/markers.ts";
import { COUNTER_SHAPES } from "../../counters/cast.ts";
import { liveryOf } from "../../livery.ts";
import { ORDER } from "../../order.ts";
import { cardStock, type SlabMesh } from "../../stock/stock.ts";
import { useRedraw } from "../hooks.ts";
import { useShown, useTools } from "../shown.ts";
import { Slabs, useSheet } from "./Slabs.tsx";

/** How long a marker takes to its new cell, in ms, and how high it is lifted, in inches. */
const MOVE = 600;
const LIFT = 0.5;

const STOCK = cardStock();
const Y = new Vector3(0, 1, 0);
const matrix = new Matrix4();
const at = new Vector3();
const scale = new Vector3();
const turn = new Quaternion();

/** The matrix of a marker that has done a share of its way. */
function poseOf({ from, to }: PlacedMarker, share: number): Matrix4 {
  const far = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const u = ease(share);
  const lift = far < 0.01 ? 0 : 4 * share * (1 - share) * LIFT;
  const size = from.size + (to.size - from.size) * u;
  at.set(
    from.x + (to.x - from.x) * u,
    BOARD + lift + counterThickness(size) / 2,
    -(from.y + (to.y - from.y) * u),
  );
  return matrix.compose(at, turn, scale.setScalar(size));
}

/** The markers of all tracks, in one draw call. They go from cell to cell at the beginning of what happens. */
export function Markers() {
  const { tabletop, line, edge } = useShown();
  const { player } = useTools();
  const sheet = useSheet(1);
  const slabs = useRef<SlabMesh>(null);
  const markers = useMemo(() => placedMarkers(line?.before.tracks, tabletop.tracks), [line, tabletop.tracks]);
  useLayoutEffect(() => {
    sheet.keep(new Map(markers.map(({ marker }) => markerFace(marker))));
    for (const [i, { marker }] of markers.entries()) {
      const face = sheet.tileFor(markerFace(marker)[0]);
      slabs.current?.look(i, { face, back: face, edge: liveryOf(marker.side).edge });
    }
  }, [sheet, markers]);
  useRedraw(markers, edge);
  useFrame(() => {
    const mesh = slabs.current;
    if (!mesh) return;
    turn.setFromAxisAngle(Y, edge === 1 ? Math.PI : 0);
    const share = line ? Math.max(0, Math.min(1, player.now / MOVE)) : 1;
    for (const [i, marker] of markers.entries()) mesh.setMatrixAt(i, poseOf(marker, share));
    mesh.instanceMatrix.needsUpdate = true;
  }, ORDER.pieces);
  return (
    <Slabs ref={slabs} sheet={sheet} shape={COUNTER_SHAPES.round} stock={STOCK} count={markers.length} />
  );
}
