import { useEffect, useRef, useState } from "react";
import { paintSides } from "./colours.ts";
import type { TableProps } from "./props.ts";
import { SceneRoot } from "./root.ts";
import { TableScene } from "./TableScene.tsx";

function Canvas(props: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<SceneRoot>();
  const [lost, setLost] = useState(false);
  const { shadows, reducedMotion } = props.settings;
  const { player } = props;
  useState(() => paintSides(props.settings.palette));

  useEffect(() => {
    player.instant = reducedMotion;
  }, [player, reducedMotion]);
  useEffect(() => {
    if (!box.current) return;
    const mounted = new SceneRoot(box.current, shadows);
    mounted.lost = () => setLost(true);
    setRoot(mounted);
    return () => mounted.dispose();
  }, [shadows]);
  // Whoever shows the table shows another one instead.
  if (lost) throw new Error("The graphics card has gone and does not come back.");
  return (
    <div ref={box} style={{ position: "relative", width: "100%", height: "100%", overflow: "hidden" }}>
      {root && <TableScene root={root} {...props} />}
    </div>
  );
}

/** The 3D table. Fills its parent; loaded lazily, because three.js comes with it. Throws where there is no WebGL, or no longer. */
export default function TableView(props: TableProps) {
  // A picture that was begun without shadows can't have any.
  return <Canvas key={props.settings.shadows ? "shadows" : "plain"} {...props} />;
}
