import type { Drawing, Page, Shape, Wanted } from "../paper.ts";
import type { Text } from "../text.ts";
import { titledPage } from "./pages.ts";

/** Millimetres of an inch: a map as large as on the table. */
const TRUE_UNIT = 25.4;

/** A map to be drawn, in lengths of its own, with room around it for letters and numbers. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly edge: number;
}

function drawing({ width, height, edge }: Sheet, unit: number, shapes: readonly Shape[]): Drawing {
  const label = { key: "paper.map.label", values: {} };
  return { label, unit, x: -edge, y: -edge, width: width + 2 * edge, height: height + 2 * edge, shapes };
}

/** The map an inch a length, over as many pages as it needs: `paper.map.title`. */
export function mapTiles(sheet: Sheet, shapes: readonly Shape[]): readonly Page[] {
  const content = { kind: "tiles", drawing: drawing(sheet, TRUE_UNIT, shapes) } as const;
  return [{ id: "map", title: { key: "paper.map.title", values: {} }, content, scaled: true }];
}

/** Millimetres at the head of a page, what it is and the scale, and between two sizes of a length. */
interface Steps {
  readonly head: number;
  readonly step: number;
}

/** The whole map on one page to draw on, as large as it has room for: `paper.smallMap.title`. */
export function smallMapPage(
  sheet: Sheet,
  shapes: readonly Shape[],
  { area }: Wanted,
  { head, step }: Steps,
  scale: (millimetres: number) => Text,
): readonly Page[] {
  const { width, height, edge } = sheet;
  const most = Math.min(area.width / (width + 2 * edge), (area.height - head) / (height + 2 * edge));
  const unit = Math.floor(most / step) * step;
  const title = { key: "paper.smallMap.title", values: {} };
  const drawn = { kind: "drawings", drawings: [drawing(sheet, unit, shapes)], caption: scale(unit) } as const;
  return [titledPage("small map", title, [drawn], { scaled: true })];
}
