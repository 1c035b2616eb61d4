import { extend } from "@react-three/fiber";
import { useMemo, useRef } from "react";
import type { Grid, Mat } from "../../../tabletop/tabletop.ts";
import { gridInk, SignStrip } from "../../chart/grid.ts";
import { useLetters } from "../hooks.ts";
import { useShown } from "../shown.ts";

const Strip = extend(SignStrip);

/** Inches above the mat. */
const UP = 0.008;
const LYING = [-Math.PI / 2, 0, 0] as const;

/** The cells of a mat and, on demand, their names, in one draw call. */
export function CellGrid({ mat, grid }: { readonly mat: Mat; readonly grid: Grid }) {
  const { numbers } = useShown();
  const { width, depth } = mat;
  const ink = useMemo(() => gridInk(mat, grid), [mat, grid]);
  const strip = useRef<SignStrip>(null);
  useLetters(() => strip.current?.write());
  return (
    <mesh position={[width / 2, UP, -depth / 2]} rotation={LYING}>
      <planeGeometry args={[width, depth]} />
      <shaderMaterial args={[ink]} uniforms-numbers-value={Number(numbers)}>
        <Strip ref={strip} attach="uniforms-signs-value" />
      </shaderMaterial>
    </mesh>
  );
}
