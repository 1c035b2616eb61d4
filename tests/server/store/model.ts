import fc from "fast-check";
import { expect, it } from "vitest";
import type { WrittenEntry } from "../../../src/core/file/schema.ts";
import type { PendingAnswer, Store, StoredSeat, Waiting } from "../../../src/server/store/store.ts";
import { trials } from "../../extent.ts";
import { answer, checkpoint, match, round, seat, seatsIn, standingIn } from "./samples.ts";

interface ModelSeat {
  name: string | null;
  secret: string | null;
  computer: string | null;
  code: string | null;
  until: number;
}

/** A match as plain values: what the store must agree with. */
interface ModelMatch {
  code: string;
  listed: boolean;
  frozen: string | null;
  over: boolean;
  log: WrittenEntry[];
  pending: Map<string, PendingAnswer>;
  waiting: Waiting;
  seats: Map<string, ModelSeat>;
}

type Model = Map<string, ModelMatch>;

interface Step {
  readonly told: string;
  run(store: Store, model: Model): Promise<void>;
}

const PROMPTS = ["R1", "R2", "B1"];
const SEATS = ["red", "blue"];
const EMPTY: Waiting = { typed: [], draws: [] };

const id = fc.constantFrom("m1", "m2", "m3");
const prompt = fc.constantFrom(...PROMPTS);
const seatId = fc.constantFrom(...SEATS);
const secret = fc.constantFrom("s1", "s2", "s3");
const text = fc.constantFrom("1", "2L1", "❦");
const name = fc.constantFrom("Ada", "ada", "Bob");
const code = fc.constantFrom("c1", "c2");
const puts = fc.dictionary(prompt, fc.tuple(seatId, text, fc.boolean()), {
  maxKeys: 3,
  noNullPrototype: true,
});

const step = <Value>(told: string, values: fc.Arbitrary<Value>, run: (value: Value) => Step["run"]) =>
  values.map((value): Step => ({ told: `${told} ${JSON.stringify(value)}`, run: run(value) }));

const create = step(
  "create",
  fc.tuple(id, fc.constantFrom("AAAAA", "BBBBB", "CCCCC"), fc.boolean()),
  ([one, taken, listed]) =>
    async (store, model) => {
      if (model.has(one)) return;
      const isFree = ![...model.values()].some((other) => other.code === taken);
      const rules = { listed, teamSees: true };
      const made = await store.create(
        match(one, taken, { rules }),
        [round("0")],
        SEATS.map((side) => seat(side)),
      );
      expect(made).toBe(isFree);
      if (!isFree) return;
      const free = { name: null, secret: null, computer: null, code: null, until: 0 };
      const seats = new Map(SEATS.map((side) => [side, { ...free }]));
      const fresh = { listed, frozen: null, over: false, waiting: EMPTY, pending: new Map(), seats };
      model.set(one, { ...fresh, code: taken, log: [round("0")] });
    },
);

const shapes = fc.record({
  one: id,
  behind: fc.constantFrom(0, 0, 0, 0, 1),
  put: puts,
  drop: fc.subarray(PROMPTS),
  typed: fc.option(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 })),
  entry: fc.option(text),
  over: fc.boolean(),
  throws: fc.constantFrom(false, false, false, true),
});

function applied(known: ModelMatch, shape: typeof shapes extends fc.Arbitrary<infer S> ? S : never): void {
  const { entry, drop, put, typed, over } = shape;
  if (entry !== null) {
    known.log.push(round(entry));
    known.pending.clear();
    known.waiting = EMPTY;
    known.over = over;
  }
  for (const dropped of drop) known.pending.delete(dropped);
  for (const [asked, [side, said, ready]] of Object.entries(put))
    known.pending.set(asked, answer(side, said, ready));
  if (typed) known.waiting = { typed, draws: [] };
}

const change = step("change", shapes, (shape) => async (store, model) => {
  const { one, behind, put, drop, typed, entry, over, throws } = shape;
  const known = model.get(one);
  const at = (known?.log.length ?? 0) - behind;
  const made = store.change(one, at, ({ pending, waiting }) => {
    expect(pending).toEqual(known?.pending);
    expect(waiting).toEqual(known?.waiting);
    if (throws) throw new Error("refused");
    const answers = Object.entries(put).map(
      ([asked, [side, said, ready]]) => [asked, answer(side, said, ready)] as const,
    );
    return {
      put: new Map(answers),
      drop,
      ...(typed && { waiting: { typed, draws: [] } }),
      ...(entry !== null && { entry: round(entry), over, checkpoint: checkpoint(at + 1) }),
    };
  });
  if (!known || behind > 0) return expect(await made).toBe("stale");
  if (known.frozen !== null) return expect(await made).toBe("frozen");
  if (throws) return expect(made).rejects.toThrow("refused");
  const outcome = await made;
  const before = JSON.stringify([[...known.pending].toSorted(), known.waiting, known.log.length]);
  applied(known, shape);
  const after = JSON.stringify([[...known.pending].toSorted(), known.waiting, known.log.length]);
  expect(outcome).toBe(before === after ? "nothing" : "done");
});

const freeze = step(
  "freeze",
  fc.tuple(id, fc.constantFrom(true, false, false, false)),
  ([one, really]) =>
    async (store, model) => {
      if (!really) return;
      await store.freeze(one, "a fault");
      const known = model.get(one);
      if (known) known.frozen = "a fault";
    },
);

const claim = step(
  "claim",
  fc.tuple(id, seatId, name, secret),
  ([one, side, called, own]) =>
    async (store, model) => {
      const known = model.get(one);
      const asked = known?.seats.get(side);
      const claimed = await store.claim(one, side, called, own);
      if (!known || !asked) return expect(claimed).toBe("seat-taken");
      const isHad = asked.secret === null ? asked.computer !== null : asked.secret !== own;
      if (isHad) return expect(claimed).toBe("seat-taken");
      const others = [...known.seats.values()].filter((other) => other.secret !== own);
      if (others.some((other) => other.name?.toLowerCase() === called.toLowerCase()))
        return expect(claimed).toBe("name-taken");
      expect(claimed).toBe("done");
      asked.secret = own;
      for (const mine of known.seats.values()) if (mine.secret === own) mine.name = called;
    },
);

const lend = step(
  "computer",
  fc.tuple(id, seatId, fc.constantFrom(null, "patient"), fc.boolean()),
  ([one, side, computer, keep]) =>
    async (store, model) => {
      await store.seatComputer(one, side, computer, keep);
      const asked = model.get(one)?.seats.get(side);
      if (asked)
        Object.assign(asked, { computer }, keep ? {} : { name: null, secret: null, code: null, until: 0 });
    },
);

const offer = step(
  "offer",
  fc.tuple(id, seatId, code, fc.integer({ min: 1, max: 3 })),
  ([one, side, by, until]) =>
    async (store, model) => {
      const asked = model.get(one)?.seats.get(side);
      // Codes are random: two seats never have the same.
      const isUsed = [...(model.get(one)?.seats.values() ?? [])].some(
        (other) => other !== asked && other.code === by,
      );
      if (isUsed) return;
      await store.offerHandover(one, side, by, until);
      if (asked && asked.secret !== null) Object.assign(asked, { code: by, until });
    },
);

const take = step(
  "take",
  fc.tuple(id, code, fc.integer({ min: 1, max: 4 }), secret),
  ([one, by, now, own]) =>
    async (store, model) => {
      const seats = [...(model.get(one)?.seats ?? [])];
      const [side, asked] = seats.find(([, other]) => other.code === by && other.until >= now) ?? [];
      expect(await store.takeOver(one, by, now, own)).toBe(side);
      if (asked) Object.assign(asked, { secret: own, code: null, until: 0 });
    },
);

function seatOf(
  side: string,
  { name: called, secret: own, computer, code: by, until }: ModelSeat,
): StoredSeat {
  return {
    seat: side,
    name: called,
    secret: own,
    computer,
    handover: by === null ? null : { code: by, until },
  };
}

async function agrees(store: Store, model: Model): Promise<void> {
  for (const [one, known] of model) {
    const { code: by, frozen, over, log, pending, waiting } = known;
    expect(await store.matchById(one)).toMatchObject({
      code: by,
      frozen,
      over,
      entries: log.length,
      waiting,
    });
    expect(await store.entries(one, 0)).toEqual(log);
    expect(await standingIn(store, one)).toEqual({ pending, waiting });
    expect(await seatsIn(store, one)).toEqual([...known.seats].map(([side, had]) => seatOf(side, had)));
  }
  const open = [...model].filter(([, { listed, over, frozen }]) => listed && !over && frozen === null);
  const listed = (await store.listed(10)).map((one) => one.id);
  expect(listed.toSorted()).toEqual(open.map(([one]) => one).toSorted());
}

/** Random steps on a store and on plain values: both say the same, and come to the same. */
export function followsModel(open: () => Promise<Store>, reopen: (store: Store) => Promise<Store>): void {
  it("does what plain values do, whatever is asked of it in whatever order, and still knows it when opened again", async () => {
    const steps = fc.array(
      fc.oneof(create, { arbitrary: change, weight: 5 }, freeze, claim, lend, offer, take),
      {
        minLength: 10,
        maxLength: 60,
        size: "max",
      },
    );
    const told = steps.map((list) => list.map((one) => ({ ...one, toString: () => one.told })));
    await fc.assert(
      fc.asyncProperty(told, async (list) => {
        const model: Model = new Map();
        let store = await open();
        try {
          for (const one of list) await one.run(store, model);
          await agrees(store, model);
          store = await reopen(store);
          await agrees(store, model);
        } finally {
          await store.close();
        }
      }),
      { numRuns: trials(25, 400) },
    );
  });
}
