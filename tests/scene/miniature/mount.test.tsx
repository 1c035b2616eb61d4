import { readFile } from "node:fs/promises";
import { act, create } from "@react-three/test-renderer";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type MiniatureHandle, mountMiniature } from "../../../src/scene/miniature/mount.tsx";
import { paintModels } from "../../../src/scene/models/worn.ts";
import type { Piece } from "../../../src/tabletop/tabletop.ts";
import { piece, pose } from "../../tabletop/fixtures.ts";
import { laid, type Root } from "../bare-table.ts";
import { objectsIn } from "../recorded/objects.ts";
import { recordedPage } from "../recorded/pen.ts";

/** A scene that nobody sees, as it was shown last. */
const scene = vi.hoisted(() => ({
  shown: undefined as unknown as ReactElement,
  renders: 0,
  asked: 0,
  gone: 0,
}));
vi.mock("../../../src/scene/root.ts", () => ({
  sceneIn: () => ({
    canvas: { style: {}, addEventListener: () => undefined },
    render(children: ReactElement) {
      scene.shown = children;
      scene.renders++;
    },
    invalidate: () => void scene.asked++,
    dispose: () => void scene.gone++,
  }),
}));
vi.mock("../../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
// Nothing is baked where there is no graphics card.
vi.mock("@react-three/drei/core/Environment.js", () => ({ Environment: () => null }));
vi.mock("../../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));

/** The page's files, from this folder. */
async function fetchFile(url: string): Promise<Response> {
  const { pathname } = new URL(url, "http://page");
  return new Response(Uint8Array.from(await readFile(new URL(`../../..${pathname}`, import.meta.url))));
}

beforeEach(() => {
  recordedPage();
  vi.stubGlobal("fetch", fetchFile);
  Object.assign(scene, { shown: undefined, renders: 0, asked: 0, gone: 0 });
});

const SPITFIRE = piece("R1", [pose(0, 0, 0)], { model: "dogfight/spitfire-ia" });
const BALLOON = piece("W1", [pose(0, 0, 0)], {
  kind: "balloon",
  model: "great-war/balloon-drachen",
  side: 1,
});
const GUN = piece("G1", [pose(0, 0, 0)], { kind: "gun", model: "great-war/gun-aa" });

/** What is mounted now. */
let stand: MiniatureHandle | undefined;

function mounted(large: boolean): MiniatureHandle {
  stand = mountMiniature({} as HTMLElement, () => undefined, large);
  return stand;
}

afterEach(() => stand?.dispose());

/** What is seen after a frame. */
async function seen(root: Root): Promise<string> {
  await act(async () => root.update(scene.shown));
  await act(async () => root.advanceFrames(2, 0.05));
  return `${objectsIn(laid(root)).join("\n")}\n`;
}

test.each([
  ["spitfire", SPITFIRE, false],
  ["balloon", BALLOON, false],
  ["gun", GUN, true],
] as const)("a miniature on its stand is drawn as recorded: %s", async (name, shown: Piece, large) => {
  const handle = mounted(large);
  const root = await create(scene.shown);
  const triangles = await handle.show(shown);
  const lines = [`${triangles} triangles`, await seen(root)];
  handle.turn(true);
  lines.push("turned on", await seen(root));
  handle.turn(false);
  await expect(lines.join("\n")).toMatchFileSnapshot(`../recorded/pictures/stand-${name}.txt`);
  await root.unmount();
});

test("hands turn it, tilt it and come near, each with a new picture, as far as one comes", async () => {
  const handle = mounted(true);
  const root = await create(scene.shown);
  await handle.show(SPITFIRE);
  const pictures = [await seen(root)];
  const looked = async () => {
    const now = await seen(root);
    const isNew = now !== pictures.at(-1);
    pictures.push(now);
    return [isNew, scene.asked];
  };
  handle.nudge(30);
  expect(await looked()).toEqual([true, 1]);
  handle.tilt(20);
  expect(await looked()).toEqual([true, 2]);
  expect(handle.near(2)).toBe(true);
  expect(await looked()).toEqual([true, 3]);
  expect(handle.near(2)).toBe(true);
  expect(await looked()).toEqual([true, 4]);
  expect(handle.near(2)).toBe(false);
  expect(await looked()).toEqual([false, 4]);
  expect(handle.near(0.001)).toBe(true);
  handle.tilt(500);
  await expect(`${pictures.slice(1).join("\n")}\n${await seen(root)}`).toMatchFileSnapshot(
    "../recorded/pictures/stand-held.txt",
  );
  await root.unmount();
});

test("of miniatures that are asked for one after the other the last is shown, and none once the stand is gone", async () => {
  const handle = mounted(false);
  await Promise.all([handle.show(GUN), handle.show(SPITFIRE)]);
  // Empty, then with the last.
  expect(scene.renders).toBe(2);
  const late = handle.show(BALLOON);
  handle.dispose();
  await late;
  expect([scene.renders, scene.gone]).toEqual([2, 1]);
});

test("a miniature is made again when it is painted and the brush rests, but not once the stand is gone", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const handle = mounted(false);
  paintModels(new Map());
  await vi.runAllTimersAsync();
  expect(scene.renders).toBe(1);
  await handle.show(SPITFIRE);
  paintModels(new Map());
  paintModels(new Map());
  await vi.runAllTimersAsync();
  expect(scene.renders).toBe(3);
  paintModels(new Map());
  handle.dispose();
  paintModels(new Map());
  await vi.runAllTimersAsync();
  expect(scene.renders).toBe(3);
  vi.useRealTimers();
});
