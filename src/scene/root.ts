import { NeutralToneMapping, PCFShadowMap, Scene, WebGLRenderer } from "three";
import { isAwaiting } from "./awaited.ts";
import { afterSeen } from "./visible.ts";

/** CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sharper than this costs more than it shows. */
const MAX_PIXEL_RATIO = 2;
/** How long a graphics card that went may take to come back while the page is seen, in ms, before the table does without. */
const PATIENCE = 4000;
/** A pause between two frames counts as one slow frame, in seconds, not as the time that passed. */
const LONGEST_FRAME = 0.1;

const roots = new WeakMap<Element, SceneRoot>();

/** The scene that is drawn on a canvas, if any is. */
export function rootOn(canvas: Element): SceneRoot | undefined {
  return roots.get(canvas);
}

/**
 * A canvas with a scene in it that follows the size of its box. Frames are drawn on demand only. It has no pointer
 * events of its own: picking is done by hand, against a few circles.
 */
export class SceneRoot {
  readonly scene = new Scene();
  readonly gl: WebGLRenderer;
  /** Draws a frame, so many seconds after the one before it. */
  draw: (seconds: number) => void = () => undefined;
  /** Called when the graphics card has gone and does not come back. */
  lost: () => void = () => undefined;
  private stopWaiting: () => void = () => undefined;
  private box: Size;
  private fits = false;
  private request = 0;
  private last = 0;
  private gone = false;
  private readonly canvas = document.createElement("canvas");
  private readonly observer: ResizeObserver;
  private readonly listeners = new Set<() => void>();

  /** Puts a canvas into a box. Throws when the browser has no WebGL. */
  constructor(
    private readonly parent: HTMLElement,
    shadows: boolean,
  ) {
    const { canvas } = this;
    canvas.style.cssText = "display:block;width:100%;height:100%;touch-action:none;outline:none";
    canvas.tabIndex = 0;
    canvas.setAttribute("aria-hidden", "true");
    const powerPreference = "high-performance";
    this.gl = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference });
    this.gl.toneMapping = NeutralToneMapping;
    this.gl.shadowMap.enabled = shadows;
    this.gl.shadowMap.type = PCFShadowMap;
    // A frame may be drawn in several goes; it counts as one.
    this.gl.info.autoReset = false;
    canvas.addEventListener("webglcontextlost", this.wait);
    canvas.addEventListener("webglcontextrestored", this.goOn);
    parent.append(canvas);
    roots.set(canvas, this);
    this.box = this.measured();
    this.observer = new ResizeObserver(this.fit);
    this.observer.observe(parent);
  }

  get size(): Size {
    return this.box;
  }

  readonly onSize = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whether all is drawn: no frame was asked for, and nothing is to come that would ask for one. */
  get rests(): boolean {
    return this.request === 0 && !isAwaiting();
  }

  /** Asks for a frame. */
  readonly invalidate = (): void => {
    if (this.request === 0 && !this.gone) this.request = requestAnimationFrame(this.frame);
  };

  /** Draws a frame at once, at a time in milliseconds. */
  advance(time: number): void {
    const seconds = Math.min((time - this.last) / 1000, LONGEST_FRAME);
    this.last = time;
    this.fill();
    this.draw(Math.max(0, seconds));
  }

  dispose(): void {
    this.gone = true;
    this.stopWaiting();
    cancelAnimationFrame(this.request);
    this.observer.disconnect();
    this.gl.dispose();
    // The browser allows few contexts at a time and else keeps this one until it tidies up.
    this.gl.forceContextLoss();
    this.canvas.remove();
  }

  private readonly wait = (): void => {
    this.stopWaiting();
    if (!this.gone) this.stopWaiting = afterSeen(document, PATIENCE, () => this.lost());
  };

  private readonly goOn = (): void => {
    this.stopWaiting();
    this.invalidate();
  };

  private readonly frame = (time: number): void => {
    this.request = 0;
    this.advance(time);
  };

  private measured(): Size {
    const { width, height } = this.parent.getBoundingClientRect();
    return { width: Math.max(1, width), height: Math.max(1, height) };
  }

  private readonly fit = (): void => {
    const { width, height } = this.measured();
    if (width === this.box.width && height === this.box.height) return;
    this.box = { width, height };
    this.fits = false;
    for (const listener of this.listeners) listener();
    this.invalidate();
  };

  /** Makes the picture as large as its box: only when it is drawn anew, since it is empty from then on. */
  private fill(): void {
    if (this.fits) return;
    this.fits = true;
    this.gl.setPixelRatio(Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO));
    this.gl.setSize(this.box.width, this.box.height, false);
  }
}
