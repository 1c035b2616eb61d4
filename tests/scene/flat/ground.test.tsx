import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import FlatTable from "../../../src/scene/FlatTable.tsx";
import type { TableProps } from "../../../src/scene/props.ts";
import type { Tabletop } from "../../../src/tabletop/tabletop.ts";
import { PROPS, TABLE } from "../bare-table.ts";

// A store that stands still has no need of one for a server.
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useSyncExternalStore: (_: unknown, now: () => unknown) => now(),
}));

vi.mock("../../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));

const NIGHT: Tabletop = {
  ...TABLE,
  clouds: [{ x: 9, y: 9, radius: 3, bottom: 1, top: 2 }],
  night: { searchlights: [{ x: 20, y: 20 }] },
};

const drawn = (more: Partial<TableProps>) =>
  renderToStaticMarkup(<FlatTable {...PROPS} tabletop={NIGHT} {...more} />);

/** What is as wide as the mat or wider. */
function wide(markup: string): readonly string[] {
  const all = [...markup.matchAll(/<(?:rect|image)[^>]* width="([\d.]+)"[^>]*>/g)];
  return all.filter(([, width]) => Number(width) >= TABLE.mat.width).map(([one]) => one);
}

test("a flat table without its ground has no wood, no mat and no dark over it; all else is the same", () => {
  const [whole, bare] = [drawn({}), drawn({ ground: false })];
  expect(wide(whole)).toHaveLength(3);
  expect(wide(bare)).toEqual([]);
  const left = wide(whole).reduce((markup, one) => markup.replace(`${one}</rect>`, ""), whole);
  expect(bare).toBe(left.replace('class="flat"', 'class="flat" data-ground="false"'));
});
