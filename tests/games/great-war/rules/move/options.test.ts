import { describe, expect, it } from "vitest";
import { chiSquare } from "../../../../../src/core/dice/chisquare.ts";
import { seededChoices } from "../../../../../src/core/dice/random.ts";
import { hexesOf } from "../../../../../src/core/geometry/hex-map.ts";
import { TABLES } from "../../../../../src/games/great-war/data/own.ts";
import type { AircraftType } from "../../../../../src/games/great-war/data/tables.ts";
import {
  allowedDive,
  fly,
  moveOptions,
  moveSceneOf,
} from "../../../../../src/games/great-war/rules/move/index.ts";
import { judgeMove } from "../../../../../src/games/great-war/rules/move/judge.ts";
import type { Plane } from "../../board.ts";
import { drawMove } from "../../written.ts";
import { ended, sceneOf, switched } from "./scene.ts";

const STEPS = ["F", "L", "R"];
const MANEUVERS = [
  "sideslip-left",
  "sideslip-right",
  "barrel-roll-left",
  "barrel-roll-right",
  "immelmann",
  "split-s",
  "loop",
  "falling-leaf",
];

/** Every row of so many tokens at most. */
function* rows(tokens: readonly string[], longest: number): Generator<string> {
  yield "";
  if (longest === 0) return;
  for (const rest of rows(tokens, longest - 1)) for (const token of tokens) yield `${token} ${rest}`;
}

const HEIGHTS = Array.from({ length: 13 }, (_, at) => at * 50 - 400);

/** Whether a text has no other steps than these. */
function isOf(tokens: readonly string[], text: string): boolean {
  const steps = text.split(" ").slice(1);
  return steps.every((step) => /^(?:[FLR]\d*|[+-].*|glide)$/.test(step) || tokens.includes(step));
}

/** Whether no altitude could mend a text: its steps are wrong. */
function isHopeless(text: string, scene: ReturnType<typeof sceneOf>): boolean {
  const result = judgeMove(text, scene);
  return !result.ok && result.error.some(({ code }) => code !== "move-glider");
}

/** Every legal order by trying all texts of so many tokens at one speed. */
function bruteForce(scene: ReturnType<typeof sceneOf>, speed: number, tokens: readonly string[]) {
  const found = new Set<string>();
  for (const steps of rows(tokens, speed + (tokens.includes("bomb") ? 1 : 0))) {
    if (isHopeless(`${speed}: ${steps}`, scene)) continue;
    for (const height of HEIGHTS) {
      const result = judgeMove(`${speed}: ${steps}${height < 0 ? height : `+${height}`}`, scene);
      if (result.ok) found.add(result.value.text);
    }
  }
  return [...found].sort();
}

/** Slow, low and climbing no more: few moves, yet of every kind. */
const SLOW: Partial<Plane> = { speed: 4, altitude: 150, ...ended({ climbed: 100 }) };

describe("options", () => {
  it.each([
    ["a Camel", SLOW, {}, 4, [...STEPS, ...MANEUVERS]],
    [
      "a Camel that goes on turning",
      { ...SLOW, ...ended({ climbed: 100, hexsides: 1, way: "L" as const }) },
      {},
      4,
      [...STEPS, "loop"],
    ],
    [
      "a Camel after a loop",
      { ...SLOW, ...ended({ climbed: 100, straightFirst: true }) },
      {},
      4,
      [...STEPS, "split-s"],
    ],
    [
      "a Camel without continued movement",
      SLOW,
      switched({ continued: false }),
      4,
      [...STEPS, "sideslip-left"],
    ],
    ["a loaded R.E.8", { ...SLOW, type: "re-8", bombs: true }, {}, 4, [...STEPS, "bomb"]],
    [
      "a Pup that turns right only",
      { ...SLOW, type: "sopwith-pup", rudder: "R" as const, speed: 3 },
      {},
      3,
      [...STEPS, "loop"],
    ],
    ["a gliding Eindecker", { ...SLOW, type: "fokker-e-iii", gliding: true }, {}, 4, STEPS],
    [
      "a glider that can slip",
      { ...SLOW, gliding: true, speed: 4, ...ended({ climbed: 100 }) },
      {},
      4,
      [...STEPS, ...MANEUVERS],
    ],
  ] as const)("of %s are what all texts together give", (_, plane, circumstances, speed, tokens) => {
    const scene = sceneOf(plane, circumstances);
    const listed = [...moveOptions(scene)].map(({ text }) => text).filter((text) => isOf(tokens, text));
    expect(new Set(listed).size).toBe(listed.length);
    expect([...listed].sort()).toEqual(bruteForce(scene, speed, tokens));
  });

  it("are lazy", () => {
    const [first] = moveOptions(sceneOf({ type: "dh-4", bombs: true, speed: 11 }));
    expect(first?.speed).toBe(9);
  });
});

describe("samples", () => {
  it.each([
    ["an R.E.8 near the ground", { ...SLOW, type: "re-8", altitude: 50, elevator: true }],
    [
      "a Bristol in a turn",
      {
        ...SLOW,
        speed: 4,
        altitude: 50,
        elevator: true,
        ...ended({ climbed: 100, hexsides: 2, way: "L" as const }),
        type: "bristol-f2b",
      },
    ],
  ])("of %s are as likely as one another", (_, plane) => {
    const scene = sceneOf(plane);
    const listed = [...moveOptions(scene)].map(({ text }) => text);
    const counts = new Map(listed.map((text) => [text, 0]));
    const dice = seededChoices("uniform");
    for (let count = 0; count < listed.length * 100; count++) {
      const { text } = drawMove(scene, dice, "allied");
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(listed.length).toBeGreaterThan(5);
    expect([...counts.keys()].sort()).toEqual([...listed].sort());
    const { statistic, critical01 } = chiSquare([...counts.values()]);
    expect(statistic).toBeLessThan(critical01);
  });

  it("of a loaded bomber mostly keep bombs that would fall on nothing, and are as likely as one another but for that", () => {
    const scene = sceneOf({
      type: "handley-page-o-400",
      speed: 4,
      altitude: 50,
      elevator: true,
      bombs: true,
      ...ended({ climbed: 100, straightFirst: true }),
    });
    const listed = [...moveOptions(scene)];
    const loaded = ({ speed, climb, steps }: (typeof listed)[number]) =>
      JSON.stringify([speed, climb, steps.filter((step) => step.do !== "bomb")]);
    // Who comes down to the ground before them takes his bombs along.
    const drops = (one: (typeof listed)[number]) => fly(scene, one).bombAt !== null;
    const parts = listed.map((one) => {
      const dropped = listed.filter((other) => drops(other) && loaded(other) === loaded(one)).length;
      if (one.steps.some((step) => step.do === "bomb")) return drops(one) ? 1 / 16 : 1;
      return 1 + (15 / 16) * dropped;
    });
    const counts = new Map(listed.map(({ text }) => [text, 0]));
    const dice = seededChoices("uniform");
    for (let count = 0; count < listed.length * 1000; count++) {
      const { text } = drawMove(scene, dice, "allied");
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const found = [...counts.values()];
    const statistic = found.reduce((sum, count, at) => {
      const expected = 1000 * (parts[at] ?? 0);
      return sum + ((count - expected) * (count - expected)) / expected;
    }, 0);
    expect(found).toHaveLength(listed.length);
    expect(listed.some(drops)).toBe(true);
    expect(statistic).toBeLessThan(chiSquare(found).critical01);
  });

  it("keep no bombs that would fall on a target", () => {
    const targets = [
      { id: "B1", side: 0, kind: "bomb", hexes: hexesOf({ columns: 40, rows: 40 }), worth: 5 },
    ] as const;
    const scene = sceneOf({ type: "dh-4", speed: 10, altitude: 1000, bombs: true }, { targets });
    const dice = seededChoices("targets");
    const drawn = Array.from({ length: 200 }, () => drawMove(scene, dice, "allied"));
    const dropped = drawn.filter(({ steps }) => steps.some((step) => step.do === "bomb"));
    expect(dropped.length).toBeGreaterThan(120);
  });

  it("are legal, whatever the aircraft", () => {
    const planes: readonly Partial<Plane>[] = [
      {},
      { type: "dh-4", speed: 12, bombs: true },
      { type: "gotha-g-v", speed: 6, bombs: true, altitude: 5000 },
      { gliding: true, speed: 5, spar: true },
      { type: "spad-xiii", speed: 12, rudder: "L" },
      { altitude: 5750, speed: 10, ...ended({ hexsides: 2, way: "R" }) },
      { altitude: 50, speed: 4 },
      { type: "farman-f-40", speed: 8, ...ended({ dived: 100 }) },
      { hex: { q: 0, r: 0 }, speed: 9 },
    ];
    const dice = seededChoices("legal");
    for (const plane of planes) {
      const scene = sceneOf(plane);
      for (let count = 0; count < 300; count++) {
        const order = drawMove(scene, dice, "allied");
        const judged = judgeMove(order.text, scene);
        expect(judged).toEqual({ ok: true, value: order });
      }
    }
  });

  it("D-02 D-07 take every speed alike and overdive seldom, yet sometimes", () => {
    const scene = sceneOf();
    const dice = seededChoices("speeds");
    const speeds = [0, 0, 0, 0, 0];
    let overdives = 0;
    for (let count = 0; count < 3000; count++) {
      const order = drawMove(scene, dice, "allied");
      speeds[order.speed - 6] = (speeds[order.speed - 6] ?? 0) + 1;
      if (-order.climb > allowedDive(scene, order.speed)) overdives += 1;
    }
    const { statistic, critical01 } = chiSquare(speeds);
    expect(statistic).toBeLessThan(critical01);
    expect(overdives).toBeGreaterThan(30);
    expect(overdives).toBeLessThan(300);
  });
});

describe("another table's types", () => {
  const type = {
    ...(TABLES.aircraft.find(({ id }) => id === "sopwith-camel") as AircraftType),
    id: "comet",
  };
  const comet = { ...type, max: 30, min: 25, diveSpeed: 20, dive: 10_000, ceiling: 10_000 };
  const tables = { ...TABLES, aircraft: [...TABLES.aircraft, comet] };

  it("are sampled legally even where no number counts their moves exactly", () => {
    const scene = sceneOf({ bombs: false, speed: 29, altitude: 9000 }, { tables });
    const setup = {
      ...scene.setup,
      airframes: scene.setup.airframes.map((one) => ({ ...one, type: "comet" })),
    };
    const fast = moveSceneOf({ ...scene.board, setup }, 0);
    const dice = seededChoices("comet");
    for (let count = 0; count < 100; count++) {
      const order = drawMove(fast, dice, "allied");
      expect(order.speed).toBeGreaterThan(24);
      expect(judgeMove(order.text, fast)).toEqual({ ok: true, value: order });
    }
  });
});
