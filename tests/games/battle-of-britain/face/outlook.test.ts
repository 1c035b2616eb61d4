import { describe, expect, it } from "vitest";
import type { Dice, ThrowRequest } from "../../../../src/core/dice/dice.ts";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import { bombsOf } from "../../../../src/games/battle-of-britain/face/outlook/bombs.ts";
import { interceptOf } from "../../../../src/games/battle-of-britain/face/outlook/combat.ts";
import { flightOf, reachOfGeschwader } from "../../../../src/games/battle-of-britain/face/outlook/flight.ts";
import { atLeast, meanHits } from "../../../../src/games/battle-of-britain/face/outlook/halves.ts";
import { rangeTo } from "../../../../src/games/battle-of-britain/face/outlook/missions.ts";
import type { FlyOrder, Order } from "../../../../src/games/battle-of-britain/rules/grammar/order.ts";
import { germanMove } from "../../../../src/games/battle-of-britain/rules/orders/german-move.ts";
import { movable } from "../../../../src/games/battle-of-britain/rules/raid/move.ts";
import { geschwaderOf, wingOf } from "../../../../src/games/battle-of-britain/rules/state/look.ts";
import type { State } from "../../../../src/games/battle-of-britain/rules/state/state.ts";
import type { View } from "../../../../src/games/battle-of-britain/rules/view/view.ts";
import { scene } from "../examples/play.ts";
import { byOffers, questionsOf, read } from "./asked.ts";

/** Dice that tell what was thrown for what. */
function watched(source: Dice, seen: (request: ThrowRequest) => void): Dice {
  return {
    throw(request) {
      seen(request);
      return source.throw(request);
    },
  };
}

/** Where a flight leads when every radar square is passed: the squares in which wings could be called up, and its fuel. */
function flown(state: State, order: FlyOrder, dice: Dice) {
  const called: string[] = [];
  let now = game.resolve(state, new Map<string, Order>([["german-move", order]]), dice).state;
  while (now.agenda[0]?.do === "scramble") {
    called.push(geschwaderOf(now, order.id).square as string);
    const [prompt] = game.prompts(now);
    now = game.resolve(
      now,
      new Map<string, Order>([[prompt?.id ?? "", { kind: "word", word: "pass" }]]),
      dice,
    ).state;
  }
  return { called, fuel: geschwaderOf(now, order.id).fuel };
}

describe("what an order would do is told as the rules do it", () => {
  it("a flight: fuel left, radar squares on the way (BB-100, BB-119)", () => {
    const dice = seededDice("flights");
    let flights = 0;
    for (const { state, prompt, view, offers, own } of questionsOf(
      { scenario: "adlertag" },
      dice,
      byOffers(dice),
    )) {
      if (prompt.kind !== "german-move") continue;
      for (const { text } of offers) {
        const order = read({ state, prompt, view, offers, own }, text);
        if (order.kind !== "fly") continue;
        const told = flightOf(view, geschwaderOf(view, order.id), order);
        const { called, fuel } = flown(state, order, seededDice(text));
        expect(called).toEqual(told?.triggers.map(({ square }) => square));
        expect(fuel).toBe(told?.left);
        flights++;
      }
    }
    expect(flights).toBeGreaterThan(10);
  });

  it("squares in reach are those to which a straight move is legal, with that fuel (BB-88, BB-119)", () => {
    const dice = seededDice("reach");
    for (const { prompt, view } of questionsOf({ scenario: "raid" }, dice, byOffers(dice))) {
      if (prompt.kind !== "german-move") continue;
      const [one] = movable(view);
      if (!one) continue;
      const legal = new Set<string>();
      for (const order of germanMove.offer(
        { ...view, geschwader: [one] },
        { do: "german-move" },
        { ...prompt, own: new Map() },
      ))
        if (order.kind === "fly") legal.add(order.way.at(-1) as string);
      expect([...reachOfGeschwader(view, one).keys()].sort()).toEqual([...legal].sort());
    }
  });

  it("dice of intercepts and of bombs are those that are thrown (BB-105, BB-114)", () => {
    const counted: string[] = [];
    let expected: string[] = [];
    let seen = 0;
    const dice = watched(seededDice("dice"), ({ why, dice: kinds }) => {
      const { key, values } = why;
      if (key === "throw.bombs") counted.push(`${key} ${values.id} ${kinds.length}`);
      if (key === "throw.combat" && String(values.id).startsWith("1"))
        counted.push(`${key} ${values.id} ${kinds.length}`);
    });
    for (const { state, prompt } of questionsOf(
      { scenario: "adlertag" },
      dice,
      byOffers(seededDice("offers")),
    )) {
      for (const line of expected.filter((one) => counted.includes(one))) {
        seen++;
        expect(counted).toContain(line);
      }
      counted.length = 0;
      const all = game.view(state, "umpire") as View;
      expected =
        prompt.kind === "bombing"
          ? all.geschwader.flatMap((one) => {
              const bombs = bombsOf(all, one);
              return bombs ? [`throw.bombs ${one.id} ${bombs.dice}`] : [];
            })
          : all.contacts.map(({ wing, geschwader }) => {
              const one = geschwaderOf(all, geschwader);
              return `throw.combat ${wing} ${interceptOf(all, wingOf(all, wing), one, one.square ?? "").raf.dice}`;
            });
    }
    expect(seen).toBeGreaterThan(5);
  });

  it("chances of dice that hit with one half", () => {
    expect([atLeast(1, 0), atLeast(1, 1), atLeast(1, 3), atLeast(2, 3), atLeast(0, 0)]).toEqual([
      0, 50, 88, 50, 100,
    ]);
    expect([meanHits(4, 9), meanHits(2, 1), meanHits(0, 3)]).toEqual([2, 0.75, 0]);
  });

  it("a mission's distance and fuel are those of example E11", () => {
    const { state } = scene({
      turn: 9,
      tasks: [{ do: "missions" }],
      geschwader: { "2A": { has: "2 Do17" }, "3A": { has: "Do17" }, "5A": { has: "He111" } },
    });
    const view = game.view(state, "german");
    const told = (id: string, target: string) => {
      const { squares, fuel } = rangeTo(view, geschwaderOf(view, id), target);
      return [squares, fuel];
    };
    expect(told("3A", "Portsmouth")).toEqual([4, 1]);
    expect(told("3A", "Manchester")).toEqual([14, 3]);
    // From Boulogne; from Calais, as in the example, it is 9.
    expect(told("2A", "Birmingham")).toEqual([8, 2]);
    expect(told("5A", "Newcastle")).toEqual([9, 2]);
  });
});
