import { extend, useFrame } from "@react-three/fiber";
import { useLayoutEffect, useRef, useState } from "react";
import type { BatchedMesh } from "three";
import type { ModelOf } from "../models/load.ts";
import { ORDER } from "../order.ts";
import { modelsOf, paintAirframes, placeAirframes, roomFor, type Seat, seatAll } from "../table/airframes.ts";
import { PaintMaterial } from "../table/paint.ts";
import { useLooksOf } from "./hooks.ts";
import type { StandsInput } from "./stands/standing.ts";

const Paint = extend(PaintMaterial);

interface AirframesProps extends StandsInput {
  readonly modelOf: ModelOf;
}

/** Every airframe and every propeller of the table in one draw call, whatever their types. */
export function Airframes({ cast, stage, modelOf }: AirframesProps) {
  const mesh = useRef<BatchedMesh>(null);
  const seats = useRef<readonly Seat[]>([]);
  const [models] = useState(() => modelsOf(cast, modelOf));
  const [room] = useState(() => roomFor(models));
  useLayoutEffect(() => {
    if (mesh.current) seats.current = seatAll(mesh.current, models);
  }, [models]);
  useLooksOf(stage, (now) => {
    if (mesh.current) paintAirframes(mesh.current, seats.current, now);
  });
  useFrame(() => {
    if (mesh.current) placeAirframes(mesh.current, seats.current, stage);
  }, ORDER.pieces);
  return (
    <batchedMesh
      ref={mesh}
      args={room}
      perObjectFrustumCulled={false}
      sortObjects={false}
      frustumCulled={false}
      castShadow
      receiveShadow
    >
      <Paint />
    </batchedMesh>
  );
}
