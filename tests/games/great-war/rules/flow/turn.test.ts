import { describe, expect, test } from "vitest";
import { seededDice } from "../../../../../src/core/dice/random.ts";
import { type Facing, type Hex, hexAhead } from "../../../../../src/core/geometry/hex.ts";
import { hexLabel, parseHexLabel } from "../../../../../src/core/geometry/hex-map.ts";
import { now } from "../../../../../src/core/match/match.ts";
import { play } from "../../../../../src/core/match/play.ts";
import { greatWar } from "../../../../../src/games/great-war/computer/game.ts";
import type { Config } from "../../../../../src/games/great-war/data/config/config.ts";
import { longestRange } from "../../../../../src/games/great-war/data/fire-table.ts";
import { TABLES } from "../../../../../src/games/great-war/data/own.ts";
import { tabletopOf } from "../../../../../src/games/great-war/face/picture/tabletop.ts";
import type { State } from "../../../../../src/games/great-war/rules/state/state.ts";
import { duel, Table } from "./table.ts";

/** A1 rolls 2 and 1, G1 6 and 6 with 5 points for its height. */
const A1_FIRST = [2, 1, 6, 6];

describe("4.1a the turn by initiative", () => {
  test("rolls, order, moves one by one, then the next turn", () => {
    const table = new Table(duel(), A1_FIRST);
    expect(table.told).toEqual(["turn", "initiative", "initiative", "order"]);
    expect(table.asked).toEqual(["A1 move"]);
    table.play({ A1: "8: F8" });
    expect(table.told).toEqual(["moves"]);
    expect(table.asked).toEqual(["G1 move"]);
    table.play({ G1: "8: F8" }, A1_FIRST);
    expect(table.state.turn).toBe(2);
    expect(table.told).toEqual(["moves", "turn", "initiative", "initiative", "order"]);
  });

  test("4.2e equals of one owner: he is asked which of them goes first", () => {
    const config = duel();
    const [camel, triplane] = config.aircraft ?? [];
    if (!camel || !triplane) throw new Error("no aircraft");
    const second = { ...camel, id: "A2", hex: "1215" };
    const table = new Table({ ...config, aircraft: [camel, second, triplane] }, [3, 4, 3, 4, 6, 6]);
    expect(table.asked).toEqual(["allied first"]);
    table.play({ allied: "A2" });
    expect(table.asked).toEqual(["A2 move"]);
    table.play({ A2: "8: F8" });
    expect(table.asked).toEqual(["A1 move"]);
  });

  test("4.4b tails are named together before initiative; 4.4g the tailer moves right after", () => {
    const config = duel(
      {},
      {
        aircraft: [
          {
            id: "A1",
            side: "allied",
            type: "sopwith-camel",
            hex: "1015",
            facing: 0,
            altitude: 2000,
            speed: 8,
          },
          { id: "G1", side: "german", type: "fokker-dr-i", hex: "1018", facing: 0, altitude: 2000, speed: 8 },
        ],
      },
    );
    const table = new Table(config);
    expect(table.asked).toEqual(["G1 tail"]);
    table.play({ G1: "tail A1" }, [3, 3, 1, 1]);
    expect(table.told).toEqual(["tail", "initiative", "order"]);
    expect(table.state.order).toEqual([0, 1]);
    table.play({ A1: "8: F8" });
    expect(table.asked).toEqual(["G1 move"]);
    table.play({ G1: "8: F8" });
    expect(table.asked).toEqual(["G1 fire"]);
  });

  test("4.6f a head-on attack lets the other drop what it declared", () => {
    const config = duel(
      {},
      {
        aircraft: [
          {
            id: "A1",
            side: "allied",
            type: "sopwith-camel",
            hex: "1016",
            facing: 0,
            altitude: 2000,
            speed: 8,
          },
          {
            id: "A2",
            side: "allied",
            type: "sopwith-camel",
            hex: "0118",
            facing: 0,
            altitude: 500,
            speed: 8,
          },
          { id: "G1", side: "german", type: "fokker-dr-i", hex: "1001", facing: 3, altitude: 2000, speed: 8 },
        ],
      },
    );
    const table = new Table(config, [1, 1, 1, 2, 6, 6]);
    expect(table.asked).toEqual(["A2 move"]);
    table.play({ A2: "8: F8" });
    table.play({ A1: "8: F8" });
    expect(table.asked).toEqual(["A1 fire"]);
    table.play({ A1: "hold" }).play({ G1: "6: F6" });
    expect(table.asked).toEqual(["G1 fire"]);
    table.play({ G1: "fire A1" });
    expect(table.asked).toEqual(["A1 fire"]);
    expect(table.state.agenda[0]).toEqual({ do: "switch", who: 0, attacker: 2 });
  });
});

describe("answers at the wrong time", () => {
  test("an aircraft that is asked later is told so, and what is awaited", () => {
    const { match } = new Table(duel(), A1_FIRST);
    const played = play(
      match,
      new Map([
        ["A1", "8: F8"],
        ["G1", "8: F8"],
      ]),
      seededDice("x"),
    );
    expect(played).toMatchObject({ ok: false, error: [{ code: "surplus-answer", prompt: "G1" }] });
  });
});

describe("B-47 plotted moves", () => {
  test("all write sealed, fly at once, then declare", () => {
    const table = new Table(duel({ sequence: "plotted" }));
    expect(table.asked).toEqual(["A1 move", "G1 move"]);
    table.play({ A1: "8: F8", G1: "9: F9" });
    expect(table.told.slice(0, 3)).toEqual(["plots", "moves", "moves"]);
    expect(table.state.turn).toBe(2);
    expect(table.asked).toEqual(["A1 move", "G1 move"]);
  });

  const AIRBORNE = { altitude: 2000, speed: 8 } as const;

  function plotted(german: { readonly hex: string; readonly facing: Facing }): Table {
    const allied = { ...AIRBORNE, id: "A1", side: "allied", type: "sopwith-camel", hex: "1018", facing: 0 };
    const other = { ...AIRBORNE, id: "G1", side: "german", type: "fokker-dr-i", ...german };
    return new Table(duel({ sequence: "plotted" }, { aircraft: [allied, other] as Config["aircraft"] }));
  }

  /** G1 flies ahead of A1, as far as guns reach. */
  function chase(): Table {
    return plotted({ hex: `10${18 - longestRange(TABLES)}`, facing: 0 });
  }

  test("who is followed at equal speed is in sight at each step, though out of reach from the last but one now", () => {
    const table = chase().play({ A1: "8: F8", G1: "8: F8" });
    expect(table.asked).toEqual(["A1 fire"]);
    table.play({ A1: "fire G1" }, [5, 5]);
    expect(table.told).toContain("attack");
  });

  test("who slips into the line of fire only after the other has stopped was not in sight", () => {
    const ahead = parseHexLabel("1010") as Hex;
    const table = plotted({ hex: hexLabel(hexAhead(ahead, 4, 8)), facing: 1 });
    table.play({ A1: "6: F6", G1: "8: F8" });
    expect(table.state.aircraft[1]?.hex).toEqual(ahead);
    expect(table.told.filter((key) => key !== "turn")).toEqual(["plots", "moves", "moves"]);
    expect(table.state.turn).toBe(2);
  });

  test("all fly at the same time on the table", () => {
    const table = chase().play({ A1: "8: F8", G1: "8: F8" });
    const { state, events } = now(table.match);
    const { cues } = tabletopOf(greatWar.view(state as State, "table"), events);
    expect(cues.filter(({ kind }) => kind === "fly")).toEqual([{ kind: "fly" }]);
  });
});

describe("B-48 the base game's alternating turns", () => {
  test("the Allies move and fire, then the Germans", () => {
    const config = duel(
      { sequence: "alternating" },
      {
        aircraft: [
          {
            id: "A1",
            side: "allied",
            type: "sopwith-camel",
            hex: "1016",
            facing: 0,
            altitude: 2000,
            speed: 8,
          },
          { id: "G1", side: "german", type: "fokker-dr-i", hex: "1004", facing: 3, altitude: 2000, speed: 8 },
        ],
      },
    );
    const table = new Table(config);
    expect(table.asked).toEqual(["A1 move"]);
    table.play({ A1: "8: F8" });
    expect(table.asked).toEqual(["A1 fire"]);
    table.play({ A1: "fire G1" }, [5, 5]);
    expect(table.told).toContain("attack");
    expect(table.asked).toEqual(["G1 move"]);
  });
});

describe("the end of a game", () => {
  test("D-10 over one's own edge is home, and the other has the air", () => {
    const config = duel(
      {},
      {
        aircraft: [
          {
            id: "A1",
            side: "allied",
            type: "sopwith-camel",
            hex: "1018",
            facing: 3,
            altitude: 2000,
            speed: 8,
          },
          { id: "G1", side: "german", type: "fokker-dr-i", hex: "1005", facing: 3, altitude: 3000, speed: 8 },
        ],
      },
    );
    const table = new Table(config, A1_FIRST).play({ A1: "8: F8" });
    expect(table.state.aircraft[0]?.status).toBe("home");
    table.play({ G1: "8: F8" });
    expect(table.state.outcome).toMatchObject({ winner: "german", reason: { key: "outcome.last-side" } });
  });

  test("B-46 where points decide, a side alone flies on to the limit", () => {
    const config = duel(
      {},
      {
        goal: "points",
        turns: 2,
        aircraft: [
          {
            id: "A1",
            side: "allied",
            type: "sopwith-camel",
            hex: "1018",
            facing: 3,
            altitude: 2000,
            speed: 8,
          },
          { id: "G1", side: "german", type: "fokker-dr-i", hex: "1005", facing: 3, altitude: 3000, speed: 8 },
        ],
      },
    );
    const table = new Table(config, A1_FIRST).play({ A1: "8: F8" }).play({ G1: "8: F8" }, [3, 4]);
    expect(table.state.outcome).toBeNull();
    expect(table.asked).toEqual(["G1 move"]);
    table.play({ G1: "8: F7 L" });
    expect(table.state.outcome?.reason.key).toBe("outcome.points");
  });

  test("B-45 a limit of turns without points is a draw", () => {
    const table = new Table(duel({}, { turns: 1 }), A1_FIRST);
    table.play({ A1: "8: F8" }).play({ G1: "8: F8" });
    expect(table.state.outcome).toMatchObject({ winner: null, reason: { key: "outcome.turn-limit" } });
  });
});

describe("4.10m what is hidden", () => {
  const { state } = greatWar.setup({ scenario: "balloon-alone" }, seededDice("hidden"));
  const hidden = state.guns.filter((gun) => gun.hidden).length;

  test("guns not found yet are null to the other side and to the table, known to their own and the umpire", () => {
    expect(hidden).toBeGreaterThan(0);
    const unseen = (viewer: string) => greatWar.view(state, viewer).guns.filter((gun) => gun === null).length;
    expect(["allied", "table", "german", "umpire"].map(unseen)).toEqual([hidden, hidden, 0, 0]);
  });

  test("an imagined state has as many, somewhere near what they guard", () => {
    const imagined = greatWar.imagine(greatWar.view(state, "allied"), seededDice("guess"));
    expect(imagined.guns.filter((gun) => gun.hidden)).toHaveLength(hidden);
  });
});
