import { type Box, inGrid, type Print, Sheet, type Tile } from "./sheet.ts";

/** Pixels along the sheet, and the most that a tile is wide. */
const WIDTH = 2048;
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
  let columns = Math.ceil(WIDTH / LARGEST);
  const rowsOf = () => Math.max(1, Math.floor(columns / aspect));
  while (columns * rowsOf() < count) columns++;
  return { columns, rows: rowsOf() };
}

/**
 * A sheet on which everything of a kind is printed, each look once, in tiles of one size. Of a print the origin is its
 * tile's middle, and one unit half its width.
 */
export class PrintSheet extends Sheet {
  private columns = 0;
  private rows = 0;
  private printed = new Map<string, Printed>();

  /** `aspect` is a tile's height over its width. */
  constructor(private readonly aspect: number) {
    super(4);
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
    return false;
  }

  /** Prints everything anew, when the type faces have arrived. */
  reprint(): void {
    for (const { index, print } of this.printed.values()) this.printTile(index, print);
  }

  /** The tile of a look that is kept. */
  tileFor(key: string): Tile {
    if (this.rows === 0) return [0, 0, 0, 0];
    const { left, top, width, height } = this.boxOf(this.printed.get(key)?.index ?? 0);
    const [across, down] = [(width * (1 - SHOWN)) / 2, (height * (1 - SHOWN)) / 2];
    return this.tileOf({
      left: left + across,
      top: top + down,
      width: width * SHOWN,
      height: height * SHOWN,
    });
  }

  private boxOf(index: number): Box {
    return inGrid(index, this.columns, this.tileWidth, this.tileHeight);
  }

  private get tileWidth(): number {
    return Math.floor(WIDTH / this.columns);
  }

  private get tileHeight(): number {
    return Math.floor(this.tileWidth * this.aspect);
  }

  private layOut(wanted: ReadonlyMap<string, Print>): void {
    const { columns, rows } = meshOf(Math.ceil(wanted.size * SPARE), this.aspect);
    this.columns = columns;
    this.rows = Math.min(rows, Math.ceil((wanted.size * SPARE) / columns));
    this.resize(columns * this.tileWidth, this.rows * this.tileHeight);
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
    this.drawIn(this.boxOf(index), (this.tileWidth / 2) * SHOWN, print);
  }
}
