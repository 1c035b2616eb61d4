import { describe, expect, test } from "vitest";
import { checkCommands, commanderOf, playerOf, sharedOut } from "../../src/core/commands.ts";
import { LANGUAGES } from "../../src/core/language.ts";
import { kernelWords } from "../../src/words/kernel.ts";
import { problemSentence } from "../../src/words/problem.ts";

const PIECES = [
  { id: "R1", side: "red" },
  { id: "R2", side: "red" },
  { id: "B1", side: "blue" },
];

function faults(commands: Record<string, string[]>) {
  return checkCommands(commands, PIECES).map(({ values }) => [values.why, values.found]);
}

describe("who commands what", () => {
  test("is found by the piece; all others are their side's", () => {
    expect(commanderOf({ anna: ["R1"], ben: ["R2"] }, "R2")).toBe("ben");
    expect(commanderOf({ anna: ["R1"] }, "B1")).toBeUndefined();
    expect(commanderOf(undefined, "R1")).toBeUndefined();
    expect(faults({ anna: ["R1"], ben: ["R2"] })).toEqual([]);
  });

  test("is shared out in the order of the pieces, as evenly as can be", () => {
    const five = ["R1", "R2", "R3", "R4", "R5"].map((id) => ({ id, side: "red" }));
    const shared = sharedOut([...five, { id: "B1", side: "blue" }], "red", 2);
    expect(shared).toEqual({ "red-1": ["R1", "R2", "R3"], "red-2": ["R4", "R5"] });
    expect(checkCommands(shared, five)).toEqual([]);
    expect(playerOf({ id: "red-2", side: "red" })).toBe("2");
    expect(playerOf({ id: "anna", side: "red" })).toBe("anna");
  });

  test.each([
    [{ "an na": ["R1"] }, [["name", "an na"]]],
    [{ table: ["R1"] }, [["taken", "table"]]],
    [{ Umpire: ["R1"] }, [["taken", "Umpire"]]],
    [{ toString: ["R1"] }, [["taken", "toString"]]],
    [{ R2: ["R1"] }, [["taken", "R2"]]],
    [{ blue: ["B1"] }, [["taken", "blue"]]],
    [{ anna: [] }, [["nothing", "anna"]]],
    [{ anna: ["R9"] }, [["unknown", "R9"]]],
    [{ anna: ["R1", "R1"] }, [["twice", "R1"]]],
    [{ anna: ["R1"], ben: ["R2", "R1"] }, [["twice", "R1"]]],
    [{ anna: ["R1", "B1"] }, [["sides", "anna"]]],
  ])("%j is refused", (commands, wanted) => {
    expect(faults(commands as unknown as Record<string, string[]>)).toEqual(wanted);
  });

  test.each(LANGUAGES)("is refused in a sentence in %s", async (language) => {
    const words = await kernelWords(language);
    for (const commands of [{ "an na": [] }, { table: ["R9"] }, { anna: ["R1", "R1", "B1"] }])
      for (const problem of checkCommands(commands, PIECES))
        expect(problemSentence(words, {}, problem)).toMatch(/^seats\.[\w ]+: .{20,}\.$/);
  });
});
