// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type Tools, ToolsContext } from "../../../../src/app/context/tools.ts";
import { Badge } from "../../../../src/app/table/board/Badge.tsx";
import type { ScreenPosition } from "../../../../src/scene/props.ts";
import { mounted } from "../../mounted.ts";

vi.mock("../../../../src/app/table/board/Ruling.tsx", () => ({
  useRuling: () => ({ from: "R1", to: "B1", lines: [], drafted: false }),
  RulingLines: () => "a ruling",
}));

const render = mounted();
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, "offsetParent");
});

const [WIDTH, HEIGHT] = [200, 60];
/** The board's own size, in CSS pixels. */
const BOARD = { clientWidth: 1000, clientHeight: 700 };

/** A badge of a piece that is where `at` says, its board laid out as no layout does here. */
async function hung(at: ScreenPosition) {
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(HEIGHT);
  // The document of these tests has no such thing at all.
  Object.defineProperty(HTMLElement.prototype, "offsetParent", { configurable: true, value: BOARD });
  const told = new Set<() => void>();
  const listen = (tell: () => void) => {
    told.add(tell);
    return () => told.delete(tell);
  };
  const screenPosition = (_id: string, out: ScreenPosition) => Object.assign(out, at) && true;
  const tools = {
    handle: { current: { screenPosition, onDraw: listen } },
    page: { subscribe: listen },
    store: { getState: () => ({}), getInitialState: () => ({}), subscribe: () => () => undefined },
  } as unknown as Tools;
  await render(
    <ToolsContext value={tools}>
      <Badge />
    </ToolsContext>,
  );
  const { style } = document.querySelector(".badge") as HTMLElement;
  return { style, told };
}

test.each<[string, x: number, y: number, place: string]>([
  ["right of a target on the left half", 300.4, 300, "translate(318px, 276px)"],
  ["right of one in the middle", 500, 300, "translate(518px, 276px)"],
  ["left of one on the right half", 700, 300, "translate(482px, 276px)"],
  ["never above the board", 300, 10, "translate(318px, 4px)"],
  ["never below it", 300, 690, "translate(318px, 636px)"],
  ["never left of it", -90, 300, "translate(4px, 276px)"],
  ["never right of it", 1300, 300, "translate(796px, 276px)"],
])("the badge hangs %s", async (_, x, y, place) => {
  const { style } = await hung({ x, y, visible: true });
  expect([style.visibility, style.transform]).toEqual(["visible", place]);
});

test("it is hidden while its target can't be seen, goes with each picture, and lets go at the end", async () => {
  const at = { x: 300, y: 300, visible: false };
  const { style, told } = await hung(at);
  expect(style.visibility).toBe("hidden");
  Object.assign(at, { x: 310, visible: true });
  await act(async () => {
    for (const tell of told) tell();
  });
  expect([style.visibility, style.transform]).toEqual(["visible", "translate(328px, 276px)"]);
  await render(null);
  expect(told.size).toBe(0);
});

/** A part of the page with a place in the window. */
function put(classes: string, [left, top, right, bottom]: readonly [number, number, number, number]): void {
  const element = document.body.appendChild(document.createElement("div"));
  element.className = classes;
  element.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top);
}

test.each<[string, lesson: readonly [number, number, number, number], place: string]>([
  ["clear of papers", [0, 0, 400, 700], "translate(404px, 276px)"],
  ["on the whole board where they leave it too little room", [0, 0, 792, 700], "translate(318px, 276px)"],
])("it hangs %s", async (_, lesson, place) => {
  put("board", [0, 0, 1000, 700]);
  put("lower", [0, 0, 1000, 700]);
  put("lesson", lesson);
  const { style } = await hung({ x: 300, y: 300, visible: true });
  expect(style.transform).toBe(place);
});
