import type { Piece } from "../../tabletop/tabletop.ts";
import { Faults } from "../components/late.tsx";
import { loadedModel, modelKey, models } from "../models/load.ts";
import type { ModelShape } from "../models/shape.ts";
import { onPaint } from "../models/worn.ts";
import { sceneIn } from "../root.ts";
import { WINCH } from "../table/airframes.ts";
import { letHold } from "./hands.ts";
import { comeNear, firstHeld, tiltBy } from "./held.ts";
import { Turntable, type TurntableProps } from "./Turntable.tsx";

/** A miniature on its stand in a box of the page. */
export interface MiniatureHandle {
  /** Shows a piece; the one before it stays until the new one is made. Tells how many triangles it has. */
  show(piece: Piece): Promise<number>;
  turn(turning: boolean): void;
  /** Turns the stand by hand, degrees. */
  nudge(degrees: number): void;
  /** Looks at it from further above, degrees. */
  tilt(degrees: number): void;
  /** Comes so many times nearer; false where one comes no nearer, or goes no further. */
  near(times: number): boolean;
  dispose(): void;
}

function trianglesOf({ airframe, propellers }: ModelShape): number {
  const count = (shape: ModelShape["airframe"]): number => (shape.getIndex()?.count ?? 0) / 3;
  return propellers.reduce((sum, one) => sum + count(one.geometry), count(airframe));
}

/** Milliseconds for which a brush rests before the miniature is made again. */
const BRUSH_RESTS = 200;

/** Calls when paint has been put on and the brush rests; the answer ends that. */
function followPaint(changed: () => void): () => void {
  let rests: ReturnType<typeof setTimeout> | undefined;
  const stop = onPaint(() => {
    clearTimeout(rests);
    rests = setTimeout(changed, BRUSH_RESTS);
  });
  return () => {
    clearTimeout(rests);
    stop();
  };
}

/**
 * Puts a canvas with a turntable into a box; `lost` is called when nothing can be shown there any more. `large`: hands
 * tilt it and come near, too. Throws when the browser has no WebGL.
 */
export function mountMiniature(box: HTMLElement, lost: () => void, large = false): MiniatureHandle {
  const root = sceneIn(box, true, lost);
  const held = firstHeld();
  const nudge = (degrees: number) => {
    held.heading += degrees;
    root.invalidate();
  };
  const tilt = (degrees: number) => {
    tiltBy(held, degrees);
    root.invalidate();
  };
  const near = (times: number) => {
    const came = comeNear(held, times);
    if (came) root.invalidate();
    return came;
  };
  letHold(root.canvas, { turn: nudge, ...(large && { tilt, near }) });
  let shown: Omit<TurntableProps, "held"> = { large, turning: false, exhibit: undefined };
  const draw = (now: Partial<typeof shown>) => {
    shown = { ...shown, ...now };
    root.render(
      <Faults onFault={lost}>
        <Turntable held={held} {...shown} />
      </Faults>,
    );
  };
  draw({});
  let shows = 0;
  const show = async (piece: Piece): Promise<number> => {
    const asked = ++shows;
    const under = piece.kind === "balloon" ? [WINCH] : [];
    await Promise.all([piece, ...under].map((one) => models.loadAsync(modelKey(one))));
    const shape = loadedModel(piece);
    if (asked === shows) draw({ exhibit: { piece, shape } });
    return trianglesOf(shape);
  };
  const stopFollowing = followPaint(() => shown.exhibit && void show(shown.exhibit.piece));
  return {
    show,
    turn: (turning) => draw({ turning }),
    nudge,
    tilt,
    near,
    dispose() {
      stopFollowing();
      shows++;
      root.dispose();
    },
  };
}
