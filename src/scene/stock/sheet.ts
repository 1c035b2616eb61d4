import { CanvasTexture, SRGBColorSpace } from "three";

type Pen = CanvasRenderingContext2D;

/** Prints a tile: the pen's origin is its middle, one unit half its width; all of the tile may be painted over. */
export type Print = (pen: Pen) => void;

/** Where a tile lies on its sheet, as texture coordinates: its lower left corner, its width and its height. */
export type Tile = readonly [u: number, v: number, width: number, height: number];

/** Pixels along the sheet, and the most that a tile is wide. */
const SHEET = 2048;
const LARGEST = 440;
/** The part of a tile that is shown: around it is the same ground, so that no neighbour shines through from afar. */
const SHOWN = 0.95;
/** How many more tiles there is room for than were asked for. */
const SPARE = 1.25;

interface Printed {
  readonly index: number;
  readonly print: Print;
}

/** How many columns of tiles a sheet takes so that so many have room, and how many rows. */
function meshOf(count: number, aspect: number): { readonly columns: number; readonly rows: number } {
  let columns = Math.ceil(SHEET / LARGEST);
  const rowsOf = () => Math.max(1, Math.floor(columns / aspect));
  while (columns * rowsOf() < count) columns++;
  return { columns, rows: rowsOf() };
}

/** One canvas on which everything of a kind is printed, each look once, in tiles of one size. */
export class PrintSheet extends CanvasTexture<HTMLCanvasElement> {
  private columns = 0;
  private rows = 0;
  private printed = new Map<string, Printed>();

  /** `aspect` is a tile's height over its width. */
  constructor(private readonly aspect: number) {
    super(document.createElement("canvas"));
    this.image.width = this.image.height = 4;
    this.colorSpace = SRGBColorSpace;
    this.anisotropy = 8;
  }

  /** Sees to it that these looks are printed; others give way to them. True when tiles lie elsewhere than before. */
  keep(wanted: ReadonlyMap<string, Print>): boolean {
    const missing = [...wanted].filter(([key]) => !this.printed.has(key));
    if (missing.length === 0) return false;
    const unwanted = [...this.printed].filter(([key]) => !wanted.has(key));
    const free = this.columns * this.rows - this.printed.size;
    if (missing.length > free + unwanted.length) {
      this.layOut(wanted);
      return true;
    }
    for (const [key, print] of missing) this.add(key, print, unwanted);
    this.needsUpdate = true;
    return false;
  }

  /** Prints everything anew, when the type faces have arrived. */
  reprint(): void {
    for (const { index, print } of this.printed.values()) this.printTile(index, print);
    this.needsUpdate = true;
  }

  /** The tile of a look that is kept. */
  tileOf(key: string): Tile {
    const index = this.printed.get(key)?.index ?? 0;
    const { columns, rows } = this;
    const [wide, high] = [this.tileWidth / this.image.width, this.tileHeight / this.image.height];
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const inset = (1 - SHOWN) / 2;
    return [(column + inset) * wide, 1 - (row + 1 - inset) * high, wide * SHOWN, high * SHOWN].map((one) =>
      rows === 0 ? 0 : one,
    ) as unknown as Tile;
  }

  private get tileWidth(): number {
    return Math.floor(SHEET / this.columns);
  }

  private get tileHeight(): number {
    return Math.floor(this.tileWidth * this.aspect);
  }

  private layOut(wanted: ReadonlyMap<string, Print>): void {
    const { columns, rows } = meshOf(Math.ceil(wanted.size * SPARE), this.aspect);
    this.columns = columns;
    this.rows = rows;
    this.image.width = columns * this.tileWidth;
    this.image.height = Math.min(rows, Math.ceil((wanted.size * SPARE) / columns)) * this.tileHeight;
    this.rows = Math.round(this.image.height / this.tileHeight);
    // The graphics card keeps room for a picture of the size that it had first.
    this.dispose();
    this.printed = new Map([...wanted].map(([key, print], index) => [key, { index, print }]));
    this.reprint();
  }

  private add(key: string, print: Print, unwanted: [string, Printed][]): void {
    let index = this.printed.size;
    if (index >= this.columns * this.rows) {
      const [old] = unwanted.splice(0, 1);
      if (!old) return;
      this.printed.delete(old[0]);
      index = old[1].index;
    }
    this.printed.set(key, { index, print });
    this.printTile(index, print);
  }

  private printTile(index: number, print: Print): void {
    const pen = this.image.getContext("2d");
    if (!pen) return;
    const { tileWidth: width, tileHeight: height, columns } = this;
    const [left, top] = [(index % columns) * width, Math.floor(index / columns) * height];
    pen.save();
    pen.beginPath();
    pen.rect(left, top, width, height);
    pen.clip();
    pen.translate(left + width / 2, top + height / 2);
    pen.scale((width / 2) * SHOWN, (width / 2) * SHOWN);
    print(pen);
    pen.restore();
  }
}
