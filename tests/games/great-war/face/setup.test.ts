import { gzipSync, strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { openTables, tablesFileName } from "../../../../src/app/face/setup/tables-file.ts";
import { jsonLines } from "../../../../src/core/json-lines.ts";
import type { OwnTables } from "../../../../src/face/setup.ts";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";
import { SEQUENCES } from "../../../../src/games/great-war/data/config/named-config.ts";
import { OWN_TABLES } from "../../../../src/games/great-war/data/index.ts";
import { tables as own, tablesFrom } from "../../../../src/games/great-war/face/own-tables.ts";
import { setup } from "../../../../src/games/great-war/face/setup.ts";
import {
  configOf,
  lackingTypes,
  optionsOf,
  turnedOf,
} from "../../../../src/games/great-war/face/setup-config.ts";
import { USUAL } from "../../../../src/games/great-war/rules/setup/options.ts";
import { SWITCHES } from "../../../../src/games/great-war/rules/setup/switches.ts";
import { switches as german } from "../../../../src/games/great-war/words/switches/de.ts";
import { switches as english } from "../../../../src/games/great-war/words/switches/en.ts";

describe("a file of tables", () => {
  test("that was saved is loaded again as it was", async () => {
    const file = new Blob([jsonLines(OWN_TABLES)]);
    expect(await openTables(own as OwnTables, file)).toEqual({ ok: true, value: OWN_TABLES });
  });

  test("is read as the world has it: gzipped, between fences", async () => {
    const fenced = `\`\`\`json\n${jsonLines(OWN_TABLES)}\n\`\`\``;
    const packed = new Blob([new Uint8Array(gzipSync(strToU8(fenced)))]);
    expect(await openTables(own as OwnTables, packed)).toEqual({ ok: true, value: OWN_TABLES });
  });

  test("with a cell that does not fit is refused by naming the cell", () => {
    const spoilt = { ...OWN_TABLES, maneuvers: { ...OWN_TABLES.maneuvers, loop: 99 } };
    const read = tablesFrom(JSON.stringify(spoilt));
    if (read.ok) throw new Error("must be refused for a cell");
    expect(read.error.map(({ values }) => JSON.stringify(values)).join()).toContain("loop");
  });

  test.each(["7", "null", "[]", '{"format":1,"entries":[]}', '{"aircraft":[]}'])(
    "that is something else, %s, is told as such",
    (text) => {
      expect(tablesFrom(text)).toEqual({ ok: false, error: [{ code: "tables.foreign", values: {} }] });
    },
  );

  test("that is no JSON is told by the reader of tables", () => {
    const read = tablesFrom("columns: A, B");
    expect(read.ok ? null : read.error).toMatchObject([{ code: "tables-json" }]);
  });

  test("that can't be read loses nothing", async () => {
    const broken = { arrayBuffer: () => Promise.reject(new Error("gone")) } as unknown as Blob;
    expect(await openTables(own as OwnTables, broken)).toEqual({ ok: false, error: "unreadable" });
  });

  test.each([
    ["Tallyho", "tallyho-tables-tallyho.json"],
    ["Mein Satz, 2. Auflage", "tallyho-tables-mein-satz-2-auflage.json"],
    ["中", "tallyho-tables-set.json"],
  ])("of %s is called %s", (name, file) => {
    expect(tablesFileName({ name })).toBe(file);
  });
});

describe("the config of the set-up page", () => {
  test("of an untouched page is the scenario alone", () => {
    expect(configOf("duel", turnedOf({ scenario: "duel" }))).toEqual({ scenario: "duel" });
    for (const odd of [null, 3, "x"]) expect(turnedOf(odd)).toEqual({ options: {}, tables: undefined });
  });

  test("holds switches and tables beside the scenario, and the game takes it", () => {
    const tables = { ...OWN_TABLES, name: "Mine" };
    const config = configOf("duel", { options: { sequence: "plotted", wind: false }, tables });
    const read = greatWar.config.safeParse(config);
    if (!read.success) throw new Error("the config has the wrong shape");
    expect(greatWar.check(read.data)).toEqual([]);
    expect(turnedOf(config)).toEqual({ options: { sequence: "plotted", wind: false }, tables });
  });

  test("the scenario's own switches stand until they are turned", () => {
    expect(optionsOf("bombing", turnedOf({})).survivors).toBe(true);
    expect(optionsOf("bombing", { options: { survivors: false }, tables: undefined }).survivors).toBe(false);
    expect(optionsOf("duel", turnedOf({})).energy).toBe(USUAL.energy);
  });

  test("types that a set lacks are named", () => {
    expect(lackingTypes("duel", OWN_TABLES)).toEqual([]);
    const aircraft = OWN_TABLES.aircraft.filter(({ id }) => id !== "sopwith-camel");
    expect(lackingTypes("duel", { ...OWN_TABLES, aircraft })).toEqual(["sopwith-camel"]);
  });
});

describe("every switch", () => {
  test("stands as the set-up says, and turned makes a set-up that the game takes", () => {
    for (const { switches } of setup.groups)
      for (const one of switches) {
        const before = setup.standing("duel", { scenario: "duel" })[one.id];
        const to = one.kind === "choice" ? (one.choices.find(({ id }) => id !== before)?.id ?? "") : !before;
        const config = setup.turn("duel", { scenario: "duel" }, one.id, to);
        expect(setup.standing("duel", config)[one.id]).toBe(to);
        expect(greatWar.config.safeParse(config).success).toBe(true);
      }
  });

  test("has a name and a help of its own in both languages", () => {
    for (const catalogue of [english, german]) {
      const names = [
        ...SWITCHES.map(({ option }) => `option.${option}` as const),
        ...SEQUENCES.map((one) => `sequence.${one}` as const),
      ];
      const said = names.flatMap((name) => [catalogue[name](), catalogue[`${name}.help`]()]);
      expect(new Set(said).size).toBe(2 * (SWITCHES.length + SEQUENCES.length));
    }
  });
});
