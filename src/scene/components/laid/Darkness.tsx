import { extend, useFrame, useThree } from "@react-three/fiber";
import { useLayoutEffect, useMemo, useRef } from "react";
import {
  AdditiveBlending,
  Color,
  DoubleSide,
  HemisphereLight,
  type Mesh,
  type Object3D,
  SpotLight,
} from "three";
import type { Night } from "../../../tabletop/sky/night.ts";
import { SearchlightGeometry } from "../../effects/searchlights.ts";
import { ORDER } from "../../order.ts";
import { useInvalidate } from "../hooks.ts";
import { useShown, useTools } from "../shown.ts";

const Beams = extend(SearchlightGeometry);

/** What is left of the lamp's light at night, and of that of the room, which is the moon's then. */
const LAMP = 0.2;
const ROOM = 1.6;
const MOON = { sky: new Color("#5f83e6"), ground: new Color("#16204a") } as const;

/** A light of the table, and how it shines by day. */
interface Dimmed {
  readonly light: SpotLight | HemisphereLight;
  readonly intensity: number;
  readonly sky: Color;
  readonly ground: Color | undefined;
}

function lightsIn(scene: Object3D): readonly Dimmed[] {
  const found: Dimmed[] = [];
  scene.traverse((light) => {
    if (!(light instanceof SpotLight || light instanceof HemisphereLight)) return;
    const ground = light instanceof HemisphereLight ? light.groundColor.clone() : undefined;
    found.push({ light, intensity: light.intensity, sky: light.color.clone(), ground });
  });
  return found;
}

/** Turns a light down: 0 as by day, 1 as by night. */
function dim({ light, intensity, sky, ground }: Dimmed, dark: number): void {
  const left = light instanceof SpotLight ? LAMP : ROOM;
  light.intensity = intensity * (1 + (left - 1) * dark);
  if (!(light instanceof HemisphereLight) || !ground) return;
  light.color.copy(sky).lerp(MOON.sky, dark);
  light.groundColor.copy(ground).lerp(MOON.ground, dark);
}

/** How dark it is at an instant: night falls, or goes, with what happens. */
function useDarkness(): () => number {
  const { tabletop, line } = useShown();
  const { player } = useTools();
  const after = tabletop.night ? 1 : 0;
  return () => {
    if (!line || line.duration === 0) return after;
    const before = line.before.night ? 1 : 0;
    return before + (after - before) * Math.min(1, player.now / line.duration);
  };
}

/** Night over a table: its lamp is turned down, and searchlights stand against it, in one draw call. */
export function Darkness({ night }: { readonly night: Night }) {
  const scene = useThree((state) => state.scene);
  const lights = useRef<readonly Dimmed[]>([]);
  const beams = useRef<Mesh>(null);
  const darkness = useDarkness();
  const args = useMemo((): [Night] => [night], [night]);
  const invalidate = useInvalidate();
  useLayoutEffect(() => {
    lights.current = lightsIn(scene);
    invalidate();
    return () => {
      for (const one of lights.current) dim(one, 0);
    };
  }, [scene, invalidate]);
  useFrame(() => {
    const dark = darkness();
    for (const light of lights.current) dim(light, dark);
    if (beams.current) beams.current.visible = dark > 0.5;
  }, ORDER.pieces);
  return (
    <mesh ref={beams} name="searchlights" frustumCulled={false} renderOrder={3}>
      <Beams args={args} />
      <meshBasicMaterial
        color="#e8eeff"
        vertexColors
        transparent
        depthWrite={false}
        side={DoubleSide}
        blending={AdditiveBlending}
      />
    </mesh>
  );
}
