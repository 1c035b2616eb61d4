import { extend, useFrame } from "@react-three/fiber";
import { type ComponentType, useLayoutEffect, useRef } from "react";
import type { Layer } from "../layer.ts";
import { LONGEST_FRAME, ORDER } from "../order.ts";
import { useInvalidate, useLetters } from "./hooks.ts";
import { useShown, useTools } from "./shown.ts";

/** A layer as a part of the table: told what changes now and then, and moved in each frame. */
export function layerOf<Kind extends Layer>(kind: new (redraw: () => void) => Kind): ComponentType {
  const Element = extend(kind) as ComponentType<{ ref: unknown; args: readonly unknown[] }>;
  return function LayerPart() {
    const { tabletop, overlay, line, edge, stage, hovered, selected } = useShown();
    const { things, player } = useTools();
    const layer = useRef<Kind>(null);
    const invalidate = useInvalidate();
    const { air } = stage;
    useLayoutEffect(() => {
      layer.current?.show({ tabletop, overlay, line, edge, air });
      invalidate();
    }, [tabletop, overlay, line, edge, air, invalidate]);
    useLayoutEffect(() => {
      layer.current?.look({ hovered, selected });
      invalidate();
    }, [hovered, selected, invalidate]);
    useLayoutEffect(() => (layer.current ? things.add(layer.current) : undefined), [things]);
    useLetters(() => layer.current?.reprint());
    useFrame(({ camera }, seconds) => {
      if (layer.current?.advance(Math.min(seconds, LONGEST_FRAME), player.instant)) invalidate();
      layer.current?.frame(player.now, camera);
    }, ORDER.pieces);
    return <Element ref={layer} args={[invalidate]} />;
  };
}
