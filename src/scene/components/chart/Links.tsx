import { extend, useFrame } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import { DoubleSide, type InstancedMesh } from "three";
import type { Link } from "../../../tabletop/tabletop.ts";
import { colourLinks, HEADS, headGeometry, LINK_NAME, layLink } from "../../chart/links.ts";
import { ORDER } from "../../order.ts";
import type { ChipMesh } from "../../overlay/chips.ts";
import { MadeGeometry } from "../../stock/made.ts";
import { useInvalidate } from "../hooks.ts";
import { Slips } from "../Slips.tsx";
import { useShown } from "../shown.ts";

const Made = extend(MadeGeometry);

/** Chains of arrow heads from one thing to another: who chases whom, and where he is bound. One draw call for all. */
export function Links({ links }: { readonly links: readonly Link[] }) {
  const { stage, tabletop } = useShown();
  const heads = useRef<InstancedMesh>(null);
  const names = useRef<ChipMesh>(null);
  const invalidate = useInvalidate();
  const named = links.some(({ label }) => label !== undefined);
  useLayoutEffect(() => {
    if (heads.current) colourLinks(heads.current, links, stage, tabletop);
    names.current?.set(links.map(({ label = "" }) => ({ text: label, size: LINK_NAME })));
    invalidate();
  }, [links, stage, tabletop, invalidate]);
  useFrame(() => {
    const mesh = heads.current;
    if (!mesh) return;
    for (const [i, link] of links.entries()) layLink(mesh, names.current, i, link, stage);
    mesh.instanceMatrix.needsUpdate = true;
  }, ORDER.pieces);
  return (
    <>
      <instancedMesh ref={heads} args={[undefined, undefined, links.length * HEADS]} frustumCulled={false}>
        <Made args={[headGeometry]} />
        <meshBasicMaterial vertexColors side={DoubleSide} toneMapped={false} />
      </instancedMesh>
      {named && <Slips ref={names} rows={2} />}
    </>
  );
}
