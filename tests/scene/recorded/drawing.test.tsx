import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { TabletopShapes } from "../../../src/scene/drawing/TabletopShapes.tsx";
import FlatTable from "../../../src/scene/FlatTable.tsx";
import { createPlayer } from "../../../src/scene/player.ts";
import type { Tabletop } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf } from "../../tabletop/fixtures.ts";
import { frontTable } from "../../tabletop/front.ts";
import { PROPS } from "../bare-table.ts";
import { rounded } from "./figures.ts";
import { CHOICE, campaign, DRAFT, fight, moved } from "./tables.ts";

// A store that stands still has no need of one for a server.
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useSyncExternalStore: (_: unknown, now: () => unknown) => now(),
}));

/** A line for each part, with its numbers rounded. */
async function recorded(markup: string, name: string): Promise<void> {
  const lines = rounded(markup).replaceAll("><", ">\n<");
  expect(lines).not.toMatch(/NaN|undefined|Infinity/);
  await expect(`${lines}\n`).toMatchFileSnapshot(`./pictures/${name}.svg`);
}

vi.stubGlobal("cancelAnimationFrame", () => undefined);
/** A map on which each thing lies once or twice. */
function few(tabletop: Tabletop): Tabletop {
  const { counters = [], cards = [] } = tabletop;
  return {
    ...tabletop,
    counters: counters.slice(0, 12),
    cards: cards.filter(({ id }) => /-[0-3]$/.test(id)),
  };
}

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("getComputedStyle", () => ({ fontSize: "16px" }));
const player = createPlayer();
const before = few(campaign());
const after = few(moved());
player.load(timeline(before, after), "start");

test.each([
  ["draft", { tabletop: fight(), overlay: DRAFT, selected: "R1" }],
  ["draft-other-side", { tabletop: fight(), overlay: DRAFT, selected: "B1", edge: 1 as const }],
  ["map", { tabletop: before, overlay: CHOICE, showNumbers: true, hovered: "c1", selected: "c2" }],
  ["map-moved", { tabletop: after, player, hovered: "hand-0-2", edge: 1 as const }],
])("a flat table is drawn as recorded: %s", async (name, props) => {
  await recorded(renderToStaticMarkup(<FlatTable {...PROPS} {...props} />), `flat-${name}`);
});

test.each([
  ["front", { tabletop: frontTable() }],
  ["front-ink", { tabletop: frontTable(), ink: { millimetres: 5 } }],
  ["fight", { tabletop: beforeOf(fight()) }],
])("a tabletop for papers and rules is drawn as recorded: %s", async (name, props) => {
  const markup = renderToStaticMarkup(
    <svg aria-label="A table">
      <TabletopShapes {...props} />
    </svg>,
  );
  await recorded(markup, `drawing-${name}`);
});
