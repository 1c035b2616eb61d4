import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { samePoint } from "../../../../src/core/geometry/surd.ts";
import { type Phrase, say } from "../../../../src/core/phrase.ts";
import { dogfight } from "../../../../src/games/dogfight/computer/game.ts";
import type { Config } from "../../../../src/games/dogfight/data/config.ts";
import { WEAPONS } from "../../../../src/games/dogfight/data/weapons.ts";
import { tabletopOf } from "../../../../src/games/dogfight/face/tabletop.ts";
import { words } from "../../../../src/games/dogfight/face/words/en/table.ts";
import { hindrances, mayFire, sight } from "../../../../src/games/dogfight/rules/fire/ruling.ts";
import { legalOrders } from "../../../../src/games/dogfight/rules/move/orders.ts";
import { situationOf } from "../../../../src/games/dogfight/rules/state/situation.ts";
import type { State } from "../../../../src/games/dogfight/rules/state/state.ts";
import { en } from "../../../../src/games/dogfight/words/en.ts";
import { play } from "../helpers.ts";
import { randomGame } from "../random.ts";

const CONFIGS: readonly Config[] = [
  { scenario: "duel" },
  { scenario: "four-a-side", options: { collisions: true, aircraftBlock: true, turnLimit: "each-turn" } },
  { scenario: "bounce", options: { lameTurn: true, allowZero: true } },
];

const ovals = ({ aircraft }: State) =>
  aircraft.reduce((sum, { engine, fuselage }) => sum + engine + fuselage, 0);

describe.each(CONFIGS)("random games of $scenario", (config) => {
  const games = Array.from({ length: 6 }, (_, seed) => randomGame(config, `game ${seed}`));

  it("end, with an outcome that stays", () => {
    for (const { states } of games) {
      const last = states.at(-1) as State;
      expect(dogfight.outcome(last)).toBeDefined();
      expect(dogfight.prompts(last)).toEqual([]);
      for (const state of states.slice(0, -1)) expect(dogfight.outcome(state)).toBeUndefined();
    }
  });

  it("lose ovals and aircraft, and never get any back", () => {
    for (const { states } of games) {
      for (const [index, state] of states.entries()) {
        const before = states[index - 1];
        if (!before) continue;
        expect(ovals(state)).toBeLessThanOrEqual(ovals(before));
        for (const [at, one] of state.aircraft.entries()) {
          const then = before.aircraft[at];
          if (then?.status !== "flying") expect(one).toBe(then);
          expect(one.engine).toBeGreaterThanOrEqual(0);
          expect(one.fuselage).toBeGreaterThanOrEqual(0);
          expect(one.status === "destroyed" || one.fuselage > 0).toBe(true);
          expect(one.status === "crashed" || one.engine > 0).toBe(true);
          expect(one.level >= 1 && one.level <= 20).toBe(true);
        }
      }
    }
  });

  it("offer exactly what is accepted, in orders and in fire", () => {
    for (const { states } of games) {
      for (const state of states) {
        for (const prompt of dogfight.prompts(state)) {
          const view = dogfight.view(state, prompt.seat);
          const refused = [...dogfight.options(prompt, view, new Map())].filter((order) => {
            const parsed = dogfight.parse(dogfight.print(order), prompt, view, new Map());
            return !parsed.ok || parsed.value !== order;
          });
          expect(refused).toEqual([]);
        }
        if (state.phase !== "fire") continue;
        const side = state.setup.sides[state.firing];
        const prompt = dogfight.prompts(state)[0];
        if (!prompt) throw new Error("nobody is asked");
        const view = dogfight.view(state, side);
        const legal = new Set([...dogfight.options(prompt, view, new Map())].map(dogfight.print));
        const ids = state.setup.airframes.map(({ id }) => id);
        const texts = ids.flatMap((a) => WEAPONS.flatMap((w) => ids.map((b) => `${a} ${w} ${b}`)));
        const accepted = texts.filter((text) => dogfight.parse(text, prompt, view, new Map()).ok);
        expect(new Set([...accepted, "done"])).toEqual(legal);
      }
    }
  });

  it("have one ruling: a shot is allowed where nothing hinders it", () => {
    for (const { states } of games) {
      for (const state of states) {
        state.aircraft.forEach((shooter, from) => {
          state.aircraft.forEach((_, to) => {
            if (from === to) return;
            const seen = sight(state, from, to);
            const told = WEAPONS.filter((weapon) => hindrances(seen, shooter, weapon).length === 0);
            expect(WEAPONS.filter((weapon) => mayFire(seen, shooter, weapon))).toEqual(told);
          });
        });
      }
    }
  });

  it("survive JSON: the same answers from a copy lead to the same states and events", () => {
    for (const { states } of games) {
      for (const state of states) {
        const copy = JSON.parse(JSON.stringify(state)) as State;
        expect(copy).toEqual(state);
        expect(dogfight.prompts(copy)).toEqual(dogfight.prompts(state));
      }
    }
  });

  it("show every viewer the same, as nothing on the table is secret", () => {
    const { states } = games[0] ?? { states: [] };
    for (const state of states) {
      for (const viewer of [...state.setup.sides, "table", "umpire"]) {
        const view = dogfight.view(state, viewer);
        expect(view.viewer).toBe(viewer);
        expect(dogfight.imagine(view, seededDice("x"))).toEqual(state);
        expect(Object.keys(view).sort()).toEqual([...Object.keys(state), "viewer"].sort());
      }
    }
  });

  it("stand on the table in finite numbers, each track ending where its piece stands", () => {
    for (const { states, events } of games) {
      for (const state of states) {
        const { pieces } = tabletopOf(dogfight.view(state, "table"), events);
        expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
        for (const { track = [], x, y, level, heading, status, arcs = [] } of pieces) {
          for (const value of [x, y, level, heading]) expect(Number.isFinite(value)).toBe(true);
          if (track.length > 0) expect(track.at(-1)).toEqual({ x, y, level, heading });
          if (status === "flying") expect(x >= 0 && x <= 48 && y >= 0 && y <= 36).toBe(true);
          expect(arcs.length).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe("sealed orders", () => {
  it("DF-10: neither order knows the other: legal orders depend on one's own aircraft alone", () => {
    const game = play([
      { id: "R1", x: 20, y: 10 },
      { id: "B1", x: 20, y: 20 },
    ]);
    const before = legalOrders(situationOf(game.state, 0));
    game.round({ R1: "1", B1: "LL1" }, [2, 1]);
    const other = play([
      { id: "R1", x: 20, y: 10 },
      { id: "B1", x: 20, y: 20 },
    ]).round({ R1: "1", B1: "1" }, [2, 1]);
    expect(legalOrders(situationOf(game.state, 0))).toBe(legalOrders(situationOf(other.state, 0)));
    expect(before).not.toBe(legalOrders(situationOf(game.state, 0)));
  });
});

describe("exactness", () => {
  it("a hexagon flown twice round closes exactly", () => {
    const circling = { engine: 5, speed: 4, heading: 1, y: 15, weapons: [] };
    const game = play([
      { id: "R1", x: 18, ...circling },
      { id: "B1", x: 30, ...circling },
    ]);
    const start = game.state.aircraft[0]?.at;
    for (let leg = 0; leg < 12; leg++) game.round({ R1: "2RR", B1: "2RR" }, [2, 1]);
    const end = game.state.aircraft[0]?.at;
    expect(start && end && samePoint(start, end)).toBe(true);
    expect(game.piece("R1").heading).toBe(1);
  });

  it("resolving touches nothing that it is given", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (seed) => {
        const { states } = randomGame({ scenario: "duel" }, `frozen ${seed}`);
        const copy = JSON.stringify(states[0]);
        randomGame({ scenario: "duel" }, `other ${seed}`);
        return JSON.stringify(states[0]) === copy;
      }),
      { numRuns: 5 },
    );
  });
});

describe("cues", () => {
  const speak = (phrase: Phrase) => say({ ...en, ...words }, phrase);

  it.each([
    [5, "ENGINE: 3 left"],
    [6, "rear gun lost"],
    [4, "FUSELAGE: 2 left"],
  ])("a damage die of %i crosses an oval off where everybody sees it", (face, caption) => {
    const game = play([
      { id: "R1", x: 20, y: 10, speed: 1 },
      { id: "B1", x: 20, y: 16, speed: 1, fuselage: 3, engine: 4, weapons: ["rear"] },
    ]);
    game.round({ R1: "1", B1: "1" }, [5, 2]).round({ red: "R1 front B1" }, [1, face]);
    const { cues } = tabletopOf(dogfight.view(game.state, "table"), game.events, speak);
    expect(cues.at(-1)).toEqual({ kind: "mark", piece: "B1", mark: "oval", caption });
  });

  it("follow the events: everybody flies, dice, shots, falls, departures", () => {
    const game = play([
      { id: "R1", x: 20, y: 10, speed: 1 },
      { id: "B1", x: 20, y: 16, speed: 1, fuselage: 1, weapons: [] },
      { id: "B2", x: 1, y: 16, speed: 1, heading: 9 },
    ]);
    game.round({ R1: "1", B1: "1", B2: "1" }, [5, 2]).round({ red: "R1 front B1" }, [1, 3]);
    const { cues } = tabletopOf(dogfight.view(game.state, "table"), game.events, speak);
    expect(cues).toEqual([
      { kind: "fly" },
      { kind: "leave", piece: "B2" },
      {
        kind: "dice",
        dice: [
          { kind: "d6", face: 5, side: 0 },
          { kind: "d6", face: 2, side: 1 },
        ],
        caption: "Initiative: Red 5, Blue 2: Red fires first (R-16).",
      },
      {
        kind: "dice",
        dice: [{ kind: "d6", face: 1, side: 0 }],
        caption: "R1 fires its front gun at B1: 6.0″, front arc, needs 3 or less: rolls 1, a hit (R-11).",
      },
      { kind: "shot", from: "R1", to: "B1", weapon: "front", hit: true },
      {
        kind: "dice",
        dice: [{ kind: "d6", face: 3, side: 0 }],
        caption: "B1 is hit on its rear side; the damage die shows 3: one FUSELAGE lost, none left.",
      },
      { kind: "mark", piece: "B1", mark: "oval", caption: "FUSELAGE: none left" },
      { kind: "fall", piece: "B1", how: "destroyed" },
    ]);
  });

  it("print arcs as ready, fired or lost", () => {
    const game = play([
      { id: "R1", x: 20, y: 10, speed: 1, weapons: ["front", "rear"] },
      { id: "R2", x: 22, y: 10, speed: 1 },
      { id: "B1", x: 20, y: 16, speed: 1, weapons: ["rear"] },
    ]);
    const states = (id: string) =>
      tabletopOf(dogfight.view(game.state, "table"), [])
        .pieces.find((piece) => piece.id === id)
        ?.arcs?.map(({ state }) => state);
    game.round({ R1: "1", R2: "1", B1: "1" }, [5, 2]).round({ red: "R1 front B1" }, [1, 6]);
    expect([states("R1"), states("R2"), states("B1")]).toEqual([["fired", "ready"], ["ready"], ["lost"]]);
    game.round({ red: "done" });
    expect(states("R1")).toEqual(["ready", "ready"]);
  });
});
