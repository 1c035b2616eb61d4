import { useFrame } from "@react-three/fiber";
import { useLayoutEffect, useMemo, useRef } from "react";
import { Matrix4, Quaternion, Vector3 } from "three";
import { counterThickness } from "../../../tabletop/layout/counter-layout.ts";
import {
  type LiveMarker,
  liveMarker,
  markerAt,
  placedMarkers,
} from "../../../tabletop/motion/marker-motion.ts";
import { BOARD } from "../../boards/boards.ts";
import { markerFace } from "../../boards/markers.ts";
import { COUNTER_SHAPES } from "../../counters/cast.ts";
import { liveryOf } from "../../livery.ts";
import { ORDER } from "../../order.ts";
import { cardStock, type SlabMesh } from "../../stock/stock.ts";
import { useRedraw } from "../hooks.ts";
import { useShown, useTools } from "../shown.ts";
import { Slabs, useSheet } from "./Slabs.tsx";

/** How high a marker is lifted on its way, in inches. */
const LIFT = 0.5;

const STOCK = cardStock();
const Y = new Vector3(0, 1, 0);
const matrix = new Matrix4();
const at = new Vector3();
const scale = new Vector3();
const turn = new Quaternion();
const live = liveMarker();

/** The matrix of a marker where it is. */
function poseOf({ x, y, size, lifted }: LiveMarker): Matrix4 {
  at.set(x, BOARD + lifted * LIFT + counterThickness(size) / 2, -y);
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
    for (const [i, marker] of markers.entries()) {
      markerAt(marker, line, player.now, live);
      mesh.setMatrixAt(i, poseOf(live));
    }
    mesh.instanceMatrix.needsUpdate = true;
  }, ORDER.pieces);
  return (
    <Slabs ref={slabs} sheet={sheet} shape={COUNTER_SHAPES.round} stock={STOCK} count={markers.length} />
  );
}
