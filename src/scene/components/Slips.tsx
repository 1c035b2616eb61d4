import { extend, useThree } from "@react-three/fiber";
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { ChipMaterial, ChipMesh, ChipSheet } from "../overlay/chips.ts";
import type { Pinned } from "../overlay/slip.ts";
import { Instances } from "../stock/instances.ts";
import { useInvalidate, useLetters } from "./hooks.ts";

const Chips = extend(ChipMesh);
const Rectangles = extend(Instances);
const Print = extend(ChipMaterial);
const Sheet = extend(ChipSheet);

interface SlipsProps {
  readonly ref?: Ref<ChipMesh>;
  /** Rows of slips on their sheet. */
  readonly rows?: number;
  /** Those that stay where they are; without them they are printed and put by hand. */
  readonly pinned?: readonly Pinned[];
  readonly renderOrder?: number;
  /** Whether they lie behind what is nearer; else they are to be read wherever they are. */
  readonly hidden?: boolean;
  /** How large letters are written, 1 as usual. */
  readonly lettering?: number;
}

/** Slips of paper that face whoever looks. */
export function Slips({ ref, rows = 16, pinned, renderOrder = 5, hidden = true, lettering = 1 }: SlipsProps) {
  const mesh = useRef<ChipMesh>(null);
  const invalidate = useInvalidate();
  const { width, height } = useThree(({ size }) => size);
  useImperativeHandle(ref, () => mesh.current as ChipMesh);
  useLayoutEffect(() => {
    if (!pinned || !mesh.current) return;
    mesh.current.pin(pinned);
    invalidate();
  }, [pinned, invalidate]);
  useLayoutEffect(() => {
    mesh.current?.fit(width, height, lettering);
    invalidate();
  }, [width, height, lettering, invalidate]);
  useLetters(() => mesh.current?.reprint());
  return (
    <Chips ref={mesh} args={[invalidate]} renderOrder={renderOrder}>
      <Rectangles />
      <Print depthTest={hidden}>
        <Sheet attach="uniforms-sheet-value" args={[rows]} />
      </Print>
    </Chips>
  );
}
