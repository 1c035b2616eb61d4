import { describe, expect, test } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { AnyGame } from "../../../src/core/game.ts";
import { hashOf } from "../../../src/core/hash.ts";
import { now } from "../../../src/core/match/match.ts";
import { begin, play } from "../../../src/core/match/play.ts";
import {
  awaitedSeats,
  NOTHING_SEALED,
  ownAnswers,
  type Sealed,
  seal,
  sealEach,
  unseal,
} from "../../../src/core/match/sealed.ts";
import { config, FIRST, faces, game, must, newDuel, texts } from "../duel.ts";

function sealedAll(answers: Readonly<Record<string, string>>): Sealed {
  const match = newDuel();
  let sealed = NOTHING_SEALED;
  for (const [id, text] of Object.entries(answers)) sealed = must(seal(match, sealed, id, text));
  return sealed;
}

describe("sealed answers", () => {
  test("wait beside the match in canonical spelling, and change no state", () => {
    const match = newDuel();
    const before = hashOf(now(match).state);
    const sealed = must(seal(match, NOTHING_SEALED, "R1", " MOVE r1  b2 "));
    expect([...sealed]).toEqual([["R1", "move R1 B2"]]);
    expect(hashOf(now(match).state)).toBe(before);
    expect(NOTHING_SEALED.size).toBe(0);
  });

  test("tell others only who is still awaited", () => {
    const match = newDuel();
    const red = sealedAll({ "red-bid": "bid 3", R1: "move R1 B2", "red-target": "target C4" });
    expect(awaitedSeats(match, NOTHING_SEALED)).toEqual(["red", "blue"]);
    expect(awaitedSeats(match, red)).toEqual(["blue"]);
    expect(awaitedSeats(match, sealedAll(FIRST))).toEqual([]);
  });

  test("can be opened again for editing", () => {
    const sealed = sealedAll({ R1: "move R1 B2" });
    expect(unseal(sealed, "R1").size).toBe(0);
    expect(sealed.size).toBe(1);
  });

  test("play the round when all are in, whatever the order in which they came", () => {
    const backwards = Object.fromEntries(Object.entries(FIRST).reverse());
    const left = must(play(newDuel(), sealedAll(FIRST), faces(2, 6)));
    const right = must(play(newDuel(), sealedAll(backwards), faces(2, 6)));
    expect(hashOf(now(right).state)).toBe(hashOf(now(left).state));
    expect(right.entries).toEqual(left.entries);
  });

  test("a refused one leaves everything as it was", () => {
    const sealed = sealedAll({ R1: "move R1 B2" });
    const refused = seal(newDuel(), sealed, "R1", "up");
    expect(!refused.ok && refused.error[0]).toMatchObject({ prompt: "R1", code: "grammar-move" });
    expect([...sealed]).toEqual([["R1", "move R1 B2"]]);
  });

  test.each(["red", "R9", "toString", "__proto__", "constructor"])("an answer to %s is refused", (id) => {
    const refused = seal(newDuel(), NOTHING_SEALED, id, "move R1 B2");
    expect(!refused.ok && refused.error[0]?.code).toBe("unknown-prompt");
  });

  test("limit the same seat's other answers, not the opponent's", () => {
    const match = must(begin(game, { ...config, squadrons: 2 }, faces(1, 2, 3, 4, 5, 6)));
    const sealed = must(seal(match, NOTHING_SEALED, "R2", "move R2 C2"));
    expect(ownAnswers(match, sealed, "red").size).toBe(1);
    expect(ownAnswers(match, sealed, "blue").size).toBe(0);
    expect(seal(match, sealed, "R1", "move R1 C2").ok).toBe(false);
    expect(seal(match, sealed, "R1", "move R1 B2").ok).toBe(true);
    expect(seal(match, unseal(sealed, "R2"), "R1", "move R1 C2").ok).toBe(true);
  });

  test("sealed together are what they are one by one, and a refused one leaves the others", () => {
    const match = newDuel();
    const one = sealEach(match, NOTHING_SEALED, texts({ ...FIRST, R1: "up", R9: "move R1 B2" }));
    const { R1: _, ...others } = FIRST;
    expect(one.sealed).toEqual(sealedAll(others));
    expect([...one.refused].map(([id, [problem]]) => [id, problem?.code])).toEqual([
      ["R1", "grammar-move"],
      ["R9", "unknown-prompt"],
    ]);
  });

  test.each([
    ["none", {}],
    ["one that is sealed before", { R2: "move R2 C2" }],
  ])("sealed together limit one another, with %s", (_, before) => {
    const match = must(begin(game, { ...config, squadrons: 2 }, faces(1, 2, 3, 4, 5, 6)));
    const { sealed } = sealEach(match, NOTHING_SEALED, texts(before));
    const { refused } = sealEach(
      match,
      sealed,
      texts({ R1: "move R1 C2", ...(sealed.size === 0 && { R2: "move R2 C2" }) }),
    );
    expect(refused.size).toBe(1);
  });

  test("are judged by one view of their seat, however many of them are refused", () => {
    let looks = 0;
    const counting: AnyGame = {
      ...game,
      view: (...given) => {
        looks += 1;
        return game.view(...given);
      },
    };
    const match = must(begin(counting, { ...config, squadrons: 3 }, seededDice("squadrons")));
    sealEach(match, NOTHING_SEALED, texts({ R1: "up", R2: "up", R3: "up", B1: "up" }));
    expect(looks).toBe(2);
  });

  test.each([1, 3])("of %i squadrons of a seat are each read once", (squadrons) => {
    let reads = 0;
    const counting: AnyGame = {
      ...game,
      parse: (...given) => {
        reads += 1;
        return game.parse(...given);
      },
    };
    const match = must(begin(counting, { ...config, squadrons }, seededDice("squadrons")));
    const { prompts, state } = now(match);
    const mine = prompts.filter(({ seat }) => seat === "red");
    const own = new Map<string, unknown>();
    for (const prompt of mine) own.set(prompt.id, [...game.options(prompt, game.view(state, "red"), own)][0]);
    const all = mine.map(({ id }) => [id, game.print(own.get(id))] as const);
    const { refused } = sealEach(match, NOTHING_SEALED, new Map(all));
    expect([...refused]).toEqual([]);
    expect(reads).toBe(mine.length);
  });
});
