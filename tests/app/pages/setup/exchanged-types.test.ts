import { describe, expect, it } from "vitest";
import type { Game } from "../../../../src/core/game.ts";
import type { ChosenType, SetupFace, SetupTypes } from "../../../../src/face/setup.ts";
import { dogfight } from "../../../../src/games/dogfight/computer/game.ts";
import { setup as dogfightSetup } from "../../../../src/games/dogfight/face/setup.ts";
import { freshDesign } from "../../../../src/games/dogfight/face/workshop/design.ts";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";
import { TABLES } from "../../../../src/games/great-war/data/own.ts";
import { setup as greatWarSetup } from "../../../../src/games/great-war/face/setup.ts";
import { FRESH, named } from "../../../../src/games/great-war/face/workshop/design.ts";

interface Tried {
  readonly id: string;
  readonly game: Pick<Game<never, never, never, never>, "meta" | "config" | "check" | "seats" | "setup">;
  readonly face: SetupFace;
  readonly types: SetupTypes;
  /** Designs of somebody's own, the poorest that may fly among them. */
  readonly own: readonly object[];
}

const kestrel = { ...freshDesign(), name: "Kestrel" };
const shrike = named(FRESH, "Shrike");

const BOTH: readonly Tried[] = [
  {
    id: "dogfight",
    game: dogfight as unknown as Tried["game"],
    face: dogfightSetup,
    types: dogfightSetup.types as SetupTypes,
    own: [kestrel, { ...kestrel, engine: 1, fuselage: 1, ceiling: 1, weapons: [] }],
  },
  {
    id: "great-war",
    game: greatWar as unknown as Tried["game"],
    face: greatWarSetup,
    types: greatWarSetup.types as SetupTypes,
    own: [
      shrike,
      { ...shrike, max: 1, min: 1, diveSpeed: 0, ceiling: 50, mounts: [] },
      { ...shrike, seats: 3 },
    ],
  },
];

/** What the game has to say of a set-up. */
function problemsOf({ game }: Tried, config: unknown): readonly unknown[] {
  const read = game.config.safeParse(JSON.parse(JSON.stringify(config)));
  return read.success ? game.check(read.data as never) : [read.error];
}

/** Every piece of a scenario of one type. */
function allOf({ types }: Tried, scenario: string, type: ChosenType) {
  return Object.fromEntries(types.pieces(scenario, { scenario }).map(({ id }) => [id, type]));
}

describe.each(BOTH)("types of pieces on the set-up page: $id", (tried) => {
  const { game, types, own, face } = tried;
  const scenarios = game.meta.scenarios.map(({ id }) => id);

  it("has pieces to exchange in every battle, each of a listed type", () => {
    const listed = new Set(types.listed({}).map(({ id }) => id));
    for (const scenario of scenarios) {
      const pieces = types.pieces(scenario, { scenario });
      expect(pieces.length > 0).toBe(scenario !== "bloody-april");
      for (const { type } of pieces) expect(listed).toContain(type);
    }
  });

  it("any design and any type of the list may take every place of every battle", () => {
    const chosen: readonly ChosenType[] = [...own, ...types.listed({}).map(({ id }) => id)];
    for (const scenario of scenarios.filter((one) => one !== "bloody-april"))
      for (const type of chosen) {
        const config = types.exchanged(scenario, { scenario }, allOf(tried, scenario, type));
        expect(problemsOf(tried, config)).toEqual([]);
      }
  });

  it("leaves all others as they were", () => {
    const [scenario = ""] = scenarios;
    const [first, ...others] = types.pieces(scenario, { scenario });
    const [design = {}] = own;
    const config = types.exchanged(scenario, { scenario }, { [first?.id ?? ""]: design });
    const before = types.exchanged(scenario, { scenario }, {});
    const fliers = (of: unknown) => (of as { aircraft: { id: string }[] }).aircraft;
    for (const { id } of others)
      expect(fliers(config).find((one) => one.id === id)).toEqual(
        fliers(before).find((one) => one.id === id),
      );
    expect(JSON.stringify(config)).toContain(types.nameOf(design));
  });

  it("keeps switches and players", () => {
    const [group] = face.groups.slice(-1);
    const [one] = group?.switches ?? [];
    const scenario = scenarios.find((id) => types.pieces(id, {}).length > 3) ?? "";
    const [piece] = types.pieces(scenario, {});
    const seats = { [`${piece?.side}-1`]: [piece?.id ?? ""] };
    const config = face.turn(
      scenario,
      { scenario, seats },
      one?.id ?? "",
      !face.standing(scenario, {})[one?.id ?? ""],
    );
    expect(config).toMatchObject({ seats });
    const exchanged = types.exchanged(scenario, config, { [piece?.id ?? ""]: own[0] ?? {} });
    expect(problemsOf(tried, exchanged)).toEqual([]);
    const read = game.config.safeParse(exchanged);
    expect(read.success && game.seats(read.data as never).map(({ id }) => id)).toContain(`${piece?.side}-1`);
    expect((exchanged as { options: object }).options).toMatchObject((config as { options: object }).options);
  });

  it("names designs that may fly, and no others", () => {
    for (const design of own) expect(types.nameOf(design)).toMatch(/^(Kestrel|Shrike)$/);
    for (const other of [null, 7, "x", {}, { ...own[0], name: "" }])
      expect(types.nameOf(other)).toBeUndefined();
  });
});

describe("what an exchanged aircraft begins with", () => {
  it("is no more than its ENGINE and its ceiling", () => {
    const poor = { ...kestrel, engine: 1, ceiling: 2 };
    const config = dogfightSetup.types?.exchanged("bounce", {}, { B1: poor });
    const one = (config as { aircraft: { id: string }[] }).aircraft.find(({ id }) => id === "B1");
    expect(one).toMatchObject({ type: poor, x: 14, y: 3, heading: 12, speed: 1, level: 2 });
  });

  it.each([9000, 300])("is as high as before, or at its ceiling of %i m", (ceiling) => {
    const battles = greatWar.meta.scenarios.filter(({ id }) => id !== "bloody-april");
    for (const { id: scenario } of battles) {
      const fliers = greatWarSetup.types?.pieces(scenario, {}) ?? [];
      const chosen = Object.fromEntries(fliers.map(({ id }) => [id, { ...shrike, ceiling }]));
      const altitudes = (types: Readonly<Record<string, object>>) => {
        const config = greatWarSetup.types?.exchanged(scenario, {}, types);
        const { aircraft } = config as { aircraft: { id: string; altitude: number }[] };
        return aircraft.filter(({ id }) => id in chosen).map(({ altitude }) => altitude);
      };
      expect(altitudes(chosen)).toEqual(altitudes({}).map((metres) => Math.min(metres, ceiling)));
    }
  });

  it("is its own colours, and a name that two designs do not share", () => {
    const [first, second] = greatWarSetup.types?.pieces("duel", {}) ?? [];
    const twin = { ...shrike, max: 11 };
    const config = greatWarSetup.types?.exchanged(
      "duel",
      {},
      {
        [first?.id ?? ""]: shrike,
        [second?.id ?? ""]: twin,
      },
    ) as { types: { id: string }[]; aircraft: { type: string; model?: string }[] };
    expect(config.types.map(({ id }) => id)).toEqual(["own-shrike", "own-shrike-2"]);
    expect(config.aircraft.map(({ type }) => type)).toEqual(["own-shrike", "own-shrike-2"]);
    expect(config.aircraft.filter(({ model }) => model !== undefined)).toEqual([]);
  });

  it("comes from the tables in force", () => {
    const tables = { ...TABLES, name: "Mine", aircraft: TABLES.aircraft.slice(0, 3) };
    expect(greatWarSetup.types?.listed({ tables }).length).toBeLessThanOrEqual(3);
    expect(greatWarSetup.types?.exchanged("duel", { tables }, {})).toMatchObject({
      tables: { name: "Mine" },
    });
  });
});
