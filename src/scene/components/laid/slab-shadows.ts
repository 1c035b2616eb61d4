import { createContext, type RefObject, use } from "react";
import type { ContactMesh } from "../../stock/contact.ts";

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
