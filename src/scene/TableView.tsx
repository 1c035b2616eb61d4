import { useEffect, useRef, useState } from "react";
import { paintSides } from "./colours.ts";
import type { TableProps } from "./props.ts";
import { mountScene, type SceneRoot } from "./root.ts";
import { TableScene } from "./TableScene.tsx";

/** The 3D table. Fills its parent; loaded lazily, because three.js comes with it. */
export default function TableView(props: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  const root = useRef<SceneRoot | undefined>(undefined);
  const { shadows, reducedMotion } = props.settings;
  const { player } = props;
  useState(() => paintSides(props.settings.palette));

  useEffect(() => {
    player.instant = reducedMotion;
  }, [player, reducedMotion]);
  useEffect(() => {
    if (!box.current) return;
    const mounted = mountScene(box.current, shadows);
    root.current = mounted;
    return () => {
      root.current = undefined;
      mounted.dispose();
    };
  }, [shadows]);
  useEffect(() => root.current?.render(<TableScene {...props} />));
  return (
    <div ref={box} style={{ position: "relative", width: "100%", height: "100%", overflow: "hidden" }} />
  );
}
