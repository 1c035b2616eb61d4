import { useState } from "react";
import type { Likeness } from "../../face/workshop.ts";
import { keyNameOf } from "../../scene/keystroke.ts";
import type { MiniatureHandle } from "../../scene/miniature/mount.tsx";
import type { Piece } from "../../tabletop/tabletop.ts";
import { useReducedMotion } from "../settings/motion.ts";
import { useSettings } from "../settings/settings.ts";
import { hasWebGl } from "../settings/webgl.ts";
import { Button } from "../ui/button.tsx";
import { NEARER, TILT, useStandKeys } from "./keys.ts";
import { Outline } from "./Outline.tsx";
import { useTurntable } from "./use-turntable.ts";
import { useStandWords } from "./words.ts";
import "./stand.css";

/** Degrees that a press turns it. */
const PRESS = 30;

interface StandProps {
  readonly piece: Piece;
  /** What is drawn of it where nothing is drawn in three dimensions. */
  readonly likeness: Likeness;
  readonly name: string;
  /** As large as the page has room; hands and keys tilt it and come near. */
  readonly large?: boolean;
}

/** The keys that come near and go away again, the first of each; undefined while they are switched off. */
function nearKeys(): string | undefined {
  const keys = (["nearer", "further"] as const).flatMap((action) => keyNameOf(action)?.split(" ")[0] ?? []);
  return keys.length === 0 ? undefined : keys.join(" ");
}

/** Tilts it and comes near. */
function NearTools({ handle }: { readonly handle: MiniatureHandle | undefined }) {
  const t = useStandWords();
  return (
    <div className="stand__near">
      <Button size="icon" aria-label={t("further")} onClick={() => handle?.near(1 / NEARER)}>
        −
      </Button>
      <Button size="icon" aria-label={t("nearer")} onClick={() => handle?.near(NEARER)}>
        +
      </Button>
      <Button size="icon" aria-label={t("below")} onClick={() => handle?.tilt(-TILT)}>
        ↓
      </Button>
      <Button size="icon" aria-label={t("above")} onClick={() => handle?.tilt(TILT)}>
        ↑
      </Button>
    </div>
  );
}

/** The miniature in three dimensions, turning as on a shop's counter. */
function Turning(props: StandProps) {
  const { piece, name, large = false } = props;
  const t = useStandWords();
  const still = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const { box, handle, triangles, failed } = useTurntable({ piece, turning: !still && !stopped, large });
  useStandKeys(handle, large);
  if (failed) return <Flat {...props} />;
  return (
    <figure className={large ? "stand stand--large" : "stand"} data-triangles={triangles}>
      <div ref={box} className="stand__box" role="img" aria-label={t("stand", name)} />
      {large && <p className="stand__keys">{t("keys", nearKeys())}</p>}
      {triangles === undefined && (
        <p className="stand__wait" data-told="event">
          {t("building")}
        </p>
      )}
      <div className="stand__tools">
        <Button size="icon" aria-label={t("turnLeft")} onClick={() => handle?.nudge(PRESS)}>
          ↺
        </Button>
        {large && <NearTools handle={handle} />}
        {!still && (
          <Button
            onClick={() => setStopped(!stopped)}
            size={large ? "icon" : "normal"}
            aria-label={t(stopped ? "go" : "stop")}
          >
            {large ? <span aria-hidden="true">{stopped ? "▶" : "❚❚"}</span> : t(stopped ? "go" : "stop")}
          </Button>
        )}
        <Button size="icon" aria-label={t("turnRight")} onClick={() => handle?.nudge(-PRESS)}>
          ↻
        </Button>
      </div>
    </figure>
  );
}

/** Its plan from above, where nothing is drawn in three dimensions. */
function Flat({ likeness, name }: StandProps) {
  const t = useStandWords();
  return (
    <figure className="stand stand--flat" role="img" aria-label={t("stand", name)}>
      <Outline of={likeness} />
    </figure>
  );
}

/** Whether miniatures stand here in three dimensions. */
export function useDepth(): boolean {
  const wanted = useSettings((settings) => settings.table3d);
  return wanted && hasWebGl();
}

/** A miniature on its stand. */
export function Stand(props: StandProps) {
  return useDepth() ? <Turning {...props} /> : <Flat {...props} />;
}
