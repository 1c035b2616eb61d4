import type { ComponentProps } from "react";
import type { Texture } from "three";
import { PLASTIC } from "../../dice/material.ts";

/** What dice are made of, with the ink of the atlas on it. */
export function Plastic({ ink }: { readonly ink: Texture }) {
  return (
    <meshStandardMaterial map={ink} bumpMap={ink} {...(PLASTIC as ComponentProps<"meshStandardMaterial">)} />
  );
}
