// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import type { Tools } from "../../../src/app/context/tools.ts";
import { boxOf } from "../../../src/app/lesson/target.ts";
import type { ScreenPosition } from "../../../src/scene/props.ts";

afterEach(() => document.body.replaceChildren());

/** An element with a place in the window, as no layout gives it one here. */
function put(box: DOMRect, data: Readonly<Record<string, string>>, className = ""): void {
  const element = document.body.appendChild(document.createElement("div"));
  element.className = className;
  Object.assign(element.dataset, data);
  element.getBoundingClientRect = () => box;
}

/** A table on which pieces are at these places of the board. */
function tools(pieces: Readonly<Record<string, ScreenPosition>>): Tools {
  const screenPosition = (id: string, out: ScreenPosition) => {
    Object.assign(out, pieces[id]);
    return id in pieces;
  };
  return { handle: { current: { screenPosition } } } as unknown as Tools;
}

test("the ring around a piece has it in its middle", () => {
  put(new DOMRect(300, 100, 800, 600), {}, "board");
  const table = tools({ R1: { x: 200, y: 50, visible: true } });
  const box = boxOf({ piece: "R1" }, table);
  expect(box).toBeDefined();
  const { x, y, width, height } = box ?? new DOMRect();
  expect([x + width / 2, y + height / 2]).toEqual([500, 150]);
  expect([width, height]).toEqual([88, 88]);
});

test("there is none around what can't be seen", () => {
  const table = tools({ R1: { x: 0, y: 0, visible: false }, B1: { x: 0, y: 0, visible: true } });
  expect(boxOf({ piece: "B1" }, table)).toBeUndefined();
  put(new DOMRect(0, 0, 800, 600), {}, "board");
  expect(boxOf({ piece: "R1" }, table)).toBeUndefined();
  expect(boxOf({ piece: "R2" }, table)).toBeUndefined();
  expect(boxOf({ part: "speed" }, table)).toBeUndefined();
});

test("a part of the page is the first of its kind that can be seen", () => {
  put(new DOMRect(0, 0, 0, 0), { point: "speed" });
  put(new DOMRect(10, 20, 30, 40), { point: "speed" });
  put(new DOMRect(50, 60, 70, 80), { point: "speed" });
  expect(boxOf({ part: "speed" }, tools({}))).toEqual({ x: 10, y: 20, width: 30, height: 40 });
});
