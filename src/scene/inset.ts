import { NeutralToneMapping, type Object3D, PerspectiveCamera, type Scene, type WebGLRenderer } from "three";
import { TRAY } from "./dice/tray.ts";
import { LAYER } from "./order.ts";
import type { ScreenArea } from "./props.ts";

/** How much of the picture the tray takes, and its size in CSS pixels within limits. */
const SHARE = 0.27;
/** How much of the picture it takes when it is held close: of its width, and of the height that is free. */
export const CLOSE_SHARE = 0.44;
const CLOSE_HEIGHT = 0.64;
const SMALLEST = 150;
const LARGEST = 460;
const AWAY = 10;

/** Length over width of the tray, rails and all, and how far above its bottom the eye is, in tray lengths. */
const RATIO = (TRAY.halfLength + TRAY.wood) / (TRAY.halfWidth + TRAY.wood);
const ABOVE = 1.9;
const TOWARDS = 0.22;
const LENS = 19.4;
/** It is drawn over all else, and held into more light. */
const HELD_LIGHT = { autoClear: true, toneMapping: NeutralToneMapping, toneMappingExposure: 1.9 } as const;

function lift(part: Object3D): void {
  part.layers.set(LAYER.held);
}

function putDown(part: Object3D): void {
  part.layers.set(0);
}

/**
 * The dice tray, held up so that thrown dice are read from across the room wherever the camera looks: while dice
 * lie in it, it is drawn in the lower right corner of what no paper covers.
 */
export class Inset {
  /** How close it is held, 0 as usual to 1. */
  near = 0;
  private readonly eye = new PerspectiveCamera(LENS, RATIO, 0.5, 60);
  private held: Object3D | undefined;
  private x = 0;
  private y = 0;
  private width = 0;
  private height = 0;

  constructor() {
    this.eye.layers.set(LAYER.held);
  }

  /** Whether a point of the view, in CSS pixels, is on the tray that is held up. */
  contains(x: number, y: number): boolean {
    if (!this.held) return false;
    return x >= this.x && x <= this.x + this.width && y >= this.y && y <= this.y + this.height;
  }

  /** Holds the tray up, or puts it down; `turn` is -1 when the table is seen from its upper edge. */
  hold(tray: Object3D | undefined, length: number, turn: number): void {
    if (tray !== this.held) this.held?.traverse(putDown);
    this.held = tray;
    if (!tray) return;
    tray.traverse(lift);
    const { x, y, z } = tray.position;
    this.eye.position.set(x, y + ABOVE * length, z + turn * TOWARDS * length);
    this.eye.lookAt(x, y, z);
    this.eye.updateMatrixWorld();
  }

  /** Finds its corner of the screen. */
  settle(area: ScreenArea, full: { readonly width: number }): void {
    const usual = Math.max(SMALLEST, Math.min(LARGEST, SHARE * full.width));
    const close = Math.min(CLOSE_SHARE * full.width, CLOSE_HEIGHT * (area.bottom - area.top) * RATIO);
    const wide = usual + Math.max(0, close - usual) * this.near;
    this.width = Math.min(wide, (area.right - area.left) * 0.6);
    this.height = this.width / RATIO;
    this.x = area.right - this.width - AWAY;
    this.y = area.bottom - this.height - AWAY;
  }

  /** Draws the tray over what has been drawn, `full` CSS pixels high. */
  draw(gl: WebGLRenderer, scene: Scene, full: { readonly width: number; readonly height: number }): void {
    if (!this.held) return;
    const { x, y, width, height } = this;
    gl.setScissorTest(true);
    gl.setScissor(x, full.height - y - height, width, height);
    gl.setViewport(x, full.height - y - height, width, height);
    const { autoClear, toneMapping, toneMappingExposure } = gl;
    // A lens tones the table's picture by itself.
    Object.assign(gl, HELD_LIGHT);
    gl.render(scene, this.eye);
    Object.assign(gl, { autoClear, toneMapping, toneMappingExposure });
    gl.setScissorTest(false);
    gl.setViewport(0, 0, full.width, full.height);
  }
}
