import { CameraControlsImpl } from "@react-three/drei";
import {
  Box3,
  MathUtils,
  Matrix4,
  OrthographicCamera,
  PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from "three";
import type { Mat, SideIndex } from "../../tabletop/tabletop.ts";
import type { SavedView } from "../props.ts";
import { homeView } from "./home.ts";

CameraControlsImpl.install({
  THREE: {
    Box3,
    MathUtils: { clamp: MathUtils.clamp },
    Matrix4,
    Quaternion,
    Raycaster,
    Sphere,
    Spherical,
    Vector2,
    Vector3,
    Vector4,
  },
});

const { ACTION } = CameraControlsImpl;

const LENS = 32;
const NEAREST = 4;
const FARTHEST = 150;
/** Inches around the mat that belong to the picture. */
const MARGIN = 3;

/** The table's two cameras and the hands that move them. Space: the mat's middle is the origin, inches. */
export class CameraRig {
  readonly perspective = new PerspectiveCamera(LENS, 1, 0.5, 400);
  readonly straight = new OrthographicCamera(-1, 1, 1, -1, 0.5, 400);
  readonly controls: CameraControlsImpl;
  /** Straight down, orthographic. */
  top = false;
  private width = 1;
  private height = 1;
  private mat: Mat = { kind: "", width: 0, depth: 0 };
  private edge: SideIndex = 0;
  private held = false;

  constructor(
    canvas: HTMLElement,
    private readonly changed: () => void,
  ) {
    this.controls = new CameraControlsImpl(this.perspective, canvas);
    const { controls } = this;
    controls.mouseButtons.left = ACTION.SCREEN_PAN;
    controls.mouseButtons.middle = ACTION.SCREEN_PAN;
    controls.mouseButtons.right = ACTION.ROTATE;
    controls.mouseButtons.wheel = ACTION.DOLLY;
    controls.touches.one = ACTION.TOUCH_SCREEN_PAN;
    controls.touches.two = ACTION.TOUCH_DOLLY_ROTATE;
    controls.touches.three = ACTION.TOUCH_ROTATE;
    controls.dollyToCursor = true;
    controls.minDistance = NEAREST;
    controls.maxDistance = FARTHEST;
    controls.maxPolarAngle = 1.45;
    controls.smoothTime = 0.18;
    controls.draggingSmoothTime = 0.04;
    controls.addEventListener("controlstart", () => {
      this.held = true;
    });
    controls.addEventListener("controlend", () => {
      this.held = false;
    });
    for (const event of ["controlstart", "control", "transitionstart", "update", "wake"] as const)
      controls.addEventListener(event, changed);
  }

  get camera(): PerspectiveCamera | OrthographicCamera {
    return this.top ? this.straight : this.perspective;
  }

  /** Moves on; true while the camera is still moving. */
  update(seconds: number): boolean {
    return this.controls.update(seconds);
  }

  setSize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.perspective.aspect = width / height;
    this.perspective.updateProjectionMatrix();
    this.fitStraight();
  }

  /** The mat and whose edge is at the bottom. A camera in somebody's hand stays where it is. */
  setTable(mat: Mat, edge: SideIndex, smooth: boolean): void {
    const same = mat.width === this.mat.width && mat.depth === this.mat.depth && edge === this.edge;
    this.mat = mat;
    this.edge = edge;
    this.fitStraight();
    if (!same && !this.held) this.home(smooth);
  }

  home(smooth = true): void {
    const turn = this.edge === 1 ? -1 : 1;
    if (this.top) this.look(0, 60, 0.001 * turn, 0, 0, 0, smooth);
    else {
      const { distance, tilt, shift } = homeView(this.mat, LENS, this.width / this.height);
      const away = shift + distance * Math.sin(tilt);
      this.look(0, distance * Math.cos(tilt), turn * away, 0, 0, turn * shift, smooth);
    }
    if (this.top) void this.controls.zoomTo(1, smooth);
  }

  /** Brings a place near, from the direction in which the camera looks now. */
  frame(x: number, y: number, z: number, reach: number, smooth = true): void {
    if (this.held) return;
    void this.controls.moveTo(x, y, z, smooth);
    if (this.top) void this.controls.zoomTo(Math.max(1, this.mat.depth / (reach * 4)), smooth);
    else void this.controls.dollyTo(reach * 5, smooth);
    this.changed();
  }

  /** Straight down and back. */
  toggleTop(): void {
    this.setTop(!this.top);
    this.home(false);
  }

  /** How the camera stands, to be kept. */
  view(): SavedView {
    const position = this.controls.getPosition(new Vector3());
    const target = this.controls.getTarget(new Vector3());
    return {
      position: [position.x, position.y, position.z],
      target: [target.x, target.y, target.z],
      top: this.top,
      zoom: this.straight.zoom,
    };
  }

  show(view: SavedView, smooth = true): void {
    this.setTop(view.top);
    this.look(...view.position, ...view.target, smooth);
    if (view.top) void this.controls.zoomTo(view.zoom, smooth);
  }

  /** Pans by inches of the table, to the right and away from the reader. */
  pan(right: number, forward: number): void {
    void this.controls.truck(right, 0, true);
    void this.controls.forward(forward, true);
    this.changed();
  }

  dispose(): void {
    this.controls.dispose();
  }

  private setTop(top: boolean): void {
    if (top === this.top) return;
    this.top = top;
    this.controls.camera = this.camera;
    this.controls.mouseButtons.wheel = top ? ACTION.ZOOM : ACTION.DOLLY;
    this.controls.touches.two = top ? ACTION.TOUCH_ZOOM_TRUCK : ACTION.TOUCH_DOLLY_ROTATE;
    this.controls.minZoom = 0.5;
    this.controls.maxZoom = 12;
    this.changed();
  }

  private look(x: number, y: number, z: number, tx: number, ty: number, tz: number, smooth: boolean): void {
    void this.controls.setLookAt(x, y, z, tx, ty, tz, smooth);
    this.changed();
  }

  private fitStraight(): void {
    const aspect = this.width / this.height;
    const half = Math.max(this.mat.depth / 2 + MARGIN, (this.mat.width / 2 + MARGIN) / aspect);
    this.straight.top = half;
    this.straight.bottom = -half;
    this.straight.left = -half * aspect;
    this.straight.right = half * aspect;
    this.straight.updateProjectionMatrix();
  }
}
