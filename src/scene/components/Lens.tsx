import { useFrame, useThree } from "@react-three/fiber";
import { Bloom, DepthOfField, EffectComposer, ToneMapping } from "@react-three/postprocessing";
import { type EffectComposer as Composer, type DepthOfFieldEffect, ToneMappingMode } from "postprocessing";
import { useLayoutEffect, useRef } from "react";
import type { Camera, Scene, WebGLRenderer } from "three";
import { LAYER, ORDER } from "../order.ts";
import { useTools } from "./shown.ts";

/** How far before and behind what is looked at the picture is sharp, as a share of its distance. */
const SHARP = 0.85;
/** How large a point of light gets that is far out of focus. */
const BLUR = 2.2;
/** How bright something is that glows, and how strongly. */
const [BRIGHT, GLOW] = [1.05, 0.7];

/** Draws the names over the picture: they are to be read, sharp or not. */
function drawNames(gl: WebGLRenderer, scene: Scene, camera: Camera): void {
  const { autoClear } = gl;
  const { background } = scene;
  // A background would be drawn over the picture first.
  scene.background = null;
  gl.autoClear = gl.shadowMap.autoUpdate = false;
  camera.layers.set(LAYER.names);
  gl.render(scene, camera);
  camera.layers.enable(0);
  gl.autoClear = autoClear;
  gl.shadowMap.autoUpdate = true;
  scene.background = background;
}

/** What a cine camera adds to a show: what is near and far lies out of focus, and tracers and flames glow. */
export function Lens() {
  const { eye, current } = useTools();
  const camera = useThree((state) => state.camera);
  const composer = useRef<Composer>(null);
  const depth = useRef<DepthOfFieldEffect>(null);
  useLayoutEffect(() => {
    // It has nothing to show before its passes are made.
    current.hasLens = () => (composer.current?.passes.length ?? 0) > 1;
    return () => {
      current.hasLens = () => false;
    };
  }, [current]);
  useLayoutEffect(() => () => camera.layers.enable(LAYER.names), [camera]);
  useFrame(() => {
    if (!depth.current || !current.hasLens()) return;
    camera.layers.disable(LAYER.names);
    const distance = eye.reach();
    depth.current.cocMaterial.worldFocusDistance = distance;
    depth.current.cocMaterial.worldFocusRange = distance * SHARP;
  }, ORDER.picture);
  useFrame(({ gl, scene }) => {
    if (current.hasLens()) drawNames(gl, scene, camera);
  }, ORDER.over);
  return (
    <EffectComposer ref={composer} renderPriority={ORDER.lens} multisampling={4}>
      <DepthOfField ref={depth} bokehScale={BLUR} resolutionScale={0.5} />
      <Bloom mipmapBlur luminanceThreshold={BRIGHT} intensity={GLOW} />
      <ToneMapping mode={ToneMappingMode.NEUTRAL} />
    </EffectComposer>
  );
}
