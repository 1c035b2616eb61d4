import type { Piece } from "../../tabletop/tabletop.ts";
import { Faults } from "../components/late.tsx";
import { loadedModel, modelKey, models } from "../models/load.ts";
import type { ModelShape } from "../models/shape.ts";
import { sceneIn } from "../root.ts";
import { Turntable, type TurntableProps } from "./Turntable.tsx";

/** A miniature on its stand in a box of the page. */
export interface MiniatureHandle {
  /** Shows a piece; the one before it stays until the new one is made. Tells how many triangles it has. */
  show(piece: Piece): Promise<number>;
  turn(turning: boolean): void;
  /** Turns the stand by hand, degrees. */
  nudge(degrees: number): void;
  dispose(): void;
}

/** How far the pointer turns the stand, degrees a pixel. */
const DRAG = 0.5;
/** Where it stands first: nose to the left and towards the viewer. */
const FIRST = 232;

function trianglesOf({ airframe, propellers }: ModelShape): number {
  const count = (shape: ModelShape["airframe"]): number => (shape.getIndex()?.count ?? 0) / 3;
  return propellers.reduce((sum, one) => sum + count(one.geometry), count(airframe));
}

/** Has a finger or the mouse on a canvas turn what is shown, degrees; a finger that moves up or down scrolls the page. */
function letDrag(canvas: HTMLCanvasElement, turn: (degrees: number) => void): void {
  canvas.style.touchAction = "pan-y";
  canvas.style.cursor = "grab";
  canvas.addEventListener("pointermove", ({ buttons, movementX }) => {
    if (buttons & 1) turn(-movementX * DRAG);
  });
}

/**
 * Puts a canvas with a turntable into a box; `lost` is called when nothing can be shown there any more. Throws when the
 * browser has no WebGL.
 */
export function mountMiniature(box: HTMLElement, lost: () => void): MiniatureHandle {
  const root = sceneIn(box, true, lost);
  const turn = { heading: FIRST };
  const nudge = (degrees: number) => {
    turn.heading += degrees;
    root.invalidate();
  };
  letDrag(root.canvas, nudge);
  let shown: Omit<TurntableProps, "turn"> = { turning: false, exhibit: undefined };
  const draw = (now: Partial<typeof shown>) => {
    shown = { ...shown, ...now };
    root.render(
      <Faults onFault={lost}>
        <Turntable turn={turn} {...shown} />
      </Faults>,
    );
  };
  draw({});
  let shows = 0;
  return {
    async show(piece) {
      const asked = ++shows;
      await models.loadAsync(modelKey(piece));
      const shape = loadedModel(piece);
      if (asked === shows) draw({ exhibit: { piece, shape } });
      return trianglesOf(shape);
    },
    turn: (turning) => draw({ turning }),
    nudge,
    dispose() {
      shows++;
      root.dispose();
    },
  };
}
