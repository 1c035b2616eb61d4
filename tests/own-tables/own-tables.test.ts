import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gameOf, OWNED, setWith } from "./games.ts";
import { type Mutation, mutated } from "./mutation.ts";
import { playOut, problemsOf } from "./play.ts";

/** Sets of tables that are tried for each game, games that each is played, and rounds of a game; TALLYHO_TABLES asks for more sets. */
const SETS = Number(process.env.TALLYHO_TABLES ?? 12);
const GAMES = Number(process.env.TALLYHO_TABLES_GAMES ?? 1);
const ROUNDS = process.env.TALLYHO_TABLES ? 300 : 60;
const SEED = Number(process.env.TALLYHO_SEED ?? 28);

const mutation: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat({ max: 9999 }),
  act: fc.nat({ max: 9999 }),
  other: fc.nat({ max: 9999 }),
});

describe("a set of tables that is taken can be played with, and every other is refused in a sentence", () => {
  test.each(OWNED)("of $id", async (owned) => {
    const { id, tables, setups } = owned;
    const game = await gameOf(id);
    let [taken, refused] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(mutation, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...setups),
        fc.nat({ max: 999 }),
        (mutations, setup, seed) => {
          const config = setWith(owned, setup, mutated(tables, mutations));
          if (problemsOf(game, config).length > 0) {
            refused += 1;
            return;
          }
          taken += 1;
          for (let nth = 0; nth < GAMES; nth++) playOut(game, config, `${seed} ${nth}`, ROUNDS);
        },
      ),
      { numRuns: SETS, seed: SEED },
    );
    if (process.env.TALLYHO_TABLES) console.log(`${id}: ${taken} sets taken, ${refused} refused`);
    expect(taken).toBeGreaterThan(0);
  });
});
