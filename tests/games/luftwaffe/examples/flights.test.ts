import { describe, expect, it } from "vitest";
import { TABLES } from "../../../../src/games/luftwaffe/data/own.ts";
import type { AmericanState, GermanState } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import type { Task } from "../../../../src/games/luftwaffe/rules/state/task.ts";
import { BATTLES, inAir, type Match, type Scene, scene } from "./play.ts";

type Month = NonNullable<Scene["month"]>;

/** Turns of an American, one after another, in which he flies as told, and leaves where he is home. */
const FLIGHT: readonly Task[] = [
  { do: "german-turn" },
  { do: "american-turn" },
  { do: "american-move" },
  { do: "leave" },
];

/** A unit after turns in which it stays where it is. */
function waits(match: Match, turns: number): Match {
  for (let turn = 0; turn < turns; turn++) match.play("done");
  return match;
}

function crossing(month: Month, level: "tournament" | "complexes" = "complexes"): Match {
  const turns = Array.from({ length: 7 }, () => FLIGHT).flat();
  return scene({
    month,
    options: { level },
    tasks: turns,
    americans: { ...inAir<AmericanState>("0310", "56FG") },
    state: { turn: 4 },
  })
    .run()
    .play("fly 0510 56FG", "done");
}

describe("T-18 Time in the air of a P-47 that crosses on turn 4", () => {
  it.each([
    ["1943-10", "complexes", 3],
    ["1944-01", "complexes", 6],
    ["1943-10", "tournament", 6],
  ] as const)("%s, %s: home after %i turns", (month, level, turns) => {
    expect(crossing(month, level).american("56FG").counter).toBe(turns - 1);
    const home = waits(crossing(month, level), turns - 1).play("fly 0310 56FG", "done");
    expect(home.american("56FG")).toMatchObject({ factors: 2, back: true });
    const late = waits(crossing(month, level), turns - 1);
    expect(late.american("56FG").factors).toBe(2);
    expect(waits(late, 1).american("56FG").factors).toBe(0);
  });
});

describe("T-22 Tanks", () => {
  const aloft: readonly Task[] = [{ do: "german-turn" }, { do: "german-move" }, { do: "germans-lost" }];

  function start(before: number): Match {
    const fights: readonly Task[] = [{ do: "attacks", half: "german" }, { do: "losses" }];
    const turns = Array.from({ length: 6 }, () => aloft).flat();
    return scene({
      tasks: [{ do: "german-move" }, ...turns.slice(0, 3 * before), ...fights, ...turns],
      germans: { "Me109-JG1": { base: "BAS-20" } },
      americans: inAir<AmericanState>("1922", "91BG"),
    })
      .run()
      .play("take-off Me109-JG1 tanks", "done");
  }

  it("dropped in the turn of the take-off", () => {
    const match = start(0);
    expect(match.german("Me109-JG1").counter).toBe(5);
    match.dice(1).play("attack bombers Me109-JG1", "hold");
    expect(match.german("Me109-JG1")).toMatchObject({ counter: 3, tanks: false });
    waits(match, 3);
    expect(match.german("Me109-JG1").counter).toBe(0);
    match.play("land Me109-JG1");
    expect(match.german("Me109-JG1")).toMatchObject({ base: "BAS-20", factors: 2 });
  });

  it("dropped a turn later, and too late to land", () => {
    const match = waits(start(1), 1);
    match.dice(1).play("attack bombers Me109-JG1", "hold");
    expect(match.german("Me109-JG1").counter).toBe(3);
    expect(waits(match, 3).german("Me109-JG1").counter).toBe(0);
    expect(waits(match, 1).german("Me109-JG1").factors).toBe(0);
  });

  it("of a P-51 that crosses on turn 3 and attacks on turn 5", () => {
    const match = scene({
      tasks: [
        { do: "american-move" },
        { do: "american-turn" },
        { do: "american-turn" },
        { do: "attacks", half: "american" },
        { do: "losses" },
      ],
      germans: inAir<GermanState>("0510", "Me109-JG1"),
      americans: inAir<AmericanState>("0310", "354FG"),
      state: { turn: 3 },
    }).run();
    match.play("fly 0510 354FG");
    expect(match.american("354FG")).toMatchObject({ counter: 12, crossed: 3 });
    match.play("done");
    expect(match.american("354FG").counter).toBe(10);
    match.dice(1).play("attack", "hold");
    expect(match.american("354FG").counter).toBe(6);
  });
});

/** Every other Me 109 of April 1944. */
const TEN = TABLES.germans.filter(({ type, enters }) => type === "Me109" && enters <= 5).map(({ id }) => id);

describe("T-23 Refuelling", () => {
  const three = ["Me109-JG1", "Me109-JG3", "Me109-JG27"];
  const landing = (takeOff: "type" | "single" | "groups", groups: Partial<GermanState> = {}) =>
    scene({
      options: { takeOff },
      tasks: [{ do: "german-move" }, { do: "german-move" }],
      germans: {
        ...inAir<GermanState>("1922", three.join(" "), { counter: 2, ...groups }),
        ...inAir<GermanState>("2013", "Me109-JG11", { counter: 2 }),
        "FW190-JG1": { base: "BAS-21" },
      },
      state: { turn: 6 },
    }).run();

  it("all of a type land in one turn and take off in one turn; who is elsewhere is lost", () => {
    const match = landing("type");
    expect(match.refusal("land Me109-JG1 Me109-JG3")).toBe("not-together LW-66");
    match.play(`land ${three.join(" ")}`);
    expect(match.factors(...three, "Me109-JG11")).toEqual([2, 2, 2, 0]);
    expect(three.map((unit) => match.german(unit).ready)).toEqual([9, 9, 9]);
    expect(match.refusal("take-off Me109-JG1")).toBe("not-ready LW-65");
    const later = scene({
      options: { takeOff: "type" },
      tasks: [{ do: "german-move" }],
      germans: Object.fromEntries([
        ...TEN.map((unit) => [unit, { off: true }]),
        ...three.map((unit) => [unit, { base: "BAS-20", ready: 9 }]),
      ]),
      state: { turn: 9 },
    }).run();
    expect(later.refusal("take-off Me109-JG1 Me109-JG3")).toBe("not-together LW-66");
    expect(later.refusal(`take-off ${three.join(" ")} tanks`)).toBeUndefined();
  });

  it("each by itself where that is agreed", () => {
    const match = landing("single").play("land Me109-JG1 Me109-JG3");
    expect(match.factors(...three, "Me109-JG11")).toEqual([2, 2, 2, 2]);
  });

  it("by groups, each of one type", () => {
    const match = scene({
      options: { takeOff: "groups" },
      tasks: [{ do: "groups" }, { do: "german-move" }],
      germans: Object.fromEntries([...three, "Me109-JG11"].map((unit) => [unit, { base: "BAS-20" }])),
    }).run();
    expect(match.refusal("group north Me109-JG1 FW190-JG1")).toBe("group-types LW-66");
    expect(match.refusal("group oil-1 Me109-JG1")).toBe("group-name LW-66");
    expect(match.refusal("group north Me109-JG1 south Me109-JG1")).toBe("twice LW-66");
    match.play("group north Me109-JG1 Me109-JG3");
    expect(match.refusal("take-off Me109-JG1")).toBe("not-together LW-66");
    match.play("take-off Me109-JG1 Me109-JG3 tanks");
    expect(match.german("Me109-JG27").base).toBe("BAS-20");
  });

  it("LW-37 a base takes three, whether they land or are set up", () => {
    const four = [...three, "Me109-JG11"];
    const match = scene({
      tasks: [{ do: "german-move" }],
      germans: inAir<GermanState>("1922", four.join(" "), { counter: 2 }),
    }).run();
    expect(match.refusal(`land ${four.join(" ")}`)).toBe("no-landing LW-37");
    expect(match.refusal(`land ${three.join(" ")}`)).toBeUndefined();
    const setUp = scene({
      month: "1943-04",
      options: { level: "tournament" },
      tasks: [{ do: "bases" }],
    }).run();
    expect(setUp.refusal("base BAS-5 FW190-JG1 FW190-JG2 BAS-5 FW190-JG26 Me109-JG1")).toBe(
      "base-full LW-37",
    );
  });
});

describe("lines", () => {
  it("LW-56 bombers enter next to the R line, LW-32 on lines of their own", () => {
    const match = scene({
      month: "1945-04",
      raid: false,
      options: { targets: 9 },
      tasks: [{ do: "sheet" }],
    }).run();
    expect(match.refusal("sheet OIL-1 0410 1 91BG")).toBe("no-entry LW-56");
    expect(match.refusal("sheet OIL-1 2035 1 91BG")).toBe("no-entry LW-56");
    expect(match.refusal("sheet OIL-1 0910 1 91BG")).toBeUndefined();
    expect(match.refusal("sheet OIL-1 2035 1 2BG")).toBeUndefined();
  });

  it("LW-62 a fighter whose turns are over is lost on a line that is not its own", () => {
    const match = scene({
      tasks: [{ do: "leave" }],
      americans: { ...inAir<AmericanState>("2001", "56FG 4FG", { counter: 0, crossed: 3 }) },
    }).run();
    expect(match.factors("56FG")).toEqual([0]);
  });

  it("LW-H3 who waits on his own lines when the raid ends is home, LW-L47 who is inside is lost", () => {
    const match = scene({
      tasks: [{ do: "raid-ends" }],
      americans: { ...inAir<AmericanState>("0310", "56FG 91BG"), ...inAir<AmericanState>("0510", "4FG") },
      germans: inAir<GermanState>("1922", "Me109-JG1", { counter: 1 }),
    }).run();
    expect(match.factors("56FG", "91BG", "4FG", "Me109-JG1")).toEqual([2, 4, 0, 2]);
  });

  it("LW-28 who has the same target and is there bombs together, once", () => {
    const line = { target: "AIR-1", entry: "0310", turn: 1 };
    const match = scene({
      tasks: [{ do: "bomb" }, ...BATTLES],
      americans: inAir<AmericanState>("1409", "91BG 303BG", { line, crossed: 2 }),
    }).run();
    expect(match.refusal("bomb AIR-1 91BG")).toBe("bomb-together LW-28");
    match.dice(4).play("bomb AIR-1 91BG 303BG");
    expect(match.state.bombed).toEqual([]);
    expect(match.american("91BG").bombed).toBe(true);
    expect(match.asked()).toBe("");
  });
});
