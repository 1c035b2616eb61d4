import { CylinderGeometry, type InstancedMesh, MeshLambertMaterial } from "three";
import { itemAt } from "../../core/item-at.ts";
import type { Piece } from "../../tabletop/tabletop.ts";
import { BASE, writeUpright } from "../layout.ts";
import type { Actor, Stage } from "../stage.ts";
import { patched } from "../stock/patched.ts";
import { inGrid, Sheet } from "../stock/sheet.ts";
import { printCard } from "./card.ts";

/** Pixels along the sheet on which all cards are printed, and the most a card gets of it. */
const WIDTH = 2048;
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
export class CardSheet extends Sheet {
  private readonly printed: (Piece | undefined)[];
  private readonly columns: number;
  private readonly tile: number;

  constructor(count: number) {
    const columns = columnsOf(count);
    const tile = Math.min(CARD_PIXELS, Math.floor(WIDTH / columns));
    super(columns * tile);
    this.columns = columns;
    this.tile = tile;
    this.printed = Array.from({ length: count }, () => undefined);
  }

  /** Prints the cards that look different now. */
  print({ actors }: Stage): void {
    const { columns, tile, printed } = this;
    for (const [i, { shown }] of actors.slice(0, printed.length).entries()) {
      if (printed[i] === shown) continue;
      printed[i] = shown;
      this.drawIn(inGrid(i, columns, tile), (tile / 2) * INSET, (pen) => printCard(pen, shown));
    }
  }

  /** Prints everything anew, when the type faces have arrived. */
  reprint(stage: Stage): void {
    this.printed.fill(undefined);
    this.print(stage);
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
