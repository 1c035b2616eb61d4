import { useEffect, useRef, useState } from "react";
import type { MiniatureHandle } from "../../scene/miniature/mount.tsx";
import type { Piece } from "../../tabletop/tabletop.ts";
import { wearOwnPaint } from "../paint/worn.ts";

export interface TurntableWanted {
  readonly piece: Piece;
  readonly turning: boolean;
  /** Whether hands tilt it and come near. */
  readonly large: boolean;
}

/** The turntable in a box, and how many triangles the miniature on it has; undefined until it stands. */
export function useTurntable({ piece, turning, large }: TurntableWanted) {
  const box = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<MiniatureHandle>();
  const [triangles, setTriangles] = useState<number>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    let mounted: MiniatureHandle | undefined;
    const mount = async () => {
      const [{ mountMiniature }] = await Promise.all([
        import("../../scene/miniature/mount.tsx"),
        wearOwnPaint(),
      ]);
      if (gone || !box.current) return;
      mounted = mountMiniature(box.current, () => setFailed(true), large);
      setHandle(mounted);
    };
    mount().catch(() => setFailed(true));
    return () => {
      gone = true;
      mounted?.dispose();
    };
  }, [large]);
  useEffect(() => {
    let current = true;
    setTriangles(undefined);
    void handle?.show(piece).then((count) => current && setTriangles(count));
    return () => {
      current = false;
    };
  }, [handle, piece]);
  useEffect(() => handle?.turn(turning), [handle, turning]);
  return { box, handle, triangles, failed };
}
