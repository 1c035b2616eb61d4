import {
  CanvasTexture,
  CylinderGeometry,
  type InstancedMesh,
  MeshLambertMaterial,
  SRGBColorSpace,
} from "three";
import { itemAt } from "../../core/item-at.ts";
import type { Piece } from "../../tabletop/tabletop.ts";
import { BASE, writeUpright } from "../layout.ts";
import type { Actor, Stage } from "../stage.ts";
import { patched } from "../stock/patched.ts";
import { printCard } from "./card.ts";

/** Pixels along the sheet on which all cards are printed, and the most a card gets of it. */
const SHEET = 2048;
const CARD_PIXELS = 512;
/** The card's radius as a share of half its tile: the corners keep the colour of the edge. */
const INSET = 0.94;

/** How many cards are side by side on the sheet of so many pieces. */
function columnsOf(count: number): number {
  return Math.ceil(Math.sqrt(Math.max(1, count)));
}

/** Which tile of the sheet each base shows: column and row from the lower left, two numbers a piece. */
export function tilesOf(count: number): Float32Array {
  const columns = columnsOf(count);
  const tiles = Array.from({ length: count }, (_, i) => [i % columns, columns - 1 - Math.floor(i / columns)]);
  return Float32Array.from(tiles.flat());
}

/** A disc whose top shows a tile and whose edge shows the tile's corner. */
export class CardGeometry extends CylinderGeometry {
  constructor() {
    super(BASE.radius * 0.985, BASE.radius, BASE.thickness, 40);
    this.translate(0, BASE.thickness / 2, 0);
    const position = this.getAttribute("position");
    const normal = this.getAttribute("normal");
    const uv = this.getAttribute("uv");
    const reach = (0.5 * INSET) / BASE.radius;
    for (let i = 0; i < uv.count; i++) {
      const top = normal.getY(i) > 0.9;
      uv.setXY(i, top ? 0.5 + position.getX(i) * reach : 0.02, top ? 0.5 - position.getZ(i) * reach : 0.02);
    }
  }
}

/** The sheet on which the cards of so many pieces are printed. */
export class CardSheet extends CanvasTexture<HTMLCanvasElement> {
  private readonly columns: number;
  private readonly tile: number;
  private readonly printed: (Piece | undefined)[];

  constructor(count: number) {
    super(document.createElement("canvas"));
    this.columns = columnsOf(count);
    this.tile = Math.min(CARD_PIXELS, Math.floor(SHEET / this.columns));
    this.image.width = this.image.height = this.columns * this.tile;
    this.colorSpace = SRGBColorSpace;
    this.anisotropy = 8;
    this.printed = Array.from({ length: count }, () => undefined);
  }

  /** Prints the cards that look different now. */
  print({ actors }: Stage): void {
    const pen = this.image.getContext("2d");
    if (!pen) return;
    actors.slice(0, this.printed.length).forEach(({ shown }, i) => {
      if (this.printed[i] === shown) return;
      this.printed[i] = shown;
      this.printTile(pen, shown, i);
      this.needsUpdate = true;
    });
  }

  /** Prints everything anew, when the type faces have arrived. */
  reprint(stage: Stage): void {
    this.printed.fill(undefined);
    this.print(stage);
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
}

/** Shows each base its own tile of the sheet. */
export class CardMaterial extends MeshLambertMaterial {
  constructor(count: number) {
    super();
    const columns = columnsOf(count).toFixed(1);
    const uv_vertex = `#include <uv_vertex>\nvMapUv = (uv + tile) / ${columns};`;
    const vertex = { head: "attribute vec2 tile;", chunks: { uv_vertex } };
    Object.assign(
      this,
      patched(`card ${columns}`, () => ({ vertex })),
    );
  }
}

/** Puts every base under its piece. */
export function placeBases({ instanceMatrix }: InstancedMesh, stage: Stage): void {
  const { array, count } = instanceMatrix;
  for (let i = 0; i < Math.min(count, stage.actors.length); i++) {
    const { pose } = itemAt(stage.actors, i);
    writeUpright(array, i, pose.x, 0.01 + 0.004 * (i % 7), pose.y, pose.heading, baseSize(stage.base, pose));
  }
  instanceMatrix.needsUpdate = true;
}

/** How large a stand is, of a whole one: it comes and goes with its aircraft, and is cleared away while the wreck lands. */
export function standSize({ fallen, present }: Actor["pose"]): number {
  return present * (fallen < 0.75 ? 1 : Math.max(0, (1 - fallen) * 4));
}

/** How large the base under a piece is drawn; never nothing, which no matrix can be turned back from. */
export function baseSize(base: number, pose: Actor["pose"]): number {
  return base * standSize(pose) || 1e-5;
}
