import { useFrame } from "@react-three/fiber";
import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useLettering } from "../lettering.ts";
import { LAYER, ORDER } from "../order.ts";
import type { ChipMesh } from "../overlay/chips.ts";
import { figureSlips, goalSlips, layNames, namesOf } from "../overlay/labels.ts";
import type { Spread } from "../overlay/spread.ts";
import type { Stage } from "../stage.ts";
import { useComing, useLooks } from "./hooks.ts";
import { Slips } from "./Slips.tsx";
import { useShown, useTools } from "./shown.ts";

/** What keeps names from covering each other, which comes once a table stands. A page that can't get it goes without. */
function useSpread(): Spread | undefined {
  const { ready } = useShown();
  return useComing(ready, ready && (() => import("../overlay/spread.ts").then((made) => new made.Spread())));
}

/** The names of the pieces in front of their stands, and the figures of what is laid over the table. */
export function Labels() {
  const { stage, overlay, tabletop, hovered, selected } = useShown();
  const { current } = useTools();
  const names = useRef<ChipMesh>(null);
  const lettering = useLettering();
  const spread = useSpread();
  const goals = useMemo(() => goalSlips(tabletop), [tabletop]);
  const pinned = useMemo(() => [...goals, ...figureSlips(overlay)], [goals, overlay]);
  const looked = hovered ?? selected;
  const ranked = useMemo(() => ({ stage, tabletop, overlay, looked }), [stage, tabletop, overlay, looked]);
  const { altitude } = tabletop;
  const print = useCallback(
    (now: Stage) => names.current?.pin(pinned, namesOf(now, altitude)),
    [pinned, altitude],
  );
  useLayoutEffect(() => names.current?.layers.set(LAYER.names), []);
  useLayoutEffect(() => print(stage), [print, stage]);
  useLooks(print);
  useLayoutEffect(() => {
    current.named = (x, y) => stage.actors[spread?.actorAt(x, y) ?? -1]?.id;
    current.names = () => spread?.areas() ?? [];
  }, [current, stage, spread]);
  useFrame(({ camera }) => {
    const chips = names.current;
    if (!chips) return;
    layNames(chips, stage, camera);
    spread?.frame({ chips, goals, others: current.slips }, ranked, camera);
  }, ORDER.names);
  // Names keep clear of what stands before them; where they can't, they are to be read all the same.
  return <Slips ref={names} hidden={false} lettering={lettering} />;
}
