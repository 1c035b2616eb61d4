import { extend, useFrame } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import { ChartGroup } from "../chart/chart.ts";
import { ORDER } from "../order.ts";
import { useInvalidate } from "./hooks.ts";
import { useShown, useTools } from "./shown.ts";

const Drawn = extend(ChartGroup);

export function Charted() {
  const { stage, tabletop, overlay, hovered, selected, numbers, onField: pointed } = useShown();
  const { current } = useTools();
  const chart = useRef<ChartGroup>(null);
  const invalidate = useInvalidate();
  const looked = hovered ?? selected;
  useLayoutEffect(() => {
    chart.current?.show({ stage, tabletop, overlay, looked, numbers, pointed });
    invalidate();
  }, [stage, tabletop, overlay, looked, numbers, pointed, invalidate]);
  useLayoutEffect(() => {
    current.slips = chart.current?.chips;
    return () => {
      current.slips = undefined;
    };
  }, [current]);
  useFrame(({ camera }) => chart.current?.frame(stage, camera), ORDER.pieces);
  return <Drawn ref={chart} args={[invalidate]} />;
}
