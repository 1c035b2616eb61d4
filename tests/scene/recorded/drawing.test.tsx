import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { TabletopShapes } from "../../../src/scene/drawing/TabletopShapes.tsx";
import FlatTable from "../../../src/scene/FlatTable.tsx";
import { flatAnimation } from "../../../src/scene/flat/animate.ts";
import { castOf } from "../../../src/scene/flat/cast.ts";
import { CardMover } from "../../../src/scene/flat/move-cards.ts";
import { contrailMover } from "../../../src/scene/flat/move-contrails.ts";
import { CounterMover } from "../../../src/scene/flat/move-counters.ts";
import { lossMover } from "../../../src/scene/flat/move-losses.ts";
import { pileMover } from "../../../src/scene/flat/move-piles.ts";
import { FlatWindow } from "../../../src/scene/flat/window.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import type { SideIndex, Tabletop } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf } from "../../tabletop/fixtures.ts";
import { frontTable } from "../../tabletop/front.ts";
import { PROPS } from "../bare-table.ts";
import { rounded } from "./figures.ts";
import { drawnFrom, linesOf } from "./markup.ts";
import { CHOICE, campaign, DRAFT, fight, moved, SHARES } from "./tables.ts";

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
    counters: [...counters.slice(0, 12), ...counters.slice(40)],
    cards: cards.filter(({ id }) => !/-([4-9]|\d\d)$/.test(id)),
  };
}

/** A table with pieces so near to each other that their names make room, and clouds one over the other. */
function crowd(tabletop: Tabletop): Tabletop {
  const pieces = tabletop.pieces.map((one, at) =>
    at === 2 ? { ...one, status: "disengaged" as const } : { ...one, x: 12 + at, y: 12 + (at % 3) / 2 },
  );
  return { ...tabletop, pieces, clouds: [...tabletop.clouds, { x: 28, y: 24, radius: 5 }] };
}

/** What is seen of a drawing of so many pixels. */
function windowOver(svg: SVGSVGElement, { mat }: Tabletop, edge: SideIndex): FlatWindow {
  Object.assign(svg, { clientWidth: 1280, clientHeight: 720 });
  const view = new FlatWindow(svg, mat, edge === 1);
  view.home();
  return view;
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
  ["fight-ink", { tabletop: crowd(beforeOf(fight())), ink: { millimetres: 4 } }],
])("a tabletop for papers and rules is drawn as recorded: %s", async (name, props) => {
  const markup = renderToStaticMarkup(
    <svg aria-label="A table">
      <TabletopShapes {...props} />
    </svg>,
  );
  await recorded(markup, `drawing-${name}`);
});

test.each([
  ["fight", beforeOf(fight()), fight(), 0],
  ["campaign", before, after, 0],
  ["campaign-other-side", before, after, 1],
] as const)(
  "what happens in a %s on a flat table is drawn as recorded as each clip begins, in its middle and before its end",
  async (name, from, to, edge) => {
    const player = createPlayer();
    const line = timeline(from, to);
    player.load(line, "start");
    const drawn = drawnFrom(
      renderToStaticMarkup(<FlatTable {...PROPS} player={player} tabletop={to} edge={edge} />),
    );
    const svg = drawn as unknown as SVGSVGElement;
    const turn = edge === 1 ? 180 : 0;
    const view = windowOver(svg, to, edge);
    const counters = new CounterMover(svg, to, line, player, turn);
    const cards = new CardMover(svg, to, line, player, edge, () => view);
    const movers = [
      () => cards.frame(),
      () => counters.frame(),
      contrailMover(svg, to, line, player, counters),
      pileMover(svg, line, player),
      lossMover(svg, { tabletop: to, line, player, turn }, counters, () => view),
      flatAnimation(svg, to, castOf(to, line), line, player, turn, counters).frame,
    ];
    const clips: string[] = [];
    let known = linesOf(drawn);
    for (const { start, duration, cue } of line.clips) {
      for (const share of SHARES) {
        player.seek(start + duration * share);
        for (const move of movers) move();
        const now = linesOf(drawn);
        clips.push(`== ${cue.kind} ${share}`, ...now.filter((one, at) => one !== known[at]));
        known = now;
      }
    }
    expect(clips.length).toBeGreaterThan(line.clips.length);
    await expect(`${rounded(clips.join("\n"))}\n`).toMatchFileSnapshot(`./pictures/flat-${name}.txt`);
  },
);
