import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { GameEvent, Prompt } from "../../../src/core/game.ts";
import { say } from "../../../src/core/phrase.ts";
import { battleOfBritain as game } from "../../../src/games/battle-of-britain/computer/game.ts";
import type { Config } from "../../../src/games/battle-of-britain/data/config.ts";
import { formationsIn } from "../../../src/games/battle-of-britain/data/formations.ts";
import { TABLES } from "../../../src/games/battle-of-britain/data/own.ts";
import type { Order } from "../../../src/games/battle-of-britain/rules/grammar/order.ts";
import type { State } from "../../../src/games/battle-of-britain/rules/state/state.ts";
import { de } from "../../../src/games/battle-of-britain/words/de.ts";
import { en } from "../../../src/games/battle-of-britain/words/en.ts";
import { scene, TALLY_HO } from "./examples/play.ts";

const seats = { anna: ["10"], ben: ["11", "13"], cleo: ["12"], dora: ["LF2"], emil: ["LF3"] };
/** Luftflotte 5 stays its side's. */
const SUMMER: Config = { turns: { from: 9, to: 11 }, options: { weather: "clear" }, seats };

interface Step {
  readonly state: State;
  readonly prompts: readonly Prompt[];
  readonly events: readonly GameEvent[];
}

function* randomGame(config: Config, seed: string): Generator<Step> {
  const dice = seededDice(seed);
  let { state, events } = game.setup(config, dice);
  for (;;) {
    const prompts = game.prompts(state);
    yield { state, prompts, events };
    if (prompts.length === 0) return;
    const answers = new Map<string, Order>();
    for (const prompt of prompts) {
      const own = new Map(
        [...answers].filter(([id]) => prompts.some((one) => one.id === id && one.seat === prompt.seat)),
      );
      answers.set(prompt.id, game.sample(prompt, game.view(state, prompt.seat), own, dice));
    }
    ({ state, events } = game.resolve(state, answers, dice));
  }
}

const POOLS = new Map(formationsIn(TABLES).map(({ id, pool }) => [id, pool]));

function ownerOf(formation: string): string {
  const pool = POOLS.get(formation) ?? "";
  return Object.entries(seats).find(([, own]) => own.includes(pool))?.[0] ?? "german";
}

const played = ["one", "two"].map((seed) => [...randomGame(SUMMER, seed)]);

describe("BB-H9: a side of several players", () => {
  it("has them in the order of its Groups or Luftflotten", () => {
    expect(game.seats(SUMMER)).toEqual([
      { id: "anna", side: "british" },
      { id: "ben", side: "british" },
      { id: "cleo", side: "british" },
      { id: "dora", side: "german" },
      { id: "emil", side: "german" },
      { id: "german", side: "german" },
    ]);
    expect(game.commanded?.(SUMMER).map(({ id }) => id)).toEqual([
      "10",
      "11",
      "12",
      "13",
      "LF2",
      "LF3",
      "LF5",
    ]);
    expect(game.commanded?.({ scenario: "raid" })).toEqual([
      { id: "11", side: "british" },
      { id: "LF2", side: "german" },
    ]);
  });

  it("is asked about a formation in the person of who commands it; missions are the first player's", () => {
    const asked = new Set<string>();
    for (const { prompts } of played.flat())
      for (const { about, kind, seat } of prompts) {
        asked.add(seat);
        if (kind === "mission") expect(seat).toBe("dora");
        else if (about !== undefined && kind !== "scramble")
          expect(seat, `${kind} ${about}`).toBe(ownerOf(about));
      }
    expect([...asked].sort()).toEqual(["anna", "ben", "cleo", "dora", "emil", "german"]);
  });

  it("moves and fights one player after another, each with his own", () => {
    let orders = 0;
    for (const { state, prompts } of played.flat())
      for (const prompt of prompts) {
        if (!["german-move", "british-move", "dogfights", "bombing"].includes(prompt.kind)) continue;
        for (const order of game.options(prompt, game.view(state, prompt.seat), new Map())) {
          if (!("id" in order)) continue;
          expect(ownerOf(order.id)).toBe(prompt.seat);
          if (++orders % 50 === 0) break;
        }
      }
    expect(orders).toBeGreaterThan(1000);
  });

  it("knows together what its formations are, and the enemy does not", () => {
    for (const { state, events } of played.flat()) {
      expect(game.view(state, "anna").wings).toEqual(state.wings);
      expect(game.view(state, "emil").hand).toEqual(state.hand);
      expect(game.view(state, "cleo").hand.every((card) => card === null)).toBe(true);
      for (const { key, values, secret } of events)
        if (key === "event.draws")
          expect(secret?.seats).toEqual(
            `${values.pool}`.startsWith("LF") ? ["dora", "emil", "german"] : ["anna", "ben", "cleo"],
          );
    }
  });

  it("hands on to the next when one is done, and ends when all are", () => {
    const has = { has: "3 He111", square: "P08", flown: true, fuel: 2 };
    const match = scene({ config: SUMMER, turn: 9, tasks: TALLY_HO, geschwader: { "2A": has, "3A": has } });
    const asks = () => match.prompts().map(({ seat }) => seat);
    expect(asks()).toEqual(["dora"]);
    expect(match.refusal("3A hold")).toBe("not-yours BB-H9");
    expect(match.refusal("done")).toBe("must-move BB-R35");
    match.play("2A hold");
    expect(asks()).toEqual(["emil"]);
    match.play("3A hold");
    expect(match.asked()).not.toBe("german-move");
  });

  it("tells in both languages that a formation is another's", () => {
    for (const words of [en, de])
      expect(say(words, { key: "not-yours", values: { id: "3A", near: [] } })).toMatch(/^3A .+\.$/);
  });

  it("wins and loses as one", () => {
    const last = played[0]?.at(-1)?.state as State;
    expect(game.appraise(last, "anna")).toBe(game.appraise(last, "cleo"));
    expect(game.appraise(last, "anna")).toBe(0 - game.appraise(last, "german"));
    expect([null, "british", "german"]).toContain(last.outcome?.winner);
  });

  it("imagines only what fits what each player knows", () => {
    const steps = (played[0] ?? []).filter((_, at) => at % 40 === 0);
    for (const { state } of steps)
      for (const { id } of game.seats(SUMMER)) {
        const known = game.view(state, id);
        expect(game.view(game.imagine(known, seededDice("fits")), id)).toEqual(known);
      }
  });

  it.each<[string, Config]>([
    ["a Group that is not there", { seats: { anna: ["14"] } }],
    ["a Group and a Luftflotte", { seats: { anna: ["11", "LF2"] } }],
    ["a name that is a side's", { seats: { german: ["LF2"] } }],
    ["a Group twice", { seats: { anna: ["11"], ben: ["11"] } }],
    ["a Group that takes no part", { scenario: "raid", seats: { anna: ["12"] } }],
  ])("can't be given %s", (_, wrong) => {
    expect(new Set(game.check(wrong).map(({ code }) => code))).toEqual(new Set(["seat-commands"]));
  });

  it("can't bid: who bids plays a whole side", () => {
    expect(game.check({ seats, options: { bid: true } })).toMatchObject([
      { code: "config-bid-seats", rule: "BB-R57" },
    ]);
    expect(game.commanded?.({ options: { bid: true } })).toEqual([]);
  });
});
