import { act, create } from "@react-three/test-renderer";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { isAwaiting } from "../../../src/scene/awaited.ts";
import { decidedExtent } from "../../../src/scene/camera/decided.ts";
import { laidExtent, playedExtent } from "../../../src/scene/camera/laid.ts";
import { Table } from "../../../src/scene/components/Table.tsx";
import type { Extent } from "../../../src/scene/extent.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import type { TableHandle, TableProps } from "../../../src/scene/props.ts";
import type { Tabletop } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf } from "../../tabletop/fixtures.ts";
import { frontTable } from "../../tabletop/front.ts";
import { laid, PROPS, tray, until } from "../bare-table.ts";
import { digest, figure, figures } from "./figures.ts";
import { objectsIn } from "./objects.ts";
import { recordedPage } from "./pen.ts";
import { campaign, fight, moved, SHARES } from "./tables.ts";

vi.mock("../../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
// Nothing is baked where there is no graphics card.
vi.mock("@react-three/drei/core/Environment.js", () => ({ Environment: () => null }));
vi.mock("../../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));
// What no camera asks about is left out.
vi.mock("../../../src/scene/components/Labels.tsx", () => ({ Labels: () => null }));
vi.mock("../../../src/scene/components/Ink.tsx", () => ({ Ink: () => null }));
vi.mock("../../../src/scene/components/ContactShadows.tsx", () => ({ ContactShadows: () => null }));
vi.mock("../../../src/scene/components/chart/Charted.tsx", () => ({ Charted: () => null }));
vi.mock("../../../src/scene/components/effects/Flying.tsx", () => ({ Flying: () => null }));
vi.mock("../../../src/scene/components/laid/MapPrint.tsx", () => ({ MapPrint: () => null }));
vi.mock("../../../src/scene/components/laid/Boards.tsx", () => ({ Boards: () => null }));

/** The parts of a table, so that none is waited for. */
const PARTS = import.meta.glob("../../../src/scene/components/**/*.tsx");

beforeAll(async () => void (await Promise.all(Object.values(PARTS).map((fetch) => fetch()))));
beforeEach(recordedPage);

const SETTINGS = { ...PROPS.settings, reducedMotion: false, shadows: false };
/** How many frames of so many seconds a camera is looked at after: it is still on its way. Before the first it has come to rest. */
const [FRAMES, SECONDS] = [3, 0.1];
const RESTS = 15;

/** A table that tells where its cameras are. */
async function stand(props: Partial<TableProps>) {
  let handle: TableHandle | null = null;
  const whole: TableProps = {
    ...{ ...PROPS, settings: SETTINGS },
    handle: (given) => {
      handle = given;
    },
    ...props,
  };
  const root = await create(<Table {...whole} />);
  let turns = 0;
  await until(root, () => tray(root) !== undefined && !isAwaiting() && turns++ > 5);
  await act(async () => root.advanceFrames(RESTS, SECONDS));
  const lines: string[] = [];
  return {
    root,
    lines,
    handle: () => handle as TableHandle | null,
    change: (more: Partial<TableProps>) => act(async () => root.update(<Table {...whole} {...more} />)),
    async look(name: string) {
      await act(async () => root.advanceFrames(FRAMES, SECONDS));
      const cameras = laid(root).filter((one) => "isCamera" in one && one.parent?.type !== "SpotLight");
      lines.push(`== ${name}`, ...objectsIn(cameras));
    },
  };
}

/** Who leads the camera while something happens. */
const WAYS: readonly (readonly [string, Partial<TableProps>])[] = [
  ["as in a film", {}],
  ["behind the leader", { directed: false, follows: true, edge: 1 }],
];

const FIGHT = fight();
const MOVED = moved();

test.each([
  ["fight", FIGHT, beforeOf(FIGHT)],
  ["campaign", MOVED, campaign()],
] as const)("the camera of a %s goes as recorded while something happens", async (name, tabletop, before) => {
  const player = createPlayer();
  const line = timeline(before, tabletop);
  player.load(line, "start");
  const table = await stand({ player, tabletop, directed: true, opensTurn: true });
  for (const [how, more] of WAYS) {
    await table.change(more);
    for (const [i, { start, duration, cue }] of line.clips.entries()) {
      player.seek(start + duration * (SHARES[1] ?? 0));
      await table.look(`${i} ${cue.kind}, ${how}`);
    }
  }
  await expect(`${table.lines.join("\n")}\n`).toMatchFileSnapshot(`./pictures/camera-${name}.txt`);
  await table.root.unmount();
});

test.each([
  ["fight", beforeOf(FIGHT), ["R1", "B1"]],
  ["front", { ...frontTable(), mat: { ...frontTable().mat, kind: "bare" } }, ["R1", "B1"]],
  ["campaign", campaign(), ["c1", "london"]],
] as const)("the camera of a %s stands as recorded, wherever it is asked to", async (name, tabletop, ids) => {
  const view = { position: [6, 30, 28], target: [6, 0, 8], zoom: 1 } as const;
  const table = await stand({
    tabletop,
    views: { 1: { ...view, top: false }, 2: { ...view, top: true, zoom: 1.5 } },
  });
  const { look } = table;
  const ask = async (what: string, how: (handle: TableHandle) => void) => {
    how(table.handle() as TableHandle);
    await look(what);
  };
  const change = async (what: string, more: Partial<TableProps>) => {
    await table.change(more);
    await look(what);
  };
  await look("home");
  await change("the other side", { edge: 1 });
  await change("the whole mat", { wholeMat: true });
  await change("decided", { decisive: decidedExtent(tabletop, ids) });
  await change("between papers", { clearArea: () => ({ left: 300, top: 60, right: 1100, bottom: 640 }) });
  await ask("some of it", (handle) => handle.frame(ids));
  await ask("home again", (handle) => handle.home());
  await ask("a saved view", (handle) => handle.showView("1"));
  await ask("all of it", (handle) => handle.whole());
  await ask("from above", (handle) => handle.toggleTop());
  await ask("some of it from above", (handle) => handle.frame(ids));
  await ask("a saved view from above", (handle) => handle.showView("2"));
  await ask("no longer from above", (handle) => handle.toggleTop());
  await table.change({ selected: ids[0] });
  await ask("what is chosen", (handle) => handle.frame());
  await expect(`${table.lines.join("\n")}\n`).toMatchFileSnapshot(`./pictures/camera-at-${name}.txt`);
  await table.root.unmount();
});

function extent(one: Extent | undefined): string {
  if (!one) return "nothing";
  const { left, right, bottom, top, air = 0, margin = 0, spots = [], reach = [], isMap = false } = one;
  const corners = spots.flatMap(({ x, y, up = 0 }) => [x, y, up]);
  const told = `${figures([left, right, bottom, top])}, air ${figure(air)}, margin ${figure(margin)}`;
  return `${told}, ${spots.length} spots ${digest(corners)}, ${reach.length} to go${isMap ? ", a map" : ""}`;
}

test("what is looked at of a table is as recorded, from either edge, in wide and narrow pictures", async () => {
  const { charts = [] } = campaign();
  const standing = { ...campaign(), charts: charts.map((one) => ({ ...one, stands: 1.5 })) };
  const tables: readonly (readonly [string, Tabletop])[] = [
    ["campaign", campaign()],
    ["a board that stands", standing],
    ["front", frontTable()],
    ["fight", FIGHT],
  ];
  const lines = tables.flatMap(([name, tabletop]) =>
    ([0, 1] as const).flatMap((edge) => [
      `${name} ${edge}: ${extent(laidExtent(tabletop, edge, 1280))}`,
      `${name} ${edge}, narrow: ${extent(laidExtent(tabletop, edge, 390, ["beside"]))}`,
      `${name} ${edge}, played: ${extent(playedExtent(tabletop, edge, ["R1"]))}`,
      `${name} ${edge}, decided: ${extent(decidedExtent(tabletop, ["R1", "B1", "c1", "london", { x: 4, y: 5 }]))}`,
    ]),
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./pictures/extents.txt");
});
