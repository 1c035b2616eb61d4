import { useEffect, useRef, useState } from "react";
import type { Likeness } from "../../face/workshop.ts";
import type { MiniatureHandle } from "../../scene/miniature/mount.tsx";
import type { Piece } from "../../tabletop/tabletop.ts";
import { useSettings } from "../settings/settings.ts";
import { useReducedMotion } from "../table/board/motion.ts";
import { hasWebGl } from "../table/board/webgl.ts";
import { Button } from "../ui/button.tsx";
import { Outline } from "./Outline.tsx";
import { useWorkshopWords } from "./words.ts";

interface StandProps {
  readonly piece: Piece;
  /** What is drawn of it where nothing is drawn in three dimensions. */
  readonly likeness: Likeness;
  readonly name: string;
}

/** The turntable in a box, and how many triangles the miniature on it has; undefined until it stands. */
function useTurntable(piece: Piece, turning: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<MiniatureHandle>();
  const [triangles, setTriangles] = useState<number>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    let mounted: MiniatureHandle | undefined;
    const mount = async () => {
      const { mountMiniature } = await import("../../scene/miniature/mount.tsx");
      if (gone || !box.current) return;
      mounted = mountMiniature(box.current, () => setFailed(true));
      setHandle(mounted);
    };
    mount().catch(() => setFailed(true));
    return () => {
      gone = true;
      mounted?.dispose();
    };
  }, []);
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

/** The miniature in three dimensions, turning as on a shop's counter. */
function Turning(props: StandProps) {
  const { piece, name } = props;
  const t = useWorkshopWords();
  const still = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const { box, handle, triangles, failed } = useTurntable(piece, !still && !stopped);
  if (failed) return <Flat {...props} />;
  return (
    <figure className="stand" data-triangles={triangles}>
      <div ref={box} className="stand__box" role="img" aria-label={t("stand", name)} />
      {triangles === undefined && (
        <p className="stand__wait" role="status">
          {t("building")}
        </p>
      )}
      <div className="stand__tools">
        <Button size="icon" aria-label={t("turnLeft")} onClick={() => handle?.nudge(30)}>
          ↺
        </Button>
        {!still && <Button onClick={() => setStopped(!stopped)}>{t(stopped ? "go" : "stop")}</Button>}
        <Button size="icon" aria-label={t("turnRight")} onClick={() => handle?.nudge(-30)}>
          ↻
        </Button>
      </div>
    </figure>
  );
}

/** Its plan from above, where nothing is drawn in three dimensions. */
function Flat({ likeness, name }: StandProps) {
  const t = useWorkshopWords();
  return (
    <figure className="stand stand--flat" role="img" aria-label={t("stand", name)}>
      <Outline of={likeness} />
    </figure>
  );
}

/** The miniature of a design on its stand. */
export function Stand(props: StandProps) {
  const wanted = useSettings((settings) => settings.table3d);
  return wanted && hasWebGl() ? <Turning {...props} /> : <Flat {...props} />;
}
