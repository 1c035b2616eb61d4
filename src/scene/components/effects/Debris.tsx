import { extend, useFrame } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Color, IcosahedronGeometry, type InstancedMesh } from "three";
import type { Mat } from "../../../tabletop/mat.ts";
import { DEBRIS, type Ground, layDebris } from "../../effects/debris.ts";
import { groundAt, wetness } from "../../mat/ground.ts";
import { artOf, lookOf } from "../../mat/laid.ts";
import type { MatArt } from "../../mat/sheet.ts";
import { ORDER } from "../../order.ts";
import { useShown, useTools } from "../shown.ts";

const Ball = extend(IcosahedronGeometry);

const WHITE = new Color(1, 1, 1);

/** What lies at a place of a mat; all of it looks as from far away until it is known how it is drawn. */
function useGround(mat: Mat): (x: number, y: number) => Ground {
  const art = useRef<MatArt>(undefined);
  useEffect(() => {
    let gone = false;
    void artOf(mat).then(
      (drawn) => {
        if (!gone) art.current = drawn;
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [mat]);
  return (x, y) => {
    const { r, g, b } = new Color(lookOf(mat).tint).convertLinearToSRGB();
    const colour = art.current ? groundAt(mat, art.current, x, y) : ([r * 255, g * 255, b * 255] as const);
    return { colour, wet: wetness(colour[0], colour[2]) };
  };
}

/** Chips, splashes and dust, in one draw call while they fly. */
export function Debris() {
  const { stage, line, tabletop } = useShown();
  const { player } = useTools();
  const mesh = useRef<InstancedMesh>(null);
  const ground = useGround(tabletop.mat);
  // The colours must be there when the material is made.
  useLayoutEffect(() => {
    for (let i = 0; i < DEBRIS; i++) mesh.current?.setColorAt(i, WHITE);
  }, []);
  useFrame(() => {
    if (mesh.current) layDebris(mesh.current, stage, line?.clips[player.clip], ground);
  }, ORDER.followers);
  return (
    <instancedMesh ref={mesh} args={[undefined, undefined, DEBRIS]} frustumCulled={false} visible={false}>
      <Ball args={[1, 1]} />
      <meshLambertMaterial />
    </instancedMesh>
  );
}
