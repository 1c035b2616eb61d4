import { NeutralToneMapping, PerspectiveCamera, type Scene, Vector3, type WebGLRenderer } from "three";
import { LAYER } from "../order.ts";
import type { ScreenArea } from "../props.ts";
import { SHAPES } from "./shapes.ts";
import { type BakedThrow, POSE } from "./throw.ts";

/** How wide a six-sided die is seen: a share of the picture's width, in CSS pixels within limits, and the most that it may be. */
const [SHARE, WHOLE] = [0.058, 0.17];
const [SMALLEST, LARGEST] = [66, 120];
/** The most of what is free that all dice of a throw take up, across and upwards. */
const MOST = { across: 0.9, upwards: 0.75 } as const;
/** Between dice and the edges of what is free, in CSS pixels. */
const AWAY = 14;

/** Where the eye is that looks at dice: degrees above the mat, and inches from where they lie. */
const [ABOVE, DISTANCE] = [54, 26];
const TILT = (ABOVE * Math.PI) / 180;
/** How much of a die is seen around its middle, in inches, whichever way it is turned; and how high that is. */
const [ROUND, MIDDLE] = [0.6, SHAPES.d6.inradius];
/** They are drawn over all else, and held into more light. */
const HELD_LIGHT = { autoClear: false, toneMapping: NeutralToneMapping, toneMappingExposure: 0.95 } as const;

/** Where the middles of the dice of a throw come to rest, in inches from the middle of the tray: x along it, z towards the thrower. */
export interface Rest {
  readonly left: number;
  readonly right: number;
  readonly far: number;
  readonly near: number;
}

/** Where the dice of a throw come to rest. */
export function restOf({ poses, frames, kinds }: BakedThrow): Rest {
  const last = (frames - 1) * kinds.length;
  const along = (part: number) => kinds.map((_, die) => poses[(last + die) * POSE + part] ?? 0);
  const [xs, zs] = [along(0), along(2)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    far: Math.min(...zs),
    near: Math.max(...zs),
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Thrown dice, shown at the near edge of the table so large that they are read from across the room, wherever the camera
 * looks: they come to rest in the lower right corner of what no paper covers.
 */
export class HeldDice {
  /** Who looks at them. */
  readonly eye = new PerspectiveCamera(20, 1, 1, 80);
  /** Where they come to rest on the screen, in CSS pixels from the view's upper left corner. */
  readonly area = { left: 0, top: 0, right: 0, bottom: 0 };
  private readonly middle = new Vector3();

  constructor() {
    this.eye.layers.set(LAYER.held);
  }

  /** Whether a point of the view, in CSS pixels, is on dice that lie there. */
  contains(x: number, y: number): boolean {
    const { left, top, right, bottom } = this.area;
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  /**
   * Finds their place on the screen. `free`: what no paper covers; `share`: how large they are, 1 as they fall; `turn`: -1
   * when the table is seen from its upper edge.
   */
  settle(rest: Rest, free: ScreenArea, full: Size, share: number, turn: number): void {
    const across = rest.right - rest.left + 2 * ROUND;
    const deep = (rest.near - rest.far) * Math.sin(TILT) + 2 * ROUND;
    const inch = this.inch(across, deep, free, full, share);
    const [wide, high] = [across * inch, deep * inch];
    const right = free.right - AWAY;
    const bottom = free.bottom - AWAY;
    Object.assign(this.area, { left: right - wide, top: bottom - high, right, bottom });
    this.aim((rest.left + rest.right) / 2, (rest.far + rest.near) / 2, turn);
    this.show(right - wide / 2, bottom - high / 2, inch, full);
  }

  /** Draws the dice over what has been drawn. */
  draw(gl: WebGLRenderer, scene: Scene): void {
    const { autoClear, toneMapping, toneMappingExposure } = gl;
    const { background } = scene;
    // A background would be drawn over the picture first.
    scene.background = null;
    // A lens tones the table's picture by itself.
    Object.assign(gl, HELD_LIGHT);
    gl.clearDepth();
    gl.render(scene, this.eye);
    Object.assign(gl, { autoClear, toneMapping, toneMappingExposure });
    scene.background = background;
  }

  /** How many CSS pixels an inch of dice has. */
  private inch(across: number, deep: number, free: ScreenArea, full: Size, share: number): number {
    const usual = Math.max(SMALLEST, Math.min(LARGEST, SHARE * full.width));
    const die = Math.min(usual, WHOLE * full.width);
    const wanted = (die * share) / (2 * SHAPES.d6.inradius);
    const wide = (MOST.across * (free.right - free.left)) / across;
    return Math.min(wanted, wide, (MOST.upwards * (free.bottom - free.top)) / deep);
  }

  private aim(x: number, z: number, turn: number): void {
    const { eye, middle } = this;
    middle.set(turn * x, MIDDLE, turn * z);
    const [up, back] = [DISTANCE * Math.sin(TILT), DISTANCE * Math.cos(TILT)];
    eye.position.set(middle.x, MIDDLE + up, middle.z + turn * back);
    eye.lookAt(middle);
    eye.updateMatrixWorld();
  }

  /** Has what is looked at stand at a point of the screen, with so many pixels an inch. */
  private show(x: number, y: number, inch: number, { width, height }: Size): void {
    const { eye } = this;
    eye.fov = (2 * Math.atan(height / (2 * DISTANCE * inch)) * 180) / Math.PI;
    eye.aspect = width / height;
    eye.setViewOffset(width, height, width / 2 - x, height / 2 - y, width, height);
  }
}
