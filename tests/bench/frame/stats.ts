import { _roots, type RootState } from "@react-three/fiber";
import type { WebGLRenderer } from "three";
import { isAwaiting } from "../../../src/scene/awaited.ts";
import type { Player } from "../../../src/scene/player.ts";

/** What the bench page tells its driver. Counts since the last `reset`, but for the draw calls: of the last frame. */
export interface TableStats {
  readonly drawCalls: number;
  readonly triangles: number;
  /** Frames drawn. */
  readonly frames: number;
  /** React commits, of the page and of the scene. */
  readonly renders: number;
  readonly ready: boolean;
  /** Resolves when all that was asked for is there and drawn, and nothing more comes of it once the page has time. */
  rest(): Promise<void>;
  reset(): void;
  /** Plays the timeline in so many frames, drawing each; milliseconds of script a frame. */
  fly(frames: number): number;
  /** Draws the same instant in so many frames; milliseconds a frame, those of the graphics card among them. */
  draw(frames: number): number;
}

interface ReactHook {
  supportsFiber: boolean;
  inject(): number;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

let commits = 0;

/** Counts the commits of every React root on the page. Has to run before React is loaded. */
export function countCommits(): void {
  const hook: ReactHook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      commits++;
    },
    onCommitFiberUnmount: () => undefined,
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** Waits until the graphics card has drawn all it was told to: its time is not the script's. */
function settle(gl: WebGLRenderer): void {
  const context = gl.getContext();
  context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
}

/** Milliseconds of script a frame, without the wait for the graphics card. */
export function timed(gl: WebGLRenderer, frames: number, draw: (share: number) => void): number {
  let spent = 0;
  for (let i = 0; i < frames; i++) {
    settle(gl);
    const start = performance.now();
    draw(i / frames);
    spent += performance.now() - start;
  }
  return spent / frames;
}

/** Milliseconds a frame, until the graphics card has drawn it. */
function timedWhole(gl: WebGLRenderer, frames: number, draw: () => void): number {
  settle(gl);
  const start = performance.now();
  for (let i = 0; i < frames; i++) {
    draw();
    settle(gl);
  }
  return (performance.now() - start) / frames;
}

/** What fiber knows of the table that is drawn on this page. */
function drawn(): RootState | undefined {
  const canvas = document.querySelector("canvas");
  return canvas ? _roots.get(canvas)?.store.getState() : undefined;
}

/** Whether all is drawn: no frame was asked for, and nothing is to come that would ask for one. */
function isDrawn({ internal }: RootState): boolean {
  return internal.frames === 0 && !isAwaiting();
}

/** Milliseconds between two looks at a table that is not at rest. */
const BETWEEN = 20;

/** Whether a table has all that it asked for, and draws nothing more when the page has time. */
async function rests(): Promise<boolean> {
  const root = drawn();
  if (!root || !isDrawn(root)) return false;
  const { frame } = root.gl.info.render;
  // React may still have what has come to lay on the table.
  await new Promise((done) => requestIdleCallback(done));
  return isDrawn(root) && root.gl.info.render.frame === frame;
}

/** The counts of the 3D table on this page. */
export function tableStats(player: Player, pieces: number): TableStats {
  let frame = 0;
  return {
    get drawCalls() {
      return drawn()?.gl.info.render.calls ?? 0;
    },
    get triangles() {
      return drawn()?.gl.info.render.triangles ?? 0;
    },
    get frames() {
      return (drawn()?.gl.info.render.frame ?? 0) - frame;
    },
    get renders() {
      return commits;
    },
    get ready() {
      return (drawn()?.gl.info.render.triangles ?? 0) > pieces * 500;
    },
    async rest() {
      while (!(await rests())) await new Promise((done) => setTimeout(done, BETWEEN));
    },
    reset() {
      commits = 0;
      frame = drawn()?.gl.info.render.frame ?? 0;
    },
    fly(frames) {
      const root = drawn();
      const length = player.timeline?.duration ?? 0;
      if (!root) return Number.NaN;
      return timed(root.gl, frames, (share) => {
        player.seek(share * length);
        root.advance(share * length);
      });
    },
    draw(frames) {
      const root = drawn();
      return root ? timedWhole(root.gl, frames, () => root.advance(player.now)) : Number.NaN;
    },
  };
}
