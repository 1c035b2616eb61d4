import { act, create } from "@react-three/test-renderer";
import { Profiler } from "react";
import { Matrix4, Vector3 } from "three";
import { beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../src/scene/components/Table.tsx";
import { createPlayer } from "../../src/scene/player.ts";
import type { TableProps } from "../../src/scene/props.ts";
import { ContactMesh } from "../../src/scene/stock/contact.ts";
import { HaloMesh } from "../../src/scene/stock/halo.ts";
import { SlabMesh } from "../../src/scene/stock/stock.ts";
import { NO_OVERLAY } from "../../src/tabletop/overlay.ts";
import type { Tabletop } from "../../src/tabletop/tabletop.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import { map } from "../tabletop/map.ts";
import { laid, onCard, PROPS, type Root, stubPage, until } from "./bare-table.ts";

vi.mock("../../src/scene/fonts.ts", () => ({ fontsReady: async () => undefined }));
// Nothing is baked where there is no graphics card.
vi.mock("@react-three/drei/core/Environment.js", () => ({ Environment: () => null }));
vi.mock("../../src/scene/lettering.ts", () => ({ useLettering: () => 1 }));

beforeEach(stubPage);

const MAP = map();

function slabs(root: Root): readonly SlabMesh[] {
  return laid(root).filter((one) => one instanceof SlabMesh);
}

function lights(root: Root): readonly HaloMesh[] {
  return laid(root).filter((one) => one instanceof HaloMesh);
}

/** Where the slabs of a mesh lie, in inches. */
function places(mesh: SlabMesh | undefined): readonly Vector3[] {
  const matrix = new Matrix4();
  return Array.from({ length: mesh?.count ?? 0 }, (_, i) => {
    mesh?.getMatrixAt(i, matrix);
    return new Vector3().setFromMatrixPosition(matrix);
  });
}

/** How many of them have been moved by more than a hundredth of an inch. */
function moved(before: readonly Vector3[], after: readonly Vector3[]): number {
  return after.filter((place, i) => place.distanceTo(before[i] ?? place) > 0.01).length;
}

async function draw(root: Root, frames = 3): Promise<void> {
  await act(async () => root.advanceFrames(frames, 0.05));
}

async function stand(tabletop: Tabletop, slabbed: number, props: Partial<TableProps> = {}): Promise<Root> {
  const root = await create(<Table {...PROPS} tabletop={tabletop} {...props} />);
  await until(root, () => slabs(root).length === slabbed);
  await draw(root);
  return root;
}

test("each kind of thing that lies on a table is drawn in its own part, and a table without it has none", async () => {
  // Markers, three shapes of counters, cards.
  const root = await stand(MAP, 5);
  const total = (all: readonly { readonly count: number }[]) =>
    all.reduce((sum, { count }) => sum + count, 0);
  const { counters = [], cards = [], groups = [], tracks = [] } = MAP;
  const piles = groups.filter(({ kind }) => kind === "pile").length;
  const markers = tracks.flatMap((track) => track.markers).length;
  expect(total(slabs(root))).toBe(counters.length + cards.length + 2 * piles + markers);
  const { counters: _, ...uncountered } = MAP;
  await act(async () => root.update(<Table {...PROPS} tabletop={uncountered} />));
  expect(slabs(root)).toHaveLength(2);
  const { cards: __, groups: ___, tracks: ____, charts: _____, ...bare } = uncountered;
  await act(async () => root.update(<Table {...PROPS} tabletop={bare} />));
  expect(slabs(root)).toHaveLength(0);
  await root.unmount();
});

test("what may be chosen is lit, and light goes with the choice", async () => {
  const lit = { ...NO_OVERLAY, lit: ["c2", "hand-0-1", "hand-0-4", "dover"] };
  const root = await stand(MAP, 5, { overlay: lit });
  const counts = () => lights(root).map(({ count }) => count);
  expect(counts().toSorted()).toEqual([1, 1, 2]);
  await act(async () => root.update(<Table {...PROPS} tabletop={MAP} />));
  await draw(root);
  expect(counts()).toEqual([0, 0, 0]);
  await root.unmount();
});

test("the stack of the counter that is pointed at is fanned out in the next frames, and no other counter moves", async () => {
  const root = await stand(MAP, 5, { hovered: undefined });
  const square = () => slabs(root).toSorted((a, b) => b.count - a.count)[0];
  const before = places(square());
  await act(async () => root.update(<Table {...PROPS} tabletop={MAP} hovered="c1" />));
  await draw(root, 12);
  const fanned = moved(before, places(square()));
  expect(fanned).toBeGreaterThan(0);
  expect(fanned).toBeLessThanOrEqual(4);
  await act(async () => root.update(<Table {...PROPS} tabletop={MAP} hovered={undefined} />));
  await draw(root, 12);
  expect(moved(before, places(square()))).toBe(0);
  await root.unmount();
});

test("a counter that is pushed goes with the player's clock, and React renders nothing meanwhile", async () => {
  const player = createPlayer();
  const counters = MAP.counters?.map((one) => (one.id === "c0" ? { ...one, x: 30, y: 15 } : one)) ?? [];
  const pushed: Tabletop = { ...MAP, counters, cues: [{ kind: "push", counters: ["c0"] }] };
  player.load(timeline(MAP, pushed), "start");
  let renders = 0;
  const root = await create(
    <Profiler id="table" onRender={() => renders++}>
      <Table {...PROPS} tabletop={pushed} player={player} />
    </Profiler>,
  );
  await until(root, () => slabs(root).length === 5);
  await draw(root);
  const seen = () => slabs(root).map(places);
  const start = seen();
  const rendered = renders;
  const movedAt = async (ms: number) => {
    player.seek(ms);
    await draw(root, 1);
    return seen().reduce((sum, now, i) => sum + moved(start[i] ?? [], now), 0);
  };
  expect(await movedAt((player.timeline?.duration ?? 0) / 2)).toBe(1);
  expect(await movedAt(0)).toBe(0);
  expect(renders).toBe(rendered);
  await root.unmount();
});

test("a marker that goes to another cell is lifted half an inch on its way, and no other is", async () => {
  const [first, ...others] = MAP.tracks ?? [];
  if (!first) throw new Error("the map has no track");
  const [marker, ...rest] = first.markers;
  if (!marker) throw new Error("the track has no marker");
  const cell = marker.cell === 0 ? 1 : 0;
  const tracks = [{ ...first, markers: [{ ...marker, cell }, ...rest] }, ...others];
  const player = createPlayer();
  const counters = MAP.counters?.map((one) => (one.id === "c0" ? { ...one, x: 30, y: 15 } : one)) ?? [];
  const after: Tabletop = { ...MAP, counters, tracks, cues: [{ kind: "push", counters: ["c0"] }] };
  player.load(timeline(MAP, after), "start");
  const root = await stand(after, 5, { player });
  const count = tracks.flatMap(({ markers }) => markers).length;
  const heights = async (ms: number) => {
    player.seek(ms);
    await draw(root, 1);
    return places(slabs(root).find((mesh) => mesh.count === count)).map(({ y }) => y);
  };
  const before = await heights(0);
  const lifts = (await heights(300)).map((y, i) => y - (before[i] ?? 0));
  expect(lifts.filter((lift) => Math.abs(lift - 0.5) < 1e-3)).toHaveLength(1);
  expect(lifts.filter((lift) => Math.abs(lift) < 1e-3)).toHaveLength(count - 1);
  await root.unmount();
});

test("a plaque is pushed with a rake, which is gone when the push is over; other counters are moved by hand", async () => {
  const counters = MAP.counters?.map((one) => ({ ...one, x: one.x + 1 })) ?? [];
  const plaque = counters.find(({ shape }) => shape === "plaque")?.id ?? "";
  const square = counters.find(({ shape }) => shape === "square")?.id ?? "";
  const player = createPlayer();
  const pushed: Tabletop = {
    ...MAP,
    counters,
    cues: [
      { kind: "push", counters: [plaque] },
      { kind: "push", counters: [square] },
    ],
  };
  const line = timeline(MAP, pushed);
  player.load(line, "start");
  const root = await create(<Table {...PROPS} tabletop={pushed} player={player} />);
  await until(root, () => slabs(root).length === 5);
  const rakeAt = async (clip: number, share: number) => {
    const { start, duration } = line.clips[clip] as (typeof line.clips)[number];
    player.seek(start + share * duration);
    await draw(root, 1);
    return laid(root).find(({ name }) => name === "rake")?.visible;
  };
  expect([await rakeAt(0, 0.5), await rakeAt(1, 0.5), await rakeAt(1, 1)]).toEqual([true, false, false]);
  await root.unmount();
});

test("nothing is left of a map with counters and cards that was laid and taken away ten times", async () => {
  const root = await create(<group />);
  const children = laid(root).length;
  for (let turn = 0; turn < 10; turn++) {
    await act(async () => root.update(<Table {...PROPS} tabletop={MAP} />));
    await until(root, () => slabs(root).length === 5);
    const disposed = new Set<unknown>();
    const made = onCard(root);
    for (const one of made) one.addEventListener("dispose", () => disposed.add(one));
    await act(async () => root.update(<group />));
    expect(laid(root)).toHaveLength(children);
    expect([...made].filter((one) => !disposed.has(one))).toEqual([]);
  }
  await root.unmount();
});

test("cards and counters that lie on the table have the dark under them, those in hands and on others have none", async () => {
  const root = await stand(MAP, 5);
  const dark = laid(root).filter((one) => one instanceof ContactMesh);
  expect(dark).toHaveLength(1);
  const [mesh] = dark as readonly ContactMesh[];
  const { counters = [], cards = [] } = MAP;
  expect(mesh?.count).toBe(counters.length + cards.length);
  const outline = mesh?.geometry.getAttribute("outline");
  const seen = (place: number) => (outline?.getW(place) ?? 0) > 0;
  const places = counters.map(({ x, y }) => `${x} ${y}`);
  const alone = counters.map(
    (one, at) => places.indexOf(`${one.x} ${one.y}`) === at && one.shape !== "plaque",
  );
  for (const [at, counter] of counters.entries())
    expect([counter.id, seen(at)]).toEqual([counter.id, alone[at] === true && !counter.level]);
  const hands = new Set(MAP.groups?.flatMap(({ id, kind }) => (kind === "hand" ? [id] : [])));
  for (const [at, card] of cards.entries())
    if (hands.has(card.group)) expect([card.id, seen(counters.length + at)]).toEqual([card.id, false]);
  expect(cards.some(({ group }, at) => !hands.has(group) && seen(counters.length + at))).toBe(true);
  await root.unmount();
});

test("where there is no ground, nothing is dark under cards and counters", async () => {
  const root = await stand(MAP, 5, { ground: false });
  expect(laid(root).filter((one) => one instanceof ContactMesh)).toEqual([]);
  await root.unmount();
});

test("what lies on a table is there until all of it has been taken away", async () => {
  const { counters: _, cards: __, groups: ___, tracks: ____, charts: _____, ...rest } = MAP;
  const { areas: a, lines: b, sites: c, links: d, ...cleared } = rest;
  const bare: Tabletop = { ...cleared, cues: [{ kind: "burst", at: { x: 9, y: 9, level: 0 }, hit: true }] };
  const player = createPlayer();
  player.load(timeline(MAP, bare), "start");
  // Three shapes of counters and cards.
  const root = await stand(bare, 4, { player });
  await act(async () => root.update(<Table {...PROPS} tabletop={{ ...bare, cues: [] }} player={player} />));
  await until(root, () => slabs(root).length === 0);
  await root.unmount();
});
