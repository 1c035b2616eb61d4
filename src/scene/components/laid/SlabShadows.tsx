import { extend } from "@react-three/fiber";
import type { Ref } from "react";
import { CONTACT, ContactGeometry, ContactMesh } from "../../stock/contact.ts";
import { roomFor } from "./Slabs.tsx";

const Dark = extend(ContactMesh);
const Outlines = extend(ContactGeometry);

/** The dark under so many cards and counters, in one draw call. */
export function SlabShadows({ ref, count }: { readonly ref: Ref<ContactMesh>; readonly count: number }) {
  const room = roomFor(count);
  return (
    <Dark ref={ref} args={[room]} count={count}>
      <Outlines args={[room]} />
      <shaderMaterial args={[CONTACT]} />
    </Dark>
  );
}
