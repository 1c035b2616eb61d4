import { describe, expect, test } from "vitest";
import { seededDice } from "../../src/core/dice/random.ts";
import { now } from "../../src/core/match/match.ts";
import { begin } from "../../src/core/match/play.ts";
import { GAMES } from "../../src/games/index.ts";
import { must } from "../core/duel.ts";

/** So many answers to a question are looked at. */
const MOST = 60;

const BATTLES = GAMES.flatMap((entry) => entry.meta.scenarios.map(({ id }) => [entry, id] as const));

describe.each(BATTLES.map(([entry, id]) => [`${entry.meta.id}, ${id}`, entry, id] as const))(
  "the first questions of %s",
  (_, entry, scenario) => {
    test("list no answer twice, and each may be given", async () => {
      const config = { scenario };
      const game = await entry.load(config);
      const match = must(begin(game, config, seededDice(scenario)));
      const { state, prompts } = now(match);
      for (const prompt of prompts) {
        const view = game.view(state, prompt.seat);
        const texts: string[] = [];
        for (const order of game.options(prompt, view, new Map())) {
          texts.push(game.print(order));
          if (texts.length === MOST) break;
        }
        expect(texts.length).toBeGreaterThan(0);
        expect(new Set(texts).size).toBe(texts.length);
        for (const text of texts)
          expect(game.parse(text, prompt, view, new Map())).toMatchObject({ ok: true });
      }
    });
  },
);
