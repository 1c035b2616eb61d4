import { act, create } from "@react-three/test-renderer";
import { BatchedMesh, InstancedMesh, Mesh, PerspectiveCamera, SpotLight } from "three";
import { beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../src/scene/components/Table.tsx";
import { ChipMesh } from "../../src/scene/overlay/chips.ts";
import { Ribbon } from "../../src/scene/overlay/ribbon.ts";
import { createPlayer } from "../../src/scene/player.ts";
import { RICHEST, type TableProps } from "../../src/scene/props.ts";
import { PuffGeometry } from "../../src/scene/puffs/geometry.ts";
import { HaloMesh } from "../../src/scene/stock/halo.ts";
import { SlabMesh } from "../../src/scene/stock/stock.ts";
import type { Tabletop } from "../../src/tabletop/tabletop.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import { piece, pose, table } from "../tabletop/fixtures.ts";
import {
  find,
  type Kind,
  laid,
  onCard,
  PROPS,
  type Root,
  stubPage,
  TABLE,
  thrownDice,
  tray,
  until,
} from "./bare-table.ts";

vi.mock("../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
// Nothing is baked where there is no graphics card.
const { bakes } = vi.hoisted(() => ({ bakes: vi.fn() }));
vi.mock("@react-three/drei/core/Environment.js", () => ({
  Environment: () => {
    bakes();
    return null;
  },
}));
vi.mock("../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));

beforeEach(stubPage);

/** Whether all that comes once a table stands is there. */
function isLaid(root: Root): boolean {
  const inked = laid(root).some((one) => one instanceof Mesh && one.geometry instanceof Ribbon);
  const puffs = laid(root).some((one) => one instanceof Mesh && one.geometry instanceof PuffGeometry);
  return inked && puffs && tray(root) !== undefined;
}

async function stand(props: Partial<TableProps> = {}): Promise<Root> {
  const root = await create(<Table {...PROPS} {...props} />);
  await until(root, () => isLaid(root));
  return root;
}

test("what has been laid on a table stays the same thing when the table shows something else", async () => {
  const root = await stand();
  const kinds: readonly Kind[] = [BatchedMesh, ChipMesh, SpotLight, PerspectiveCamera];
  const all = () => [tray(root), ...kinds.map((kind) => find(root, kind))];
  const before = all();
  const moved = table(TABLE.pieces.map((one) => ({ ...one, x: one.x + 2 })));
  await act(async () => root.update(<Table {...PROPS} tabletop={moved} selected="R1" />));
  await act(async () => root.advanceFrames(3, 0.016));
  expect(all().map((one, i) => one === before[i])).toEqual(before.map(() => true));
  expect(before).not.toContain(undefined);
  await root.unmount();
});

test("the tray stands beside the mat, whatever is rendered anew", async () => {
  const root = await stand();
  const across = () => tray(root)?.position.x ?? 0;
  expect(across()).toBeGreaterThan(TABLE.mat.width / 2);
  await act(async () => root.update(<Table {...PROPS} selected="B1" />));
  expect(across()).toBeGreaterThan(TABLE.mat.width / 2);
  await root.unmount();
});

test("a table without hexes, maps or cards has none of their parts; other pieces are laid out anew", async () => {
  const root = await stand();
  expect([find(root, SlabMesh), find(root, HaloMesh)]).toEqual([undefined, undefined]);
  expect(laid(root).filter((one) => one instanceof ChipMesh)).toHaveLength(1);
  const old = find(root, BatchedMesh);
  const more = table([...TABLE.pieces, piece("R2", [pose(10, 10, 0)])]);
  await act(async () => root.update(<Table {...PROPS} tabletop={more} />));
  await until(root, () => find(root, BatchedMesh) !== old);
  await root.unmount();
});

test("a mat of another size has its pieces where they belong on it", async () => {
  const root = await stand();
  const corner = () => find(root, BatchedMesh)?.parent?.position.toArray();
  expect(corner()).toEqual([-24, 0, 18]);
  const small = { ...TABLE, mat: { ...TABLE.mat, width: 36, depth: 24 } };
  await act(async () => root.update(<Table {...PROPS} tabletop={small} />));
  expect(corner()).toEqual([-18, 0, 12]);
  await root.unmount();
});

test("dice of every look lie there as they are thrown, in the number of each, and leave with the next turn", async () => {
  const player = createPlayer();
  const die = (kind: "d6" | "d10", face: number) => ({ kind, face, side: 0 }) as const;
  const dice = [die("d6", 4), die("d6", 2), die("d10", 7)];
  const thrown: Tabletop = { ...TABLE, cues: [{ kind: "dice", dice, caption: "" }] };
  player.load(timeline(TABLE, thrown), "end");
  const root = await stand({ player, tabletop: thrown });
  const counts = () => {
    const held = (thrownDice(root)?.children ?? []).filter((one) => one instanceof InstancedMesh);
    return held.filter(({ visible }) => visible).map(({ count }) => count);
  };
  await until(root, () => counts().length > 0);
  expect(counts()).toEqual([2, 1]);
  await act(async () => player.load(timeline(thrown, TABLE), "end"));
  await act(async () => root.advanceFrames(1, 0.016));
  expect(counts()).toEqual([]);
  await root.unmount();
});

test("nothing is left of a table that was laid and taken away ten times", async () => {
  const root = await create(<group />);
  const children = laid(root).length;
  for (let turn = 0; turn < 10; turn++) {
    const disposed = new Set<unknown>();
    await act(async () => root.update(<Table {...PROPS} />));
    await until(root, () => isLaid(root));
    const made = onCard(root);
    for (const one of made) one.addEventListener("dispose", () => disposed.add(one));
    await act(async () => root.update(<group />));
    expect(laid(root)).toHaveLength(children);
    expect([...made].filter((one) => !disposed.has(one))).toEqual([]);
  }
  await root.unmount();
});

test("a machine that draws ten frames a second is told of while something plays, and shadows fall until the last step", async () => {
  const player = Object.assign(createPlayer(), { playing: true });
  const asked: number[] = [];
  const props = { player, onPace: (plainness: number) => asked.push(plainness) };
  const root = await stand(props);
  let now = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 100));
  await act(async () => root.advanceFrames(80, 0.1));
  clock.mockRestore();
  expect(asked).toContain(1);
  const lamp = () => find(root, SpotLight)?.castShadow;
  for (const [plainness, falls] of [
    [2, true],
    [3, false],
  ] as const) {
    const settings = { ...PROPS.settings, plainness };
    await act(async () => root.update(<Table {...PROPS} {...props} settings={settings} />));
    expect(lamp()).toBe(falls);
  }
  await root.unmount();
});

test.each([
  ["a show", { directed: true }, true, true],
  ["a show without that wish", { directed: true }, false, false],
  ["no show", {}, true, false],
] as const)(
  "a machine that draws a hundred frames a second has a lens for %s",
  async (_, show, postprocessing, rises) => {
    const player = Object.assign(createPlayer(), { playing: true });
    const asked: number[] = [];
    const settings = { ...PROPS.settings, reducedMotion: false, postprocessing };
    const root = await stand({ ...show, player, settings, onPace: (plainness) => asked.push(plainness) });
    let now = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
    await act(async () => root.advanceFrames(600, 0.01));
    clock.mockRestore();
    expect(asked.includes(RICHEST)).toBe(rises);
    await root.unmount();
  },
);

test("reflections are baked once, whatever is rendered anew", async () => {
  const root = await stand();
  await until(root, () => bakes.mock.calls.length > 0);
  const before = bakes.mock.calls.length;
  for (const selected of ["R1", "B1"])
    await act(async () => root.update(<Table {...PROPS} selected={selected} />));
  expect(bakes).toHaveBeenCalledTimes(before);
  await root.unmount();
});

test("what happens is played by the table's own frames, and goes on without them when the table is gone", async () => {
  const asks = vi.fn(() => 0);
  vi.stubGlobal("requestAnimationFrame", asks);
  const player = createPlayer();
  const next = table(TABLE.pieces, [{ kind: "shot", from: "R1", to: "B1", weapon: "front", hit: true }]);
  player.load(timeline(TABLE, next));
  const root = await stand({ player, tabletop: next });
  await act(async () => player.play());
  await act(async () => root.advanceFrames(2, 0.04));
  expect(player.now).toBe(40);
  expect(asks).not.toHaveBeenCalled();
  await root.unmount();
  expect(asks).toHaveBeenCalledOnce();
});
