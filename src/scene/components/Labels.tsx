import { extend, useFrame } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { awaited } from "../awaited.ts";
import { useLettering } from "../lettering.ts";
import { ORDER } from "../order.ts";
import { LabelGroup } from "../overlay/labels.ts";
import { useInvalidate, useLetters, useLooks } from "./hooks.ts";
import { useShown, useTools } from "./shown.ts";

const Names = extend(LabelGroup);

/** The names of the pieces in front of their stands, and the figures of what is laid over the table. */
export function Labels() {
  const shown = useShown();
  const { stage, overlay, tabletop, stands } = shown;
  const { current } = useTools();
  const names = useRef<LabelGroup>(null);
  const invalidate = useInvalidate();
  const lettering = useLettering();
  useLayoutEffect(() => {
    names.current?.chips.setLettering(lettering);
    invalidate();
  }, [lettering, invalidate]);
  useLayoutEffect(() => names.current?.show(stage, overlay, tabletop), [stage, overlay, tabletop]);
  useLayoutEffect(() => {
    current.named = (x, y) => names.current?.aimed(stage, x, y);
  }, [current, stage]);
  useEffect(() => {
    if (stands) void awaited(names.current?.layApart() ?? Promise.resolve());
  }, [stands]);
  useLooks((now) => names.current?.look(now));
  useLetters(() => names.current?.chips.reprint());
  const looked = shown.hovered ?? shown.selected;
  const ranked = useMemo(() => ({ stage, tabletop, overlay, looked }), [stage, tabletop, overlay, looked]);
  useFrame(({ camera }) => {
    if (!names.current) return;
    names.current.ranked = ranked;
    names.current.others = current.slips;
    names.current.frame(stage, camera);
  }, ORDER.names);
  return <Names args={[invalidate]} ref={names} />;
}
