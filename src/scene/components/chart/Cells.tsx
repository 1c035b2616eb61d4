import { extend } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import type { Mesh } from "three";
import { layCells } from "../../chart/cells.ts";
import { InkMaterial } from "../../overlay/ink.ts";
import { Ribbon } from "../../overlay/ribbon.ts";
import { useInvalidate } from "../hooks.ts";
import { useShown } from "../shown.ts";

const Shapes = extend(Ribbon);
const Ink = extend(InkMaterial);

/** All marked cells and the paths in the air, in one draw call. */
export function Cells() {
  const { stage, tabletop, overlay, onField } = useShown();
  const mesh = useRef<Mesh<Ribbon>>(null);
  const invalidate = useInvalidate();
  const { air } = stage;
  const { grid } = tabletop.mat;
  useLayoutEffect(() => {
    if (!mesh.current) return;
    layCells(mesh.current.geometry, grid, overlay, air, onField);
    mesh.current.visible = mesh.current.geometry.finish();
    invalidate();
  }, [grid, overlay, air, onField, invalidate]);
  return (
    <mesh ref={mesh as never} frustumCulled={false} renderOrder={2}>
      <Shapes />
      <Ink />
    </mesh>
  );
}
