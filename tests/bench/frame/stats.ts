import type { WebGLRenderer } from "three";
import type { Player } from "../../../src/scene/player.ts";
import { rootOn, type SceneRoot } from "../../../src/scene/root.ts";

/** What the bench page tells its driver. Counts since the last `reset`, but for the draw calls: of the last frame. */
export interface TableStats {
  readonly drawCalls: number;
  readonly triangles: number;
  /** Frames drawn. */
  readonly frames: number;
  /** React commits, of the page and of the scene. */
  readonly renders: number;
  readonly ready: boolean;
  reset(): void;
  /** Plays the timeline in so many frames, drawing each; milliseconds of script a frame. */
  fly(frames: number): number;
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

function drawn(): SceneRoot | undefined {
  const canvas = document.querySelector("canvas");
  return canvas ? rootOn(canvas) : undefined;
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
  };
}
