import { beforeEach, expect, test, vi } from "vitest";
import { letHold } from "../../../src/scene/miniature/hands.ts";

beforeEach(() => {
  vi.stubGlobal("WheelEvent", { DOM_DELTA_LINE: 1 });
  return () => vi.unstubAllGlobals();
});

/** A canvas that hands come to. */
class Canvas {
  readonly style = { touchAction: "", cursor: "" };
  readonly setPointerCapture = vi.fn();
  private readonly listeners = new Map<string, (event: unknown) => void>();

  addEventListener(name: string, listener: (event: unknown) => void): void {
    this.listeners.set(name, listener);
  }

  pointer(name: string, clientX: number, clientY: number, more: object = {}): void {
    this.listeners.get(`pointer${name}`)?.({ pointerId: 1, button: 0, clientX, clientY, ...more });
  }

  /** Whether the page scrolls. */
  wheel(deltaY: number, deltaMode = 0): boolean {
    const event = { deltaY, deltaMode, preventDefault: vi.fn() };
    this.listeners.get("wheel")?.(event);
    return event.preventDefault.mock.calls.length === 0;
  }
}

function held(large: boolean) {
  const canvas = new Canvas();
  const [turn, tilt, near] = [vi.fn(), vi.fn(), vi.fn((_: number) => true)];
  letHold(canvas as unknown as HTMLCanvasElement, { turn, ...(large && { tilt, near }) });
  const asked = () =>
    [turn, tilt, near].map((one) => one.mock.calls.map(([by]) => Math.round(by * 1e4) / 1e4));
  return { canvas, near, asked };
}

test("a pointer that is down turns and tilts half and a third as many degrees as it moves pixels", () => {
  const { canvas, asked } = held(true);
  canvas.pointer("move", 5, 5);
  canvas.pointer("down", 10, 10);
  expect(canvas.setPointerCapture).toHaveBeenCalledWith(1);
  canvas.pointer("move", 14, 20);
  canvas.pointer("move", 8, 20);
  canvas.pointer("up", 8, 20);
  canvas.pointer("move", 50, 50);
  canvas.pointer("down", 0, 0);
  canvas.pointer("cancel", 0, 0);
  canvas.pointer("move", 50, 50);
  expect(asked()).toEqual([[-2, 3], [3, 0], []]);
});

test("another button of a mouse turns nothing", () => {
  const { canvas, asked } = held(true);
  canvas.pointer("down", 10, 10, { button: 2 });
  canvas.pointer("move", 14, 20);
  expect(asked()).toEqual([[], [], []]);
});

test("two fingers that go apart come as many times nearer, and turn nothing", () => {
  const { canvas, asked } = held(true);
  canvas.pointer("down", 0, 0);
  canvas.pointer("down", 30, 40, { pointerId: 2 });
  canvas.pointer("move", 60, 80, { pointerId: 2 });
  canvas.pointer("move", 30, 40);
  canvas.pointer("up", 30, 40);
  canvas.pointer("move", 62, 80, { pointerId: 2 });
  expect(asked()).toEqual([[-1], [0], [2, 0.5]]);
});

test("the wheel comes nearer by its pixels or lines, and scrolls the page where one comes no nearer", () => {
  const { canvas, near, asked } = held(true);
  expect([canvas.wheel(-100), canvas.wheel(3, 1)]).toEqual([false, false]);
  near.mockReturnValue(false);
  expect(canvas.wheel(-100)).toBe(true);
  expect(asked()[2]).toEqual([1.1735, 0.9261, 1.1735]);
});

test("a small one is turned alone: fingers and the wheel scroll the page beside it", () => {
  const [small, large] = [held(false), held(true)];
  expect([small.canvas.style, large.canvas.style]).toEqual([
    { touchAction: "pan-y", cursor: "grab" },
    { touchAction: "none", cursor: "grab" },
  ]);
  small.canvas.pointer("down", 0, 0);
  small.canvas.pointer("move", 2, 9);
  expect([small.canvas.wheel(-100), ...small.asked()]).toEqual([true, [-1], [], []]);
});
