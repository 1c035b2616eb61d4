import {
  CanvasTexture,
  CircleGeometry,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  SpotLight,
  SRGBColorSpace,
} from "three";
import type { Mat } from "../../tabletop/tabletop.ts";
import { lookOf } from "../mat/laid.ts";
import { frameGeometry } from "./frame.ts";
import { woodTexture } from "./wood.ts";

/** How high the lamp hangs above the table and how far below it the floor is, in inches. */
const LAMP = 52;
const FLOOR = -27;
const MAT_PIXELS = 2048;

/** A dark floor that is a little lit under the lamp and ends in nothing. */
function floorTexture(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 256;
  const pen = canvas.getContext("2d");
  if (pen) {
    const light = pen.createRadialGradient(128, 128, 0, 128, 128, 128);
    light.addColorStop(0, "#2b1d14");
    light.addColorStop(0.45, "#1a120d");
    light.addColorStop(1, "#0b0807");
    pen.fillStyle = light;
    pen.fillRect(0, 0, 256, 256);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** What a mat is before it has been printed: its colour from far away. */
function unprinted(mat: Mat): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 4;
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = lookOf(mat).tint;
    pen.fillRect(0, 0, 4, 4);
  }
  return canvas;
}

/** The table, its mat and its lamp, around the middle of the mat. */
export class Room {
  readonly group = new Group();
  private readonly texture: CanvasTexture;
  private readonly meshes: Mesh[] = [];
  private gone = false;

  constructor(
    private readonly mat: Mat,
    shadows: boolean,
  ) {
    this.texture = new CanvasTexture(unprinted(mat));
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 16;
    this.group.add(this.sheet(), this.wood(), this.floor(), ...this.lights(shadows));
  }

  /** Prints the mat, a little at a time. Resolves to whether there is something new to see. */
  async print(): Promise<boolean> {
    const sheet = await this.paint().catch(() => undefined);
    if (!sheet) return false;
    this.texture.dispose();
    this.texture.image = sheet;
    this.texture.needsUpdate = true;
    return true;
  }

  /** A page that can't get what paints plays on a plain mat. */
  private async paint(): Promise<HTMLCanvasElement | undefined> {
    const { paintMat } = await import("../mat/paint.ts");
    return paintMat(this.mat, MAT_PIXELS, () => !this.gone);
  }

  dispose(): void {
    this.gone = true;
    this.texture.dispose();
    for (const { geometry, material } of this.meshes) {
      geometry.dispose();
      if (material instanceof MeshStandardMaterial || material instanceof MeshBasicMaterial)
        material.map?.dispose();
      if (!Array.isArray(material)) material.dispose();
    }
  }

  private sheet(): Mesh {
    const { width, depth } = this.mat;
    const sheet = new Mesh(
      new PlaneGeometry(width, depth).rotateX(-Math.PI / 2),
      new MeshLambertMaterial({ map: this.texture }),
    );
    sheet.receiveShadow = true;
    this.meshes.push(sheet);
    return sheet;
  }

  private wood(): Mesh {
    const wood = new Mesh(
      frameGeometry(this.mat),
      new MeshStandardMaterial({ map: woodTexture(), roughness: 0.52, metalness: 0 }),
    );
    wood.receiveShadow = true;
    this.meshes.push(wood);
    return wood;
  }

  private floor(): Mesh {
    const floor = new Mesh(
      new CircleGeometry(170, 48).rotateX(-Math.PI / 2),
      new MeshBasicMaterial({ map: floorTexture() }),
    );
    floor.position.y = FLOOR;
    this.meshes.push(floor);
    return floor;
  }

  private lights(shadows: boolean): (SpotLight | HemisphereLight)[] {
    const { width, depth } = this.mat;
    const reach = Math.hypot(width, depth) / 2;
    const lamp = new SpotLight(0xffecd2, 15000, 0, Math.atan((reach + 8) / LAMP), 0.85, 2);
    lamp.position.set(-width * 0.2, LAMP, -depth * 0.28);
    lamp.castShadow = shadows;
    lamp.shadow.mapSize.set(2048, 2048);
    lamp.shadow.camera.near = 20;
    lamp.shadow.camera.far = 110;
    lamp.shadow.radius = 2.5;
    lamp.shadow.bias = -0.0015;
    lamp.shadow.normalBias = 0.06;
    this.group.add(lamp.target);
    const sky = new HemisphereLight(0xbfd0e6, 0x8f7050, 1.4);
    // What is held up on another layer is lit as well.
    for (const light of [lamp, sky]) light.layers.enableAll();
    return [lamp, sky];
  }
}
