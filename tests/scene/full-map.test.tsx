import { act, create } from "@react-three/test-renderer";
import { InstancedMesh, Mesh, type Object3D } from "three";
import { beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../src/scene/components/Table.tsx";
import type { Tabletop } from "../../src/tabletop/tabletop.ts";
import { fullMap } from "../games/luftwaffe/face/full-map.ts";
import { allLaid, laid, PROPS, type Root, stubPage, until } from "./bare-table.ts";

vi.mock("../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
// Nothing is baked where there is no graphics card.
vi.mock("@react-three/drei/core/Environment.js", () => ({ Environment: () => null }));
vi.mock("../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));

beforeEach(stubPage);

/** Draw calls that counters with all that flies over them may add to a map, each shape a second time for its shadow. */
const BAR = 12;
const FULL = fullMap();

function isDrawn(one: Object3D): boolean {
  for (let at: Object3D | null = one; at; at = at.parent) if (!at.visible) return false;
  return true;
}

/** What a frame draws, each mesh once and each that casts a shadow once more. */
function drawCalls(root: Root): number {
  const meshes = laid(root).filter((one) => one instanceof Mesh && isDrawn(one));
  return meshes.length + meshes.filter(({ castShadow }) => castShadow).length;
}

/** Low blocks behind the targets. */
const BLOCKS = FULL.sites?.reduce((sum, { blocks = 0 }) => sum + blocks, 0);

/** Whether what comes last of a map and its counters has come. */
function hasCome(root: Root, { counters }: Tabletop): boolean {
  const all = laid(root);
  const blocks = all.some((one) => one instanceof InstancedMesh && one.count === BLOCKS);
  const named = (name: string) => all.some((one) => one.name === name);
  return blocks && (counters === undefined || (named("flights") && named("contrails")));
}

async function callsFor(tabletop: Tabletop): Promise<number> {
  const root = await create(<Table {...PROPS} tabletop={tabletop} />);
  await until(root, () => hasCome(root, tabletop));
  await allLaid(root);
  await act(async () => root.advanceFrames(3, 0.05));
  const calls = drawCalls(root);
  await root.unmount();
  return calls;
}

test("two hundred counters, the miniatures over them and their contrails add at most a dozen draw calls to the map of the Reich", async () => {
  const { counters = [], contrails: _, ...bare } = FULL;
  expect(counters.length).toBeGreaterThanOrEqual(200);
  const { counters: __, ...empty } = bare as Tabletop;
  const [few, all] = [await callsFor(empty), await callsFor(FULL)];
  expect(few).toBeGreaterThan(10);
  expect(all).toBeGreaterThan(few);
  expect(all - few).toBeLessThanOrEqual(BAR);
});
