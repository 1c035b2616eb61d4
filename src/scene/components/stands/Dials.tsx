import { extend, useFrame } from "@react-three/fiber";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { InstancedMesh } from "three";
import type { Atlas } from "../../dice/atlas.ts";
import { DIE_KINDS, type DieKind } from "../../dice/kinds.ts";
import { roundedGeometry } from "../../dice/rounded.ts";
import { SHAPES } from "../../dice/shapes.ts";
import { ORDER } from "../../order.ts";
import { type DialSeat, dialSeats, paintDials, placeDials, turnsOf } from "../../stands/dials.ts";
import { MadeGeometry } from "../../stock/made.ts";
import { Plastic } from "../dice/Plastic.tsx";
import { useAtlas } from "../dice/use-atlas.ts";
import type { StandsInput } from "./standing.ts";

const Made = extend(MadeGeometry);

interface KindProps extends StandsInput {
  readonly kind: DieKind;
  readonly seats: readonly DialSeat[];
  readonly atlas: Atlas;
}

/** The dice of one kind, in one draw call. */
function Kind({ cast, stage, kind, seats, atlas }: KindProps) {
  const mesh = useRef<InstancedMesh>(null);
  const [shape] = useState(() => ({ turns: turnsOf(kind), inradius: SHAPES[kind].inradius }));
  const make = useCallback(() => roundedGeometry(kind), [kind]);
  useLayoutEffect(() => {
    if (mesh.current) paintDials(mesh.current, cast, seats);
  }, [cast, seats]);
  useFrame(() => {
    if (mesh.current) placeDials(mesh.current, shape, seats, stage);
  }, ORDER.pieces);
  return (
    <instancedMesh
      ref={mesh}
      name="dials"
      args={[undefined, undefined, seats.length]}
      frustumCulled={false}
      castShadow
    >
      <Made args={[make]} />
      <Plastic ink={atlas} />
    </instancedMesh>
  );
}

/** The dice at the feet of the stands, which tell their levels and what else a game counts. */
export function Dials({ cast, stage }: StandsInput) {
  const atlas = useAtlas();
  const [kinds] = useState(() => DIE_KINDS.map((kind) => ({ kind, seats: dialSeats(cast, kind) })));
  return kinds
    .filter(({ seats }) => seats.length > 0)
    .map((one) => <Kind key={one.kind} {...one} {...{ cast, stage, atlas }} />);
}
