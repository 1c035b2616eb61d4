import { act, create } from "@react-three/test-renderer";
import { type Color, HemisphereLight, type Light, Mesh, SpotLight } from "three";
import { beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../src/scene/components/Table.tsx";
import { createPlayer } from "../../src/scene/player.ts";
import type { TableProps } from "../../src/scene/props.ts";
import type { Tabletop } from "../../src/tabletop/tabletop.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import { find, laid, PROPS, type Root, stubPage, TABLE, until } from "./bare-table.ts";

vi.mock("../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
// Nothing is baked where there is no graphics card.
vi.mock("@react-three/drei/core/Environment.js", () => ({ Environment: () => null }));
vi.mock("../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));

beforeEach(stubPage);

const NIGHT: Tabletop = {
  ...TABLE,
  night: {
    searchlights: [
      { x: 20, y: 20, found: true },
      { x: 30, y: 9 },
    ],
  },
};

function luminance({ r, g, b }: Color): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How bright the lamp and the room's light are to an eye. */
function brightness(root: Root): readonly number[] {
  const lights: readonly (Light | undefined)[] = [find(root, SpotLight), find(root, HemisphereLight)];
  return lights.map((light) => (light ? light.intensity * luminance(light.color) : Number.NaN));
}

function beams(root: Root): Mesh | undefined {
  return laid(root).find((one): one is Mesh => one instanceof Mesh && one.name === "searchlights");
}

async function show(root: Root, tabletop: Tabletop, more: Partial<TableProps> = {}): Promise<void> {
  await act(async () => root.update(<Table {...PROPS} {...more} tabletop={tabletop} />));
  await act(async () => root.advanceFrames(2, 0.05));
}

test("the lamp is turned down at night, searchlights stand in it, and by day all is as it was", async () => {
  const root = await create(<Table {...PROPS} tabletop={TABLE} />);
  await act(async () => root.advanceFrames(2, 0.05));
  const [lamp = 0, room = 0] = brightness(root);
  await show(root, NIGHT);
  await until(root, () => beams(root) !== undefined);
  await act(async () => root.advanceFrames(2, 0.05));
  const [dim = 0, moon = 0] = brightness(root);
  expect(dim).toBeLessThan(lamp / 4);
  expect(moon).toBeLessThan(room);
  expect(beams(root)?.visible).toBe(true);
  await show(root, TABLE);
  expect(beams(root)).toBeUndefined();
  expect(brightness(root)).toEqual([lamp, room]);
  await root.unmount();
});

test("night falls with what happens on the way to it", async () => {
  const player = createPlayer();
  const root = await create(<Table {...PROPS} player={player} tabletop={TABLE} />);
  await act(async () => root.advanceFrames(2, 0.05));
  const [day = 0] = brightness(root);
  const after: Tabletop = { ...NIGHT, cues: [{ kind: "burst", at: { x: 20, y: 20, level: 0 }, hit: true }] };
  await act(async () => player.load(timeline(TABLE, after), "start"));
  await show(root, after, { player });
  await until(root, () => beams(root) !== undefined);
  const seen: number[] = [];
  for (const share of [0, 0.5, 1]) {
    player.seek((player.timeline?.duration ?? 0) * share);
    await act(async () => root.advanceFrames(2, 0));
    seen.push(brightness(root)[0] ?? Number.NaN);
  }
  expect(seen[0]).toBeCloseTo(day);
  expect(seen[1]).toBeLessThan(day);
  expect(seen[2]).toBeLessThan(seen[1] ?? 0);
  await root.unmount();
});
