import { OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import type { Mat, SideIndex } from "../../tabletop/tabletop.ts";
import type { SavedView } from "../props.ts";
import type { Hands } from "./hands.ts";
import {
  ALL_CLEAR,
  type Clear,
  type Extent,
  type HomeView,
  homeView,
  type Spot,
  straightHome,
} from "./home.ts";

/**
 * The table's two cameras and the hands that move them. Space: the mat's middle is the origin, inches. The hands
 * come after the table; until then the camera stands where it is told to, and what they are asked for waits.
 */
export class CameraRig {
  perspective = new PerspectiveCamera();
  straight = new OrthographicCamera();
  /** Straight down, orthographic. */
  top = false;
  /** Called when the camera changes. */
  onTop: (top: boolean) => void = () => undefined;
  private hands: Hands | undefined;
  private asked: ((hands: Hands) => void)[] = [];
  /** What a film looks at. */
  readonly focus = new Vector3();
  private target: Spot = [0, 0, 0];
  private free = true;
  private width = 1;
  private mat: Mat = { kind: "", width: 0, depth: 0 };
  private edge: SideIndex = 0;
  private held = false;
  /** Whether somebody has moved the camera since it came home. */
  private touched = false;
  /** Whether a film leads the camera now. */
  private led = false;
  private heavy = false;
  /** What the home view has to show, and the part of the picture that is not covered. */
  extent: () => Extent | undefined = () => undefined;
  /** All of the table: the mat, and what lies beside it. */
  table: () => Extent | undefined = () => undefined;
  clear: () => Clear = () => ALL_CLEAR;

  constructor(private readonly changed: () => void) {}

  get camera(): PerspectiveCamera | OrthographicCamera {
    return this.top ? this.straight : this.perspective;
  }

  /** Whether a hand on the canvas moves the camera. */
  set enabled(free: boolean) {
    this.free = free;
    if (this.hands) this.hands.enabled = free;
  }

  /** Takes the hands, which go on from where the camera stands. Without them it stays there. */
  takeHands(hands: Hands): void {
    hands.enabled = this.free;
    hands.hold(this.camera, this.top);
    const { x, y, z } = this.camera.position;
    void hands.setLookAt(x, y, z, ...this.target, false);
    this.hands = hands;
    this.weigh();
    for (const ask of this.asked.splice(0)) ask(hands);
    this.changed();
  }

  /** Somebody has taken hold of the camera, or let go of it. */
  readonly hold = (held: boolean): void => {
    this.held = held;
    this.weigh();
  };

  /** Somebody moves the camera. */
  readonly touch = (): void => {
    this.touched = true;
    this.weigh();
  };

  /** In a directed show the camera moves with more weight, unless somebody moves it. */
  set directed(directed: boolean) {
    this.heavy = directed;
    this.led = false;
    this.weigh();
  }

  /** Whoever has moved the camera and let go of it gives it back. */
  yield(): void {
    if (!this.held) this.touched = false;
    this.weigh();
  }

  /**
   * Has the camera follow a film, which calls this in each frame: from one place it looks at another. `cut`: it is
   * there at once. A camera that somebody has moved or holds stays with him, and one that looks straight down does.
   */
  lead(position: Vector3, target: Vector3, cut: boolean): void {
    if (this.touched || this.held || this.top) return;
    this.led = true;
    this.focus.copy(target);
    if (this.hands) this.hands.follow(position, target, cut);
    else this.stand(position.toArray(), target.toArray());
  }

  /** The film is over: back to the table, all at once where that is a `cut`. */
  release(cut: boolean): void {
    if (!this.led) return;
    this.led = false;
    this.weigh();
    this.follow(!cut);
  }

  private weigh(): void {
    this.hands?.weigh(this.heavy && !this.touched && !this.held);
  }

  /** The picture is so many pixels wide, or has another shape than before. */
  setSize(width: number): void {
    this.width = width;
    this.follow(false);
  }

  /** The mat and whose edge is at the bottom. A camera in somebody's hand stays where it is. */
  setTable(mat: Mat, edge: SideIndex, smooth: boolean): void {
    const same = mat.width === this.mat.width && mat.depth === this.mat.depth && edge === this.edge;
    this.mat = mat;
    this.edge = edge;
    if (!same && !this.held) this.home(smooth);
  }

  /** Looks at what the fight is about, from the player's edge, past the papers that lie on the picture. */
  home(smooth = true): void {
    this.touched = false;
    this.weigh();
    this.lookAt(this.extent(), smooth);
  }

  /** Looks at all of the table, and stays there. */
  whole(smooth: boolean): void {
    this.touched = true;
    this.lookAt(undefined, smooth);
  }

  /** How the camera stands at home, where it does not look straight down. */
  homeView(part = this.extent()): HomeView {
    const { fov, aspect } = this.perspective;
    const lens = { fov, aspect, width: this.width };
    return homeView(this.mat, this.wholeOr(part), this.edge, lens, this.clear());
  }

  private wholeOr(part: Extent | undefined): Extent {
    const { width, depth } = this.mat;
    return part ?? this.table() ?? { left: 0, right: width, bottom: 0, top: depth };
  }

  private lookAt(part: Extent | undefined, smooth: boolean): void {
    const { mat, edge } = this;
    if (this.top) {
      const extent = this.wholeOr(part);
      const { position, target, zoom } = straightHome(mat, extent, edge, this.straight, this.clear());
      this.look(position, target, smooth);
      this.zoom(zoom, smooth);
    } else {
      const { position, target } = this.homeView(part);
      this.look(position, target, smooth);
    }
  }

  /** The fight has moved on: a camera that nobody has moved since it came home follows it. */
  follow(smooth = true): void {
    if (!this.touched && !this.held && !this.led && this.mat.width > 0) this.home(smooth);
  }

  /** Brings a place near, from the direction in which the camera looks now. */
  frame(x: number, y: number, z: number, reach: number, smooth: boolean): void {
    if (this.held) return;
    this.touched = true;
    this.ask((hands) => {
      void hands.moveTo(x, y, z, smooth);
      if (this.top) void hands.zoomTo(Math.max(1, this.mat.depth / (reach * 4)), smooth);
      else void hands.dollyTo(reach * 5, smooth);
    });
  }

  /** Straight down and back. */
  toggleTop(): void {
    this.setTop(!this.top);
    this.home(false);
  }

  /** How the camera stands, to be kept. */
  view(): SavedView {
    const { x, y, z } = this.hands?.getPosition(new Vector3()) ?? this.camera.position;
    const target = this.hands?.getTarget(new Vector3()).toArray() ?? this.target;
    return { position: [x, y, z], target, top: this.top, zoom: this.straight.zoom };
  }

  show(view: SavedView, smooth: boolean): void {
    this.setTop(view.top);
    this.touched = true;
    this.look(view.position, view.target, smooth);
    if (view.top) this.zoom(view.zoom, smooth);
  }

  /** Pans by inches of the table, to the right and away from the reader. */
  pan(right: number, forward: number): void {
    this.touched = true;
    this.ask((hands) => {
      void hands.truck(right, 0, true);
      void hands.forward(forward, true);
    });
  }

  private ask(what: (hands: Hands) => void): void {
    if (this.hands) what(this.hands);
    else this.asked.push(what);
    this.changed();
  }

  private setTop(top: boolean): void {
    if (top === this.top) return;
    this.top = top;
    this.onTop(top);
    if (this.hands) {
      this.hands.hold(this.camera, top);
      // The hands keep one magnification for both cameras; only the straight one is magnified.
      void this.hands.zoomTo(1, false);
    }
    this.changed();
  }

  private look(position: Spot, target: Spot, smooth: boolean): void {
    if (this.hands) void this.hands.setLookAt(...position, ...target, smooth);
    else this.stand(position, target);
    this.changed();
  }

  private stand(position: Spot, target: Spot): void {
    this.target = target;
    this.camera.position.set(...position);
    this.camera.lookAt(...target);
    this.camera.updateMatrixWorld();
  }

  private zoom(times: number, smooth: boolean): void {
    if (this.hands) return void this.hands.zoomTo(times, smooth);
    this.straight.zoom = times;
    this.straight.updateProjectionMatrix();
  }
}
