import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonLines } from "../../../src/core/json-lines.ts";
import { say } from "../../../src/core/phrase.ts";
import { checkTables } from "../../../src/games/great-war/data/check-tables.ts";
import {
  canBeCritical,
  cellOf,
  longestRange,
  rangeBand,
} from "../../../src/games/great-war/data/fire-table.ts";
import { COLUMNS } from "../../../src/games/great-war/data/lists.ts";
import { TABLES } from "../../../src/games/great-war/data/own.ts";
import { readTables } from "../../../src/games/great-war/data/read-tables.ts";
import type { AircraftType, FireRow, Tables } from "../../../src/games/great-war/data/tables.ts";
import { de } from "../../../src/games/great-war/words/de.ts";
import { en } from "../../../src/games/great-war/words/en.ts";

const ROLLS = Array.from({ length: 11 }, (_, index) => index + 2);
/** Ways of 36 in which two dice make 2 to 12. */
const WAYS = ROLLS.map((roll) => 6 - Math.abs(roll - 7));
/** The nearest and farthest range of each band. */
const RANGES = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 8],
] as const;

function typed(id: string): AircraftType {
  const type = TABLES.aircraft.find((one) => one.id === id);
  if (!type) throw new Error(`no type ${id}`);
  return type;
}

function mean(row: FireRow, range: number): string {
  const sum = ROLLS.reduce(
    (total, roll, index) => total + (WAYS[index] ?? 0) * cellOf(TABLES, row, range, roll).points,
    0,
  );
  return (Math.round((sum / 36) * 100) / 100).toFixed(2);
}

function criticals(row: FireRow, range: number): number[] {
  return ROLLS.filter((roll) => cellOf(TABLES, row, range, roll).critical);
}

/** A copy with one thing spoilt. */
function spoilt(spoil: (tables: Spoilable) => void): Tables {
  const copy = JSON.parse(JSON.stringify(TABLES)) as Spoilable;
  spoil(copy);
  return copy as Tables;
}

type Spoilable = { -readonly [Name in keyof Tables]: Spoiled<Tables[Name]> };
type Spoiled<T> = T extends string | number | boolean | undefined
  ? T
  : { -readonly [Name in keyof T]: Spoiled<T[Name]> };

describe("our damage table", () => {
  it.each(COLUMNS)("has in column %s what the formula gives", (column) => {
    const weight = { A: 10, B: 8, C: 6, D: 4 }[column];
    RANGES.forEach((band, index) => {
      const less = [0, 1, 2, 4][index] ?? 0;
      for (const range of band) {
        for (const roll of ROLLS) {
          const e = roll - less;
          const points = e > 2 ? Math.floor(((e - 2) * weight) / 10) : 0;
          expect(cellOf(TABLES, column, range, roll).points, `${range} ${roll}`).toBe(points);
        }
      }
    });
  });

  it("has the printed means", () => {
    const means = (row: FireRow) => RANGES.map(([range]) => mean(row, range));
    expect(means("A")).toEqual(["5.00", "4.03", "3.11", "1.56"]);
    expect(means("B")).toEqual(["3.61", "2.83", "2.11", "0.94"]);
    expect(means("C")).toEqual(["2.61", "2.03", "1.50", "0.67"]);
    expect(means("D")).toEqual(["1.61", "1.22", "0.89", "0.36"]);
    expect(mean("MG", 0)).toBe("1.81");
    expect(mean("AA", 0)).toBe("1.56");
  });

  it("calls a critical hit on 12, and on 11 too point-blank but for column D", () => {
    for (const column of COLUMNS) {
      expect(criticals(column, 1)).toEqual(column === "D" ? [12] : [11, 12]);
      for (const range of [2, 4, 8]) expect(criticals(column, range)).toEqual([12]);
    }
  });

  it("4.10r: machine guns are critical on 12 only, anti-aircraft guns on 11 and 12", () => {
    expect(criticals("MG", 0)).toEqual([12]);
    expect(criticals("AA", 0)).toEqual([11, 12]);
    expect(canBeCritical(TABLES, "MG", 0, -1)).toBe(false);
    expect(canBeCritical(TABLES, "MG", 0, 0)).toBe(true);
    expect(canBeCritical(TABLES, "AA", 0, -1)).toBe(true);
    expect(canBeCritical(TABLES, "AA", 0, -2)).toBe(false);
  });

  it("holds a roll within 2 to 12 and knows no range beyond the last band", () => {
    expect(cellOf(TABLES, "A", 2, 40)).toEqual(cellOf(TABLES, "A", 2, 12));
    expect(cellOf(TABLES, "A", 2, -3)).toEqual({ points: 0, critical: false });
    expect(cellOf(TABLES, "A", 9, 12)).toEqual({ points: 0, critical: false });
    expect([0, 1, 2, 3, 4, 5, 6, 8, 9].map((range) => rangeBand(TABLES, range))).toEqual([
      0,
      0,
      1,
      1,
      2,
      2,
      3,
      3,
      undefined,
    ]);
    expect(longestRange(TABLES)).toBe(8);
  });

  it("T-13: a modified 11 at range 3 on column A is 8 points, a 12 is 9 and a critical hit", () => {
    expect(cellOf(TABLES, "A", 3, 11)).toEqual({ points: 8, critical: false });
    expect(cellOf(TABLES, "A", 3, 12)).toEqual({ points: 9, critical: true });
  });
});

describe("our other tables", () => {
  it("4.4d: a tail attempt's chance falls by exactly 2 in 36 from row to row", () => {
    const chances = TABLES.tailing.map((rolls) =>
      rolls.reduce((sum, roll) => sum + (WAYS[roll - 2] ?? 0), 0),
    );
    expect(chances).toEqual([19, 21, 23, 25, 27, 29, 31, 33, 35]);
  });

  it("T-16: half a circle in one hex costs E 3, D 4, C 5, B 6, A 9 MP; F and G can't", () => {
    const { schedules } = TABLES;
    const half = (["E", "D", "C", "B", "A"] as const).map((letter) =>
      schedules[letter].reduce((sum, price) => sum + price, 0),
    );
    expect(half).toEqual([3, 4, 5, 6, 9]);
    expect(schedules.F).toEqual([3, 4]);
    expect(schedules.G).toEqual([4]);
  });

  it("has deflection by hexsides, another for the attack from below", () => {
    expect(TABLES.deflection).toEqual({ air: [1, 0, -1, 0], below: [0, -1, -1, 0] });
  });

  it("T-10: the engine loses what the die says", () => {
    expect(TABLES.criticals.engineLight).toEqual([1, 1, 2, 2, 2, 3]);
    expect(TABLES.criticals.engineHeavy).toEqual([2, 3, 3, 4, 4, 4]);
    expect(TABLES.criticals.woundedUpTo).toBe(8);
  });
});

describe("our aircraft", () => {
  it("are forty-two and two balloons, sound in every cell", () => {
    expect(TABLES.aircraft.filter(({ seats }) => seats > 0)).toHaveLength(42);
    expect(TABLES.aircraft.filter(({ seats }) => seats === 0).map(({ id }) => id)).toEqual([
      "balloon-drachen",
      "balloon-caquot",
    ]);
    expect(checkTables(TABLES)).toEqual([]);
  });

  it("T-14: the Dr.I is destroyed by ten points and dives 350 m up to speed 5", () => {
    expect(typed("fokker-dr-i")).toMatchObject({ damage: 10, dive: 350, diveSpeed: 5, max: 9 });
  });

  it("T-15: the Camel dives 400 m up to speed 6", () => {
    expect(typed("sopwith-camel")).toMatchObject({ dive: 400, diveSpeed: 6, schedule: "E" });
  });

  it("T-12: silhouettes as told", () => {
    expect(typed("sopwith-camel").silhouette).toBe(-1);
    expect(typed("fokker-dr-i").silhouette).toBe(-1);
    expect(typed("re-8").silhouette).toBe(1);
    expect(typed("rumpler-c-iv").silhouette).toBe(1);
    expect(typed("gotha-g-v").silhouette).toBe(2);
  });

  it("4.9t: which machines are small and which are large", () => {
    const small = TABLES.aircraft.filter(({ silhouette }) => silhouette === -1).map(({ id }) => id);
    expect(new Set(small)).toEqual(
      new Set([
        ..."nieuport-11 nieuport-17 nieuport-17-british nieuport-24 sopwith-pup sopwith-camel".split(" "),
        ..."dh-2 vickers-fb-5 fokker-dr-i fokker-d-viii ssw-d-iv".split(" "),
      ]),
    );
    for (const { schedule, silhouette } of TABLES.aircraft) expect(schedule === "G").toBe(silhouette === 2);
  });

  it("A-36: one gun of the pair is for the Albatros and Fokker D types, not for the Dr.I", () => {
    const half = TABLES.aircraft.filter(({ flags }) => flags.includes("half-mount")).map(({ id }) => id);
    expect(new Set(half)).toEqual(
      new Set(["albatros-d-ii", "albatros-d-iii", "albatros-d-v", "fokker-d-vii", "fokker-d-viii"]),
    );
  });

  it("4.9g, 4.9o: the wing Lewis and the rear guns have two drums of six", () => {
    expect(typed("se-5a").mounts[0]).toMatchObject({
      column: "B",
      barrels: [
        { id: "vickers", drums: [20] },
        { id: "lewis", drums: [6, 6] },
      ],
    });
    for (const { mounts } of TABLES.aircraft) {
      for (const { id, barrels } of mounts) if (id !== "front") expect(barrels[0]?.drums).toEqual([6, 6]);
    }
  });

  it("the F.E.2b's guns are its observer's, the British Nieuport 17 has one drum at −1", () => {
    expect(typed("fe-2b").mounts.map(({ id, man, column, optional }) => [id, man, column, optional])).toEqual(
      [
        ["nose", 1, "C", undefined],
        ["rear", 1, "D", true],
      ],
    );
    expect(typed("nieuport-17-british").mounts[0]).toMatchObject({
      modifier: -1,
      barrels: [{ drums: [6] }],
    });
  });

  it("every single-seater is a fighter whose schedule suffers from bombs", () => {
    for (const { seats, flags } of TABLES.aircraft) {
      expect(flags.includes("fighter")).toBe(seats === 1);
    }
  });
});

describe("a set of tables from a file", () => {
  it("is read as it was printed", () => {
    expect(readTables(jsonLines(TABLES))).toEqual({ ok: true, value: TABLES });
  });

  it("may have fewer aircraft and commas in its names", () => {
    const small = { ...TABLES, name: "mine, typed in", aircraft: TABLES.aircraft.slice(0, 2) };
    expect(readTables(jsonLines(small))).toEqual({ ok: true, value: small });
  });

  it.each<readonly [string, (tables: Spoilable) => void]>([
    [
      "damage.columns.A, band 2 to 3, roll 7",
      ({ damage }) => {
        damage.columns.A[1] = "0 0 1 2 3 x 5 6 7 8 9*";
      },
    ],
    [
      "damage.columns.C, band 6 to 8",
      ({ damage }) => {
        damage.columns.C[3] = "0 0 0 0";
      },
    ],
    ["damage.columns.B", ({ damage }) => damage.columns.B.pop()],
    [
      "damage.mg, roll 12",
      ({ damage }) => {
        damage.mg = "0 0 0 1 1 2 2 3 3 4 -5";
      },
    ],
    [
      "damage.bands, no. 2",
      ({ damage }) => {
        damage.bands[1] = 1;
      },
    ],
    ["schedules.E", ({ schedules }) => schedules.E.pop()],
    [
      "schedules.B, no. 2",
      ({ schedules }) => {
        schedules.B = [3, 2, 4];
      },
    ],
    ["tailing", ({ tailing }) => tailing.pop()],
    [
      "tailing, row -4",
      ({ tailing }) => {
        tailing[0] = [2, 2];
      },
    ],
    ["deflection.air", ({ deflection }) => deflection.air.pop()],
    ["criticals.chart", ({ criticals }) => criticals.chart.pop()],
    [
      "criticals.engineHeavy, no. 6",
      ({ criticals }) => {
        criticals.engineHeavy[5] = 99;
      },
    ],
    [
      "maneuvers.loop",
      ({ maneuvers }) => {
        maneuvers.loop = 0;
      },
    ],
    [
      "aircraft.fokker-e-iii, min",
      ({ aircraft }) => {
        if (aircraft[0]) aircraft[0].min = 9;
      },
    ],
    [
      "aircraft.fokker-e-iii, climb",
      ({ aircraft }) => {
        if (aircraft[0]) aircraft[0].climb = 120;
      },
    ],
    [
      "aircraft.fokker-e-iii, mount front, man",
      ({ aircraft }) => {
        const mount = aircraft[0]?.mounts[0];
        if (mount) mount.man = 1;
      },
    ],
    [
      "aircraft.fokker-e-iii, mount front, barrels",
      ({ aircraft }) => {
        const mount = aircraft[0]?.mounts[0];
        if (mount) mount.column = "A";
      },
    ],
    [
      "aircraft.fokker-e-iii",
      ({ aircraft }) => {
        if (aircraft[1]) aircraft[1].id = "fokker-e-iii";
      },
    ],
    ["aircraft", ({ aircraft }) => aircraft.splice(0)],
    [
      "name",
      (tables) => {
        tables.name = " ";
      },
    ],
  ])("is refused by naming the cell %s", (cell, spoil) => {
    const problems = checkTables(spoilt(spoil));
    expect(problems.map(({ values }) => values.cell)).toContain(cell);
    for (const { code, values } of problems) {
      expect(say(en, { key: code, values })).toContain(cell);
      expect(say(de, { key: code, values })).toContain(cell);
    }
  });

  it("is refused where a part is missing, by its path", () => {
    const { aa, ...damage } = TABLES.damage;
    expect(aa).toBeTruthy();
    const read = readTables(JSON.stringify({ ...TABLES, damage }));
    expect(read).toMatchObject({
      ok: false,
      error: [{ code: "shape", values: { path: "damage.aa", misfit: "missing" } }],
    });
  });

  it("gets an answer whatever the text is", () => {
    for (const text of ["", "{", "null", "[]", '{"__proto__":{}}', " ".repeat(600_000)]) {
      const read = readTables(text);
      expect(read.ok).toBe(false);
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readTables(text).ok).toBe(false);
      }),
    );
  });

  it("gets an answer when any one character of ours is changed", () => {
    const text = jsonLines(TABLES);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom(..."0x9*[]{}, "), (at, char) => {
        const read = readTables(text.slice(0, at) + char + text.slice(at + 1));
        expect(read.ok || read.error.length > 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
