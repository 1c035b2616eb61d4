import { extend, useFrame } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import { ORDER } from "../order.ts";
import { Drawing } from "../overlay/drawing.ts";
import { useInvalidate } from "./hooks.ts";
import { useShown, useTools } from "./shown.ts";

const Flat = extend(Drawing);

/** Trails, arcs, paths, lines and tape, drawn anew when any of them has changed. */
export function Ink() {
  const { tabletop, overlay, stage, line, pointed } = useShown();
  const { player } = useTools();
  const drawing = useRef<Drawing>(null);
  const invalidate = useInvalidate();
  useLayoutEffect(() => {
    drawing.current?.draw(tabletop, overlay, stage.air, line, pointed);
    invalidate();
  }, [tabletop, overlay, stage, line, pointed, invalidate]);
  useFrame(() => drawing.current?.frame(line, player.now), ORDER.pieces);
  return <Flat ref={drawing} />;
}
