import { useEffect, useRef } from "react";
import { useTable } from "../../../src/app/context/tools.ts";
import { tabletopOf } from "../../../src/app/session/selectors.ts";
import type { Repaint } from "../../../src/core/repaint.ts";
import { awaited } from "../../../src/scene/awaited.ts";
import { mountMiniature } from "../../../src/scene/miniature/mount.tsx";
import { paintModels } from "../../../src/scene/models/worn.ts";

const SIZE = { width: "100%", height: "min(20rem, 90vh)" } as const;

const REPAINT: Repaint = { colours: { sky: "#a8392d", "dark-earth": "#a8392d", "dark earth": "#a8392d", earth: "#a8392d" }, codes: "QV K" };

/** The same, painted and lettered as somebody wants it. */
export function Painted() {
  const model = useTable((state) => tabletopOf(state).pieces[0]?.model);
  useEffect(() => {
    if (model) paintModels(new Map([[model, REPAINT]]));
    return () => paintModels(new Map());
  }, [model]);
  return <Exhibit />;
}

/** The first piece of a match on the stand that turns, as the workshop shows it. */
export function Exhibit() {
  const box = useRef<HTMLDivElement>(null);
  const piece = useTable((state) => tabletopOf(state).pieces[0]);
  useEffect(() => {
    if (!box.current || !piece) return undefined;
    const miniature = mountMiniature(box.current, () => undefined);
    void awaited(miniature.show(piece));
    return () => miniature.dispose();
  }, [piece]);
  return <div ref={box} style={SIZE} />;
}
