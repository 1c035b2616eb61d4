import { useEffect, useRef, useState } from "react";
import { paintSides } from "./colours.ts";
import type { TableProps } from "./props.ts";
import { SceneRoot } from "./root.ts";
import { TableScene } from "./TableScene.tsx";

function Canvas(props: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<SceneRoot>();
  const { shadows, reducedMotion } = props.settings;
  const { player } = props;
  useState(() => paintSides(props.settings.palette));

  useEffect(() => {
    player.instant = reducedMotion;
  }, [player, reducedMotion]);
  useEffect(() => {
    if (!box.current) return;
    const mounted = new SceneRoot(box.current, shadows);
    setRoot(mounted);
    return () => mounted.dispose();
  }, [shadows]);
  return (
    <div ref={box} style={{ position: "relative", width: "100%", height: "100%", overflow: "hidden" }}>
      {root && <TableScene root={root} {...props} />}
    </div>
  );
}

/** The 3D table. Fills its parent; loaded lazily, because three.js comes with it. */
export default function TableView(props: TableProps) {
  // A picture that was begun without shadows can't have any.
  return <Canvas key={props.settings.shadows ? "shadows" : "plain"} {...props} />;
}
