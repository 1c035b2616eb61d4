import { describe, expect, it } from "vitest";
import type { AmericanState, GermanState } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import { BATTLES, inAir, scene } from "./play.ts";

const HEX = "2013";
const free = (units: string, more: Partial<AmericanState> = {}) => inAir<AmericanState>(HEX, units, more);
const escort = (units: string, more: Partial<AmericanState> = {}) =>
  inAir<AmericanState>(HEX, units, { mission: "escort", ...more });
const up = (units: string, more: Partial<GermanState> = {}) => inAir<GermanState>(HEX, units, more);

const FOUR_GROUPS = "91BG 303BG 305BG 306BG";
const TEN_ME109 =
  "Me109-JG1 Me109-JG3 Me109-JG27 Me109-JG11 Me109-JG54 Me109-JG50 Me109-JG300 Me109-JG301 Me109-JG302 Me109-JG53";
const SIX_FW190 = "FW190-JG1 FW190-JG2 FW190-JG26 FW190-JG11 FW190-Sturm1 FW190-JG3";
const TEN_P51 = "354FG 357FG 339FG 363FG 4FG 352FG 355FG 361FG 31FG 52FG";

it("T-15 Bomber killer: marked and unmarked units of a type fire apart", () => {
  const match = scene({
    tasks: BATTLES,
    germans: { ...up("FW190-JG1 FW190-JG2", { killer: true }), ...up("FW190-JG26") },
    americans: free(FOUR_GROUPS),
  });
  match.run().dice(5, 5).play("attack bombers FW190-JG1 FW190-JG2 FW190-JG26", "hold");
  expect(match.volleys()).toEqual(["FW190 2 at bombers: 5 is 5, 1", "FW190+ 4 at bombers: 5 is 6, 2"]);
});

it.each([
  ["some kept their tanks", "Me109-JG1 Me109-JG3", "Me109-JG3", [3], ["Me109 4 at bombers: 3 is 3, 1"]],
  [
    "bomber killers apart, whoever kept tanks",
    "Me109-JG1 Me109-JG3 Me109-JG11 Me109-JG54",
    "Me109-JG3 Me109-JG54",
    [3, 3],
    ["Me109 4 at bombers: 3 is 3, 1", "Me109+ 4 at bombers: 3 is 4, 1"],
  ],
  [
    "schools apart",
    "Me110-NJG1 Me110-ZG101",
    "Me110-NJG1",
    [6, 6],
    ["Me110 2 at bombers: 6 is 6, 1", "Me110 2 at bombers: 6 is 6, 1"],
  ],
] as const)("LW-7, LW-73 one die a type at bombers: %s", (_, units, keep, dice, volleys) => {
  const match = scene({
    tasks: BATTLES,
    germans: {
      ...up(units, { tanks: true, counter: 4 }),
      ...(units.includes("JG11") && up("Me109-JG11 Me109-JG54", { tanks: true, counter: 4, killer: true })),
    },
    americans: free(FOUR_GROUPS),
  }).run();
  match.dice(...dice).play(`attack bombers ${units} keep ${keep}`);
  expect(match.volleys()).toEqual(volleys);
});

it("LW-76 at fighters those who kept their tanks fire apart", () => {
  const match = scene({
    tasks: BATTLES,
    germans: up("Me109-JG1 Me109-JG3", { tanks: true, counter: 4 }),
    americans: free("354FG 357FG"),
  }).run();
  match.dice(6, 6).play("attack fighters Me109-JG1 Me109-JG3 keep Me109-JG3");
  expect(match.volleys()).toEqual(["Me109 2 at P51: 6 is 4, 0", "Me109 2 at P51: 6 is 3, 0"]);
});

it("T-16 Fighter v. fighter", () => {
  const given = {
    tasks: BATTLES.slice(2),
    germans: up("Me109-JG1 Me109-JG3 Me109-JG27"),
    americans: free("354FG 357FG 339FG 363FG"),
  };
  const match = scene(given).run();
  expect(match.refusal("attack withhold 3")).toBe("withholds-too-many LW-75");
  match.dice(3, 4).play("attack withhold 2", "fire", "lose Me109-JG3 1", "lose 357FG 1");
  expect(match.volleys()).toEqual(["P51 6 at Me109: 3 is 5, 1", "Me109 6 at P51: 4 is 2, 1"]);
  expect(match.factors("Me109-JG1", "Me109-JG3", "354FG", "357FG", "363FG")).toEqual([2, 1, 2, 1, 2]);
  const all = scene(given).run();
  all.dice(3, 4).play("attack", "fire", "lose Me109-JG1 2", "lose 354FG 1");
  expect(all.volleys()).toEqual(["P51 8 at Me109: 3 is 5, 2", "Me109 6 at P51: 4 is 2, 1"]);
});

it("T-17 Bombers, T-18 Fire once: withheld Germans fire when the Americans attack", () => {
  const match = scene({
    tasks: BATTLES,
    germans: up(TEN_ME109),
    americans: { ...free(FOUR_GROUPS), ...free("354FG") },
  }).run();
  expect(match.refusal(`attack bombers ${TEN_ME109} withhold 5`)).toBe("withholds-too-many LW-73");
  match
    .dice(4, 5)
    .play(
      `attack bombers ${TEN_ME109} withhold Me109-JG302 2 Me109-JG53 2`,
      "fire",
      "lose 91BG 4 303BG 1",
      "lose Me109-JG1 2",
    );
  expect(match.volleys()).toEqual(["Me109 16 at bombers: 4 is 4, 5", "B17 16 at fighters: 5 is 5, 2"]);
  expect(match.factors("91BG", "303BG", "Me109-JG1", "Me109-JG53")).toEqual([0, 3, 0, 2]);
  expect(match.german("Me109-JG53").fired).toBe(false);
  match.dice(1, 6).play("attack", "defend", "fire");
  expect(match.volleys().slice(2)).toEqual(["P51 2 at Me109: 1 is 3, 0", "Me109 4 at P51: 6 is 4, 1"]);
});

it("T-18 An escort that has fired back does not attack in the same turn", () => {
  const match = scene({
    tasks: BATTLES,
    germans: up("Me109-JG1 Me109-JG3"),
    americans: { ...free(FOUR_GROUPS), ...escort("56FG") },
  }).run();
  match.dice(1, 1, 1, 1).play("attack bombers Me109-JG1 Me109-JG3", "fire");
  expect(match.american("56FG").fired).toBe(true);
  expect(match.asked()).toBe("");
});

it("T-24 Escort and bombers", () => {
  const germans = `${SIX_FW190} Me110-NJG1 Me110-NJG5 Me110-NJG6 Me110-ZG26`;
  const match = scene({
    tasks: BATTLES,
    germans: up(germans),
    americans: {
      ...free("91BG 303BG 305BG 306BG 92BG 94BG 95BG 96BG 351BG 100BG"),
      ...escort("56FG 78FG 353FG"),
    },
  }).run();
  expect(match.refusal(`attack bombers ${germans} withhold 1`)).toBe("withholds-too-many LW-78");
  match.dice(4, 4, 2, 5, 6).play(`attack bombers ${germans}`, "fire");
  expect(match.volleys()).toEqual([
    "FW190 6 at P47: 4 is 4, 1",
    "FW190 6 at bombers: 4 is 4, 2",
    "Me110 8 at bombers: 2 is 2, 1",
    "P47 6 at FW190: 5 is 5, 1",
    "B17 14 at fighters: 6 is 6, 2",
  ]);
  match.play("lose 56FG 1", "lose 91BG 3");
  expect(match.refusal("lose Me110-NJG1 1 FW190-JG1 2")).toBe("bad-losses LW-77");
  expect(match.refusal("lose FW190-JG3 1 FW190-JG1 2")).toBe("bad-losses LW-77");
  match.play("lose FW190-JG1 1 FW190-JG2 2");
  expect(match.factors("56FG", "91BG", "FW190-JG1", "FW190-JG2", "Me110-NJG1")).toEqual([1, 1, 1, 0, 2]);
});

it("T-25 Small bait", () => {
  const match = scene({ tasks: BATTLES, germans: up("FW190-JG1"), americans: free(TEN_P51) }).run();
  match.play("attack fighters FW190-JG1");
  expect(match.refusal("defend withhold 19")).toBe("withholds-too-many LW-75");
  match.dice(1, 1).play("defend withhold 18", "fire");
  expect(match.asked()).toBe("american counter");
  match.dice(1).play("attack");
  expect(match.volleys().at(-1)).toBe("P51 18 at FW190: 1 is 2, 2");
});

describe("T-26 Jets", () => {
  const given = {
    month: "1945-01",
    tasks: BATTLES,
    germans: up("Me262-Nowotny Me262-JG7 Me163-JG400"),
    americans: { ...free(FOUR_GROUPS), ...escort("354FG 357FG 339FG") },
  } as const;

  it("straight at the bombers", () => {
    const match = scene(given).run();
    match.dice(3, 5, 4).play("attack direct Me262-Nowotny Me262-JG7 Me163-JG400", "fire");
    expect(match.volleys()).toEqual([
      "Me262 4 at bombers: 3 is 3, 1",
      "Me163 2 at bombers: 5 is 5, 1",
      "P51 6 at Me262: 4 is 3, 1",
    ]);
    expect(match.refusal("lose 91BG 1")).toBe("bad-losses LW-77");
    match.play("lose 91BG 2");
    expect(match.refusal("lose Me163-JG400 1")).toBe("bad-losses LW-77");
    match.play("lose Me262-JG7 1");
    expect(match.asked()).toBe("");
  });

  it("the escort holds its fire where only Me 163s went past it", () => {
    const match = scene({ ...given, germans: up("Me163-JG400") }).run();
    match.dice(1).play("attack direct Me163-JG400");
    expect(match.american("354FG").fired).toBe(false);
    expect(match.asked()).toBe("");
  });

  it("through the escort: no more jets than escorts leave the bombers alone", () => {
    const match = scene(given).run();
    match.dice(3, 3).play("attack bombers Me262-Nowotny Me262-JG7", "defend", "fire");
    expect(match.volleys()).toEqual(["Me262 4 at P51: 3 is 4, 1", "P51 6 at Me262: 3 is 2, 1"]);
  });

  it("LW-64 an escort behind which jets went straight at the bombers drops its tanks or keeps them", () => {
    const americans = { ...free(FOUR_GROUPS), ...escort("354FG", { tanks: true, counter: 11, crossed: 4 }) };
    const match = scene({ ...given, germans: up("Me262-Nowotny"), americans }).run();
    match.dice(1).play("attack direct Me262-Nowotny", "defend keep 354FG", "hold");
    expect(match.american("354FG")).toMatchObject({ tanks: true, counter: 11 });
    const dropped = scene({ ...given, germans: up("Me262-Nowotny"), americans }).run();
    dropped.dice(1, 6).play("attack direct Me262-Nowotny", "defend", "fire");
    expect(dropped.american("354FG")).toMatchObject({ tanks: false, counter: 6, fired: true });
  });
});

it("T-29 Home-bound escort", () => {
  const hex = "0710";
  const given = (counter: number) =>
    scene({
      tasks: [{ do: "missions" }, ...BATTLES],
      germans: inAir<GermanState>(hex, "Me109-JG1"),
      americans: {
        ...inAir<AmericanState>(hex, "91BG"),
        ...inAir<AmericanState>(hex, "56FG", { mission: "escort", counter, crossed: 3 }),
      },
    }).run();
  const bound = given(1).play("escort none");
  expect(bound.american("56FG").mission).toBe("home-bound");
  expect(bound.asked()).toBe("german attack");
  bound.dice(1, 1).play("attack fighters Me109-JG1", "fire");
  expect(bound.volleys()).toHaveLength(2);
  const held = given(1).play("escort none", "pass");
  expect(held.asked()).toBe("");
  const again = scene({
    tasks: [{ do: "missions" }],
    americans: {
      ...inAir<AmericanState>(hex, "91BG"),
      ...inAir<AmericanState>(hex, "56FG", { mission: "home-bound", counter: 1, crossed: 3 }),
      ...inAir<AmericanState>(hex, "78FG", { counter: 3, crossed: 3 }),
    },
  }).run();
  // LW-L36: on all turns until he has recrossed.
  expect(again.refusal("escort 56FG")).toBe("breaks-off LW-L36");
  expect(again.offered()).toEqual(["escort 78FG", "escort none"]);
  again.play("escort 78FG");
  expect(again.american("56FG").mission).toBe("home-bound");
  const other = given(3).play("escort none", "pass");
  expect(other.american("56FG").mission).toBe("free");
  expect(other.asked()).toBe("american counter");
});

it("T-32 E.5", () => {
  const five = "Me109-JG1 Me109-JG3 Me109-JG27 Me109-JG11 Me109-JG54";
  const match = scene({
    tasks: BATTLES,
    germans: up(five),
    americans: { ...free("91BG"), ...escort("56FG"), ...escort("78FG", { factors: 1 }) },
  }).run();
  expect(match.refusal(`attack bombers ${five} withhold 4`)).toBe("withholds-too-many LW-78");
  match.dice(1, 1, 1).play(`attack bombers ${five} withhold 3`, "fire bombers");
  expect(match.volleys()).toEqual([
    "Me109 3 at P47: 1 is 1, 0",
    "Me109 4 at bombers: 1 is 1, 0",
    "B17 4 at fighters: 1 is 1, 0",
  ]);
  match.dice(1, 1).play("attack", "defend", "fire");
  expect(match.volleys().slice(3)).toEqual(["P47 3 at Me109: 1 is 2, 0", "Me109 2 at P47: 1 is 1, 0"]);
});

describe("LW-58 defensive fire is a right of every unit", () => {
  const two = "Me109-JG1 Me109-JG3";
  const given = { tasks: BATTLES, germans: up(two), americans: { ...free("91BG"), ...escort("56FG 354FG") } };
  const attacked = () => scene(given).run().dice(1, 1).play(`attack bombers ${two}`);

  it("who holds his fire attacks in O", () => {
    const match = attacked().dice(1).play("fire 56FG");
    expect(match.volleys()).toEqual([
      "Me109 2 at P51: 1 is 1, 0",
      "Me109 2 at P47: 1 is 1, 0",
      "P47 2 at Me109: 1 is 2, 0",
    ]);
    expect([match.american("56FG").fired, match.american("354FG").fired]).toEqual([true, false]);
    expect(match.asked()).toBe("american counter");
  });

  it("all of them are as if nobody were named", () => {
    expect(attacked().spelled("fire 354FG 56")).toBe("fire");
    expect(attacked().spelled("FIRE 354fg")).toBe("fire 354FG");
  });

  it("nobody is named who is not there, twice, or for bombers that may not fire", () => {
    expect(attacked().refusal("fire 4FG")).toBe("not-there LW-58");
    expect(attacked().refusal("fire 56FG 56FG")).toBe("twice LW-58");
    expect(attacked().refusal("fire bombers")).toBe("bad-split LW-74");
    expect(attacked().refusal("fire 56FG B17 4")).toBe("bad-split LW-74");
  });

  it("every part of them is offered, once", () => {
    expect(attacked().offered()).toEqual(["fire", "hold", "fire 56FG", "fire 354FG"]);
  });
});

it("T-33 Losses after fire", () => {
  const match = scene({
    tasks: BATTLES.slice(2),
    germans: up("Me109-JG1 Me109-JG3"),
    americans: free("354FG 357FG"),
  }).run();
  match.dice(5, 6).play("attack", "fire", "lose Me109-JG1 1", "lose 354FG 1");
  expect(match.volleys()).toEqual(["P51 4 at Me109: 5 is 6, 1", "Me109 4 at P51: 6 is 4, 1"]);
});

it("T-34 Strafing", () => {
  const match = scene({
    month: "1944-07",
    tasks: [{ do: "strafe" }, { do: "losses" }, ...BATTLES.slice(2)],
    germans: {
      "Me109-JG101": { base: "BAS-20" },
      "Me163-JG400": { base: "BAS-20" },
      ...inAir<GermanState>("1922", "Me109-JG1"),
    },
    americans: inAir<AmericanState>("1922", "354FG 357FG 339FG"),
  }).run();
  match.dice(4, 6).play("strafe BAS-20 354FG 357FG 339FG at Me109-JG101 Me163-JG400", "lose 354FG 1");
  expect(match.factors("Me109-JG101", "Me163-JG400", "354FG", "357FG")).toEqual([1, 2, 1, 2]);
  expect(match.asked()).toBe("");
});

describe("what the examples leave open", () => {
  it("LW-70 the guns of two bases hit both who strafe there", () => {
    const match = scene({
      tasks: [{ do: "strafe" }, { do: "losses" }],
      germans: { "Me109-JG101": { base: "BAS-20" }, "Me109-JG102": { base: "BAS-21" } },
      americans: { ...inAir<AmericanState>("1922", "354FG"), ...inAir<AmericanState>("2026", "357FG") },
    }).run();
    match.dice(1, 6, 1, 6).play("strafe BAS-20 354FG at Me109-JG101", "strafe BAS-21 357FG at Me109-JG102");
    expect(match.factors("354FG", "357FG")).toEqual([1, 1]);
  });

  it("LW-76 who has fired already keeps his place in the ranks; the next face whom they face", () => {
    const match = scene({
      tasks: BATTLES.slice(2),
      germans: { ...up("FW190-JG1", { fired: true }), ...up("Me109-JG1") },
      americans: { ...free("354FG"), ...free("56FG") },
    }).run();
    match.dice(1, 1, 6).play("attack", "fire");
    expect(match.volleys().at(-1)).toBe("Me109 2 at P47: 6 is 5, 0");
  });

  it("LW-75 who is named to be withheld must be of the lowest rating", () => {
    const match = scene({
      tasks: BATTLES.slice(2),
      germans: up("Me109-JG1"),
      americans: { ...free("354FG"), ...free("56FG") },
    }).run();
    expect(match.refusal("attack withhold 354FG 2")).toBe("not-best LW-75");
    expect(match.refusal("attack withhold 56FG 2")).toBeUndefined();
  });

  it("LW-73, LW-75 two battles of a hex withhold each by their own excess", () => {
    const given = {
      tasks: BATTLES,
      germans: up("Me109-JG1 Me109-JG3 Me109-JG27 FW190-JG1 FW190-JG2"),
      americans: { ...free("91BG", { factors: 3 }), ...free("354FG", { factors: 1 }) },
    };
    const order = "attack bombers Me109-JG1 Me109-JG3 Me109-JG27 fighters FW190-JG1 FW190-JG2";
    const match = scene(given).run();
    expect(match.refusal(`${order} withhold 7`)).toBe("withholds-too-many LW-73");
    expect(match.refusal(`${order} withhold FW190-JG1 2 FW190-JG2 2`)).toBe("withholds-too-many LW-75");
    match.dice(1, 1).play(`${order} withhold 6`, "hold", "hold");
    expect(match.volleys()).toEqual(["Me109 3 at bombers: 1 is 1, 0", "FW190 1 at P51: 1 is 1, 0"]);
    const named = scene(given).run();
    named.dice(1, 1).play(`${order} withhold FW190-JG2 2 Me109-JG1 1`, "hold", "hold");
    expect(named.volleys()).toEqual(["Me109 5 at bombers: 1 is 1, 0", "FW190 2 at P51: 1 is 1, 0"]);
  });

  it("LW-79 a unit of which one factor faced the escort and one the bombers may lose both", () => {
    const match = scene({
      tasks: BATTLES,
      germans: up(TEN_ME109),
      americans: {
        ...free("91BG 303BG 305BG 306BG 92BG 94BG"),
        ...escort("56FG", { factors: 1 }),
      },
    }).run();
    match.dice(1, 1, 6).play(`attack bombers ${TEN_ME109}`, "fire bombers");
    expect(match.volleys().at(-1)).toBe("B17 19 at fighters: 6 is 6, 3");
    match.play("lose 91BG 1");
    expect(match.refusal("lose Me109-JG3 2 Me109-JG27 1")).toBe("bad-losses LW-77");
    match.play("lose Me109-JG1 2 Me109-JG27 1");
    expect(match.factors("Me109-JG1", "Me109-JG27")).toEqual([0, 1]);
  });

  it("LW-58 bombers fire back while their escort keeps its fire", () => {
    const match = scene({
      tasks: BATTLES,
      germans: up("Me109-JG1 Me109-JG3"),
      americans: { ...free("91BG"), ...escort("56FG") },
    }).run();
    match.dice(1, 1, 1).play("attack bombers Me109-JG1 Me109-JG3", "fire bombers");
    expect(match.american("56FG").fired).toBe(false);
    expect(match.american("91BG").fired).toBe(true);
    expect(match.asked()).toBe("american counter");
  });
});
