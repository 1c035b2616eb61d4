import { extend } from "@react-three/fiber";
import type { Ref } from "react";
import { HALO, HaloGeometry, HaloMesh } from "../../stock/halo.ts";
import { roomFor } from "./Slabs.tsx";

const Lights = extend(HaloMesh);
const Outlines = extend(HaloGeometry);

/** Light around what is picked out of so many things. */
export function Halos({ ref, count }: { readonly ref: Ref<HaloMesh>; readonly count: number }) {
  const room = roomFor(count);
  return (
    <Lights ref={ref} args={[room]}>
      <Outlines args={[room]} />
      <shaderMaterial args={[HALO]} />
    </Lights>
  );
}
