import { extend } from "@react-three/fiber";
import { createContext, type Ref, type RefObject, use } from "react";
import { CONTACT, ContactGeometry, ContactMesh } from "../../stock/contact.ts";
import { roomFor } from "./Slabs.tsx";

const Dark = extend(ContactMesh);
const Outlines = extend(ContactGeometry);

/** Where cards and counters lay their shadows, and how many counters have their places before the cards. */
interface SlabShadowTools {
  readonly mesh: RefObject<ContactMesh | null>;
  readonly counters: number;
}

const NONE: SlabShadowTools = { mesh: { current: null }, counters: 0 };

export const SlabShadowContext = createContext<SlabShadowTools>(NONE);

export function useSlabShadows(): SlabShadowTools {
  return use(SlabShadowContext);
}

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
