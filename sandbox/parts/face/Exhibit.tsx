import { useEffect, useRef } from "react";
import { useTable } from "../../../src/app/context/tools.ts";
import { tabletopOf } from "../../../src/app/session/selectors.ts";
import type { Repaint } from "../../../src/core/repaint.ts";
import { awaited } from "../../../src/scene/awaited.ts";
import { mountMiniature } from "../../../src/scene/miniature/mount.tsx";
import { paintModels } from "../../../src/scene/models/worn.ts";

const SIZE = { width: "100%", height: "min(20rem, 90vh)" } as const;

/** Nothing of it is as it was: its coats, and what is written on its sides. */
const REPAINT: Repaint = { colours: { darkEarth: "#a8392d", darkGreen: "#d8cfb6" }, codes: "QV K" };

/** The first piece of a match on the stand that turns, as the workshop shows it. */
export function Exhibit({ repaint }: { readonly repaint?: Repaint }) {
  const box = useRef<HTMLDivElement>(null);
  const piece = useTable((state) => tabletopOf(state).pieces[0]);
  useEffect(() => {
    if (!box.current || !piece) return undefined;
    paintModels(new Map(repaint ? [[piece.model, repaint]] : []));
    const miniature = mountMiniature(box.current, () => undefined);
    void awaited(miniature.show(piece));
    return () => {
      miniature.dispose();
      paintModels(new Map());
    };
  }, [piece, repaint]);
  return <div ref={box} style={SIZE} />;
}

/** The same, painted and lettered as somebody wants it. */
export function Painted() {
  return <Exhibit repaint={REPAINT} />;
}
