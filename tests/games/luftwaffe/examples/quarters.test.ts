import { describe, expect, it } from "vitest";
import { luftwaffe as game } from "../../../../src/games/luftwaffe/computer/game.ts";
import { quarterOf } from "../../../../src/games/luftwaffe/data/calendar.ts";
import { COMPLEXES, TRANSPORT } from "../../../../src/games/luftwaffe/data/tables.ts";
import { TWELFTHS } from "../../../../src/games/luftwaffe/data/twelfths.ts";
import { nightFactors } from "../../../../src/games/luftwaffe/rules/quarter/production.ts";
import { livingGermans } from "../../../../src/games/luftwaffe/rules/state/look.ts";
import type { State } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import type { Task } from "../../../../src/games/luftwaffe/rules/state/task.ts";
import { bombedOf, Match, type Scene, scene } from "./play.ts";

type Month = NonNullable<Scene["month"]>;

const PRODUCTION: readonly Task[] = [{ do: "production" }];

/** The same war in a later quarter, with more bombed and other tasks. */
function later(match: Match, month: Month, tasks: readonly Task[], change: Partial<State> = {}): Match {
  return new Match({ ...match.state, quarter: quarterOf(month), agenda: tasks, ...change });
}

/** Aircraft factors that a quarter makes, in twelfths. */
function aircraft(match: Match): number {
  return match.run().told("produced").at(-1)?.aircraft as number;
}

function transport(month: Month): State["bombed"] {
  return TRANSPORT.flatMap((complex) => bombedOf(complex, month));
}

describe("production", () => {
  it("T-1 Thirds, kept from quarter to quarter", () => {
    let match = scene({ month: "1943-01", tasks: PRODUCTION });
    const totals = [0, 1, 2].map((bombed) => {
      match = later(match, "1943-01", PRODUCTION, { bombed: bombedOf("aircraft", "1943-01", bombed) }).run();
      return match.state.economy.aircraft;
    });
    expect(totals).toEqual([12 * TWELFTHS, 23 * TWELFTHS + 8, 35 * TWELFTHS]);
  });

  it("T-2 Fewer than 18, and six for good", () => {
    let match = scene({ month: "1944-04", tasks: PRODUCTION });
    const made = [16, 19, 19, 36].map((bombed) => {
      match = later(match, "1944-04", PRODUCTION, { bombed: bombedOf("aircraft", "1944-01", bombed) });
      return aircraft(match) / TWELFTHS;
    });
    expect(made).toEqual([20 / 3, 6, 6, 6]);
  });

  it("T-3 Halved once, T-4 Halving with fractions", () => {
    const with6 = bombedOf("aircraft", "1943-01", 6);
    const half = (bombed: State["bombed"], month: Month = "1943-04") =>
      aircraft(later(scene({ tasks: [] }), month, PRODUCTION, { bombed }));
    const bearings = bombedOf("ball-bearings", "1943-04");
    expect(half([...with6, ...bearings]) / TWELFTHS).toBe(5);
    const two = [...bombedOf("steel", "1943-04"), ...bombedOf("shipping", "1943-04")];
    expect(half([...with6, ...two]) / TWELFTHS).toBe(5);
    expect(half([...with6, ...bearings], "1943-07") / TWELFTHS).toBe(10);
    const with1 = bombedOf("aircraft", "1943-01", 1);
    const armaments = [...with1, ...bombedOf("armaments", "1943-04")];
    expect([half(armaments), half(armaments, "1943-07")]).toEqual([70, 140]);
  });

  it("T-5 Transport gone", () => {
    const made = (month: Month, bombed: State["bombed"]) =>
      aircraft(later(scene({ tasks: [] }), month, PRODUCTION, { bombed })) / TWELFTHS;
    const gone = [...bombedOf("aircraft", "1943-01", 21), ...transport("1944-07")];
    expect([made("1944-07", gone), made("1944-10", gone)]).toEqual([3, 3]);
    expect(made("1945-01", [...gone, ...bombedOf("chemicals", "1945-01")])).toBe(3);
    expect(made("1944-10", [...bombedOf("aircraft", "1943-01", 12), ...transport("1944-07")])).toBe(4);
  });

  it("T-11 Pilots", () => {
    const pilots = (germans: NonNullable<Scene["germans"]>, level: "advanced" | "complexes" = "complexes") =>
      scene({ tasks: PRODUCTION, options: { level }, germans }).run().told("produced")[0]?.pilots;
    const dead = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { factors: 0 }]));
    const lost = dead("Me109-JG101", "Me109-JG102");
    const earlier = { ...lost, ...dead("Me109-JG103") };
    const swapped = { ...earlier, "Me109-JG104": { factors: 0, exchanged: 5 } };
    const grounded = { ...swapped, "Me109-JG105": { fuelled: false }, "Me109-JG106": { fuelled: false } };
    expect([{}, lost, earlier, swapped, grounded].map((germans) => pilots(germans))).toEqual([
      12, 10, 9, 8, 6,
    ]);
    expect(pilots({ "Me109-JG101": { factors: 1 }, "Me109-JG102": { factors: 1 } })).toBe(11);
    expect(pilots(grounded, "advanced")).toBe(8);
  });

  it("T-31 Levels", () => {
    const made = (level: "tournament" | "advanced", bombed: State["bombed"]) =>
      aircraft(scene({ month: "1943-04", tasks: PRODUCTION, options: { level }, state: { bombed } }));
    expect(made("tournament", bombedOf("aircraft", "1943-01", 1))).toBe(11 * TWELFTHS);
    expect(made("advanced", bombedOf("aircraft", "1943-01", 19))).toBe(68);
    expect(made("advanced", bombedOf("aircraft", "1943-01", 24))).toBe(4 * TWELFTHS);
    const shock = [...bombedOf("aircraft", "1943-01", 6), ...bombedOf("ball-bearings", "1943-04")];
    expect(made("advanced", shock)).toBe(10 * TWELFTHS);
    const basic = scene({ month: "1945-04", tasks: [{ do: "sheet" }], options: { level: "basic" } });
    expect(
      basic.state.germans.filter(
        ({ type, presence }) => /^(Me262|Me163|He162)/.test(type) && presence === "in-play",
      ),
    ).toEqual([]);
    const asked = (level: "basic" | "complexes") => {
      const match = scene({ tasks: [{ do: "quarter" }], options: { level } }).run();
      return match.state.agenda.map((task) => task.do);
    };
    expect(asked("basic")).toEqual(["sheet", "bases", "raid", "check"]);
    expect(asked("complexes")).toEqual(["sheet", "marks", "bases", "raid", "check"]);
  });
});

describe("fuel", () => {
  /** Fuel of a quarter. */
  function fuel(month: Month, ...bombed: readonly State["bombed"][]): number {
    const match = scene({ month, tasks: [{ do: "fuel-made" }], state: { bombed: bombed.flat() } });
    return match.run().state.economy.fuel / TWELFTHS;
  }

  it("T-7 Chemicals, T-8 Both, T-9 Residual", () => {
    const chemicals = bombedOf("chemicals", "1944-07");
    expect([fuel("1944-10", chemicals), fuel("1945-01", chemicals)]).toEqual([70, 140]);
    const both = [...bombedOf("oil", "1944-04", 2), ...chemicals, ...transport("1944-07")];
    const months = ["1944-10", "1945-01", "1945-04"] as const;
    expect(months.map((month) => fuel(month, both))).toEqual([30, 60, 60]);
    const oil = bombedOf("oil", "1944-04");
    expect(fuel("1944-07", oil)).toBe(10);
    expect(fuel("1944-07", oil, transport("1944-04"))).toBe(5);
    expect(fuel("1944-07", oil, transport("1944-04"), bombedOf("chemicals", "1944-04"))).toBe(2.5);
  });

  it("T-6 Fuel need, and what goes into the reserve", () => {
    const first = scene({ month: "1945-04", tasks: [] }).state;
    const piston = first.germans.filter(
      ({ type, presence }) => presence === "in-play" && !/^(Me262|Me163|He162)/.test(type),
    );
    const one = piston.slice(40, 42).map(({ id }) => [id, { factors: 1 }] as const);
    const dead = piston.slice(42).map(({ id }) => [id, { factors: 0 }] as const);
    const match = scene({
      month: "1945-04",
      tasks: [{ do: "fuel-made" }, { do: "reserve" }, { do: "allocate" }],
      germans: Object.fromEntries([...one, ...dead, ["He162-JG1", { factors: 1 }]]),
    }).run();
    expect(match.state.economy.fuel).toBe(140 * TWELFTHS);
    expect(match.refusal("ground none reserve 11")).toBe("too-much-saved LW-101");
    match.play("ground none reserve 10");
    expect(match.state.economy.reserveNext).toBe(10 * TWELFTHS);
  });

  it("LW-101, LW-H5 what is left in fractions goes into the reserve whole", () => {
    const match = scene({
      month: "1945-04",
      tasks: [{ do: "reserve" }, { do: "allocate" }],
      germans: { "FW190-JG1": { factors: 1 } },
    });
    const need = match.state.germans
      .filter(({ presence }) => presence === "in-play")
      .reduce((sum, { type, factors }) => {
        if (type === "Me163") return sum;
        const full = /^(Me262|He162)/.test(type) ? 6 : 12;
        return sum + (factors === 1 ? full / 2 : full);
      }, 0);
    const made = need + 2 * TWELFTHS + 3;
    const given = later(match, "1945-04", match.state.agenda, {
      economy: { ...match.state.economy, fuel: made },
    }).run();
    expect(given.refusal("ground none reserve 4")).toBe("too-much-saved LW-101");
    given.play("ground none reserve 3");
    expect(given.state.economy.reserveNext).toBe(2 * TWELFTHS + 3);
  });

  it("T-10 Reserve", () => {
    const units = 30;
    const first = scene({ month: "1944-07", tasks: [] }).state;
    const dead = first.germans
      .filter(({ presence, type }) => presence === "in-play" && type !== "Me163")
      .slice(units)
      .map(({ id }) => [id, { factors: 0 }] as const);
    const quarter = (fuel: number) =>
      scene({
        month: "1944-07",
        tasks: [{ do: "reserve" }, { do: "allocate" }],
        germans: Object.fromEntries(dead),
        state: { economy: { ...first.economy, fuel: fuel * TWELFTHS, reserve: 30 * TWELFTHS } },
      }).run();
    const short = quarter(units - 10);
    expect(short.state.economy.reserveOpen).toBe(true);
    short.play("ground none reserve 0");
    expect(short.state.economy.reserveNext).toBe(20 * TWELFTHS);
    const before = quarter(units + 30).play("ground none reserve 10");
    expect(before.state.economy).toMatchObject({ reserveOpen: false, reserveNext: 40 * TWELFTHS });
    const grounded = quarter(units - 10);
    const all = grounded.state.germans.filter((one) => one.presence === "in-play" && one.factors > 0);
    grounded.play(`ground ${all.map(({ id }) => id).join(" ")} reserve 10`);
    expect(grounded.state.economy).toMatchObject({ reserveOpen: true, reserveNext: 40 * TWELFTHS });
  });

  it("LW-101, LW-L13 the reserve opens by what lives after replacements", () => {
    const match = scene({
      month: "1944-10",
      raid: false,
      options: { targets: 90 },
      tasks: [{ do: "replacements" }, { do: "replace" }, { do: "reserve" }, { do: "allocate" }],
      germans: { "FW190-JG1": { factors: 0 } },
    });
    const living = livingGermans(match.state).filter((one) => one.type !== "Me163").length;
    const economy = { ...match.state.economy, fuel: living * TWELFTHS, aircraft: 24, pilots: 2 };
    const given = later(match, "1944-10", match.state.agenda, { economy }).run();
    given.play("restore FW190-JG1 2");
    expect(given.state.economy.reserveOpen).toBe(true);
  });
});

describe("the RAF and night fighters", () => {
  const RAF: readonly Task[] = [{ do: "raf" }];

  it("T-12 RAF: by the night fighters of last quarter, at Germany and Austria alone", () => {
    const match = scene({ month: "1943-01", raid: false, tasks: RAF }).run();
    expect(match.state.economy.night).toBe(8);
    expect(match.refusal("raf AIR-32")).toBe("raf-zone LW-35");
    expect(match.refusal("raf OIL-7")).toBe("raf-zone LW-35");
    expect(match.refusal("raf AIR-10")).toBe("raf-zone LW-35");
    match.dice(4).play("raf OIL-1");
    expect(match.state.bombed).toEqual([{ target: "OIL-1", quarter: 0 }]);
    const failed = scene({ month: "1943-01", raid: false, tasks: RAF }).run().dice(5).play("raf OIL-1");
    expect(failed.state.bombed).toEqual([]);
    const grounded = scene({
      month: "1944-01",
      tasks: PRODUCTION,
      germans: { "Me110-NJG1": { fuelled: false }, "Me110-NJG3": { fuelled: false } },
    }).run();
    expect(grounded.state.economy.night).toBe(10);
    const [passed, not] = [3, 4].map((die) =>
      later(grounded, "1944-04", RAF).run().dice(die).play("raf AIR-1"),
    );
    expect([passed?.state.bombed.length, not?.state.bombed.length]).toEqual([1, 0]);
    const none = later(grounded, "1944-04", RAF, { economy: { ...grounded.state.economy, night: 0 } });
    expect(none.run().play("raf AIR-1").state.bombed).toHaveLength(1);
  });

  it("LW-109 a war that begins later has the night fighters of its first quarter", () => {
    const night = (month: Month) => scene({ month, raid: false, tasks: RAF }).state.economy.night;
    expect((["1943-01", "1943-10", "1944-01", "1944-04", "1944-07"] as const).map(night)).toEqual([
      8, 12, 14, 16, 18,
    ]);
  });

  it("T-13 Night-fighter exchange", () => {
    const match = scene({ month: "1944-01", raid: false, tasks: [{ do: "enter" }] }).run();
    expect(match.refusal("leaves Me110-NJG1")).toBe("not-leaving LW-L11");
    match.play("leaves Me110-NJG2");
    expect(nightFactors(match.state)).toBe(14);
    expect(match.german("Me110-NJG2").presence).toBe("removed");
    const dead = scene({
      month: "1944-01",
      raid: false,
      tasks: [{ do: "enter" }],
      germans: { "Me110-NJG2": { factors: 0 } },
    }).run();
    expect(dead.refusal("leaves Me110-NJG4")).toBeUndefined();
    expect(dead.refusal("leaves Me110-NJG2")).toBe("not-leaving LW-L11");
  });

  it("T-27 RAF and bases", () => {
    const given = { month: "1943-04", raid: false, tasks: [{ do: "raf" }, { do: "bases" }] } as const;
    const match = scene(given).run();
    expect(match.refusal("raf BAS-1")).toBe("raf-zone LW-35");
    expect(match.refusal("raf BAS-28")).toBe("raf-zone LW-35");
    match.dice(3).play("raf BAS-16");
    expect(match.refusal("base BAS-16 Me109-JG1")).toBe("base-closed LW-110");
    const flying = scene({
      tasks: [{ do: "german-move" }],
      germans: { "Me109-JG1": { hex: "1016", counter: 2 } },
      state: { baseOut: "BAS-16" },
    }).run();
    expect(flying.refusal("land Me109-JG1")).toBe("no-landing LW-65");
    const next = later(match, "1943-07", [{ do: "quarter" }]).run();
    expect(next.state.baseOut).toBeNull();
  });
});

describe("schools and jets", () => {
  it("T-28 Schools may not be kept off the map", () => {
    const match = scene({ month: "1943-04", raid: false, tasks: [{ do: "bases" }] }).run();
    expect(match.refusal("base BAS-5 Me109-JG102 Me110-ZG101")).toBe("school-off LW-38");
    expect(match.refusal("base BAS-5 Me109-JG101 Me109-JG102 Me110-ZG101")).toBeUndefined();
  });

  it("T-28 A school that was exchanged comes back a quarter later, where there is room for it", () => {
    const given = scene({
      month: "1944-07",
      raid: false,
      options: { level: "advanced" },
      tasks: [{ do: "substitute" }, { do: "enter" }, { do: "replace" }],
    });
    const { economy } = given.state;
    const rich = { ...economy, jets: true, aircraft: 48, pilots: 4 };
    const match = later(given, "1944-07", given.state.agenda, { economy: rich }).run();
    match.play("substitute Me109-JG101", "leaves Me110-NJG4");
    expect(match.factors("Me109-JG101", "Me262-1")).toEqual([0, 2]);
    expect(match.refusal("restore Me109-JG101 2")).toBe("no-revival LW-L3");
    match.play("none");
    const oct = later(match, "1944-10", [{ do: "enter" }, { do: "replace" }]).run();
    expect(oct.refusal("restore Me109-JG101 2")).toBe("no-revival LW-L3");
    const lost = match.state.germans.map((one) => (one.id === "FW190-JG1" ? { ...one, factors: 0 } : one));
    const other = later(match, "1944-10", [{ do: "enter" }, { do: "replace" }], { germans: lost }).run();
    expect(other.refusal("restore Me109-JG101 2")).toBeUndefined();
    expect(other.refusal("restore Me109-JG101 2 FW190-JG1 2")).toBe("no-revival LW-L3");
  });

  it("LW-L51 a school that had no fuel last quarter is not exchanged", () => {
    const match = scene({
      month: "1944-07",
      tasks: [{ do: "production" }, { do: "substitute" }],
      germans: { "Me109-JG101": { fuelled: false } },
    });
    const economy = { ...match.state.economy, jets: true };
    const next = later(match, "1944-07", match.state.agenda, { economy }).run();
    expect(next.refusal("substitute Me109-JG101")).toBe("not-replaceable LW-96");
    expect(next.refusal("substitute Me109-JG102")).toBeUndefined();
  });

  it("T-14 Jets: the die", () => {
    const passes = (month: Month, die: number, jetTable: "ruled" | "literal" = "ruled") => {
      const match = scene({ month, options: { jetTable }, tasks: [{ do: "jets" }] });
      if (die > 0) match.dice(die);
      return match.run().state.economy.jets;
    };
    expect([passes("1944-04", 2), passes("1944-04", 3), passes("1944-07", 3)]).toEqual([true, false, true]);
    expect([passes("1944-10", 4), passes("1945-01", 6), passes("1945-04", 0)]).toEqual([true, false, true]);
    expect(passes("1944-10", 3, "literal")).toBe(false);
  });

  it("T-14 Jets: six at most beyond the order of battle, and no more units than it has", () => {
    let match = scene({ month: "1944-01", raid: false, options: { level: "advanced" }, tasks: [] });
    match = later(match, "1944-01", [], { economy: { ...match.state.economy, jets: true } });
    const quarters: readonly (readonly [Month, string, string?])[] = [
      ["1944-01", "FW190-Sturm1", "Me110-NJG2"],
      ["1944-04", "FW190-JG3", "Me110-NJG3"],
      ["1944-07", "FW190-JG4", "Me110-NJG4"],
      ["1944-10", "FW190-JG6"],
      ["1945-01", "FW190-JG26b"],
      ["1945-04", "Me109-EJG1"],
    ];
    for (const [month, replaced, leaves] of quarters) {
      match = later(match, month, [{ do: "substitute" }, { do: "enter" }]).run();
      match.play(`substitute ${replaced}`, ...(leaves ? [`leaves ${leaves}`] : []));
    }
    const inPlay = match.state.germans.filter(({ presence }) => presence === "in-play");
    expect(inPlay).toHaveLength(55);
    expect(inPlay.filter(({ type }) => type === "Me262")).toHaveLength(10);
    expect(
      later(match, "1945-04", [{ do: "substitute" }])
        .run()
        .asked(),
    ).toBe("");
  });
});

describe("LW-96 before LW-L42: a Me 262 in place of a night fighter", () => {
  /** January 1944 after the Ju 88 of NJG 2 was replaced, with some units dead. */
  function january(...dead: readonly string[]) {
    const given = scene({
      month: "1944-01",
      raid: false,
      tasks: [{ do: "substitute" }, { do: "enter" }, { do: "replace" }],
      germans: Object.fromEntries(dead.map((id) => [id, { factors: 0 }])),
    });
    const economy = { ...given.state.economy, jets: true, aircraft: 48, pilots: 4 };
    return later(given, "1944-01", given.state.agenda, { economy }).run().play("substitute Ju88-NJG2");
  }

  it("makes another leave where more units would be in play than the order of battle has", () => {
    const match = january();
    expect(match.refusal("leaves Me110-NJG1")).toBe("not-leaving LW-L11");
    match.play("leaves Me110-NJG2");
    expect(match.state.germans.filter(({ presence }) => presence === "in-play")).toHaveLength(33);
  });

  it("makes nobody leave where one is dead, who does not come back then", () => {
    const match = january("FW190-JG1");
    expect(match.asked()).toBe("german replace");
    expect(match.refusal("restore FW190-JG1 2")).toBe("no-revival LW-L3");
  });
});

describe("LW-H7 a raid of fighters alone", () => {
  const tasks: readonly Task[] = [{ do: "sheet" }, { do: "raid" }, { do: "production" }];

  it("is flown, where an empty sheet leaves the raid out (LW-50)", () => {
    const none = scene({ month: "1943-04", raid: false, tasks }).run().play("sheet none");
    expect(none.asked()).toBe("");
    const match = scene({ month: "1943-04", raid: false, tasks }).run().play("sheet fighters");
    expect(match.asked()).toBe("american american-move");
    match.play("enter 0310 4FG", "fly 0609 4FG");
    expect(match.state.turn).toBe(2);
    expect(match.american("4FG")).toMatchObject({ hex: "0609", crossed: 1, counter: 2 });
  });

  it("is over when nobody has entered, and forgotten with the raid", () => {
    const match = scene({ month: "1943-04", raid: false, tasks }).run().play("sheet fighters", "done");
    expect(match.told("raid-ends")).toHaveLength(1);
    expect("sweep" in match.state).toBe(false);
  });

  it("is the American's secret until it is over", () => {
    const match = scene({ month: "1943-04", raid: false, tasks }).run().play("sheet fighters");
    expect(game.view(match.state, "american").sweep).toBe(true);
    for (const viewer of ["german", "table"]) expect("sweep" in game.view(match.state, viewer)).toBe(false);
  });

  it("is no sheet of a single raid, which has to name targets (LW-113)", () => {
    const match = scene({ month: "1944-04", tasks }).run();
    expect(match.refusal("sheet fighters")).toBe("sheet-too-short LW-113");
  });
});

it("T-20 Replacement sums", () => {
  const given: readonly Task[] = [{ do: "replacements" }, { do: "replace" }];
  const dead = Object.fromEntries(["91BG", "303BG", "305BG"].map((id) => [id, { factors: 0 }]));
  const jan = scene({ month: "1943-01", tasks: given }).run();
  expect(jan.state.replacements).toBe(15);
  const apr = scene({ month: "1943-04", tasks: given, americans: dead, state: { replacements: 15 } }).run();
  expect(apr.refusal("restore 91BG 5")).toBe("restores-too-much LW-93");
  apr.play("restore 91BG 4 303BG 4 305BG 4");
  const jul = later(apr, "1943-07", given).run();
  expect(jul.state.replacements).toBe(38);
});

describe("the end", () => {
  const all = COMPLEXES.flatMap((complex) => bombedOf(complex, "1944-01"));

  it("T-21 Victory", () => {
    const ends = (bombed: State["bombed"]) =>
      scene({ month: "1945-04", raid: false, tasks: [{ do: "check" }], state: { bombed } }).run().state
        .outcome;
    expect(ends(all.slice(1))?.winner).toBe("german");
    expect(ends(all)?.winner).toBe("american");
    const last = scene({
      month: "1945-04",
      raid: false,
      tasks: [{ do: "raf" }, { do: "check" }],
      state: { bombed: all.slice(1) },
    }).run();
    last.dice(1).play(`raf ${all[0]?.target}`);
    expect(last.state.outcome?.winner).toBe("american");
  });

  it("T-30 Single raid", () => {
    const match = scene({ month: "1944-04", tasks: [{ do: "sheet" }] });
    expect(match.state.bombersAtFirst).toBe(224);
    const groups = match.state.americans.filter(
      ({ type, presence, id }) =>
        type.startsWith("B") && presence === "in-play" && !/^(2|97|99|301)BG/.test(id),
    );
    const targets = bombedOf("aircraft", "1944-04").map(({ target }) => target);
    const sheet = (count: number) =>
      `sheet ${targets
        .slice(0, count)
        .map((target, at) => `${target} 0310 1 ${groups[at]?.id}`)
        .join(" ")}`;
    match.run();
    expect(match.refusal(sheet(21))).toBe("sheet-too-short LW-113");
    expect(match.refusal(sheet(22))).toBeUndefined();
    const ends = (bombed: number, lost: number) => {
      const bombers = groups.slice(0, Math.ceil(lost / 4)).map(({ id }, at) => {
        return [id, { factors: Math.max(0, 4 - (lost - 4 * at)) }] as const;
      });
      const over = scene({
        month: "1944-04",
        tasks: [{ do: "check" }],
        americans: Object.fromEntries(bombers),
        state: { named: 22, bombed: bombedOf("aircraft", "1944-04", bombed) },
      });
      return over.run().state.outcome?.winner;
    };
    expect([ends(15, 56), ends(14, 56), ends(15, 57)]).toEqual(["american", "german", "german"]);
  });
});
