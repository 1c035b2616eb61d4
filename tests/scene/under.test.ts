import { PerspectiveCamera, Ray, Vector3 } from "three";
import { expect, test } from "vitest";
import {
  cellUnder,
  type HandEvent,
  isOverDice,
  pieceMeant,
  pieceUnder,
} from "../../src/scene/components/hands/under.ts";
import type { TableTools } from "../../src/scene/components/shown.ts";
import type { TableProps } from "../../src/scene/props.ts";
import { createStage, setStage } from "../../src/scene/stage.ts";
import type { Spot } from "../../src/tabletop/tabletop.ts";
import { PROPS, TABLE } from "./bare-table.ts";

const CANVAS = { clientWidth: 1200, clientHeight: 800 } as HTMLElement;
const ORIGIN = new Vector3(-24, 0, 18);
const CAMERA = new PerspectiveCamera(40, 1.5, 0.1, 400);
CAMERA.position.set(0, 60, 0.01);
CAMERA.lookAt(0, 0, 0);
CAMERA.updateMatrixWorld();

function tools(named?: string): TableTools {
  const stage = createStage();
  setStage(stage, TABLE, undefined, 0);
  return {
    ...{ origin: ORIGIN, latest: { current: PROPS } },
    current: { stage, named: () => named },
  } as unknown as TableTools;
}

/** A hand so many pixels to the right of R1, which stands on the mat at 20, 18. */
function hand(away: number, by: "mouse" | "touch", hits?: string): HandEvent {
  const at = new Vector3(ORIGIN.x + 20, 0, ORIGIN.z - 18).project(CAMERA);
  return {
    ...{ pointerType: by, camera: CAMERA, intersections: hits ? [{ thing: hits }] : [] },
    pointer: { x: at.x + away / 600, y: at.y },
    ray: new Ray(new Vector3(0, 50, 0), new Vector3(0, -1, 0)),
  } as unknown as HandEvent;
}

test.each([
  ["a mouse that hits a piece", hand(0, "mouse", "B1"), undefined, "B1", "B1"],
  ["a mouse beside one", hand(10, "mouse"), undefined, null, null],
  ["a finger that hits a piece beside another", hand(0, "touch", "B1"), undefined, "B1", "B1"],
  ["a finger beside one", hand(10, "touch"), undefined, null, "R1"],
  ["a finger farther from one than a finger is wide", hand(60, "touch"), undefined, null, null],
  ["a finger on a name", hand(60, "touch"), "B1", "B1", "B1"],
  ["a mouse on a name", hand(60, "mouse"), "B1", "B1", "B1"],
  ["what is hit before a name", hand(0, "mouse", "R1"), "B1", "R1", "R1"],
] as const)("%s means what is there", (_, event, named, under, meant) => {
  expect([pieceUnder(tools(named), event), pieceMeant(tools(named), CANVAS, event)]).toEqual([under, meant]);
});

test("nothing may be chosen in a cell while no piece is selected", () => {
  expect(cellUnder(tools(), hand(0, "mouse"))).toBeUndefined();
});

/** Dice lie there to be thrown. */
const THROWN: Partial<TableProps> = { onTray: () => undefined };

test.each<[string, Spot, Partial<TableProps>, boolean]>([
  ["on dice that lie there", { x: 1100, y: 700 }, THROWN, true],
  ["beside them", { x: 100, y: 700 }, THROWN, false],
  ["above them", { x: 1100, y: 100 }, THROWN, false],
  ["on them while nothing is to be thrown", { x: 1100, y: 700 }, {}, false],
  ["on them while the tape is out", { x: 1100, y: 700 }, { ...THROWN, measuring: true }, false],
])("a hand %s throws, or does not", (_, { x, y }, props, throws) => {
  const dice = { contains: (right: number, down: number) => right > 1000 && down > 600 };
  const whole = tools();
  const current = { ...whole.current, dice };
  const table = { ...whole, current, latest: { current: { ...PROPS, ...props } } } as unknown as TableTools;
  const event = { pointer: { x: x / 600 - 1, y: 1 - y / 400 } } as HandEvent;
  expect(isOverDice(table, CANVAS, event)).toBe(throws);
});
