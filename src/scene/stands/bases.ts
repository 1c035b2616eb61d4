import {
  CanvasTexture,
  CylinderGeometry,
  InstancedBufferAttribute,
  InstancedMesh,
  MeshLambertMaterial,
  SRGBColorSpace,
} from "three";
import type { Piece } from "../../tabletop/tabletop.ts";
import { BASE, writeUpright } from "../layout.ts";
import type { Actor, Stage } from "../stage.ts";
import { printCard } from "./card.ts";

/** Pixels along the sheet on which all cards are printed, and the most a card gets of it. */
const SHEET = 2048;
const CARD_PIXELS = 512;
/** The card's radius as a share of half its tile: the corners keep the colour of the edge. */
const INSET = 0.94;

/** A disc whose top shows a tile and whose edge shows the tile's corner. */
function discGeometry(): CylinderGeometry {
  const disc = new CylinderGeometry(BASE.radius * 0.985, BASE.radius, BASE.thickness, 40);
  disc.translate(0, BASE.thickness / 2, 0);
  const position = disc.getAttribute("position");
  const normal = disc.getAttribute("normal");
  const uv = disc.getAttribute("uv");
  for (let i = 0; i < uv.count; i++) {
    const top = normal.getY(i) > 0.9;
    const reach = (0.5 * INSET) / BASE.radius;
    uv.setXY(i, top ? 0.5 + position.getX(i) * reach : 0.02, top ? 0.5 - position.getZ(i) * reach : 0.02);
  }
  return disc;
}

/** All bases in one draw call: each shows its own card of one printed sheet. */
export class Bases {
  readonly mesh: InstancedMesh<CylinderGeometry, MeshLambertMaterial>;
  private readonly sheet = document.createElement("canvas");
  private readonly texture: CanvasTexture;
  private readonly columns: number;
  private readonly tile: number;
  private readonly printed: (Piece | undefined)[];

  constructor(actors: readonly Actor[]) {
    const count = Math.max(1, actors.length);
    this.columns = Math.ceil(Math.sqrt(count));
    this.tile = Math.min(CARD_PIXELS, Math.floor(SHEET / this.columns));
    this.sheet.width = this.sheet.height = this.columns * this.tile;
    this.texture = new CanvasTexture(this.sheet);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 8;
    this.printed = actors.map(() => undefined);
    const geometry = discGeometry();
    const tiles = Float32Array.from(
      actors.flatMap((_, i) => [i % this.columns, this.columns - 1 - Math.floor(i / this.columns)]),
    );
    geometry.setAttribute("tile", new InstancedBufferAttribute(tiles, 2));
    this.mesh = new InstancedMesh(geometry, this.material(), count);
    this.mesh.count = actors.length;
    this.mesh.frustumCulled = false;
    // Its own thickness would only cast a shadow on itself.
    this.mesh.castShadow = false;
    this.mesh.receiveShadow = true;
  }

  /** Prints the cards that look different now. */
  print(stage: Stage): void {
    const pen = this.sheet.getContext("2d");
    if (!pen) return;
    stage.actors.forEach((actor, i) => {
      if (this.printed[i] === actor.shown) return;
      this.printed[i] = actor.shown;
      this.printTile(pen, actor.shown, i);
      this.texture.needsUpdate = true;
    });
  }

  /** Prints everything anew, when the type faces have arrived. */
  reprint(stage: Stage): void {
    this.printed.fill(undefined);
    this.print(stage);
  }

  frame(stage: Stage): void {
    const { mesh } = this;
    const { array } = mesh.instanceMatrix;
    for (let i = 0; i < stage.actors.length; i++) {
      const { pose } = stage.actors[i] as Actor;
      const size = stage.base * standing(pose.fallen) * pose.present || 1e-5;
      writeUpright(array, i, pose.x, 0.01 + 0.004 * (i % 7), pose.y, pose.heading, size);
    }
    mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.texture.dispose();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }

  private printTile(pen: CanvasRenderingContext2D, piece: Piece, index: number): void {
    const { tile, columns } = this;
    pen.save();
    pen.beginPath();
    pen.rect((index % columns) * tile, Math.floor(index / columns) * tile, tile, tile);
    pen.clip();
    pen.translate(((index % columns) + 0.5) * tile, (Math.floor(index / columns) + 0.5) * tile);
    pen.scale((tile / 2) * INSET, (tile / 2) * INSET);
    printCard(pen, piece);
    pen.restore();
  }

  private material(): MeshLambertMaterial {
    const material = new MeshLambertMaterial({ map: this.texture });
    const columns = this.columns.toFixed(1);
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = `attribute vec2 tile;\n${shader.vertexShader}`.replace(
        "#include <uv_vertex>",
        `#include <uv_vertex>\nvMapUv = (uv + tile) / ${columns};`,
      );
    };
    material.customProgramCacheKey = () => `card ${columns}`;
    return material;
  }
}

/** A stand goes with its aircraft: it is cleared away while the wreck lands. */
export function standing(fallen: number): number {
  return fallen < 0.75 ? 1 : Math.max(0, (1 - fallen) * 4);
}
