import { useEffect, useRef } from "react";
import { useTable } from "../../../src/app/context/tools.ts";
import { tabletopOf } from "../../../src/app/session/selectors.ts";
import { awaited } from "../../../src/scene/awaited.ts";
import { mountMiniature } from "../../../src/scene/miniature/mount.tsx";

const SIZE = { width: "100%", height: "20rem" } as const;

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
