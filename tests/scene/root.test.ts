import { beforeEach, describe, expect, test, vi } from "vitest";

const { state, configured, configure, unmount } = vi.hoisted(() => {
  const configured: Record<string, unknown>[] = [];
  const state = {
    size: { width: 800, height: 600 },
    viewport: { initialDpr: 1 },
    performance: { current: 0.5 },
    clock: { elapsedTime: 7 },
    set: vi.fn(),
    setSize: vi.fn(),
    setDpr: vi.fn(),
    advance: vi.fn(),
    invalidate: vi.fn(),
  };
  const configure = async (given: Record<string, unknown>) => void configured.push(given);
  return { state, configured, configure, unmount: vi.fn() };
});
vi.mock("@react-three/fiber", () => ({
  events: "events",
  extend: () => undefined,
  createRoot: () => ({ configure, render: () => ({ getState: () => state }), unmount }),
}));

const { sceneIn } = await import("../../src/scene/root.ts");

let resized: () => void = () => undefined;
let box = { width: 800, height: 600 };
let screens: EventTarget[] = [];

class Canvas extends EventTarget {
  readonly style = { cssText: "" };
  readonly removed = vi.fn();
  readonly told: Record<string, string> = {};
  setAttribute(name: string, value: string): void {
    this.told[name] = value;
  }
  remove(): void {
    this.removed();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  configured.length = 0;
  screens = [];
  box = { width: 800, height: 600 };
  const page = new EventTarget();
  vi.stubGlobal(
    "document",
    Object.assign(new EventTarget(), { hidden: false, createElement: () => new Canvas() }),
  );
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("devicePixelRatio", 1);
  vi.stubGlobal("matchMedia", () => {
    const screen = new EventTarget();
    screens.push(screen);
    return screen;
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe(): void {}
      disconnect(): void {
        resized = () => undefined;
      }
    },
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function mounted({ shadows = true } = {}) {
  const lost = vi.fn();
  const appended: unknown[] = [];
  const element = { append: (one: unknown) => appended.push(one), getBoundingClientRect: () => box };
  const root = sceneIn(element as unknown as HTMLElement, shadows, lost);
  root.render(null);
  return { root, lost, appended, canvas: root.canvas as unknown as Canvas };
}

describe("a scene in a box of the page", () => {
  test.each([
    [
      { width: 800, height: 600 },
      { width: 800, height: 600, top: 0, left: 0 },
    ],
    [
      { width: 0, height: 0 },
      { width: 1, height: 1, top: 0, left: 0 },
    ],
  ])("is as large as the box %o, never nothing", (given, size) => {
    box = given;
    mounted();
    expect(configured[0]).toMatchObject({ size, frameloop: "demand", dpr: [1, 2], events: "events" });
  });

  test("is for hands alone until it is given a name", () => {
    const { appended, canvas } = mounted();
    expect(appended).toEqual([canvas]);
    expect(canvas.told).toEqual({ "aria-hidden": "true" });
  });

  test.each([true, false])("has shadows as it is told: %s", (shadows) => {
    mounted({ shadows });
    expect(Boolean(configured[0]?.shadows)).toBe(shadows);
  });

  test.each([
    ["wider", { width: 900, height: 600 }, 1],
    ["higher", { width: 800, height: 700 }, 1],
    ["as it was", { width: 800, height: 600 }, 0],
  ])("whose box is now %s is drawn at once, where it changes", (_, now, times) => {
    mounted();
    box = now;
    resized();
    expect(state.setSize.mock.calls).toEqual(times === 0 ? [] : [[now.width, now.height]]);
    expect(state.advance).toHaveBeenCalledTimes(times);
  });

  test.each([
    ["twice as sharp", 2, [[1]]],
    ["sharper than is worth its cost", 3, [[1]]],
    ["coarser than the page", 0.5, []],
    ["as sharp", 1, []],
  ])("on another screen that is %s is drawn as sharp as that, by its pace", (_, ratio, calls) => {
    mounted();
    vi.stubGlobal("devicePixelRatio", ratio);
    screens[0]?.dispatchEvent(new Event("change"));
    expect(state.setDpr.mock.calls).toEqual(calls);
    expect(state.advance).toHaveBeenCalledTimes(calls.length);
    // From then on the new screen is watched, and the old one no longer.
    expect(screens).toHaveLength(2);
    screens[0]?.dispatchEvent(new Event("change"));
    expect(screens).toHaveLength(2);
  });

  test("whose graphics card is gone for four seconds tells so", () => {
    const { canvas, lost } = mounted();
    canvas.dispatchEvent(new Event("webglcontextlost"));
    vi.advanceTimersByTime(3999);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(lost).toHaveBeenCalledOnce();
  });

  test("whose graphics card comes back is drawn again", () => {
    const { canvas, lost } = mounted();
    canvas.dispatchEvent(new Event("webglcontextlost"));
    canvas.dispatchEvent(new Event("webglcontextrestored"));
    vi.advanceTimersByTime(9000);
    expect(lost).not.toHaveBeenCalled();
    expect(state.invalidate).toHaveBeenCalledOnce();
  });

  test("asks for a frame", () => {
    mounted().root.invalidate();
    expect(state.invalidate).toHaveBeenCalledOnce();
  });

  test("that is gone follows nothing any more", () => {
    const { root, canvas, lost } = mounted();
    canvas.dispatchEvent(new Event("webglcontextlost"));
    root.dispose();
    vi.advanceTimersByTime(9000);
    canvas.dispatchEvent(new Event("webglcontextlost"));
    canvas.dispatchEvent(new Event("webglcontextrestored"));
    box = { width: 900, height: 600 };
    resized();
    vi.stubGlobal("devicePixelRatio", 2);
    screens[0]?.dispatchEvent(new Event("change"));
    vi.advanceTimersByTime(9000);
    expect([lost, state.invalidate, state.setSize, state.setDpr].map((one) => one.mock.calls.length)).toEqual(
      [0, 0, 0, 0],
    );
    expect(unmount).toHaveBeenCalledOnce();
    expect(canvas.removed).toHaveBeenCalledOnce();
  });
});
