import { describe, expect, it } from "vitest";
import { withAmerican, withGerman } from "../../../src/games/luftwaffe/rules/state/change.ts";
import { Match } from "./play.ts";

const SHEET = "sheet SHP-2 0308 1 91BG 303BG 305BG SHP-1 0307 1 306BG 44BG 93BG";
const BASES =
  "base BAS-1 FW190-JG1 FW190-JG26 Me109-JG1 BAS-2 Me109-JG101 Me109-JG102 Me110-ZG101 BAS-5 Me109-JG3 Me109-JG27";

/** The first German move of a raid. */
function german(takeOff: "single" | "groups" | "type", ...groups: readonly string[]): Match {
  return Match.of({ scenario: "wilhelmshaven", options: { takeOff } }).play(
    SHEET,
    "mark none",
    BASES,
    ...groups,
  );
}

const american = () => german("single").play("done");

describe("answers may be written shorter, and are kept in one spelling", () => {
  it.each([
    [american, "91BG 303BG fly 0409", "fly 0409 91BG 303"],
    [american, "91BG 303 305 FLY 0409", "fly 0409 91BG 303 305"],
    [american, "8BG-1 fly 0409", "fly 0409 91BG 303 305"],
    [american, "8bg-2 fly 0308 0408", "fly 0408 306BG 44 93"],
    [american, "4FG enter 0308", "enter 0308 4FG"],
    [() => german("single"), "JG26 take-off BAS-1 tanks", "take-off FW190-JG26 tanks"],
    [() => german("single"), "JG1 take-off", "take-off FW190-JG1 Me109-JG1"],
    [() => german("single"), "Me109 take-off BAS-5 tanks", "take-off Me109-JG3 27 tanks"],
  ] as const)("%o %s", (match, text, kept) => {
    expect(match().spelled(text)).toBe(kept);
    expect(match().spelled(kept)).toBe(kept);
  });

  it("an attack names its hex, and nobody where everybody attacks the bombers", () => {
    const match = american()
      .play("fly 0609 91BG 303BG 305BG", "done")
      .until("german-move")
      .with((state) => withGerman(state, "FW190-JG1", { hex: "0609", base: null, counter: 3 }))
      .play("done");
    expect(match.spelled("attack 0609 withhold 4")).toBe("refused: withholds-too-many");
    expect(match.spelled("attack 0609")).toBe("attack bombers FW190-JG1");
  });

  it("whom a fighter escorts is who flies in its hex", () => {
    const match = american()
      .play("fly 0609 91BG 303BG 305BG")
      .with((state) => withAmerican(state, "4FG", { hex: "0609", counter: 3, crossed: 1 }))
      .play("done");
    expect(match.spelled("escort 4FG 8BG-1")).toBe("escort 4FG");
    expect(match.spelled("escort 4FG 44BG")).toBe("refused: escort-bomber");
  });

  it("factors that are spent go to unit after unit", () => {
    const match = Match.of({ options: { level: "advanced" } });
    match.until("sheet").play("sheet none", "mark none").until("raf");
    match.with((state) => ({
      ...state,
      economy: { ...state.economy, aircraft: 72, pilots: 12 },
      germans: state.germans.map((one) => (one.id === "Me110-NJG4" ? { ...one, factors: 1 } : one)),
    }));
    match.play("raf AIR-1");
    expect(match.prompts.map(({ seat }) => seat)).toEqual(["german"]);
    expect(match.spelled("spend aircraft 1")).toBe("restore Me110-NJG4 1");
    expect(match.spelled("spend aircraft 7")).toBe("restore Me110-NJG4 1");
  });
});

describe("LW-66: who takes off together", () => {
  it("single: each unit by itself", () => {
    expect(german("single").spelled("take-off Me109-JG3")).toBe("take-off Me109-JG3");
  });

  it("type: all units of a type, and who can't land when they do is lost", () => {
    const match = german("type");
    expect(match.spelled("take-off Me109-JG3")).toBe("refused: not-together");
    expect(match.spelled("take-off FW190")).toBe("take-off FW190-JG1 26");
    match.play("take-off FW190", "fly 0809 FW190-JG1", "land FW190-JG26");
    const at = (id: string) => match.state.germans.find((one) => one.id === id);
    expect(at("FW190-JG26")).toMatchObject({ base: "BAS-1", factors: 2, ready: 4 });
    expect(at("FW190-JG1")).toMatchObject({ hex: null, base: null, factors: 0 });
  });

  it("groups: as they were divided before the raid; who is in none is one by himself", () => {
    const match = german("groups", "group north Me109-JG3 Me109-JG27");
    expect(match.spelled("take-off Me109-JG3")).toBe("refused: not-together");
    expect(match.spelled("north take-off tanks")).toBe("take-off Me109-JG3 27 tanks");
    expect(match.spelled("take-off Me109-JG1")).toBe("take-off Me109-JG1");
    const before = german("groups");
    expect(before.refused("group north Me109-JG3 FW190-JG1")).toMatchObject({
      code: "group-types",
      rule: "LW-66",
    });
    expect(before.refused("group BAS-1 Me109-JG3")).toMatchObject({ code: "group-name", rule: "LW-66" });
  });
});
