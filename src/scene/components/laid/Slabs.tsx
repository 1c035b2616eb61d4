import { extend } from "@react-three/fiber";
import { type ComponentProps, type Ref, useEffect, useState } from "react";
import { PrintSheet } from "../../stock/print-sheet.ts";
import { SlabGeometry, type SlabShape } from "../../stock/slab.ts";
import { type cardStock, SlabMesh } from "../../stock/stock.ts";
import { useLetters } from "../hooks.ts";

const Many = extend(SlabMesh);
const Shape = extend(SlabGeometry);

/** For how many there is room: more than there are, so that one more makes nothing anew. */
export function roomFor(count: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(8, count)));
}

/** A sheet on which looks are printed, for as long as its table lies there. `aspect` is a tile's height over its width. */
export function useSheet(aspect: number): PrintSheet {
  const [sheet] = useState(() => new PrintSheet(aspect));
  useEffect(() => () => sheet.dispose(), [sheet]);
  useLetters(() => sheet.reprint());
  return sheet;
}

interface SlabsProps {
  readonly ref: Ref<SlabMesh>;
  readonly sheet: PrintSheet;
  readonly shape: SlabShape;
  readonly stock: ReturnType<typeof cardStock>;
  readonly count: number;
}

/** Printed slabs of one shape: how each looks and where it lies is written by hand. */
export function Slabs({ ref, sheet, shape, stock, count }: SlabsProps) {
  const room = roomFor(count);
  return (
    <Many ref={ref} args={[room]} count={count} visible={count > 0}>
      <Shape args={[shape, room]} />
      <meshLambertMaterial map={sheet} {...(stock as ComponentProps<"meshLambertMaterial">)} />
    </Many>
  );
}
