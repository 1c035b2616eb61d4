import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PieceTag } from "../../../src/scene/drawing/PieceTag.tsx";
import { FlatGoals } from "../../../src/scene/flat/FlatGoals.tsx";
import { FlatHappenings } from "../../../src/scene/flat/FlatHappenings.tsx";
import type { Area } from "../../../src/tabletop/area.ts";
import type { Piece } from "../../../src/tabletop/tabletop.ts";

const FIGHTER: Piece = {
  id: "A1",
  label: "A1",
  title: "Sopwith Camel",
  model: "great-war/camel",
  side: 0,
  status: "flying",
  x: 4,
  y: 5,
  level: 7,
  heading: 0,
  track: [],
  hits: { left: 8, of: 10 },
};
const PHOTOGRAPHED: Area = {
  id: "P1",
  outline: [],
  tone: "done",
  label: "P1 ✓",
  labelAt: { x: 3, y: 3 },
};

/** Browsers round the widths of letters smaller than this, and the room that is kept for them is too narrow then. */
const SMALLEST = 16;

it.each<[string, ReactNode]>([
  ["the tag of a piece", <PieceTag key="tag" piece={FIGHTER} metres={50} top={20} wrecked={false} />],
  ["the name of a goal", <FlatGoals key="goals" areas={[PHOTOGRAPHED]} turn={0} />],
  [
    "an emblem",
    <FlatHappenings
      key="cues"
      cues={[{ kind: "mark", piece: "A1", mark: "jam", caption: "jam" }]}
      turn={0}
    />,
  ],
])("the letters on %s are as wide as they are, however small the drawing was at first", (_, drawing) => {
  const sizes = [...renderToStaticMarkup(drawing).matchAll(/<text[^>]*font-size="([^"]*)"/g)];
  expect(sizes.length).toBeGreaterThan(0);
  for (const [, size] of sizes) expect(Number(size)).toBeGreaterThanOrEqual(SMALLEST);
});
