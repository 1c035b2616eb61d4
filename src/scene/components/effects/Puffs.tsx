import { extend, useFrame } from "@react-three/fiber";
import { useLayoutEffect, useMemo, useRef } from "react";
import type { InstancedMesh } from "three";
import { colourSmoke, layClouds, layTrail, tuftsOf } from "../../effects/puffs.ts";
import { hasPuffs } from "../../effects/smoke.ts";
import { tuft } from "../../effects/tuft.ts";
import { ORDER } from "../../order.ts";
import { MadeGeometry } from "../../stock/made.ts";
import { castKey } from "../cast.ts";
import { useLike, useLooks } from "../hooks.ts";
import { type TableShown, useShown } from "../shown.ts";

const Made = extend(MadeGeometry);

/** What stood on a table when its cotton was laid. */
type Cast = Pick<TableShown, "stage" | "tabletop">;

function isSameCast(a: Cast, b: Cast): boolean {
  return castKey(a.tabletop, a.stage.actors) === castKey(b.tabletop, b.stage.actors);
}

/** Smoke and clouds, of cotton wool as on a club table, in one draw call. */
export function Puffs() {
  const { stage, tabletop } = useShown();
  const mesh = useRef<InstancedMesh>(null);
  const smoked = useRef<(number | undefined)[]>([]);
  // Clouds stay as they were laid until there are others, or other pieces.
  const { stage: laid, tabletop: of } = useLike(
    useMemo(() => ({ stage, tabletop }), [stage, tabletop]),
    isSameCast,
  );
  const { clouds } = of;
  const tufts = Math.max(1, tuftsOf(laid.actors, clouds));
  useLayoutEffect(() => {
    smoked.current = [];
    if (!mesh.current) return;
    layClouds(mesh.current, laid, clouds);
    colourSmoke(mesh.current, laid);
  }, [laid, clouds]);
  useLooks((now) => {
    if (!mesh.current) return;
    colourSmoke(mesh.current, now);
    mesh.current.visible = hasPuffs(now, { clouds });
  });
  useFrame(() => {
    if (!mesh.current?.visible) return;
    for (let i = 0; i < stage.actors.length; i++) layTrail(mesh.current, stage, i, smoked.current);
  }, ORDER.pieces);
  return (
    <instancedMesh ref={mesh} args={[undefined, undefined, tufts]} castShadow frustumCulled={false}>
      <Made args={[tuft, 4]} />
      <meshLambertMaterial />
    </instancedMesh>
  );
}
