import { create } from "@react-three/test-renderer";
import { createElement } from "react";
import { PerspectiveCamera, Ray, Vector3 } from "three";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { HandEvent } from "../../src/scene/components/hands/under.ts";
import { usePointer } from "../../src/scene/components/hands/use-pointer.ts";
import type { TableTools } from "../../src/scene/components/shown.ts";
import { FlatHands } from "../../src/scene/flat/hands.ts";
import type { Locate } from "../../src/scene/flat/locate.ts";
import { FlatWindow } from "../../src/scene/flat/window.ts";
import type { TableProps } from "../../src/scene/props.ts";
import { createStage, setStage } from "../../src/scene/stage.ts";
import type { Counter } from "../../src/tabletop/counter.ts";
import { gridCentre, gridSize } from "../../src/tabletop/grid.ts";
import { NO_OVERLAY, type Overlay } from "../../src/tabletop/overlay.ts";
import type { Spot } from "../../src/tabletop/place.ts";
import type { Tabletop } from "../../src/tabletop/tabletop.ts";
import { piece, pose, table } from "../tabletop/fixtures.ts";
import { SQUARES } from "../tabletop/map.ts";
import { PROPS, stubPage } from "./bare-table.ts";

afterEach(() => vi.unstubAllGlobals());

const END = { x: 14, y: 12 };
const CELL = gridCentre(SQUARES, { column: 10, row: 3 });
const CALM = gridCentre(SQUARES, { column: 14, row: 3 });
const COUNTER: Counter = { ...CELL, id: "c1", label: "2A", title: "2A" };

const TABLE: Tabletop = {
  ...table([piece("R1", [pose(12, 8, 0)]), piece("B1", [pose(20, 18, 180)], { side: 1 })]),
  mat: { kind: "paper", ...gridSize(SQUARES), grid: SQUARES },
  counters: [COUNTER],
};
const DRAFT: Overlay = {
  ...NO_OVERLAY,
  ghosts: [
    {
      piece: "R1",
      model: "generic-single",
      side: 0,
      track: [pose(12, 8, 0), pose(END.x, END.y, 0)],
      arcs: [],
      legal: true,
    },
  ],
  cells: [{ at: CELL, tone: "reach" }],
};

interface How {
  /** What stands there. */
  readonly on?: string;
  readonly by?: "mouse" | "touch";
  readonly button?: number;
  readonly finger?: number;
}

/** A hand over one of the two tables: what it does at places of the mat, in inches. */
interface Hand {
  press(at: Spot, how?: How): void;
  move(at: Spot, how?: How): void;
  lift(at: Spot, how?: How): void;
  wheel(up: number): void;
  leave(how?: How): void;
}

type Told = readonly (string | number | null | undefined)[];

/** The props of a table that note what they are told, places to a tenth of an inch. */
function noting(props: Partial<TableProps>): { readonly props: TableProps; readonly told: Told[] } {
  const told: Told[] = [];
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const note =
    (name: string) =>
    (...given: readonly unknown[]) => {
      told.push([
        name,
        ...given.flatMap((one) => {
          const { x, y } = (one ?? {}) as Partial<Spot>;
          return x === undefined || y === undefined ? [one as string | number | null] : [tenth(x), tenth(y)];
        }),
      ]);
    };
  const heard: Partial<TableProps> = {
    onSelect: note("select"),
    onHover: note("hover"),
    onTablePoint: note("point"),
    onTableHover: note("over"),
    onGhostDrag: note("ghost"),
    onLevelWheel: note("level"),
    ...(props.onPieceDrag && { onPieceDrag: note("piece") }),
  };
  return { props: { ...PROPS, tabletop: TABLE, overlay: DRAFT, selected: "R1", ...props, ...heard }, told };
}

function flatHand(props: TableProps): Hand {
  const listeners = new Map<string, (event: unknown) => void>();
  const svg = {
    clientWidth: 900,
    clientHeight: 640,
    setAttribute: () => undefined,
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
    removeEventListener: (kind: string) => listeners.delete(kind),
  } as unknown as SVGSVGElement;
  const view = new FlatWindow(svg, props.tabletop.mat, false);
  view.home();
  // Where somebody pans, the same inches are elsewhere: the hand stays where it is on the screen.
  const { x: left, y: top } = view.screenPoint({ x: 0, y: 0 });
  const inch = view.pixelsPerInch;
  const locate: Locate = (id, out) => {
    if (id !== "c1") return false;
    return (
      Object.assign(out, { x: left + COUNTER.x * inch, y: top - COUNTER.y * inch, half: 5 }) !== undefined
    );
  };
  new FlatHands(
    svg,
    view,
    () => props,
    { current: locate },
    () => undefined,
  );
  const send = (kind: string, { x, y }: Spot, { on, by = "mouse", button = 0, finger = 1 }: How = {}) => {
    const target = { closest: () => (on ? { getAttribute: () => on } : null) };
    vi.stubGlobal("document", { elementFromPoint: () => target });
    const [clientX, clientY] = [left + x * inch, top - y * inch];
    listeners.get(kind)?.({
      type: kind,
      target,
      clientX,
      clientY,
      pointerId: finger,
      pointerType: by,
      button,
    });
  };
  return {
    press: (at, how) => send("pointerdown", at, how),
    move: (at, how) => send("pointermove", at, how),
    lift: (at, how) => send("pointerup", at, how),
    leave: (how) => send("pointerleave", { x: 0, y: 0 }, how),
    wheel: (up) =>
      listeners.get("wheel")?.({ deltaY: -up, clientX: 0, clientY: 0, preventDefault: () => undefined }),
  };
}

async function deepHand(props: TableProps): Promise<Hand> {
  const { mat } = props.tabletop;
  const origin = new Vector3(-mat.width / 2, 0, mat.depth / 2);
  const stage = createStage();
  setStage(stage, props.tabletop, undefined, 0);
  const tools = {
    origin,
    eye: { setFree: () => undefined },
    inset: { contains: () => false },
    latest: { current: props },
    current: { stage, named: () => undefined },
    hover: () => undefined,
    point: () => undefined,
  } as unknown as TableTools;
  const canvas = {
    clientWidth: 900,
    clientHeight: 640,
    setPointerCapture: () => undefined,
  } as unknown as HTMLElement;
  stubPage();
  const told: ReturnType<typeof usePointer>[] = [];
  const show = () => undefined;
  const Hooked = () => void told.push(usePointer(canvas, tools, show));
  await create(createElement(Hooked));
  const [pointer] = told as [ReturnType<typeof usePointer>];
  let held = 0;
  const event = ({ x, y }: Spot, { on, by = "mouse", button = 0, finger = 1 }: How = {}) =>
    ({
      ...{ button, buttons: held, isPrimary: finger === 1, pointerType: by, pointerId: finger },
      ...{ clientX: x * 20, clientY: -y * 20, stopPropagation: () => undefined },
      intersections: on ? [{ thing: on }] : [],
      ray: new Ray(new Vector3(origin.x + x, 50, origin.z - y), new Vector3(0, -1, 0)),
      pointer: { x: 9, y: 9 },
      // Nothing that has no ray of its own is near to a finger.
      camera: new PerspectiveCamera(),
    }) as unknown as HandEvent;
  return {
    press: (at, how) => {
      held = 1;
      pointer.down(event(at, how));
    },
    move: (at, how) => pointer.move(event(at, how)),
    lift: (at, how) => {
      held = 0;
      pointer.up(event(at, how));
    },
    leave: ({ by = "mouse" } = {}) => pointer.leave({ pointerType: by } as PointerEvent),
    wheel: (up) =>
      pointer.wheel({
        ...{ deltaY: -up, preventDefault: () => undefined, stopImmediatePropagation: () => undefined },
      } as unknown as WheelEvent),
  };
}

function click(hand: Hand, at: Spot, how?: How): void {
  hand.press(at, how);
  hand.lift(at, how);
}

const BESIDE = { x: END.x + 0.5, y: END.y };
const AWAY = { x: 30, y: 4 };
const R1 = { x: 12, y: 8 };
const B1 = { x: 20, y: 18 };

const GESTURES: readonly (readonly [string, Partial<TableProps>, (hand: Hand) => void, readonly Told[]])[] = [
  ["a click on a piece chooses it", {}, (hand) => click(hand, B1, { on: "B1" }), [["select", "B1"]]],
  ["a click on nothing chooses nothing", {}, (hand) => click(hand, AWAY), [["select", null]]],
  ["the other button chooses nothing", {}, (hand) => click(hand, B1, { on: "B1", button: 2 }), []],
  [
    "a press that wanders is no click",
    {},
    (hand) => {
      hand.press(AWAY);
      hand.move({ x: 32, y: 4 });
      hand.lift({ x: 32, y: 4 });
    },
    [],
  ],
  [
    "a click on a cell that may be chosen leads the ghost to its middle, through what nobody can choose there",
    {},
    (hand) => {
      click(hand, { x: CELL.x + 0.5, y: CELL.y - 0.5 });
      click(hand, CELL, { on: "c1" });
    },
    [1, 2].flatMap(() => [
      ["ghost", Math.round(CELL.x * 10) / 10, Math.round(CELL.y * 10) / 10, "start"],
      ["ghost", Math.round(CELL.x * 10) / 10, Math.round(CELL.y * 10) / 10, "end"],
    ]),
  ],
  [
    "a counter that may be chosen is chosen, though it lies on such a cell",
    { overlay: { ...DRAFT, lit: ["c1"] } },
    (hand) => click(hand, CELL, { on: "c1" }),
    [["select", "c1"]],
  ],
  ["a click on another cell leads nowhere", {}, (hand) => click(hand, CALM), [["select", null]]],
  [
    "without anybody in hand a cell is no goal",
    { selected: undefined },
    (hand) => click(hand, CELL),
    [["select", null]],
  ],
  [
    "the end of the ghost is dragged, and the wheel changes its level meanwhile",
    {},
    (hand) => {
      hand.press(BESIDE);
      hand.move({ x: 18, y: 12 });
      hand.wheel(1);
      hand.wheel(-1);
      hand.lift({ x: 19, y: 13 });
      hand.wheel(1);
    },
    [
      ["ghost", BESIDE.x, BESIDE.y, "start"],
      ["ghost", 18, 12, "move"],
      ["level", 1],
      ["level", -1],
      ["ghost", 19, 13, "end"],
    ],
  ],
  [
    "so is the piece in hand itself",
    {},
    (hand) => {
      hand.press(R1, { on: "R1" });
      hand.lift({ x: 13, y: 10 });
    },
    [
      ["ghost", 12, 8, "start"],
      ["ghost", 13, 10, "end"],
    ],
  ],
  [
    "a second finger means the camera, and puts back what was dragged",
    {},
    (hand) => {
      hand.press(BESIDE, { by: "touch" });
      hand.press(AWAY, { by: "touch", finger: 2 });
    },
    [
      ["ghost", BESIDE.x, BESIDE.y, "start"],
      ["ghost", expect.any(Number) as unknown as number, expect.any(Number) as unknown as number, "cancel"],
    ],
  ],
  [
    "a ghost among several is not dragged",
    { overlay: { ...DRAFT, ghosts: DRAFT.ghosts.map((one) => ({ ...one, weight: 0.5 })) } },
    (hand) => click(hand, BESIDE),
    [["select", null]],
  ],
  [
    "where pieces are moved by hand one comes along by where it was taken hold of, once the hand has really moved",
    { onPieceDrag: () => undefined },
    (hand) => {
      hand.press({ x: 20.5, y: 18 }, { on: "B1" });
      hand.move({ x: 20.55, y: 18 });
      hand.move({ x: 25, y: 20 });
      hand.lift({ x: 26, y: 20 });
    },
    [
      ["piece", "B1", 20, 18, "start"],
      ["piece", "B1", 24.5, 20, "move"],
      ["piece", "B1", 25.5, 20, "end"],
    ],
  ],
  [
    "while the tape is out a click is a waypoint, and where a mouse is is told",
    { measuring: true },
    (hand) => {
      hand.move(AWAY);
      click(hand, B1, { on: "B1" });
      click(hand, BESIDE);
    },
    [
      ["over", AWAY.x, AWAY.y],
      ["point", 20, 18],
      ["point", BESIDE.x, BESIDE.y],
    ],
  ],
  [
    "a mouse that leaves looks at nothing more",
    {},
    (hand) => {
      hand.move(B1, { on: "B1" });
      hand.leave();
    },
    [
      ["hover", "B1"],
      ["hover", null],
      ["over", null],
    ],
  ],
  [
    "a finger that is lifted leaves what it has looked at",
    {},
    (hand) => {
      hand.move(B1, { on: "B1", by: "touch" });
      hand.leave({ by: "touch" });
    },
    [["over", null]],
  ],
];

describe.each([
  ["flat", flatHand],
  ["deep", deepHand],
])("on a %s table", (_, handOn) => {
  test.each(GESTURES)("%s", async (_, given, act, expected) => {
    const { props, told } = noting(given);
    act(await handOn(props));
    // Where a mouse looks at nothing is told by one table and not by the other: it changes nothing.
    const hovers = told.filter(([name]) => name === "hover");
    const isIdle = hovers.every(([, id]) => id === null);
    expect(isIdle ? told.filter(([name]) => name !== "hover") : told).toEqual(expected);
  });
});

test.each([
  ["within its reach", 0, "c1"],
  ["beside it", 0.9, "c1"],
  ["away from it", 3, null],
])("a finger on a flat table means the counter %s", (_, aside, id) => {
  const { props, told } = noting({ overlay: NO_OVERLAY });
  click(flatHand(props), { x: COUNTER.x + aside, y: COUNTER.y }, { by: "touch" });
  expect(told).toEqual([["select", id]]);
});

test("a mouse means nothing but what it points at", () => {
  const { props, told } = noting({ overlay: NO_OVERLAY });
  click(flatHand(props), { x: COUNTER.x + 0.5, y: COUNTER.y });
  expect(told).toEqual([["select", null]]);
});
