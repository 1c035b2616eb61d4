import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Card, CardGroup } from "../../src/tabletop/card.ts";
import type { Counter } from "../../src/tabletop/counter.ts";
import { cardPoses, countOf, groupPose } from "../../src/tabletop/layout/card-layout.ts";
import { type LiveCard, liveCard } from "../../src/tabletop/live-card.ts";
import { type LiveCounter, liveCounter } from "../../src/tabletop/live-counter.ts";
import { cardAt, cardStill } from "../../src/tabletop/motion/card-motion.ts";
import { counterAt, counterStill } from "../../src/tabletop/motion/counter-motion.ts";
import { pileCountAt } from "../../src/tabletop/motion/pile-count.ts";
import type { Cue, Tabletop } from "../../src/tabletop/tabletop.ts";
import { type Timeline, timeline } from "../../src/tabletop/timeline.ts";
import { trials } from "../extent.ts";
import { at, map } from "./map.ts";

const GROUPS: readonly CardGroup[] = [
  { id: "mine", kind: "hand", side: 0 },
  { id: "theirs", kind: "hand", side: 1 },
  { id: "deck", kind: "pile", at: { x: 45, y: 20 }, count: 60 },
  { id: "discards", kind: "pile", at: { x: 45, y: 14 } },
  { id: "row", kind: "row", at: { x: 12, y: 4 }, width: 9 },
];

const IDS = Array.from({ length: 12 }, (_, i) => `k${i}`);

const cards = fc.subarray(IDS, { minLength: 0 }).chain((ids) =>
  fc.shuffledSubarray(ids, { minLength: ids.length }).chain((order) =>
    fc.tuple(
      ...order.map((id) =>
        fc.record(
          {
            id: fc.constant(id),
            group: fc.constantFrom(...GROUPS.map((group) => group.id)),
            up: fc.boolean(),
            state: fc.constantFrom("spent", "beaten"),
          },
          { requiredKeys: ["id", "group", "up"] },
        ),
      ),
    ),
  ),
) as fc.Arbitrary<Card[]>;

const NAMES = Array.from({ length: 9 }, (_, i) => `c${i}`);

const counters = fc.subarray(NAMES).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc
        .record({
          column: fc.integer({ min: 0, max: 3 }),
          row: fc.integer({ min: 0, max: 2 }),
          down: fc.boolean(),
          heading: fc.integer({ min: 0, max: 359 }),
          level: fc.integer({ min: 0, max: 9 }),
        })
        .map(({ column, row, ...rest }) => ({ ...at(column, row), ...rest, id, label: id, title: id })),
    ),
  ),
) as fc.Arbitrary<Counter[]>;

const spot = fc.record({ x: fc.integer({ min: 0, max: 40 }), y: fc.integer({ min: 0, max: 28 }) });
const cue: fc.Arbitrary<Cue> = fc.oneof(
  fc.record({
    kind: fc.constant("deal" as const),
    from: fc.constant("deck"),
    cards: fc.uniqueArray(fc.constantFrom(...IDS)),
  }),
  fc.record(
    {
      kind: fc.constant("play" as const),
      card: fc.constantFrom(...IDS),
      from: fc.constantFrom("mine", "theirs"),
    },
    { requiredKeys: ["kind", "card"] },
  ),
  fc.record({ kind: fc.constant("turn" as const), ids: fc.uniqueArray(fc.constantFrom(...IDS, ...NAMES)) }),
  fc.record({ kind: fc.constant("shuffle" as const), group: fc.constantFrom("deck", "discards") }),
  fc.record(
    {
      kind: fc.constant("push" as const),
      counters: fc.uniqueArray(fc.constantFrom(...NAMES)),
      path: fc.array(spot, { maxLength: 4 }),
    },
    { requiredKeys: ["kind", "counters"] },
  ),
  fc.record({
    kind: fc.constant("battle" as const),
    at: spot,
    counters: fc.uniqueArray(fc.constantFrom(...NAMES)),
  }),
  fc.record({ kind: fc.constant("burst" as const), at: fc.constantFrom(...NAMES), hit: fc.boolean() }),
  fc.record({ kind: fc.constant("leave" as const), piece: fc.constantFrom(...NAMES) }),
);

const EMPTY = map({ cards: [], counters: [], links: [], groups: GROUPS });

const change = fc
  .record({
    before: fc.record({ cards, counters }),
    after: fc.record({ cards, counters }),
    cues: fc.array(cue, { maxLength: 5 }),
  })
  .map(({ before, after, cues }) => timeline({ ...EMPTY, ...before }, { ...EMPTY, ...after, cues }));

function cardOf(line: Timeline, id: string, ms: number, edge: 0 | 1 = 0): LiveCard {
  const out = liveCard();
  expect(cardAt(line, id, ms, edge, out)).toBe(true);
  return out;
}

function counterOf(line: Timeline, id: string, ms: number): LiveCounter {
  const out = liveCounter();
  expect(counterAt(line, id, ms, out)).toBe(true);
  return out;
}

function finite(pose: LiveCard | LiveCounter): void {
  for (const value of Object.values(pose))
    if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
  expect(pose.present).toBeGreaterThanOrEqual(0);
  expect(pose.present).toBeLessThanOrEqual(1);
  expect(pose.open).toBeGreaterThanOrEqual(0);
  expect(pose.open).toBeLessThanOrEqual(1);
}

const INSTANTS = [-50, 0, 1, 130, 400, 599, 600, 1000, 2500, 1e9];

describe("between two tabletops", () => {
  it("every card is finite at any instant, begins where it lay and ends where it lies", () => {
    fc.assert(
      fc.property(change, fc.constantFrom<0 | 1>(0, 1), (line, edge) => {
        const [old, now] = [cardPoses(line.before, edge), cardPoses(line.after, edge)];
        for (const [id, part] of line.cards) {
          for (const ms of INSTANTS) finite(cardOf(line, id, ms, edge));
          const [first, last] = [cardOf(line, id, 0, edge), cardOf(line, id, line.duration, edge)];
          if (part.before && line.duration > 0) {
            const { held, ...pose } = old.get(id) ?? { held: false };
            expect(first).toMatchObject({ ...pose, open: Number(part.before.up), present: 1 });
            expect(first.held).toBe(Number(held));
          } else if (line.duration > 0) expect(first.present).toBe(0);
          if (part.after) {
            const { held, ...pose } = now.get(id) ?? { held: false };
            expect(last).toMatchObject({ ...pose, open: Number(part.after.up), present: 1, settled: true });
            expect(last.held).toBe(Number(held));
          } else expect(last.present).toBe(0);
        }
      }),
      { numRuns: trials(30, 300) },
    );
  });

  it("every counter is finite at any instant, begins where it stood and ends where it stands", () => {
    fc.assert(
      fc.property(change, (line) => {
        const still = liveCounter();
        for (const [id, part] of line.counters) {
          for (const ms of INSTANTS) finite(counterOf(line, id, ms));
          const [first, last] = [counterOf(line, id, 0), counterOf(line, id, line.duration)];
          if (part.before && line.duration > 0) {
            counterStill(line.before, id, still);
            expect(first.x).toBeCloseTo(still.x, 9);
            expect(first.y).toBeCloseTo(still.y, 9);
            expect(first).toMatchObject({ up: still.up, open: still.open, level: still.level, present: 1 });
          }
          if (part.after) {
            counterStill(line.after, id, still);
            expect(last.x).toBeCloseTo(still.x, 9);
            expect(last.y).toBeCloseTo(still.y, 9);
            expect(last).toMatchObject({ up: still.up, open: still.open, level: still.level, present: 1 });
            expect(last.settled).toBe(true);
          } else expect(last.present).toBe(0);
        }
      }),
    );
  });

  it("nothing jumps: in a hundredth of a second no card and no counter goes further than a hand can move it", () => {
    fc.assert(
      fc.property(change, (line) => {
        for (let ms = 0; ms < Math.min(line.duration, 4000); ms += 10) {
          for (const [id, { before, after }] of line.cards) {
            const [a, b] = [cardOf(line, id, ms), cardOf(line, id, ms + 10)];
            if (before && after) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(2.6);
          }
          for (const [id, { before, after }] of line.counters) {
            const [a, b] = [counterOf(line, id, ms), counterOf(line, id, ms + 10)];
            if (before && after) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(4);
          }
        }
      }),
      { numRuns: trials(6, 25) },
    );
  });

  it("piles count down and up without going beyond what they had and have", () => {
    fc.assert(
      fc.property(change, fc.integer({ min: 0, max: 4000 }), (line, ms) => {
        for (const group of GROUPS.filter(({ kind }) => kind === "pile")) {
          const [old = 0, now = 0] = [line.before, line.after].map((one) => countOf(one, group));
          const count = pileCountAt(line, group.id, ms);
          expect(count).toBeGreaterThanOrEqual(Math.min(old, now));
          expect(count).toBeLessThanOrEqual(Math.max(old, now));
          expect(pileCountAt(line, group.id, line.duration)).toBe(now);
        }
      }),
    );
  });

  it("takes no time where nothing has changed", () => {
    expect(timeline(map(), map()).duration).toBe(0);
  });
});

function table(held: readonly Card[], cues: readonly Cue[] = [], count = 60): Tabletop {
  const groups = GROUPS.map((group) => (group.id === "deck" ? { ...group, count } : group));
  return { ...EMPTY, cards: held, groups, cues };
}

const card = (id: string, group: string, up = true): Card => ({ id, group, up });

describe("cards", () => {
  it("are dealt from the pile, one after another, and the pile sinks", () => {
    const dealt = ["k0", "k1", "k2"];
    const line = timeline(
      table([]),
      table(
        dealt.map((id) => card(id, "mine")),
        [{ kind: "deal", from: "deck", cards: dealt }],
        57,
      ),
    );
    const top = groupPose(line.before, GROUPS[2] as CardGroup, 0);
    for (const id of dealt) expect(cardOf(line, id, 0)).toMatchObject({ x: top.x, y: top.y, present: 0 });
    const [first, second] = dealt.map((id) => cardOf(line, id, 120));
    expect(first?.present).toBe(1);
    expect(first?.x).toBeLessThan(top.x);
    expect(first?.up).toBeGreaterThan(top.up);
    expect(second?.present).toBe(0);
    expect([0, 120, 200, 400].map((ms) => pileCountAt(line, "deck", ms))).toEqual([60, 59, 58, 57]);
    expect(line.duration).toBe(2 * 130 + 560);
  });

  it("come from a pile that has shrunk and go to one that has grown, without any cue", () => {
    const line = timeline(
      table([card("k9", "row"), card("k8", "discards")]),
      table([card("k0", "mine"), card("k8", "discards"), card("k7", "discards")], [], 59),
    );
    expect(line.cards.get("k0")?.source?.id).toBe("deck");
    expect(line.cards.get("k9")?.goal?.id).toBe("discards");
    expect(line.duration).toBe(600);
    expect(cardOf(line, "k9", 599).present).toBe(1);
    expect(cardOf(line, "k9", 600).present).toBe(0);
  });

  it("are played from a hand that does not tell them apart: the hidden one is gone once the open one is seen", () => {
    const line = timeline(
      table([card("hidden-0", "theirs", false), card("hidden-1", "theirs", false)]),
      table(
        [card("hidden-0", "theirs", false), card("k3", "row")],
        [{ kind: "play", card: "k3", from: "theirs" }],
      ),
    );
    expect(cardOf(line, "k3", 10).y).toBeGreaterThan(28);
    expect(cardOf(line, "hidden-1", 5).present).toBe(0);
    expect(cardOf(line, "k3", 560)).toMatchObject({ x: 12, y: 4 });
  });

  it("turn over on the way where a cue plays them, and where they lie where one turns them", () => {
    const played = timeline(
      table([card("k1", "mine", false)]),
      table([card("k1", "row")], [{ kind: "play", card: "k1" }]),
    );
    expect([0, 280, 560].map((ms) => cardOf(played, "k1", ms).open)).toEqual([0, 0.5, 1]);
    expect(cardOf(played, "k1", 279).settled).toBe(false);
    expect(cardOf(played, "k1", 280).settled).toBe(true);
    const turned = timeline(
      table([card("k1", "row", false)]),
      table(
        [card("k1", "row")],
        [
          { kind: "dice", dice: [], caption: "" },
          { kind: "turn", ids: ["k1"] },
        ],
      ),
    );
    expect(cardOf(turned, "k1", 1700).open).toBe(0);
    expect(cardOf(turned, "k1", 1700 + 520).open).toBe(1);
    expect(cardOf(turned, "k1", 1900)).toMatchObject({ x: 12, y: 4 });
  });

  it("close up when one of their hand is played, with it", () => {
    const three = ["k0", "k1", "k2"].map((id) => card(id, "mine"));
    const line = timeline(
      table(three),
      table(
        [card("k0", "mine"), card("k2", "mine"), card("k1", "row")],
        [
          { kind: "dice", dice: [], caption: "" },
          { kind: "play", card: "k1" },
        ],
      ),
    );
    expect(cardOf(line, "k2", 1700).x).toBe(cardOf(line, "k2", 0).x);
    expect(cardOf(line, "k2", 2260).x).toBeLessThan(cardOf(line, "k2", 0).x);
  });
});

const unit = (id: string, column: number, row: number, more: Partial<Counter> = {}): Counter => ({
  ...at(column, row),
  id,
  label: id,
  title: id,
  ...more,
});

function pushed(before: readonly Counter[], after: readonly Counter[], cues: readonly Cue[] = []): Timeline {
  return timeline({ ...EMPTY, counters: before }, { ...EMPTY, counters: after, cues });
}

describe("counters", () => {
  it("are pushed along their path, through its points", () => {
    const path = [at(4, 2), at(4, 6)];
    const line = pushed([unit("c0", 0, 2)], [unit("c0", 8, 6)], [{ kind: "push", counters: ["c0"], path }]);
    const poses = Array.from({ length: 61 }, (_, i) => counterOf(line, "c0", (line.duration * i) / 60));
    for (const { x, y } of path) {
      const nearest = Math.min(...poses.map((pose) => Math.hypot(pose.x - x, pose.y - y)));
      expect(nearest).toBeLessThan(0.4);
    }
    expect(line.duration).toBeGreaterThan(500);
    expect(line.duration).toBeLessThan(2700);
  });

  it("glide straight where no cue tells of them", () => {
    const line = pushed([unit("c0", 0, 0)], [unit("c0", 4, 2)]);
    expect(line.duration).toBe(600);
    const { x, y } = counterOf(line, "c0", 300);
    expect(x).toBeCloseTo((at(0, 0).x + at(4, 2).x) / 2, 9);
    expect(y).toBeCloseTo((at(0, 0).y + at(4, 2).y) / 2, 9);
  });

  it("settle into their stack when the one below them goes", () => {
    const line = pushed([unit("c0", 1, 1), unit("c1", 1, 1)], [unit("c1", 1, 1)]);
    expect(counterOf(line, "c1", 0).up).toBeGreaterThan(0);
    expect(counterOf(line, "c1", 600)).toMatchObject({ ...at(1, 1), up: 0 });
    expect(counterOf(line, "c0", 300).present).toBeCloseTo(0.5, 9);
  });

  it("go at each other in a battle and come back; the loser goes at its end", () => {
    const cues: readonly Cue[] = [{ kind: "battle", at: at(2, 1), counters: ["c0", "c1"] }];
    const line = pushed([unit("c0", 1, 1), unit("c1", 3, 1)], [unit("c0", 1, 1)], cues);
    const [start, clash, end] = [0, 375, 1500].map((ms) => counterOf(line, "c0", ms));
    expect(clash?.x).toBeGreaterThan((start?.x ?? 0) + 0.3);
    expect(end?.x).toBe(start?.x);
    expect(counterOf(line, "c1", 1000).present).toBe(1);
    expect(counterOf(line, "c1", 1300).present).toBeCloseTo(0.5, 9);
  });

  it("turn over half way, and look as afterwards from then on", () => {
    const line = pushed(
      [unit("c0", 1, 1, { down: true })],
      [unit("c0", 1, 1)],
      [{ kind: "turn", ids: ["c0"] }],
    );
    expect([0, 260, 520].map((ms) => counterOf(line, "c0", ms).open)).toEqual([0, 0.5, 1]);
    expect([259, 260].map((ms) => counterOf(line, "c0", ms).settled)).toEqual([false, true]);
  });

  it("lie as at the end of a timeline where none is played", () => {
    const line = timeline(map({ cards: [], counters: [] }), map());
    const [card, counter] = [liveCard(), liveCounter()];
    for (const { id } of line.after.cards ?? []) {
      expect(cardStill(line.after, id, 1, card)).toBe(true);
      expect(card).toEqual(cardOf(line, id, line.duration, 1));
    }
    for (const { id } of line.after.counters ?? []) {
      expect(counterStill(line.after, id, counter)).toBe(true);
      expect(counter.x).toBeCloseTo(counterOf(line, id, line.duration).x, 9);
      expect(counter.up).toBe(counterOf(line, id, line.duration).up);
    }
  });

  it("the timeline knows nothing of other ids", () => {
    const line = pushed([], []);
    expect(counterAt(line, "c0", 0, liveCounter())).toBe(false);
    expect(cardAt(line, "c0", 0, 0, liveCard())).toBe(false);
    expect(counterStill(EMPTY, "c0", liveCounter())).toBe(false);
    expect(cardStill(EMPTY, "c0", 0, liveCard())).toBe(false);
  });
});
