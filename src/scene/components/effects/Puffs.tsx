import { extend, useFrame } from "@react-three/fiber";
import { useEffect, useMemo, useRef, useState } from "react";
import { Mesh } from "three";
import { tellCraft } from "../../effects/craft.ts";
import { Eye, type Hung, PuffLayer, roomFor } from "../../effects/layer.ts";
import { siteSize } from "../../map/sites.ts";
import { loadedModel } from "../../models/load.ts";
import { ORDER } from "../../order.ts";
import { PuffGeometry } from "../../puffs/geometry.ts";
import { PuffMaterial, PuffShade, PuffTexture } from "../../puffs/material.ts";
import { useLike } from "../hooks.ts";
import { useShown, useTools } from "../shown.ts";
import { BRIGHTER } from "./Tracers.tsx";
import { useGround } from "./use-ground.ts";

const Field = extend(Mesh);

const NONE: readonly never[] = [];

function isLike(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What hangs over a table: it stays the same until there is something else. */
function useHung(): Hung {
  const { tabletop } = useShown();
  const { clouds, sites = NONE, mat } = tabletop;
  return useLike(
    useMemo(() => ({ clouds, sites, size: siteSize(mat) }), [clouds, sites, mat]),
    isLike,
  );
}

/** What cotton is made of, for as long as it is shown. */
function useStuff(room: number) {
  const [stuff] = useState(() => {
    const sheet = new PuffTexture();
    return { sheet, material: new PuffMaterial(sheet), shade: new PuffShade(sheet) };
  });
  useEffect(
    () => () => {
      for (const one of Object.values(stuff)) one.dispose();
    },
    [stuff],
  );
  const laid = useMemo(() => ({ layer: new PuffLayer(room), geometry: new PuffGeometry(room) }), [room]);
  useEffect(() => () => laid.geometry.dispose(), [laid]);
  return { ...stuff, ...laid };
}

/** Clouds, smoke and flames, of cotton wool as on a club table, in one draw call. */
export function Puffs() {
  const { stage, tabletop, line, lens, plainness } = useShown();
  const { player, origin } = useTools();
  const hung = useHung();
  const { material, shade, layer, geometry } = useStuff(roomFor(stage.actors.length, hung));
  const groundOf = useGround(tabletop.mat);
  const mesh = useRef<Mesh>(null);
  const [eye] = useState(() => new Eye());
  material.glow = lens ? BRIGHTER : 1;
  material.fine = plainness > 0 ? 0 : 1;
  useFrame(({ camera }) => {
    const changed = layer.lay(stage, line?.clips[player.clip], hung, loadedModel, groundOf, plainness);
    tellCraft(material, stage, hung.clouds, loadedModel);
    material.kindle(layer.field);
    // They are put in order, and sent to the card, only when the eye has moved or one of them may have.
    if (eye.follow(camera, origin) || changed) geometry.show(layer.field, eye.at, eye.ahead);
    if (mesh.current) mesh.current.visible = layer.field.count > 0;
  }, ORDER.followers);
  return (
    <Field
      ref={mesh}
      args={[geometry, material]}
      customDepthMaterial={shade}
      castShadow
      frustumCulled={false}
      renderOrder={3}
      visible={false}
    />
  );
}
