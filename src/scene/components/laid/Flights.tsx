import { extend, useFrame, useLoader } from "@react-three/fiber";
import { Suspense, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type BatchedMesh, BufferGeometry, Float32BufferAttribute, type InstancedMesh, Vector4 } from "three";
import type { CounterCast } from "../../counters/cast.ts";
import { type Flyer, flyersKey, flyersOf, layContrails, placeFlyers } from "../../counters/flights.ts";
import { loadedModel, models } from "../../models/load.ts";
import { ORDER } from "../../order.ts";
import { MadeGeometry } from "../../stock/made.ts";
import { type Models, roomFor, type Seat, seatAll } from "../../table/airframes.ts";
import { PaintMaterial } from "../../table/paint.ts";
import { Awaiting } from "../Awaiting.tsx";
import { useInvalidate } from "../hooks.ts";

const Paint = extend(PaintMaterial);
const Made = extend(MadeGeometry);

const WHOLE = new Vector4(1, 1, 1, 0);

/** A strip from the tail backwards, one long and one wide, that fades out. */
function contrail(): BufferGeometry {
  const shape = new BufferGeometry();
  const corners = [-0.5, 0, 0, 0.5, 0, 0, -0.9, 0, 1, 0.9, 0, 1];
  shape.setAttribute("position", new Float32BufferAttribute(corners, 3));
  shape.setAttribute(
    "color",
    new Float32BufferAttribute([1, 1, 1, 0.75, 1, 1, 1, 0.75, 1, 1, 1, 0, 1, 1, 1, 0], 4),
  );
  shape.setIndex([0, 2, 1, 1, 2, 3]);
  return shape;
}

function modelsFor(flyers: readonly Flyer[]): Models {
  return {
    shapes: flyers.map(({ flight }) => loadedModel({ model: flight.model })),
    winches: flyers.map(() => undefined),
  };
}

/** Miniatures in one draw call, and their contrails in another; which ones they are stays, where they are may change. */
function Batch({ flyers }: { readonly flyers: readonly Flyer[] }) {
  const mesh = useRef<BatchedMesh>(null);
  const trails = useRef<InstancedMesh>(null);
  const seats = useRef<readonly Seat[]>([]);
  useLoader(models, [...new Set(flyers.map(({ flight }) => flight.model))]);
  const [shapes] = useState(() => modelsFor(flyers));
  const [room] = useState(() => roomFor(shapes));
  const invalidate = useInvalidate();
  useLayoutEffect(() => {
    if (!mesh.current) return;
    seats.current = seatAll(mesh.current, shapes);
    for (const { airframe, propellers } of seats.current)
      for (const id of [airframe, ...propellers]) mesh.current.setColorAt(id, WHOLE);
    invalidate();
  }, [shapes, invalidate]);
  useFrame(() => {
    if (mesh.current) placeFlyers(mesh.current, seats.current, flyers);
    if (trails.current) layContrails(trails.current, seats.current, flyers);
  }, ORDER.followers);
  return (
    <>
      <batchedMesh
        ref={mesh}
        name="flights"
        args={room}
        perObjectFrustumCulled={false}
        sortObjects={false}
        frustumCulled={false}
        castShadow
        receiveShadow
      >
        <Paint />
      </batchedMesh>
      <instancedMesh ref={trails} args={[undefined, undefined, flyers.length]} frustumCulled={false}>
        <Made args={[contrail]} />
        <meshBasicMaterial vertexColors transparent depthWrite={false} />
      </instancedMesh>
    </>
  );
}

/** The miniatures over all counters of a table, once their models have come. */
export function Flights({ cast }: { readonly cast: CounterCast }) {
  const flyers = useMemo(() => flyersOf(cast), [cast]);
  if (flyers.length === 0) return null;
  return (
    <Suspense fallback={<Awaiting />}>
      <Batch key={flyersKey(flyers)} flyers={flyers} />
    </Suspense>
  );
}
