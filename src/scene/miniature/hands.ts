/** What fingers, the mouse and its wheel do to what is shown. */
export interface Hands {
  /** Degrees. */
  turn(degrees: number): void;
  /** Degrees; left out: it can't be tilted, and a finger that moves up or down scrolls the page. */
  tilt?(degrees: number): void;
  /** Times; false when it comes no nearer or goes no further, so that the wheel scrolls the page. Left out: never. */
  near?(times: number): boolean;
}

/** How far a pointer turns and tilts it, degrees a pixel. */
const TURN = 0.5;
const TILT = 0.3;
/** How much nearer a pixel of the wheel comes, as the logarithm of times; and how many pixels a line of it is. */
const WHEEL = 0.0016;
const LINE = 16;

interface Spot {
  readonly x: number;
  readonly y: number;
}

function apart(spots: readonly Spot[]): number {
  const [a, b] = spots;
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** The pointers that are down on a canvas, and what their moving does. */
function followPointers(canvas: HTMLCanvasElement, { turn, tilt, near }: Hands): void {
  const down = new Map<number, Spot>();
  const lift = ({ pointerId }: PointerEvent) => down.delete(pointerId);
  canvas.addEventListener("pointerdown", ({ pointerId, button, clientX, clientY }) => {
    if (button !== 0) return;
    canvas.setPointerCapture(pointerId);
    down.set(pointerId, { x: clientX, y: clientY });
  });
  canvas.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    const from = down.get(pointerId);
    if (!from) return;
    const before = apart([...down.values()]);
    down.set(pointerId, { x: clientX, y: clientY });
    if (before > 0) {
      near?.(apart([...down.values()]) / before);
      return;
    }
    turn((from.x - clientX) * TURN);
    tilt?.((clientY - from.y) * TILT);
  });
  canvas.addEventListener("pointerup", lift);
  canvas.addEventListener("pointercancel", lift);
}

/** Lets hands turn what a canvas shows, and tilt it and come near where they may. */
export function letHold(canvas: HTMLCanvasElement, hands: Hands): void {
  canvas.style.touchAction = hands.tilt ? "none" : "pan-y";
  canvas.style.cursor = "grab";
  followPointers(canvas, hands);
  const { near } = hands;
  if (!near) return;
  const roll = (event: WheelEvent) => {
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    if (near(Math.exp(-pixels * WHEEL))) event.preventDefault();
  };
  canvas.addEventListener("wheel", roll, { passive: false });
}
