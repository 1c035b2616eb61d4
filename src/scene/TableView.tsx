import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { paintSides } from "./colours.ts";
import { Faults } from "./components/late.tsx";
import { Table } from "./components/Table.tsx";
import type { TableProps } from "./props.ts";
import { type SceneRoot, sceneIn } from "./root.ts";

/** What went wrong in the scene, in a box that nothing is taken for. */
interface Fault {
  readonly reason: unknown;
}

/** Lets the keyboard come to a canvas, with a name and what it is for. */
function name({ canvas }: SceneRoot, label: string | undefined): void {
  if (label === undefined) return;
  canvas.tabIndex = 0;
  canvas.removeAttribute("aria-hidden");
  canvas.setAttribute("role", "application");
  canvas.setAttribute("aria-label", label);
}

const FILL = { position: "relative", width: "100%", height: "100%", overflow: "hidden" } as const;
/** The corners of the picture lie a little in the dark. */
const VIGNETTE = {
  position: "absolute",
  inset: 0,
  pointerEvents: "none",
  background: "radial-gradient(120% 105% at 50% 46%, transparent 58%, rgb(6 3 1 / 0.5))",
} as const;

function Canvas(props: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<SceneRoot>();
  const [fault, setFault] = useState<Fault>();
  const { shadows, reducedMotion } = props.settings;
  const { player, label, ground = true } = props;
  useState(() => paintSides(props.settings.palette));

  useEffect(() => {
    player.instant = reducedMotion;
  }, [player, reducedMotion]);
  useLayoutEffect(() => {
    if (!box.current) return;
    const lost = () => setFault({ reason: new Error("The graphics card has gone and does not come back.") });
    const mounted = sceneIn(box.current, shadows, lost);
    setRoot(mounted);
    return () => mounted.dispose();
  }, [shadows]);
  useLayoutEffect(() => root && name(root, label), [root, label]);
  useLayoutEffect(() => {
    root?.render(
      <Faults onFault={(reason) => setFault({ reason })}>
        <Table {...props} />
      </Faults>,
    );
  });
  // Whoever shows the table shows another one instead.
  if (fault) throw fault.reason;
  return (
    <div style={FILL}>
      <div ref={box} style={FILL} />
      {ground && <div aria-hidden style={VIGNETTE} />}
    </div>
  );
}

/** The 3D table. Fills its parent; loaded lazily, because three.js comes with it. Throws where there is no WebGL, or no longer. */
export default function TableView(props: TableProps) {
  // A picture that was begun without shadows can't have any; models have their size from the start.
  return <Canvas key={props.settings.shadows ? "shadows" : "plain"} {...props} />;
}
