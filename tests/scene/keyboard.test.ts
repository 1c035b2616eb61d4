import { beforeEach, describe, expect, test, vi } from "vitest";
import { keyboard } from "../../src/scene/camera/keyboard.ts";
import type { TableHandle } from "../../src/scene/props.ts";

const page = { activeElement: null as unknown, body: {} };

beforeEach(() => {
  page.activeElement = null;
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", page);
  return () => vi.unstubAllGlobals();
});

const KEY = {
  key: "",
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  keyCode: 0,
};

/** A table whose keys are listened to, and what they have done. */
function listened() {
  const done: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: readonly unknown[]) =>
      void done.push([name, ...given]);
  const names = ["toggleTop", "frame", "home", "whole", "saveView", "showView"];
  const handle = Object.fromEntries(names.map((name) => [name, note(name)])) as unknown as TableHandle;
  const canvas = {};
  const pointer = { panning: false };
  const release = keyboard(canvas as Element, handle, { pan: note("pan") }, pointer);
  const send = (code: string, more: Partial<typeof KEY> = {}, kind = "keydown") => {
    const event = Object.assign(
      new Event(kind, { cancelable: true }),
      KEY,
      { code, getModifierState: () => false },
      more,
    );
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { done, canvas, pointer, release, send };
}

const SHIFT = { shiftKey: true };

describe("keys that move the camera", () => {
  test.each([
    ["KeyW", {}, ["pan", 0, 2.5]],
    ["ArrowUp", {}, ["pan", 0, 2.5]],
    ["KeyS", {}, ["pan", 0, -2.5]],
    ["ArrowDown", {}, ["pan", 0, -2.5]],
    ["KeyA", {}, ["pan", -2.5, 0]],
    ["ArrowLeft", {}, ["pan", -2.5, 0]],
    ["KeyD", {}, ["pan", 2.5, 0]],
    ["ArrowRight", {}, ["pan", 2.5, 0]],
    ["KeyT", { key: "t" }, ["toggleTop"]],
    ["KeyF", { key: "f" }, ["frame"]],
    ["Home", {}, ["home"]],
    ["Home", SHIFT, ["whole"]],
    ["Digit3", { key: "3" }, ["showView", "3"]],
    ["Digit3", { ...SHIFT, key: "#" }, ["saveView", "3"]],
  ] as const)("%s %o", (code, more, does) => {
    const { done, send } = listened();
    expect(send(code, more)).toBe(true);
    expect(done.map((one) => one.map((part) => (does[0].endsWith("View") ? String(part) : part)))).toEqual([
      does,
    ]);
  });

  test.each([
    ["ArrowUp", SHIFT],
    ["KeyW", { ctrlKey: true }],
    ["KeyW", { metaKey: true }],
    ["KeyW", { altKey: true }],
    ["KeyW", { isComposing: true }],
    ["KeyX", { key: "x" }],
  ])("not %s with %o, which stays with the page", (code, more) => {
    const { done, send } = listened();
    expect(send(code, more)).toBe(false);
    expect(done).toEqual([]);
  });

  test("only where nothing on the page has the focus that could want them", () => {
    const { done, canvas, send } = listened();
    for (const [focus, times] of [
      [page.body, 1],
      [canvas, 2],
      [{ tabIndex: 0, closest: () => null }, 2],
      [{ tabIndex: -1, closest: () => null }, 3],
      [{ tabIndex: -1, closest: () => ({}) }, 3],
    ] as const) {
      page.activeElement = focus;
      send("KeyW");
      expect(done).toHaveLength(times);
    }
  });

  test("the space bar has every drag move the camera while it is held", () => {
    const { done, pointer, send } = listened();
    send("KeyW", {}, "keyup");
    expect(send("Space")).toBe(false);
    expect(pointer.panning).toBe(true);
    send("KeyW", {}, "keyup");
    expect(pointer.panning).toBe(true);
    send("Space", {}, "keyup");
    expect(pointer.panning).toBe(false);
    expect(done).toEqual([]);
  });

  test("none when nobody listens any more", () => {
    const { done, pointer, release, send } = listened();
    send("Space");
    release();
    send("KeyW");
    send("Space", {}, "keyup");
    expect([done, pointer.panning]).toEqual([[], true]);
  });
});
