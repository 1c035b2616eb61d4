import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { glbIo } from "../../models/kit/glb.ts";
import manifest from "../../models/manifest.json";

const FOLDER = new URL("../../models/", import.meta.url);

type Point = readonly [number, number, number];

const NOT_WING = 0.006;

/** The corners of the airframe's triangles, in metres of the miniature. */
async function airframe(id: string): Promise<Point[][]> {
  const file = new URL(manifest.find((row) => row.id === id)?.file ?? "", FOLDER);
  const doc = await (await glbIo()).readBinary(new Uint8Array(await readFile(file)));
  const [node] = doc.getRoot().listNodes();
  const metres = node?.getScale()[0] ?? Number.NaN;
  return (node?.getMesh()?.listPrimitives() ?? []).flatMap((primitive) => {
    const index = [...(primitive.getIndices()?.getArray() ?? [])];
    const position = primitive.getAttribute("POSITION");
    const at = (i: number) => position?.getElement(i, []).map((v) => v * metres) as unknown as Point;
    return Array.from({ length: index.length / 3 }, (_, t) =>
      [0, 1, 2].map((k) => at(index[3 * t + k] ?? 0)),
    );
  });
}

/** Depth of the silhouette from above, nose to tail, at x: the first stretch from the front, without the tail. */
function chord(ts: readonly Point[][], x: number): number {
  const cuts = ts.flatMap((t) =>
    t.flatMap((a, i) => {
      const b = t[(i + 1) % 3] as Point;
      if ((a[0] - x) * (b[0] - x) >= 0) return [];
      const k = (x - a[0]) / (b[0] - a[0]);
      return [a[2] + (b[2] - a[2]) * k];
    }),
  );
  const wing = cuts.sort((a, b) => a - b);
  const end = wing.findIndex((z, i) => i > 0 && z - (wing[i - 1] ?? 0) > NOT_WING);
  return (wing[(end === -1 ? wing.length : end) - 1] ?? 0) - (wing[0] ?? 0);
}

const half = (ts: readonly Point[][]): number => Math.max(...ts.flat().map((p) => p[0]));

async function taper(id: string, share: number): Promise<number> {
  const ts = await airframe(id);
  return chord(ts, half(ts) * share) / chord(ts, half(ts) * 0.25);
}

/** Height of the wing's upper side at a share of the half span, in mm. */
async function rise(id: string, share: number): Promise<number> {
  const ts = await airframe(id);
  const x = half(ts) * share;
  const heights = ts.flat().filter((p) => Math.abs(p[0] - x) < 0.0025 && Math.abs(p[2]) < 0.02);
  return Math.max(...heights.map((p) => p[1])) * 1000;
}

it("the Spitfire's wing is an ellipse: narrow near the tip, broad at half span", async () => {
  expect(await taper("spitfire-ia", 0.9)).toBeLessThan(0.6);
  expect(await taper("spitfire-ia", 0.6)).toBeGreaterThan(0.78);
});

it("the Bf 109's tips are square: hardly narrower at 95 per cent of the span than the taper asks for", async () => {
  expect(await taper("bf-109e-3", 0.95)).toBeGreaterThan(0.5);
  expect(await taper("bf-109e-3", 0.95)).toBeGreaterThan((await taper("spitfire-ia", 0.95)) * 1.4);
});

it("the Stuka's wing goes down before it goes up, and its spats hang below", async () => {
  const [root, crank, tip] = [
    await rise("ju-87b-2", 0.15),
    await rise("ju-87b-2", 0.36),
    await rise("ju-87b-2", 0.85),
  ];
  expect(crank).toBeLessThan(root);
  expect(tip).toBeGreaterThan(crank);
  const low = Math.min(...(await airframe("ju-87b-2")).flat().map((p) => p[1]));
  expect(low * 1000).toBeLessThan(-6);
});

it("the Bf 110 has two fins and the Heinkel one", async () => {
  const tallest = async (id: string): Promise<number> => {
    const ts = (await airframe(id)).flat();
    const tail = ts.filter((p) => p[2] > Math.max(...ts.map((q) => q[2])) * 0.85);
    return Math.abs(tail.reduce((top, p) => (p[1] > top[1] ? p : top))[0]) * 1000;
  };
  expect(await tallest("bf-110c")).toBeGreaterThan(8);
  expect(await tallest("he-111h")).toBeLessThan(1);
});

const DECK_GAP = 0.0025;
const DECK_CHORD = 0.004;

/** Wings above one another at a share of the half span: heights of the cut in heaps, wires and struts not counted. */
async function decks(id: string, share: number): Promise<{ height: number; chord: number }[]> {
  const ts = await airframe(id);
  const x = half(ts) * share;
  const cuts = ts
    .flatMap((t) =>
      t.flatMap((a, i): [number, number][] => {
        const b = t[(i + 1) % 3] as Point;
        if ((a[0] - x) * (b[0] - x) >= 0) return [];
        const k = (x - a[0]) / (b[0] - a[0]);
        return [[a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k]];
      }),
    )
    .sort((a, b) => a[0] - b[0]);
  const heaps: [number, number][][] = [];
  for (const cut of cuts) {
    const heap = heaps.at(-1);
    const last = heap?.at(-1);
    if (heap && last && cut[0] - last[0] < DECK_GAP) heap.push(cut);
    else heaps.push([cut]);
  }
  return heaps
    .map((heap) => heap.map(([, z]) => z))
    .map((zs, i) => ({ height: heaps[i]?.[0]?.[0] ?? 0, chord: Math.max(...zs) - Math.min(...zs) }))
    .filter(({ chord }) => chord > DECK_CHORD);
}

it("the Dr.I has three wings, the Albatros two and the Fokker monoplanes one", async () => {
  expect(await decks("fokker-dr-i", 0.45)).toHaveLength(3);
  expect(await decks("albatros-d-iii", 0.45)).toHaveLength(2);
  for (const id of ["fokker-e-iii", "fokker-d-viii"]) expect(await decks(id, 0.7)).toHaveLength(1);
});

it("the Albatros D.III's lower wing is much narrower than its upper one, the D.II's is not", async () => {
  const ratio = async (id: string): Promise<number> => {
    const [lower, upper] = await decks(id, 0.45);
    return (lower?.chord ?? 0) / (upper?.chord ?? 1);
  };
  expect(await ratio("albatros-d-iii")).toBeLessThan(0.8);
  expect(await ratio("albatros-d-ii")).toBeGreaterThan(0.9);
});

it("an ace's aircraft has the shape of its type and other colours", async () => {
  for (const [ace, plain] of [
    ["fokker-dr-i-red", "fokker-dr-i"],
    ["albatros-d-iii-red", "albatros-d-iii"],
    ["albatros-d-v-black", "albatros-d-v"],
    ["fokker-d-vii-white", "fokker-d-vii"],
    ["nieuport-17-ball", "nieuport-17"],
    ["sopwith-triplane-black", "sopwith-triplane"],
    ["spad-vii-stork", "spad-vii"],
  ] as const) {
    const [a, b] = [await airframe(ace), await airframe(plain)].map((ts) => half(ts));
    expect(a).toBeCloseTo(b ?? 0, 5);
    const bytes = async (id: string) => readFile(new URL(`great-war/${id}.glb`, FOLDER));
    expect((await bytes(ace)).equals(await bytes(plain))).toBe(false);
  }
});

it("the Sopwith Triplane has three narrow wings, the Camel two", async () => {
  const triplane = await decks("sopwith-triplane", 0.85);
  const camel = await decks("sopwith-camel", 0.8);
  expect(triplane).toHaveLength(3);
  expect(camel).toHaveLength(2);
  for (const wing of triplane) expect(wing.chord).toBeLessThan((camel[0]?.chord ?? 0) * 0.8);
});

it("the Nieuport 17 is a sesquiplane, the SPAD is none", async () => {
  const ratio = async (id: string): Promise<number> => {
    const [lower, upper] = await decks(id, 0.8);
    return (lower?.chord ?? 0) / (upper?.chord ?? 1);
  };
  expect(await ratio("nieuport-17")).toBeLessThan(0.7);
  expect(await ratio("spad-xiii")).toBeGreaterThan(0.8);
});

it("the upper wings of R.E.8, Farman and O/400 reach far beyond the lower ones, those of the D.H.4 do not", async () => {
  for (const id of ["re-8", "farman-f-40", "handley-page-o-400"])
    expect(await decks(id, 0.9)).toHaveLength(1);
  expect(await decks("dh-4", 0.9)).toHaveLength(2);
});

it("pushers have their propeller well behind the nose", async () => {
  const behind = async (id: string): Promise<number> => {
    const nose = Math.min(...(await airframe(id)).flat().map((p) => p[2])) * 1000;
    return (manifest.find((row) => row.id === id)?.propellers[0]?.z ?? 0) - nose;
  };
  for (const id of ["dh-2", "fe-2b", "vickers-fb-5", "farman-f-40"])
    expect(await behind(id)).toBeGreaterThan(20);
  for (const id of ["sopwith-pup", "se-5a", "be-2c"]) expect(await behind(id)).toBeLessThan(2);
});
