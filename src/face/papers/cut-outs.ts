import { chunks } from "../chunks.ts";
import type { Drawing, Page, Shape } from "../paper.ts";
import type { Text } from "../text.ts";

/** Things of one size to be cut out: cards, counters. */
export interface CutOuts<Item> {
  /** Tells its pages from all others. */
  readonly id: string;
  readonly title: Text;
  readonly items: readonly Item[];
  /** Millimetres of one. */
  readonly width: number;
  readonly height: number;
  /** What a reader who does not see a page of them is told. */
  label(items: readonly Item[]): Text;
  /** One of them, its upper left corner at 0, 0; its edge is drawn around it. */
  shapesOf(item: Item): readonly Shape[];
}

/** Side by side, to be cut along their edges. */
function gridOf<Item>(of: CutOuts<Item>, items: readonly Item[], across: number): Drawing {
  const { width, height } = of;
  const edge: Shape = { kind: "path", d: `M0 0h${width}v${height}h${-width}z`, look: "thin" };
  return {
    label: of.label(items),
    unit: 1,
    x: -0.5,
    y: -0.5,
    width: Math.min(across, items.length) * width + 1,
    height: Math.ceil(items.length / across) * height + 1,
    shapes: items.map((item, place) => ({
      kind: "group",
      x: (place % across) * width,
      y: Math.floor(place / across) * height,
      turn: 0,
      scale: 1,
      shapes: [edge, ...of.shapesOf(item)],
    })),
  };
}

/** As many on each page as its area (millimetres) has room for. */
export function cutOutPages<Item>(
  of: CutOuts<Item>,
  area: { readonly width: number; readonly height: number },
): readonly Page[] {
  const across = Math.max(1, Math.floor((area.width - 1) / of.width));
  const down = Math.max(1, Math.floor((area.height - 1) / of.height));
  return chunks(of.items, across * down).map((some, index) => ({
    id: `${of.id} ${index}`,
    title: of.title,
    content: { kind: "blocks", blocks: [{ kind: "drawings", drawings: [gridOf(of, some, across)] }] },
    scaled: true,
  }));
}
