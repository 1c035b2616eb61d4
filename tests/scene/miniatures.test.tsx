import { readFile } from "node:fs/promises";
import { act, create } from "@react-three/test-renderer";
import { BatchedMesh, InstancedMesh, Matrix4, Vector3 } from "three";
import { beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../src/scene/components/Table.tsx";
import { firstHeld } from "../../src/scene/miniature/held.ts";
import { Turntable } from "../../src/scene/miniature/Turntable.tsx";
import { woodenBlock } from "../../src/scene/models/placeholder.ts";
import type { TableProps } from "../../src/scene/props.ts";
import type { Piece } from "../../src/tabletop/tabletop.ts";
import { piece, pose, table } from "../tabletop/fixtures.ts";
import { find, laid, onCard, PROPS, type Root, stubPage, until, written } from "./bare-table.ts";

vi.mock("../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
// Nothing is baked where there is no graphics card.
vi.mock("@react-three/drei/core/Environment.js", () => ({ Environment: () => null }));
vi.mock("../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));

/** The page's files, from this folder. */
async function fetchFile(url: string): Promise<Response> {
  const { pathname } = new URL(url, "http://page");
  return new Response(Uint8Array.from(await readFile(new URL(`../..${pathname}`, import.meta.url))));
}

beforeEach(() => {
  stubPage();
  vi.stubGlobal("fetch", fetchFile);
});

const SPITFIRE = { model: "dogfight/spitfire-ia" };
const MESSERSCHMITT = { model: "dogfight/bf-109e-3", side: 1 } as const;

function props(...pieces: readonly Piece[]): TableProps {
  return { ...PROPS, tabletop: table(pieces), settings: { ...PROPS.settings, shadows: false } };
}

const BOTH = props(
  piece("R1", [pose(20, 18, 0, 3)], SPITFIRE),
  piece("B1", [pose(26, 18, 180, 8)], MESSERSCHMITT),
);

async function stand(given: TableProps): Promise<Root> {
  const root = await create(<Table {...given} />);
  await until(root, () => find(root, BatchedMesh) !== undefined);
  await act(async () => root.advanceFrames(2, 0.016));
  return root;
}

/** Where the instances of a mesh are, in inches from the mat's lower left corner: right, up, away. */
function placesOf(mesh: BatchedMesh | InstancedMesh, count: number): readonly number[][] {
  const matrix = new Matrix4();
  return Array.from({ length: count }, (_, i) => {
    mesh.getMatrixAt(i, matrix);
    const { x, y, z } = new Vector3().setFromMatrixPosition(matrix);
    return [x, y, -z].map((v) => Math.round(v * 100) / 100);
  });
}

/** The bases and the stems of a table, in the order in which they are drawn. */
function standsOf(root: Root): readonly InstancedMesh[] {
  return laid(root).filter(
    (one): one is InstancedMesh =>
      one instanceof InstancedMesh &&
      (one.geometry.hasAttribute("tile") || one.geometry.hasAttribute("reach")),
  );
}

/** The meshes of the dice at the feet of the stands. */
function dialsOf(root: Root): number {
  return laid(root).filter(({ name }) => name === "dials").length;
}

/** The strips with the names of what has no model. */
function namesOn(root: Root): number {
  return laid(root).filter(({ name }) => name === "name").length;
}

test("pieces are one batch of models and propellers, one mesh of bases and one of stems, however many there are", async () => {
  const root = await stand(BOTH);
  expect(find(root, BatchedMesh)?.instanceCount).toBe(4);
  expect(standsOf(root).map(({ count }) => count)).toEqual([2, 2]);
  expect(namesOn(root)).toBe(0);
  await root.unmount();
});

test("a frame puts models, bases and stems where the pieces are, higher ones on longer stems", async () => {
  const root = await stand(BOTH);
  const [bases, stems] = standsOf(root) as [InstancedMesh, InstancedMesh];
  const models = find(root, BatchedMesh) as BatchedMesh;
  const at = () => placesOf(bases, 2).map(([x, , y]) => [x, y]);
  expect(at()).toEqual([
    [20, 18],
    [26, 18],
  ]);
  expect(placesOf(stems, 2).map(([x]) => x)).toEqual([20, 26]);
  const reach = () => [0, 1].map((i) => stems.geometry.getAttribute("reach").getX(i));
  const [low = 0, high = 0] = reach();
  expect(high).toBeGreaterThan(low + 1);
  const [airframe] = placesOf(models, 1);
  expect(airframe?.[1]).toBeCloseTo(low, 1);
  const moved = table(BOTH.tabletop.pieces.map((one) => ({ ...one, x: one.x + 4, level: 5 })));
  await act(async () => root.update(<Table {...BOTH} tabletop={moved} />));
  await act(async () => root.advanceFrames(1, 0.016));
  expect(at()).toEqual([
    [24, 18],
    [30, 18],
  ]);
  expect(new Set(reach()).size).toBe(1);
  expect(standsOf(root)).toEqual([bases, stems]);
  await root.unmount();
});

/** Reasons why a model can't be had: each answer of the network, and a model that no other test has loaded. */
const FAILING: readonly (readonly [string, string, () => Promise<Response>])[] = [
  ["that can't be had", "p-51d", async () => new Response("", { status: 503 })],
  ["whose file is no model", "yak-9", async () => new Response("<!doctype html>")],
  ["whose file is cut short", "il-2", async () => new Response(Uint8Array.of(0x67, 0x6c, 0x54, 0x46))],
  ["that no network brings", "cr-42", () => Promise.reject(new TypeError("Failed to fetch"))],
];

test.each(FAILING)(
  "a model %s is a plain marker with its name; the next tabletop asks again",
  async (...of) => {
    const [, name, fail] = of;
    let there = false;
    vi.stubGlobal("fetch", (url: string) => (there ? fetchFile(url) : fail()));
    const title = `The type ${name}`;
    const given = props(piece("R1", [pose(20, 18, 0)], { model: `dogfight/${name}`, title }));
    const root = await stand(given);
    await until(root, () => namesOn(root) === 1);
    expect(written).toContain(title);
    const plain = find(root, BatchedMesh);
    expect(plain?.instanceCount).toBe(1);
    there = true;
    const next = table(given.tabletop.pieces);
    await act(async () => root.update(<Table {...given} tabletop={next} />));
    await until(root, () => namesOn(root) === 0);
    await until(root, () => find(root, BatchedMesh)?.instanceCount === 2);
    await root.unmount();
  },
);

test("nothing that a graphics card keeps is left of miniatures that were set up and cleared away ten times", async () => {
  const dials = [{ kind: "d6", face: 3 }] as const;
  const given = props(
    piece("R1", [pose(20, 18, 0)], { ...SPITFIRE, dials }),
    piece("B1", [pose(26, 18, 180)], { ...MESSERSCHMITT, model: "dogfight/none-of-these" }),
  );
  const root = await create(<group />);
  for (let turn = 0; turn < 10; turn++) {
    await act(async () => root.update(<Table {...given} />));
    await until(root, () => standsOf(root).length === 2 && dialsOf(root) === 1);
    const kept = onCard(root);
    const gone = new Set<unknown>();
    for (const one of kept) one.addEventListener("dispose" as never, () => gone.add(one));
    await act(async () => root.update(<group />));
    expect([...kept].filter((one) => !gone.has(one)).map(({ type, name }) => `${type} ${name}`)).toEqual([]);
  }
  await root.unmount();
});

test("a miniature in the workshop turns while it is to, and by hand", async () => {
  const held = { ...firstHeld(), heading: 90 };
  const exhibit = { piece: piece("R1", [pose(0, 0, 0)]), shape: woodenBlock() };
  const root = await create(<Turntable held={held} large={false} turning={false} exhibit={undefined} />);
  expect(find(root, BatchedMesh)).toBeUndefined();
  await act(async () =>
    root.update(<Turntable held={held} large={false} turning={false} exhibit={exhibit} />),
  );
  const nose = () => {
    const matrix = new Matrix4();
    find(root, BatchedMesh)?.getMatrixAt(0, matrix);
    const ahead = new Vector3(0, 0, -1).transformDirection(matrix);
    return (Math.atan2(ahead.x, -ahead.z) * 180) / Math.PI;
  };
  await act(async () => root.advanceFrames(1, 0.05));
  expect(nose()).toBeCloseTo(90, 3);
  held.heading = 40;
  await act(async () => root.advanceFrames(1, 0.05));
  expect(nose()).toBeCloseTo(40, 3);
  await act(async () => root.update(<Turntable held={held} large={false} turning exhibit={exhibit} />));
  await act(async () => root.advanceFrames(4, 0.05));
  await act(async () => root.advanceFrames(1, 0.05));
  expect(nose()).toBeGreaterThan(43);
  expect(nose()).toBeLessThan(60);
  await root.unmount();
});
