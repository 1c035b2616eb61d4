import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Tools } from "../../../src/app/context/tools.ts";
import { useSettings } from "../../../src/app/settings/settings.ts";
import { createTools } from "../../../src/app/table/create-tools.ts";
import { listenToKeys } from "../../../src/app/table/keys.ts";
import { openLastShot, playLastShot } from "../session/dogfight.ts";

const NOBODY = () => ({ ask: () => Promise.reject(new Error("nobody")), dispose: () => undefined });

class Element extends EventTarget {}

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("window", page);
  for (const kind of ["", "Input", "TextArea", "Select"]) vi.stubGlobal(`HTML${kind}Element`, Element);
  vi.stubGlobal("document", { activeElement: null, querySelector: () => null, querySelectorAll: () => [] });
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

afterEach(() => vi.unstubAllGlobals());

/** A table on which the last shot is being shown. */
async function shown(): Promise<Tools> {
  const store = await openLastShot();
  const tools = createTools(store, {} as Tools["panel"], NOBODY as never);
  listenToKeys(tools);
  store.getState().liftCurtain();
  playLastShot(store);
  tools.player.seek(100);
  return tools;
}

function press(key: string, code: string, more: Partial<KeyboardEvent> = {}): void {
  page.dispatchEvent(Object.assign(new Event("keydown", { cancelable: true }), { key, code, ...more }));
}

it.each([
  ["Enter", "Enter"],
  ["Escape", "Escape"],
  ["x", "KeyX"],
  ["ä", "Quote"],
])("%s ends what is being shown", async (key, code) => {
  const { player } = await shown();
  expect(player.playing).toBe(true);
  press(key, code);
  expect(player.playing).toBe(false);
  expect(player.now).toBe(player.timeline?.duration);
});

it("keys that mean something else, and those of the browser, leave it alone", async () => {
  const { player, page: papers } = await shown();
  press("w", "KeyW");
  press("t", "KeyT");
  press("1", "Digit1");
  press("x", "KeyX", { ctrlKey: true });
  press("Tab", "Tab");
  press("Shift", "ShiftLeft");
  press("m", "KeyM");
  // What measures is fetched with the first tape.
  await vi.waitFor(() => expect(papers.getState().tape).toEqual([]));
  expect([player.playing, player.now]).toEqual([true, 100]);
});

it.each([0.5, 1, 2] as const)(
  "everything is shown at %f times its speed where that is chosen",
  async (pace) => {
    useSettings.setState({ pace });
    const { player } = await shown();
    useSettings.setState({ pace: 1 });
    expect(player.speed).toBe(pace);
    press("]", "BracketRight");
    expect(player.speed).toBe(2 * pace);
  },
);

it("a replay goes on by its own keys", async () => {
  const { player, replay } = await shown();
  replay.scrub(0);
  replay.run();
  press("Enter", "Enter");
  press("x", "KeyX");
  expect(player.playing).toBe(true);
});

describe("keys that people have changed", () => {
  afterEach(() => useSettings.setState({ letterKeys: true, keys: {} }));

  it("do what they were set to do, and the old ones nothing", async () => {
    const { player, page: papers } = await shown();
    useSettings.setState({ keys: { tape: "y" } });
    press("y", "KeyY");
    await vi.waitFor(() => expect(papers.getState().tape).toEqual([]));
    press("y", "KeyY");
    expect(papers.getState().tape).toBeNull();
    press("m", "KeyM");
    expect(papers.getState().tape).toBeNull();
    // A key without an action is spare again.
    expect(player.playing).toBe(false);
  });

  it("switched off, letters, digits and signs do nothing and Enter does what it did", async () => {
    const { player, page: papers } = await shown();
    useSettings.setState({ letterKeys: false });
    const before = papers.getState();
    for (const [key, code] of [
      ["m", "KeyM"],
      ["?", "Slash"],
      ["x", "KeyX"],
      ["]", "BracketRight"],
      ["l", "KeyL"],
    ] as const)
      press(key, code);
    expect(papers.getState()).toBe(before);
    expect([player.playing, player.speed]).toEqual([true, 1]);
    press("Enter", "Enter");
    expect(player.playing).toBe(false);
  });
});
