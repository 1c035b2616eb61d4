import { PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { tableHandle } from "../../src/scene/components/hands/handle.ts";
import type { TableTools } from "../../src/scene/components/shown.ts";
import { flatHandle } from "../../src/scene/flat/handle.ts";
import { FlatWindow } from "../../src/scene/flat/window.ts";
import { createPlayer } from "../../src/scene/player.ts";
import type { ScreenPosition, TableHandle, TableProps } from "../../src/scene/props.ts";
import { createStage, setStage } from "../../src/scene/stage.ts";
import type { Spot } from "../../src/tabletop/place.ts";
import { piece, pose, table } from "../tabletop/fixtures.ts";
import { PROPS } from "./bare-table.ts";

const GONE = piece("B1", [pose(30, 18, 0)], { status: "disengaged" });
const PIECES = [piece("R1", [pose(12, 8, 0)]), piece("R2", [pose(20, 18, 0)]), GONE];
const TABLE = { ...table(PIECES), altitude: false };
const SIZE = { width: 960, height: 720 };
/** What is on the table and no piece: a counter. */
const THING = { x: 40, y: 30 };

interface Handled {
  readonly handle: TableHandle;
  /** What the camera was asked for. */
  readonly asked: unknown[];
  readonly drawn: () => void;
}

function deep(more: Partial<TableProps>): Handled {
  const props: TableProps = { ...PROPS, tabletop: TABLE, ...more };
  const stage = createStage();
  setStage(stage, TABLE, undefined, 0);
  const camera = new PerspectiveCamera(40, SIZE.width / SIZE.height, 0.1, 400);
  camera.position.set(0, 60, 0.01);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  const asked: unknown[] = [];
  const ask =
    (name: string) =>
    (...given: readonly unknown[]) =>
      void asked.push([name, ...given.slice(0, -1)]);
  const names = ["frame", "home", "follow", "whole", "show"];
  const rig = Object.fromEntries(names.map((name) => [name, ask(name)]));
  const eye = { camera: () => camera, view: () => "now" };
  const things = {
    locate: (id: string, out: Vector3) => id === "c1" && out.set(THING.x, 0, -THING.y) !== undefined,
  };
  const tools = {
    ...{ eye, rig },
    current: { stage },
    things,
    origin: new Vector3(-24, 0, 18),
    latest: { current: props },
  };
  return { ...tableHandle(tools as unknown as TableTools, () => SIZE), asked };
}

function flat(more: Partial<TableProps>): Handled {
  const props: TableProps = { ...PROPS, player: createPlayer(), tabletop: TABLE, ...more };
  const svg = {
    ...{ clientWidth: SIZE.width, clientHeight: SIZE.height, setAttribute: () => undefined },
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  } as unknown as SVGSVGElement;
  const view = new FlatWindow(svg, TABLE.mat, false);
  view.home();
  const asked: unknown[] = [];
  const noted = new Proxy(view, {
    get: (known, name) => {
      if (["frame", "home", "follow", "whole", "show"].includes(String(name)))
        return (...given: readonly unknown[]) => void asked.push([name, ...given]);
      const value = Reflect.get(known, name) as unknown;
      return typeof value === "function" ? value.bind(known) : value;
    },
  });
  const locate = (id: string, out: Spot) =>
    id === "c1" && Object.assign(out, view.screenPoint(THING)) !== undefined;
  return { ...flatHandle(noted, () => props, { current: locate }), asked };
}

const position = (): ScreenPosition => ({ x: Number.NaN, y: Number.NaN, visible: false });

test.each([
  ["flat", flat],
  ["deep", deep],
] as const)("a %s table tells where things are on the screen, and what is under a place of it", (_, make) => {
  const { handle } = make({});
  for (const [id, { x, y }] of [
    ["R1", { x: 12, y: 8 }],
    ["R2", { x: 20, y: 18 }],
    ["c1", THING],
  ] as const) {
    const out = position();
    expect([id, handle.screenPosition(id, out), out.visible]).toEqual([id, true, true]);
    const point = handle.tablePoint(out.x, out.y);
    // A model stands over its place, nearer to the eye.
    expect(Math.abs((point?.x ?? 0) - x)).toBeLessThan(1);
    expect(Math.abs((point?.y ?? 0) - y)).toBeLessThan(1);
  }
  const out = position();
  expect([handle.screenPosition("B1", out), handle.screenPosition("nobody", out)]).toEqual([false, false]);
  handle.screenPoint({ x: 5, y: 30 }, out);
  const back = handle.tablePoint(out.x, out.y);
  expect([back?.x, back?.y]).toEqual([expect.closeTo(5, 4), expect.closeTo(30, 4)]);
  expect(out.x).toBeLessThan(SIZE.width / 2);
  expect(out.y).toBeLessThan(SIZE.height / 2);
});

test.each([
  ["flat", flat],
  ["deep", deep],
] as const)("a %s table calls whoever wants to follow its frames, as long as they do", (_, make) => {
  const { handle, drawn } = make({});
  let calls = 0;
  const leave = handle.onDraw(() => void calls++);
  drawn();
  drawn();
  leave();
  drawn();
  expect(calls).toBe(2);
});

const VIEW = { position: [0, 9, 0], target: [0, 0, 0], top: true, zoom: 1 } as const;

test("a flat table brings near what it is asked for, the middle of several with room around them", () => {
  const { handle, asked } = flat({ selected: "R2", views: { 3: VIEW } });
  handle.frame(["R1", "R2", "B1"]);
  handle.frame();
  handle.frame(["nobody"]);
  handle.home();
  handle.whole();
  handle.showView("3");
  handle.showView("4");
  expect(asked).toEqual([
    ["frame", { x: 16, y: 13 }, 14],
    ["frame", { x: 20, y: 18 }, 9],
    ["home"],
    ["home"],
    ["whole"],
    ["show", VIEW],
  ]);
  expect(handle.distanceTo("R1")).toBeUndefined();
});

test("a flat table follows home as long as nobody has moved it", () => {
  const { handle, asked } = flat({});
  handle.follow();
  expect(asked).toEqual([["home"]]);
});

test("a deep table brings near what it is asked for, and tells how far it is", () => {
  const { handle, asked } = deep({ selected: "R2", views: { 3: VIEW } });
  handle.frame(["R1", "R2"]);
  handle.frame([]);
  handle.home();
  handle.follow();
  handle.whole();
  handle.showView("3");
  handle.showView("4");
  const [[, x, y, z, reach] = [], ...others] = asked as (readonly (string | number)[])[];
  expect([x, z, reach]).toEqual([-8, 5, expect.closeTo(2.4 + Math.hypot(8, 10) / 2, 4)]);
  expect(y).toBeGreaterThan(0);
  expect(others).toEqual([["frame", 0, 0, 0, 12], ["home"], ["follow"], ["whole"], ["show", VIEW]]);
  expect(handle.distanceTo("c1")).toBeCloseTo(Math.hypot(16, 60, 12), 1);
  expect([handle.distanceTo("B1"), handle.distanceTo("nobody")]).toEqual([undefined, undefined]);
});

test.each([
  ["flat", flat],
  ["deep", deep],
] as const)("a %s table hands over its view to be kept under a digit", (_, make) => {
  const kept: string[] = [];
  const { handle } = make({ onSaveView: (digit, view) => void kept.push(digit, typeof view) });
  handle.saveView("5");
  expect(kept[0]).toBe("5");
  expect(kept).toHaveLength(2);
});
