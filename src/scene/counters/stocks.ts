import { Group, type Matrix4 } from "three";
import type { Counter, CounterShape } from "../../tabletop/counter.ts";
import { counterThickness } from "../../tabletop/layout/counter-layout.ts";
import type { PrintSheet } from "../stock/sheet.ts";
import { plaqueGeometry, slabGeometry } from "../stock/slab.ts";
import { Stock, type StockLook } from "../stock/stock.ts";

const SHAPES = ["square", "round", "plaque"] as const satisfies readonly CounterShape[];

/** How round the corners of a die-cut counter are, in sides. */
const CORNER = 0.07;
/** How many more of a shape there is room for than there are. */
const ROOM = 1.3;

/** The geometries, in sides of a counter. */
const GEOMETRIES = {
  square: () => slabGeometry({ width: 1, height: 1, radius: CORNER, thickness: counterThickness(1) }),
  round: () => slabGeometry({ width: 1, height: 1, radius: 0.5, thickness: counterThickness(1) }),
  plaque: plaqueGeometry,
} as const;

interface Slab {
  readonly after: Counter;
  readonly slab: number;
  readonly matrix: Matrix4;
}

function shapeOf({ shape = "square" }: Counter): CounterShape {
  return shape;
}

/** The slabs of counters, one draw call a shape that is on the table. */
export class CounterStocks {
  readonly group = new Group();
  private readonly stocks = new Map<CounterShape, Stock>();

  constructor(private readonly sheet: PrintSheet) {}

  /** Gives every counter a slab of its shape: the number of each. */
  seat(counters: readonly Counter[]): readonly number[] {
    const counts = { square: 0, round: 0, plaque: 0 };
    const slabs = counters.map((counter) => counts[shapeOf(counter)]++);
    for (const shape of SHAPES) this.makeRoom(shape, counts[shape]);
    return slabs;
  }

  look({ after, slab }: Slab, look: StockLook): void {
    this.stocks.get(shapeOf(after))?.look(slab, look);
  }

  light({ after, slab }: Slab, strength: number): void {
    this.stocks.get(shapeOf(after))?.light(slab, strength);
  }

  pose({ after, slab, matrix }: Slab): void {
    this.stocks.get(shapeOf(after))?.mesh.setMatrixAt(slab, matrix);
  }

  /** Hands all matrices to the graphics card. */
  changed(): void {
    for (const { mesh } of this.stocks.values()) mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    for (const stock of this.stocks.values()) stock.dispose();
  }

  private makeRoom(shape: CounterShape, count: number): void {
    const known = this.stocks.get(shape);
    if (known && known.capacity >= count) {
      known.count = count;
      return;
    }
    if (count === 0) return;
    if (known) this.group.remove(known.mesh);
    known?.dispose();
    const stock = new Stock(GEOMETRIES[shape](), this.sheet, Math.ceil(count * ROOM));
    stock.count = count;
    this.stocks.set(shape, stock);
    this.group.add(stock.mesh);
  }
}
