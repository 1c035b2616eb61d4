import { createRoot, events, extend, type RootState } from "@react-three/fiber";
import type { ReactNode } from "react";
import {
  BatchedMesh,
  CircleGeometry,
  Color,
  Group,
  HemisphereLight,
  InstancedBufferAttribute,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  OrthographicCamera,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  ShaderMaterial,
  SpotLight,
} from "three";

/** What tells whether a page is seen. */
type Page = Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;

/**
 * Calls back once a page has been seen for some milliseconds on end. Gives what ends the waiting. A hidden page is given
 * no frames, and may be given nothing else: what it waits for has no chance to come there.
 */
export function afterSeen(page: Page, milliseconds: number, done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (page.hidden) return;
    timer = setTimeout(() => {
      stop();
      done();
    }, milliseconds);
  };
  const stop = () => {
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", wait);
  };
  page.addEventListener("visibilitychange", wait);
  wait();
  return stop;
}

// Fiber knows what is told here; `<Canvas>` would bring all of three.
extend({
  BatchedMesh,
  CircleGeometry,
  Color,
  Group,
  HemisphereLight,
  InstancedBufferAttribute,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PerspectiveCamera,
  PlaneGeometry,
  ShaderMaterial,
  SpotLight,
});

/** Sharper than this costs more than it shows. */
const MAX_PIXEL_RATIO = 2;
/** How long a graphics card that went may take to come back while the page is seen, in ms, before the table does without. */
const PATIENCE = 4000;

/** A canvas for hands alone: the keyboard does not come to it, and ears do not hear of it, unless it is given a name. */
function canvasIn(box: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "display:block;width:100%;height:100%;touch-action:none";
  canvas.setAttribute("aria-hidden", "true");
  box.append(canvas);
  return canvas;
}

function measured(box: HTMLElement) {
  const { width, height } = box.getBoundingClientRect();
  return { width: Math.max(1, width), height: Math.max(1, height), top: 0, left: 0 };
}

/** Draws a picture anew at once, as it is at the same instant: it is empty since its size was changed. */
function drawAgain({ advance, clock }: RootState): void {
  advance(clock.elapsedTime);
}

/** Has a picture follow the size of its box. */
function followSize(box: HTMLElement, state: () => RootState): () => void {
  const observer = new ResizeObserver(() => {
    const { size, setSize } = state();
    const { width, height } = measured(box);
    if (width === size.width && height === size.height) return;
    setSize(width, height);
    drawAgain(state());
  });
  observer.observe(box);
  return () => observer.disconnect();
}

/** Draws a picture as sharp as the screen that it is seen on: windows are moved to others, and pages are zoomed. */
function followScreen(state: () => RootState): () => void {
  const stop = new AbortController();
  const watch = () => {
    const screen = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    screen.addEventListener("change", moved, { once: true, signal: stop.signal });
  };
  const follow = () => {
    const { set, setDpr, viewport: before, performance: pace } = state();
    const initialDpr = Math.min(Math.max(1, devicePixelRatio), MAX_PIXEL_RATIO);
    if (initialDpr === before.initialDpr) return;
    set(({ viewport }) => ({ viewport: { ...viewport, initialDpr } }));
    setDpr(initialDpr * pace.current);
    drawAgain(state());
  };
  const moved = () => {
    follow();
    watch();
  };
  // Not every browser tells of another resolution, but all of a window that has another size with it.
  addEventListener("resize", follow, { signal: stop.signal });
  watch();
  return () => stop.abort();
}

/** Calls back when a graphics card has gone and does not come back. */
function watchContext(canvas: HTMLCanvasElement, state: () => RootState, lost: () => void): () => void {
  let stop: () => void = () => undefined;
  const wait = () => {
    stop();
    stop = afterSeen(document, PATIENCE, lost);
  };
  const goOn = () => {
    stop();
    state().invalidate();
  };
  canvas.addEventListener("webglcontextlost", wait);
  canvas.addEventListener("webglcontextrestored", goOn);
  return () => {
    stop();
    canvas.removeEventListener("webglcontextlost", wait);
    canvas.removeEventListener("webglcontextrestored", goOn);
  };
}

/** A scene of fiber on a canvas of its own. */
export interface SceneRoot {
  readonly canvas: HTMLCanvasElement;
  /** Shows something in the scene. Throws when the browser has no WebGL. */
  render(children: ReactNode): void;
  /** Asks for a frame, once something has been shown. */
  invalidate(): void;
  dispose(): void;
}

/**
 * Puts a canvas into a box, with a scene that follows the box's size and is drawn on demand only. `lost` is called when
 * the graphics card has gone and does not come back.
 */
export function sceneIn(box: HTMLElement, shadows: boolean, lost: () => void): SceneRoot {
  const canvas = canvasIn(box);
  const root = createRoot(canvas);
  root
    .configure({
      frameloop: "demand",
      events,
      shadows: shadows && { type: PCFShadowMap },
      dpr: [1, MAX_PIXEL_RATIO],
      size: measured(box),
      gl: { toneMapping: NeutralToneMapping },
      onCreated: ({ gl }) => {
        gl.info.autoReset = false;
      },
    })
    // Whoever renders is told.
    .catch(() => undefined);
  let stops: readonly (() => void)[] = [];
  let state: (() => RootState) | undefined;
  return {
    canvas,
    render(children) {
      const store = root.render(children);
      if (state) return;
      state = () => store.getState();
      stops = [followSize(box, state), followScreen(state), watchContext(canvas, state, lost)];
    },
    invalidate: () => state?.().invalidate(),
    dispose() {
      for (const stop of stops) stop();
      root.unmount();
      canvas.remove();
    },
  };
}
