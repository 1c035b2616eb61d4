// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { type Tools, ToolsContext } from "../../../src/app/context/tools.ts";
import { Ring } from "../../../src/app/lesson/Ring.tsx";
import { mounted } from "../mounted.ts";

const render = mounted();
/** What waits for the next frame, and how often each table was drawn for. */
let frames = new Map<number, () => void>();

beforeEach(() => {
  frames = new Map();
  let last = 0;
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => {
    last += 1;
    frames.set(last, draw);
    return last;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
});

/** The next frame comes; returns how many waited for it. */
function frame(): number {
  const all = [...frames.values()];
  frames.clear();
  for (const draw of all) draw();
  return all.length;
}

/** The part of the page that is meant, at a place that no layout gives it here. */
function part(box: DOMRect): HTMLElement {
  const element = document.body.appendChild(document.createElement("div"));
  element.dataset.point = "orders";
  element.getBoundingClientRect = () => box;
  return element;
}

/** A table that tells whoever listens when it has drawn a picture. */
function table() {
  const told = new Set<() => void>();
  const handle = {
    onDraw: (tell: () => void) => {
      told.add(tell);
      return () => told.delete(tell);
    },
  };
  return { told, handle: handle as unknown as NonNullable<Tools["handle"]["current"]> };
}

async function ringed(tools: Partial<Tools> = { handle: { current: null } }): Promise<SVGElement> {
  await render(
    <ToolsContext value={tools as Tools}>
      <Ring point={{ part: "orders" }} />
    </ToolsContext>,
  );
  const ring = document.querySelector<SVGElement>(".lesson-ring");
  if (!ring) throw new Error("there is no ring");
  return ring;
}

test("the ring lies five pixels around what is meant, on whole pixels", async () => {
  part(new DOMRect(100.6, 40.4, 200.3, 30.6));
  const { style } = await ringed();
  frame();
  expect(style.visibility).toBe("visible");
  expect(style.transform).toBe("translate(96px, 35px)");
  expect([style.width, style.height]).toEqual(["210px", "41px"]);
});

test("the ring is hidden while what is meant can't be seen, and comes with it", async () => {
  const { style } = await ringed();
  frame();
  expect(style.visibility).toBe("hidden");
  part(new DOMRect(10, 10, 10, 10));
  dispatchEvent(new Event("resize"));
  frame();
  expect(style.visibility).toBe("visible");
});

test("whatever moves within a frame has it drawn once", async () => {
  await ringed();
  expect(frame()).toBe(1);
  for (const kind of ["resize", "scroll", "scroll"]) dispatchEvent(new Event(kind));
  expect(frame()).toBe(1);
  expect(frame()).toBe(0);
});

test("the ring goes with every picture of the table that stands now, and of no other", async () => {
  const [first, second] = [table(), table()];
  const tools = { handle: { current: first.handle as Tools["handle"]["current"] } };
  const { style } = await ringed(tools);
  frame();
  expect(first.told.size).toBe(1);
  part(new DOMRect(10, 10, 10, 10));
  for (const tell of first.told) tell();
  expect(style.visibility).toBe("visible");
  expect(first.told.size).toBe(1);
  tools.handle.current = second.handle;
  dispatchEvent(new Event("resize"));
  frame();
  expect([first.told.size, second.told.size]).toEqual([0, 1]);
  tools.handle.current = null;
  dispatchEvent(new Event("resize"));
  frame();
  expect(second.told.size).toBe(0);
});

test("the ring lets go of the table and of the frame that waits when it goes", async () => {
  const only = table();
  await ringed({ handle: { current: only.handle } });
  frame();
  dispatchEvent(new Event("resize"));
  await render(null);
  expect(only.told.size).toBe(0);
  expect(frame()).toBe(0);
  dispatchEvent(new Event("resize"));
  expect(frame()).toBe(0);
});
