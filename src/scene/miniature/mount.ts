import {
  HemisphereLight,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  SpotLight,
  WebGLRenderer,
} from "three";
import { heightsOf } from "../../tabletop/heights.ts";
import { livePose } from "../../tabletop/live.ts";
import type { Piece } from "../../tabletop/tabletop.ts";
import { fontsReady } from "../fonts.ts";
import { airHeight } from "../layout.ts";
import { MiniaturesGroup } from "../miniatures.ts";
import { loadModels, modelKey } from "../models/load.ts";
import { woodenBlock } from "../models/placeholder.ts";
import type { ModelShape } from "../models/shape.ts";
import { createStage } from "../stage.ts";

/** A miniature on its stand in a box of the page. */
export interface MiniatureHandle {
  /** Shows a piece; the one before it stays until the new one is made. Tells how many triangles it has. */
  show(piece: Piece): Promise<number>;
  turn(turning: boolean): void;
  /** Turns the stand by hand, degrees. */
  nudge(degrees: number): void;
  dispose(): void;
}

/** Degrees a second, milliseconds between two frames, and how far the pointer turns the stand, degrees a pixel. */
const SPEED = 26;
const FRAME = 33;
const DRAG = 0.5;
/** Where it stands first: nose to the left and towards the viewer. */
const FIRST = 232;
const LENS = 28;
/** The stem is pushed in, so that the miniature comes near. */
const LEVEL = 1;
const MAX_PIXEL_RATIO = 2;
const AIR = heightsOf({ altitude: true });

function lit(): Scene {
  const scene = new Scene();
  const lamp = new SpotLight(0xffecd2, 4200, 0, 0.42, 0.8, 2);
  lamp.position.set(-9, 24, 12);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.camera.near = 10;
  lamp.shadow.camera.far = 50;
  lamp.shadow.radius = 3;
  lamp.shadow.bias = -0.0015;
  lamp.shadow.normalBias = 0.05;
  const ground = new Mesh(
    new PlaneGeometry(40, 40).rotateX(-Math.PI / 2),
    new ShadowMaterial({ opacity: 0.42 }),
  );
  ground.receiveShadow = true;
  scene.add(lamp, lamp.target, new HemisphereLight(0xd4e0ee, 0x9a7a58, 1.7), ground);
  return scene;
}

function trianglesOf({ airframe, propellers }: ModelShape): number {
  const count = (shape: ModelShape["airframe"]): number => (shape.getIndex()?.count ?? 0) / 3;
  return propellers.reduce((sum, one) => sum + count(one.geometry), count(airframe));
}

class Turntable implements MiniatureHandle {
  private readonly canvas = document.createElement("canvas");
  private readonly renderer: WebGLRenderer;
  private readonly scene = lit();
  private readonly camera = new PerspectiveCamera(LENS, 1, 1, 120);
  private readonly stage = createStage();
  private readonly fallback = woodenBlock();
  private readonly observer: ResizeObserver;
  private miniatures: MiniaturesGroup | undefined;
  private shape: ModelShape | undefined;
  private heading = FIRST;
  private last = 0;
  private request = 0;
  private shows = 0;

  constructor(private readonly box: HTMLElement) {
    this.canvas.style.cssText = "display:block;width:100%;height:100%;touch-action:pan-y;cursor:grab";
    this.canvas.setAttribute("aria-hidden", "true");
    this.renderer = new WebGLRenderer({ canvas: this.canvas, antialias: true, alpha: true });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO));
    box.append(this.canvas);
    this.canvas.addEventListener("pointermove", this.drag);
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(box);
    void fontsReady().then(() => {
      this.miniatures?.reprint(this.stage);
      this.draw();
    });
  }

  async show(piece: Piece): Promise<number> {
    const turn = ++this.shows;
    const shapes = await loadModels([piece]);
    const shape = shapes.get(modelKey(piece)) ?? this.fallback;
    if (turn === this.shows) this.stand(piece, shape);
    return trianglesOf(shape);
  }

  turn(turning: boolean): void {
    cancelAnimationFrame(this.request);
    if (turning) this.request = requestAnimationFrame(this.tick);
  }

  nudge(degrees: number): void {
    this.heading += degrees;
    this.draw();
  }

  dispose(): void {
    this.shows++;
    this.turn(false);
    this.observer.disconnect();
    this.miniatures?.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }

  private stand(piece: Piece, shape: ModelShape): void {
    if (this.miniatures) this.scene.remove(this.miniatures);
    this.miniatures?.dispose();
    this.stage.air.after = AIR;
    this.stage.actors = [{ id: piece.id, before: piece, after: piece, shown: piece, pose: livePose() }];
    this.miniatures = new MiniaturesGroup(this.stage, () => shape, undefined);
    this.miniatures.look(this.stage);
    this.shape = shape;
    this.scene.add(this.miniatures);
    this.fit();
  }

  private readonly tick = (time: number): void => {
    this.request = requestAnimationFrame(this.tick);
    const passed = time - this.last;
    if (passed < FRAME) return;
    this.last = time;
    this.heading += (SPEED * Math.min(passed, 100)) / 1000;
    this.stage.now = time;
    this.draw();
  };

  private readonly drag = (event: PointerEvent): void => {
    if (event.buttons & 1) this.nudge(-event.movementX * DRAG);
  };

  /** Comes as near as the whole stand and the whole wing allow, whatever way it is turned. */
  private fit(): void {
    const { width, height } = this.box.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    this.renderer.setSize(width, height, false);
    const { camera } = this;
    camera.aspect = width / height;
    const up = airHeight(this.stage.air, LEVEL);
    const reach = Math.max(1.2, this.shape?.reach ?? 0) * 1.04;
    const half = Math.tan((LENS * Math.PI) / 360);
    const far = Math.max(reach / camera.aspect, up * 0.92) / half + reach * 0.8;
    camera.position.set(0, up * 0.64 + far * 0.38, far * 0.92);
    camera.lookAt(0, up * 0.64, 0);
    camera.updateProjectionMatrix();
    this.draw();
  }

  private draw(): void {
    const [actor] = this.stage.actors;
    if (!actor || !this.miniatures) return;
    actor.pose.heading = this.heading;
    actor.pose.level = LEVEL;
    this.miniatures.frame(this.stage);
    this.renderer.render(this.scene, this.camera);
  }
}

/** Puts a canvas with a turntable into a box. Throws when the browser has no WebGL. */
export function mountMiniature(box: HTMLElement): MiniatureHandle {
  return new Turntable(box);
}
