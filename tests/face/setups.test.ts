import { gzipSync, strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { openTables, tablesFileName } from "../../src/app/face/setup/tables-file.ts";
import { readShape } from "../../src/core/input/shape.ts";
import { say } from "../../src/core/phrase.ts";
import type { Switch, TableSet, Turned } from "../../src/face/setup.ts";
import { type Text, wordsOf } from "../../src/face/text.ts";
import { USUAL as BRITAIN } from "../../src/games/battle-of-britain/rules/setup/options.ts";
import { USUAL as REICH } from "../../src/games/luftwaffe/data/options.ts";
import { gamesWith } from "../whole-games.ts";
import { cataloguesOf, faultsIn } from "./phrases.ts";

/** What a test must know of a game's set-up. */
interface Known {
  /** Two switches and what they are turned to. */
  readonly two: readonly (readonly [id: string, to: Turned])[];
  readonly seats: object;
  /** Switches that there must be. */
  readonly agreed?: readonly string[];
  /** Switches that may not be offered any more when they are turned. */
  readonly gone?: RegExp;
  /** How a document is refused that is no set of tables. */
  readonly foreign?: string;
  /** A scenario, and what a set has that lacks something for it. */
  readonly lacks?: readonly [scenario: string, part: object];
}

const KNOWN: Readonly<Record<string, Known>> = {
  dogfight: {
    two: [
      ["lameTurn", true],
      ["turnLimit", true],
    ],
    seats: { red: ["R1"], blue: ["B1"] },
  },
  "great-war": {
    two: [
      ["sequence", "plotted"],
      ["wind", false],
    ],
    seats: { anna: ["A1"] },
    foreign: "tables.foreign",
    lacks: ["duel", { aircraft: [] }],
  },
  "down-in-flames": {
    two: [
      ["die", "d12"],
      ["ammunition", true],
    ],
    seats: { "allied-1": ["A1"] },
    foreign: "tables-foreign",
    lacks: ["kent", { cards: [{ name: "tight-turn", colour: "blue", copies: 110 }] }],
  },
  "battle-of-britain": {
    two: [
      ["duel", "oneRound"],
      ["diagonal", false],
    ],
    seats: { anna: ["11"] },
    agreed: Object.keys(BRITAIN),
    gone: /^pool-/,
    foreign: "tables-foreign",
    lacks: ["raid", { geschwader: [] }],
  },
  luftwaffe: {
    two: [
      ["takeOff", "type"],
      ["level", "advanced"],
    ],
    seats: {},
    agreed: Object.keys(REICH),
    foreign: "tables-foreign",
  },
};

const GAMES = await gamesWith(({ face }) => face("setup"));

/** Everything that a switch can be turned to; of a number the least and the most. */
function turnsOf(one: Switch, scenario: string): readonly Turned[] {
  if (one.kind === "on-off") return [true, false];
  return one.kind === "choice" ? one.choices.map(({ id }) => id) : one.range(scenario, {});
}

describe.each(GAMES.map((entry) => [entry.meta.id, entry] as const))(
  "the set-up of %s",
  async (id, entry) => {
    const [game, setup] = await Promise.all([entry.load(), entry.face("setup")]);
    if (!setup) throw new Error(`${id} has no set-up`);
    const { two = [], seats = {}, agreed = [], gone, foreign = "", lacks } = KNOWN[id] ?? {};
    const switches = setup.groups.flatMap((group) => group.switches);
    const { tables } = setup;

    /** What the game has to say of a set-up that went through a link or a file. */
    function problemsOf(config: unknown): readonly unknown[] {
      const read = readShape(game.config, JSON.parse(JSON.stringify(config)));
      return read.ok ? game.check(read.value) : read.error;
    }

    test.each(entry.meta.scenarios)(
      "$id: switches stand as they are turned, and the game takes it",
      ({ id: scenario }) => {
        const before = setup.standing(scenario, {});
        for (const one of switches.filter((each) => before[each.id] !== undefined))
          for (const to of turnsOf(one, scenario)) {
            const config = setup.turn(scenario, { scenario }, one.id, to);
            const now = setup.standing(scenario, config)[one.id];
            if (now !== undefined || !gone?.test(one.id)) expect(now, `${one.id} ${to}`).toBe(to);
            expect(problemsOf(config), `${one.id} ${to}`).toEqual([]);
          }
      },
    );

    test.each(entry.meta.scenarios)(
      "$id: switches keep one another, the tables and who commands what",
      ({ id: scenario }) => {
        const set: TableSet | undefined = tables && { ...tables.ours, name: "Mine" };
        const turned = (given: object) => {
          const laid = tables?.withSet(scenario, given, set) ?? given;
          return two.reduce((now: unknown, [one, to]) => setup.turn(scenario, now, one, to), laid);
        };
        expect(problemsOf(turned({ scenario }))).toEqual([]);
        const config = turned({ scenario, seats });
        const offered = setup.standing(scenario, config);
        for (const [one, to] of two) if (one in offered) expect(offered[one], one).toBe(to);
        if (Object.keys(seats).length > 0) expect(config).toMatchObject({ seats });
        expect(tables?.of(config)).toEqual(set);
        expect(tables?.withSet(scenario, config, undefined) ?? {}).not.toHaveProperty("tables");
      },
    );

    test("every switch has an id of its own, and all that may be agreed have one", () => {
      const ids = switches.map((one) => one.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining([...agreed, ...two.map(([one]) => one)]));
    });

    test("every switch and every choice has a name and a help of its own, in every language", async () => {
      const catalogues = await cataloguesOf(entry, "setup");
      const about = tables && entry.meta.scenarios.map((one) => tables.about(one.id, tables.ours));
      const more = tables && [
        tables.title,
        tables.note,
        tables.how,
        about,
        tables.about("", { ...tables.ours }),
      ];
      expect(faultsIn([setup.groups, more], catalogues)).toEqual([]);
      for (const catalogue of catalogues.values()) {
        const words = (text: Text) => wordsOf(text, (phrase) => say(catalogue, phrase));
        for (const one of switches) {
          const help =
            one.kind === "choice" ? one.choices.flatMap(({ name, help }) => [name, help]) : [one.help];
          const said = [one.name, ...help].map(words);
          expect(new Set(said).size, one.id).toBe(said.length);
          expect(said.filter((text) => text === "" || /^[0-9a-z-]+$/.test(text))).toEqual([]);
        }
      }
    });

    describe.each(tables ? [tables] : [])("a file of tables", (own) => {
      const ours = JSON.parse(JSON.stringify(own.ours));

      test("that was saved is loaded again as it was, gzipped and between fences too", async () => {
        const fenced = new Blob([
          new Uint8Array(gzipSync(strToU8(`\`\`\`json\n${own.print(own.ours)}\n\`\`\``))),
        ]);
        for (const file of [new Blob([own.print(own.ours)]), fenced])
          expect(await openTables(own, file)).toEqual({ ok: true, value: ours });
      });

      test.each([
        ["no JSON", "cards: 80", "tables-json"],
        ["a match", '{"format":1,"entries":[]}', foreign],
        ["another document", '{"planes":[]}', foreign],
        ["a number", "7", foreign],
        ["nothing", "null", foreign],
        ["a list", "[]", foreign],
        ["of absurd length", " ".repeat(500_001), "tables-large"],
      ])("that is %s is refused in a sentence", async (_, text, code) => {
        const read = own.read(text);
        expect(read.ok ? "" : read.error[0]?.code).toBe(code);
        expect(
          faultsIn(
            read.ok ? [] : read.error.map(({ code: key, values }) => ({ key, values })),
            await cataloguesOf(entry, "setup"),
          ),
        ).toEqual([]);
      });

      test.runIf(lacks)("that lacks what a scenario needs is told", async () => {
        const [scenario = "", part] = lacks ?? [];
        const told = own.about(scenario, { ...ours, ...part });
        expect(told).toMatchObject({ key: "tables.lacks" });
        expect(faultsIn(told, await cataloguesOf(entry, "setup"))).toEqual([]);
        expect(own.about(scenario, own.ours)).toMatchObject({ key: "tables.ours.hint" });
      });

      test("without a name, or with an empty one, is refused", () => {
        for (const name of [undefined, ""])
          expect(own.read(JSON.stringify({ ...ours, name })).ok, name).toBe(false);
      });

      test("that can't be read loses nothing", async () => {
        const broken = { arrayBuffer: () => Promise.reject(new Error("gone")) } as unknown as Blob;
        expect(await openTables(own, broken)).toEqual({ ok: false, error: "unreadable" });
      });
    });
  },
);

test.each([
  ["Tallyho", "tallyho-tables-tallyho.json"],
  ["Mein Satz, 2. Auflage", "tallyho-tables-mein-satz-2-auflage.json"],
  ["中", "tallyho-tables-set.json"],
])("a file of the tables %s is called %s", (name, file) => {
  expect(tablesFileName({ name })).toBe(file);
});
