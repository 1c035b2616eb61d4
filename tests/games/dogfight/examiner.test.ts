import { describe, expect, test } from "vitest";
import { answerTo } from "../../../src/cli/run.ts";
import { GAMES } from "../../../src/games/index.ts";

interface Plane {
  readonly id: string;
  readonly side?: string;
  readonly y?: number;
}

/** Two Spitfires, one behind the other, both flying away from the reader at SPEED 2. */
function run(
  red: Plane,
  blue: Plane,
  entries: readonly Readonly<Record<string, string>>[],
  faces: readonly number[] = [5, 2, 1, 1, 5, 2],
  language: "en" | "de" = "en",
) {
  const plane = (one: Plane, side: string, y: number) => ({
    side,
    y,
    type: "spitfire-ia",
    x: 24,
    heading: 12,
    speed: 2,
    ...one,
  });
  const text = JSON.stringify({
    format: 1,
    game: "dogfight",
    rules: 1,
    config: {
      table: { width: 48, depth: 36 },
      aircraft: [plane(red, "red", 6), plane(blue, "blue", 12)],
    },
    dice: { faces },
    entries: entries.map((answers) => ({ answers })),
  });
  return answerTo(text, GAMES, language);
}

describe("an id is any 1 to 16 letters, digits or hyphens", () => {
  test.each(["proto", "tables", "-", "8"])("%s flies, fires and is hit like any other", async (id) => {
    const enemy = `${id}2`.slice(-16);
    const answer = await run({ id }, { id: enemy }, [
      { [id]: "2", [enemy]: "2" },
      { red: `${id} front ${enemy}` },
      { [id]: "3", [enemy]: "2" },
    ]);
    expect(answer).toMatchObject({ ok: true, turn: 2, rolls: [5, 2, 1, 1, 5, 2] });
  });

  test.each(["constructor", "toString", "valueOf", "hasOwnProperty", "isPrototypeOf"])(
    "%s is a name that plain objects carry, and refused",
    async (id) => {
      const answer = await run({ id }, { id: "B1" }, []);
      expect(answer).toMatchObject({
        ok: false,
        entry: null,
        problems: [{ prompt: null, code: "config-id" }],
      });
    },
  );
});

describe("a refused order names the token that fails", () => {
  async function messages(orders: readonly string[], language: "en" | "de" = "en") {
    const faces = orders.flatMap(() => [5, 2]);
    const entries = orders.flatMap((order) => [{ R1: order, B1: "2" }, { red: "done" }]).slice(0, -1);
    const answer = await run({ id: "R1" }, { id: "B1" }, entries, faces, language);
    return answer.ok ? [] : answer.problems.map(({ message }) => message);
  }

  test("E6: the second of two turns", async () => {
    expect(await messages(["1lrr"])).toContain(
      "E6: “rr” is a turn right after a turn; fly at least 1 SPEED forward between them.",
    );
    expect(await messages(["1lrr"], "de")).toContain(
      "E6: „rr“ ist eine Drehung gleich nach einer Drehung; dazwischen mindestens 1 SPEED geradeaus.",
    );
  });

  test("E7: the turn that comes first", async () => {
    expect(await messages(["1L", "R1"])).toEqual([
      "E7: “R” can't come first, for the last orders ended with a turn; fly at least 1 SPEED forward before it (R-07).",
    ]);
  });

  test("E9: the altitude mark", async () => {
    expect(await messages(["2--"])).toEqual([
      "E9: “--” is not allowed: altitude is not used in this game (R-29).",
    ]);
  });

  test("a weapon that is not there", async () => {
    const answer = await run({ id: "R1" }, { id: "B1" }, [{ R1: "2", B1: "2" }, { red: "R1 rear B1" }]);
    expect(answer.ok ? [] : answer.problems[0]?.message).toBe(
      "R1 has no rear gun; it has a front gun (R-26).",
    );
  });
});
