import { hash } from "./noise.ts";

/** The part of a picture's pixels that is read: red, green, blue and opacity of each, row by row from the top. */
export type Pixels = Pick<ImageData, "data" | "width" | "height">;

/** A tree, or a bush of a hedge: its place and its radius in pixels, and its colour, 0 to 255. */
export interface Tree {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: readonly [red: number, green: number, blue: number];
}

/** How light leaves are at most, and by how much they are greener than blue at least, of 255. */
const LEAVES = { light: 92, greener: 12 } as const;
/** The radius of a full-grown tree and of a bush, as shares of the distance between two trees. */
const [TREE, BUSH] = [0.78, 0.46];
/** How much wood must stand round a tree, of four places. */
const ROUND = 3;
/** The most trees that are worth drawing. */
export const MOST_TREES = 5000;

/** Where a pixel begins, or -1 outside the picture. */
function at({ width, height }: Pixels, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return column < 0 || row < 0 || column >= width || row >= height ? -1 : (row * width + column) * 4;
}

/** Whether leaves are printed there: dark, and green before all. */
function isLeafy(pixels: Pixels, x: number, y: number): boolean {
  const { data } = pixels;
  const start = at(pixels, x, y);
  if (start < 0) return false;
  const [red, green, blue] = [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  return green >= red && green >= blue + LEAVES.greener && (red * 3 + green * 6 + blue) / 10 <= LEAVES.light;
}

function treeAt(pixels: Pixels, x: number, y: number, pace: number): Tree | undefined {
  if (!isLeafy(pixels, x, y)) return;
  const reach = pace * 0.8;
  const round = [
    [reach, 0],
    [-reach, 0],
    [0, reach],
    [0, -reach],
  ] as const;
  const leafy = round.filter(([dx, dy]) => isLeafy(pixels, x + dx, y + dy)).length;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const grown = 0.8 + 0.4 * hash(column, row, 84);
  const start = at(pixels, x, y);
  const [red = 0, green = 0, blue = 0] = pixels.data.slice(start, start + 3);
  return { x, y, radius: pace * grown * (leafy >= ROUND ? TREE : BUSH), colour: [red, green, blue] };
}

/**
 * The trees of a printed mat, read off its colours: one about every `pace` pixels where dark green is printed, small
 * ones along hedges. Always the same for the same print; where there are too many, every tenth or so is left out.
 */
export function treesOf(pixels: Pixels, pace: number): readonly Tree[] {
  const trees: Tree[] = [];
  for (let row = 0; row * pace < pixels.height; row++)
    for (let column = 0; column * pace < pixels.width; column++) {
      const [x, y] = [column + hash(column, row, 81), row + hash(column, row, 82)];
      const tree = treeAt(pixels, x * pace, y * pace, pace);
      if (tree) trees.push(tree);
    }
  const kept = MOST_TREES / Math.max(1, trees.length);
  return kept >= 1 ? trees : trees.filter((_, index) => hash(index, 0, 83) < kept);
}
