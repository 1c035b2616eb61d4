import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Facing, type Hex, hexAhead } from "../../../../src/core/geometry/hex.ts";
import { hexOf } from "../../../../src/core/geometry/hex-map.ts";
import { type Phrase, say } from "../../../../src/core/phrase.ts";
import { type Text, wordsOf } from "../../../../src/face/text.ts";
import { queries } from "../../../../src/games/great-war/face/queries/queries.ts";
import { words as german } from "../../../../src/games/great-war/face/words/de/queries.ts";
import { words as english } from "../../../../src/games/great-war/face/words/en/queries.ts";
import { badgeOf } from "../../../../src/games/great-war/rules/advice/badge.ts";
import { resolveShots } from "../../../../src/games/great-war/rules/fire/resolve.ts";
import { defencesInCombat } from "../../../../src/games/great-war/rules/ground/defences.ts";
import { fly, moveSceneOf, speedRange } from "../../../../src/games/great-war/rules/move/index.ts";
import { mountsOf } from "../../../../src/games/great-war/rules/setup/roster.ts";
import type { GroundGun, State } from "../../../../src/games/great-war/rules/state/state.ts";
import { boardOf, viewOf } from "../../../../src/games/great-war/rules/view/view.ts";
import type { Phrases } from "../../../../src/games/great-war/words/phrases.ts";
import { type Plane, stateOf } from "../board.ts";
import { parseMove } from "../written.ts";

const HERE = hexOf(20, 20);
const DIE = [1, 2, 3, 4, 5, 6];

function spoken(text: Text, words = english): string {
  return wordsOf(text, (phrase) => say(words, phrase));
}

/** Two dice show these faces first, and all that fall after them a six, so that nothing else goes wrong. */
function first(...faces: readonly number[]) {
  const left = [...faces];
  return {
    throw: ({ dice }: { readonly dice: readonly string[] }) => dice.map(() => left.shift() ?? 6),
  };
}

/** In how many per cent of all throws of two dice something holds. */
function percentOf(holds: (one: number, two: number) => boolean): number {
  const ways = DIE.flatMap((one) => DIE.map((two) => holds(one, two))).filter(Boolean).length;
  return Math.round((ways * 100) / 36);
}

function seen(other: Partial<Plane>, one: Partial<Plane> = {}, changes: Partial<State> = {}) {
  const state = stateOf([
    { id: "A1", hex: HERE, ...one },
    { id: "G1", type: "fokker-dr-i", ...other },
  ]);
  return queries.contacts(viewOf({ ...state, ...changes }, "allied"), "A1")[0];
}

/** Two facings from the middle, one after the other. */
function off(first: Facing, second: Facing): Hex {
  return hexAhead(hexAhead(HERE, first), second);
}

test("the edge is near where straight on, as fast as it may fly, an aircraft is off the board", () => {
  const nearAt = Array.from({ length: 20 }, (_, row) => {
    const state = stateOf([{ id: "A1", hex: hexOf(20, row), facing: 0 }]);
    const view = viewOf(state, "allied");
    const [edge] = queries.more[1]?.answer(view, "A1", "") ?? [];
    const { hexes } = (edge as Phrase).values as { readonly hexes: number };
    const isNear = queries.nearEdge(view, "A1");
    expect(isNear).toBe(hexes <= speedRange(moveSceneOf(boardOf(view), 0)).to);
    return isNear;
  });
  expect(nearAt[0]).toBe(true);
  expect(nearAt.at(-1)).toBe(false);
  expect(queries.nearEdge(viewOf(stateOf([{ id: "A1", hex: HERE }]), "allied"), "X9")).toBe(false);
});

describe("a contact on hexes", () => {
  test.each([
    [
      hexAhead(HERE, 0, 3),
      3,
      3000,
      { distance: 3, clock: 12, above: 0 },
      "3 hexes",
      "level",
      "its nose towards you",
    ],
    [
      hexAhead(HERE, 3, 3),
      0,
      3150,
      { distance: 6, clock: 6, above: 3 },
      "3 hexes",
      "150 metres above",
      "its nose towards you",
    ],
    [
      hexAhead(HERE, 3),
      3,
      2900,
      { distance: 3, clock: 6, above: -2 },
      "1 hex",
      "100 metres below",
      "its nose away from you",
    ],
    [
      hexAhead(HERE, 1, 4),
      1,
      3000,
      { distance: 4, clock: 2, above: 0 },
      "4 hexes",
      "level",
      "its nose away from you",
    ],
    [off(1, 2), 0, 3000, { distance: 2, clock: 3, above: 0 }, "2 hexes", "level", "crossing left"],
    [off(4, 5), 0, 3000, { distance: 2, clock: 9, above: 0 }, "2 hexes", "level", "crossing right"],
    [off(0, 1), 4, 3000, { distance: 2, clock: 1, above: 0 }, "2 hexes", "level", "its nose towards you"],
    [HERE, 2, 3100, { distance: 2, above: 2 }, "the same hex", "100 metres above", "in the same hex"],
  ] as const)("at %o facing %i, %i metres high", (hex, facing, altitude, told, range, height, nose) => {
    const contact = seen({ hex, facing, altitude });
    expect(contact).toMatchObject({ id: "G1", friend: false, ...told });
    expect(contact?.clock).toBe("clock" in told ? told.clock : undefined);
    const cells = contact?.cells.map((cell) => spoken(cell)) ?? [];
    expect([cells[0], cells[2], cells[3]]).toEqual([range, height, nose]);
  });

  test("the clock turns with the nose", () => {
    const hex = hexAhead(HERE, 1, 4);
    const clocks = ([0, 1, 2, 3, 4, 5] as const).map((facing) => seen({ hex }, { facing })?.clock);
    expect(clocks).toEqual([2, 12, 10, 8, 6, 4]);
  });

  test("tells who is on whose tail", () => {
    const hex = hexAhead(HERE, 3, 2);
    const on = (tails: State["tails"]) => spoken(seen({ hex }, {}, { tails })?.cells[3] ?? "");
    expect(on([{ tailer: 1, target: 0 }])).toBe("its nose towards you, on your tail");
    expect(on([{ tailer: 0, target: 1 }])).toBe("its nose towards you, you on its tail");
    expect(on([])).toBe("its nose towards you");
  });

  test("is told of those alone who fly, and of nobody by one who does not", () => {
    expect(seen({ status: "crashed" })).toBeUndefined();
    expect(seen({}, { status: "home" })).toBeUndefined();
  });

  test("of a friend nothing is told of shots, and a balloon has no nose", () => {
    const friend = seen({ id: "A2", hex: hexAhead(HERE, 0, 2) });
    expect(friend).toMatchObject({ friend: true, shot: 0, threat: 0 });
    expect([friend?.cells[4], friend?.cells[5]]).toEqual(["", ""]);
    const balloon = seen({ type: "balloon-drachen", hex: hexAhead(HERE, 0, 2) });
    expect([balloon?.cells[3], balloon?.cells[7]]).toEqual(["", ""]);
  });
});

const plane = fc.record({
  type: fc.constantFrom("sopwith-camel", "fokker-dr-i", "bristol-f2b", "se-5a"),
  q: fc.integer({ min: -5, max: 5 }),
  r: fc.integer({ min: -5, max: 5 }),
  facing: fc.constantFrom(...([0, 1, 2, 3, 4, 5] as const)),
  levels: fc.integer({ min: -4, max: 4 }),
  novice: fc.boolean(),
});

type Placed = typeof plane extends fc.Arbitrary<infer One> ? One : never;

function planeAt(id: string, { type, q, r, facing, levels, novice }: Placed): Plane {
  return { id, type, facing, novice, hex: { q: HERE.q + q, r: HERE.r + r }, altitude: 3000 + 50 * levels };
}

/** What the referee rolls for the best line of a badge: in how many per cent of all throws the target suffers. */
function judged(state: State, from: number, to: number): number {
  const lines = badgeOf(state, from, to)?.lines.filter(({ legal }) => legal) ?? [];
  const chances = lines.map(({ mount, barrels, below }) => {
    const { man = 0 } = mountsOf(state.setup, from).find(({ id }) => id === mount) ?? {};
    const shot = { from, man, mount, barrels, target: to, below, strayed: false, tailing: false };
    return percentOf((one, two) => {
      const { board } = resolveShots({ ...state, shots: [shot] }, first(one, two));
      return board.aircraft[to]?.damage !== 0 || board.aircraft[to]?.status !== "flying";
    });
  });
  return Math.max(0, ...chances);
}

describe("a shot", () => {
  test("is worth what the referee makes of all throws of the dice, and is the best of the badge, in 400 positions", () => {
    let some = 0;
    fc.assert(
      fc.property(plane, plane, (one, other) => {
        const state = stateOf([planeAt("A1", one), planeAt("G1", other)]);
        const [contact] = queries.contacts(viewOf(state, "allied"), "A1");
        expect(contact?.shot).toBe(judged(state, 0, 1));
        expect(contact?.threat).toBe(judged(state, 1, 0));
        if (contact?.shot) some += 1;
      }),
      { numRuns: 400, seed: 1917 },
    );
    expect(some).toBeGreaterThan(20);
  });

  test("is as likely as the points of the badge's rolls say, in 1,000 positions", () => {
    fc.assert(
      fc.property(plane, plane, (one, other) => {
        const state = stateOf([planeAt("A1", one), planeAt("G1", other)]);
        const lines = badgeOf(state, 0, 1)?.lines.filter(({ legal }) => legal) ?? [];
        const chances = lines.map(({ phrase }) => {
          const points = (phrase.values as Phrases["badge.shot"]).table;
          return percentOf((a, b) => (points[a + b - 2] ?? 0) > 0);
        });
        const [contact] = queries.contacts(viewOf(state, "allied"), "A1");
        expect(contact?.shot).toBe(Math.max(0, ...chances));
      }),
      { numRuns: 1000 },
    );
  });
});

function gun(change: Partial<GroundGun> = {}): GroundGun {
  return { id: "F1", side: 1, kind: "MG", hex: HERE, hidden: false, firedIn: 0, ...change };
}

describe("a gun below", () => {
  test.each([
    ["MG", 2, 400, {}, true],
    ["MG", 3, 500, {}, true],
    ["MG", 4, 400, {}, false],
    ["MG", 2, 550, {}, false],
    ["AA", 6, 2000, {}, true],
    ["AA", 6, 2050, {}, false],
    ["AA", 2, 1000, { novice: true }, true],
    ["AA", 2, 1000, { kills: 20 }, true],
  ] as const)("%s at %i hexes, %i metres below, %o", (kind, hexes, altitude, pilot, fires) => {
    const a1 = { id: "A1", hex: hexAhead(HERE, 0, hexes), altitude, ...pilot };
    const state: State = { ...stateOf([a1, { id: "G1", hex: hexOf(0, 0) }]), guns: [gun({ kind })] };
    const contact = queries.contacts(viewOf(state, "allied"), "A1").find(({ id }) => id === "F1");
    const percent = percentOf(
      (one, two) => defencesInCombat(state, first(one, two)).board.aircraft[0]?.damage !== 0,
    );
    expect(contact).toMatchObject({ shot: 0, threat: percent, above: -altitude / 50 });
    expect(percent > 0).toBe(fires);
  });

  test("fires once a turn, and is told of only where it is known", () => {
    const planes = [
      { id: "A1", hex: HERE, altitude: 300 },
      { id: "G1", hex: hexOf(0, 0) },
    ];
    const seenBy = (viewer: string, change: Partial<GroundGun>) =>
      queries
        .contacts(
          viewOf({ ...stateOf(planes), guns: [gun(change)] }, viewer),
          viewer === "allied" ? "A1" : "G1",
        )
        .find(({ id }) => id === "F1");
    expect(spoken(seenBy("allied", { firedIn: 1 })?.cells[5] ?? "")).toBe("fired already in this turn");
    expect(seenBy("allied", { firedIn: 1 })?.threat).toBe(0);
    expect(seenBy("allied", { hidden: true })).toBeUndefined();
    expect(seenBy("german", { hidden: true })).toMatchObject({ friend: true, threat: 0 });
  });
});

const FRONT = { german: Array.from({ length: 40 }, () => 15), allied: Array.from({ length: 40 }, () => 25) };

function asked(name: string, argument: string, from = "A1") {
  const state = stateOf(
    [
      { id: "A1", hex: HERE },
      { id: "A2", hex: HERE, altitude: 3100 },
      { id: "G1", hex: hexOf(5, 5), facing: 3 },
    ],
    {
      front: FRONT,
      targets: [{ id: "T1", side: 0, kind: "photo", hexes: [hexOf(3, 15)], worth: 3 }],
    },
  );
  const view = viewOf({ ...state, guns: [gun({ hex: hexOf(7, 7) })] }, "allied");
  const own = queries.more.find(({ names }) => spoken(names).split(" ").includes(name));
  return own?.answer(view, from, argument).map((text) => spoken(text));
}

describe("questions of its own", () => {
  test.each([
    ["hex", "", ["Hex 2121: A2 at 3100 metres and A1 at 3000 metres.", "It is no man's land."]],
    ["hex", "A1", ["Hex 2121: A2 at 3100 metres and A1 at 3000 metres.", "It is no man's land."]],
    [
      "hex",
      "g1",
      [
        "Hex 0606: G1 at 3000 metres.",
        "From A1 it is 22 hexes away at 11 o'clock.",
        "It is behind the German trench.",
      ],
    ],
    [
      "hex",
      "F1",
      [
        "Hex 0808: F1 at 0 metres.",
        "From A1 it is 19 hexes away at 11 o'clock.",
        "It is behind the German trench.",
      ],
    ],
    [
      "hex",
      "0416",
      [
        "Nobody is in hex 0416.",
        "From A1 it is 17 hexes away at 10 o'clock.",
        "There is the trench of the Germans.",
        "Anti-aircraft fire of the Germans reaches it (4.10h).",
        "There is T1, to be photographed by the Allies: missed.",
      ],
    ],
    ["hex", "4141", ["The board has hexes 0101 to 4040: ? hex 0101 asks about the first."]],
    ["hex", "X9", ["The board has hexes 0101 to 4040: ? hex 0101 asks about the first."]],
    ["edge", "", ["Straight on A1 leaves the board with hex 21 (D-10)."]],
    ["order", "", ["Nobody's turn to move is fixed now."]],
  ])("? %s %s", (name, argument, told) => expect(asked(name, argument)).toEqual(told));

  test("the way home is told", () => {
    const home = stateOf([{ id: "A1", hex: hexOf(10, 37), facing: 3 }]);
    const [text = ""] = queries.more[1]?.answer(viewOf(home, "allied"), "A1", "") ?? [];
    expect(spoken(text)).toBe("Straight on A1 leaves the board with hex 3, and gets home (D-10).");
    expect(spoken(text, german)).toBe(
      "Geradeaus verlässt A1 die Karte mit dem 3. Hex und kommt heim (D-10).",
    );
  });
});

describe("what an aircraft can do", () => {
  const state = stateOf([
    { id: "A1", hex: HERE, speed: 8 },
    { id: "G1", hex: hexOf(5, 5) },
  ]);
  const moving: State = { ...state, phase: "movement", order: [0, 1], agenda: [{ do: "move", who: 0 }] };
  const prompt = { id: "A1", seat: "allied", kind: "move", about: "A1", opens: "now" } as const;

  test("speeds, turns, climb, guns and the edge", () => {
    const told = queries.about(viewOf(moving, "allied"), "A1").map((text) => spoken(text));
    expect(told).toEqual([
      "Its next move has 6 to 10 movement points.",
      "Hexsides turned in one hex cost 1, 1 and 1 of them.",
      "It may climb 150 metres, or dive 200 metres at 8 movement points.",
      "Its guns: left gun 15 attacks left; right gun 15 attacks left.",
      "Straight on A1 leaves the board with hex 21 (D-10).",
    ]);
  });

  test("a move is asked for with examples that may be given and are not rash", () => {
    fc.assert(
      fc.property(plane, (one) => {
        const planes = [{ ...planeAt("A1", one), hex: hexOf(20 + 3 * one.q, 20 + 3 * one.r) }];
        const view = viewOf({ ...moving, ...stateOf(planes), agenda: moving.agenda }, "allied");
        const texts = queries.asked(view, prompt) ?? [];
        const last = texts.at(-1);
        const examples = typeof last === "object" ? (last.values.examples as readonly string[]) : [];
        expect(examples.length).toBeGreaterThan(0);
        for (const example of examples) {
          const scene = moveSceneOf(boardOf(view), 0);
          const read = parseMove(example, scene);
          expect(read.ok && fly(scene, read.value).leaves).toBeNull();
        }
      }),
      { numRuns: 100 },
    );
    expect(queries.asked(viewOf(moving, "allied"), { ...prompt, kind: "fire" })).toBeUndefined();
  });
});
