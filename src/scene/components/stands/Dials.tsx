import { useFrame } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { InstancedMesh, Material } from "three";
import { awaited } from "../../awaited.ts";
import { drawAtlas } from "../../dice/atlas.ts";
import { DIE_KINDS, type DieKind } from "../../dice/kinds.ts";
import { diceMaterial } from "../../dice/material.ts";
import { roundedGeometry } from "../../dice/rounded.ts";
import { SHAPES } from "../../dice/shapes.ts";
import { ORDER } from "../../order.ts";
import { type DialSeat, dialSeats, paintDials, placeDials, turnsOf } from "../../stands/dials.ts";
import { useInvalidate } from "../hooks.ts";
import type { Standing } from "./standing.ts";

interface KindProps extends Standing {
  readonly kind: DieKind;
  readonly seats: readonly DialSeat[];
  readonly material: Material;
}

/** The dice of one kind, in one draw call. */
function Kind({ cast, stage, kind, seats, material }: KindProps) {
  const mesh = useRef<InstancedMesh>(null);
  const [shape] = useState(() => ({ turns: turnsOf(kind), inradius: SHAPES[kind].inradius }));
  const [geometry] = useState(() => roundedGeometry(kind));
  useEffect(() => () => geometry.dispose(), [geometry]);
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
      args={[geometry, material, seats.length]}
      frustumCulled={false}
      castShadow
    />
  );
}

/** The ink of all dice and what they are made of, as long as they stand there. */
function useDice() {
  const invalidate = useInvalidate();
  const [dice] = useState(() => {
    const atlas = drawAtlas();
    return { atlas, material: diceMaterial(atlas.texture) };
  });
  useEffect(() => {
    void awaited(dice.atlas.lettered).then(invalidate);
    return () => {
      dice.material.dispose();
      dice.atlas.texture.dispose();
    };
  }, [dice, invalidate]);
  return dice;
}

/** The dice at the feet of the stands, which tell their levels and what else a game counts. */
export function Dials({ cast, stage }: Standing) {
  const { material } = useDice();
  const [kinds] = useState(() => DIE_KINDS.map((kind) => ({ kind, seats: dialSeats(cast, kind) })));
  return kinds
    .filter(({ seats }) => seats.length > 0)
    .map((one) => <Kind key={one.kind} {...one} {...{ cast, stage, material }} />);
}
