import { extend } from "@react-three/fiber";
import { useMemo, useRef } from "react";
import type { Vector3 } from "three";
import { chartPlace, trackPlace } from "../../../tabletop/layout/board-layout.ts";
import { markerNamed } from "../../../tabletop/motion/marker-motion.ts";
import type { Tabletop } from "../../../tabletop/tabletop.ts";
import { BOARD, BoardGeometry, BoardSheet, boardsOf } from "../../boards/boards.ts";
import { useLetters, useLike, usePlace } from "../hooks.ts";
import { useShown } from "../shown.ts";
import { Markers } from "./Markers.tsx";

const Body = extend(BoardGeometry);
const Print = extend(BoardSheet);

/** Writes where a marker is, or the middle of a track or a chart. */
function locate({ tracks = [], charts = [] }: Tabletop, id: string, out: Vector3): boolean {
  const marker = markerNamed(tracks, id);
  if (marker) out.set(marker.x, BOARD, -marker.y);
  if (marker) return true;
  const track = tracks.find((one) => one.id === id);
  const chart = charts.find((one) => one.id === id);
  const place = track ? trackPlace(track) : chart && chartPlace(chart);
  if (place) out.set(place.x + place.width / 2, BOARD, -(place.y - place.depth / 2));
  return place !== undefined;
}

/** What is printed on the boards of a table: a marker that moves changes nothing of it. */
function printedOf({ tracks = [], charts }: Tabletop): string {
  return JSON.stringify([tracks.map(({ markers: _, ...rest }) => rest), charts]);
}

/** Tracks and charts: boards of printed card on the mat or beside it, in one draw call, and the markers on them. */
export function Boards() {
  const { tabletop, edge } = useShown();
  const { tracks, charts } = useLike(tabletop, (a, b) => printedOf(a) === printedOf(b));
  const boards = useMemo(() => boardsOf(tracks, charts, edge === 1), [tracks, charts, edge]);
  const print = useRef<BoardSheet>(null);
  useLetters(() => print.current?.print());
  usePlace({ locate: (id, out) => locate(tabletop, id, out) });
  return (
    <>
      <mesh castShadow receiveShadow frustumCulled={false}>
        <Body args={[boards]} />
        <meshLambertMaterial>
          <Print ref={print} attach="map" args={[boards]} />
        </meshLambertMaterial>
      </mesh>
      <Markers />
    </>
  );
}
