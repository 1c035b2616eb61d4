import { describe, expect, it } from "vitest";
import { pieceOf, sheetOf } from "../../../src/app/games/dogfight/workshop/board.ts";
import { designFrom, freshDesign } from "../../../src/app/games/dogfight/workshop/design.ts";
import { workshop } from "../../../src/app/games/dogfight/workshop/index.ts";
import { designPoints, LADDER, standingOf } from "../../../src/app/games/dogfight/workshop/points.ts";
import { suggestedLook, withFigures } from "../../../src/app/games/dogfight/workshop/suggest.ts";
import { openFile, readFile } from "../../../src/core/file.ts";
import { hashOf } from "../../../src/core/hash.ts";
import { seededDice } from "../../../src/core/random.ts";
import type { Config } from "../../../src/games/dogfight/config.ts";
import { dogfight } from "../../../src/games/dogfight/game.ts";
import { firstState } from "../../../src/games/dogfight/state.ts";

const own = { ...freshDesign(), name: "Kestrel" };

describe("design points", () => {
  it("count ENGINE, FUSELAGE, TO-HIT and twice the weapons", () => {
    expect(designPoints(own)).toBe(3 + 3 + 2 + 2);
    expect(designPoints(designFrom("b-17g"))).toBe(19);
  });

  it("stand among the 22 of the list", () => {
    expect(LADDER.flatMap(({ names }) => names)).toHaveLength(22);
    expect(standingOf(9)).toEqual({ kind: "like", names: ["Gloster Gladiator", "Fiat CR.42"] });
    expect(standingOf(3)).toEqual({ kind: "below" });
    expect(standingOf(23)).toEqual({ kind: "above" });
    expect(standingOf(17)).toMatchObject({ kind: "between", more: "Heinkel He 111H" });
  });
});

describe("the look that figures suggest", () => {
  it.each([
    ["a bomber with guns all round", "b-17g", "heavy"],
    ["a heavy fighter with a rear gunner", "bf-110c", "twin"],
    ["a slow light aircraft", "gladiator", "biplane"],
    ["a fighter", "spitfire-ia", "low-wing"],
    ["a slow one that takes hits", "swordfish", "high-wing"],
  ] as const)("%s", (_, id, plan) => {
    expect(suggestedLook(designFrom(id)).plan).toBe(plan);
  });

  it("follows the figures until somebody chooses a plan against them", () => {
    const bomber = withFigures(own, { fuselage: 5, weapons: ["front", "left", "right", "rear"] });
    expect(bomber.look?.plan).toBe("heavy");
    const odd = { ...bomber, look: { ...suggestedLook(bomber), plan: "biplane" as const } };
    expect(withFigures(odd, { engine: 1 }).look?.plan).toBe("biplane");
  });
});

describe("an own aircraft on the table", () => {
  const config = workshop.duel(own, "a6m2") as Config;

  it("stands there in its own look, and in none without one", () => {
    expect(pieceOf(own).look).toMatchObject({ plan: "low-wing", power: 3, bulk: 3, guns: ["front"] });
    const { look: _, ...bare } = own;
    expect(pieceOf(bare)).not.toHaveProperty("look");
  });

  it("has its record sheet", () => {
    const sheet = sheetOf(own);
    expect(sheet).toMatchObject({ name: "R1", title: "Kestrel" });
    const [figures] = sheet?.blocks ?? [];
    expect(figures).toMatchObject({
      kind: "row",
      blocks: [
        { tracks: [{ name: "ENGINE", marks: ["open", "open", "open", "filled", "filled"] }, {}, {}] },
        { kind: "plan", places: ["open", "filled", "filled", "filled"].map((mark) => ({ mark })) },
      ],
    });
  });

  it("carries its look through a match file, and a state without looks is what it always was", () => {
    const file = readFile(
      JSON.parse(JSON.stringify({ format: 1, game: "dogfight", rules: 1, config, entries: [] })),
    );
    expect(file.ok).toBe(true);
    if (!file.ok) return;
    const opened = openFile(dogfight, file.value, seededDice("own"));
    expect(opened.ok).toBe(true);
    const bare = firstState({
      aircraft: config.aircraft?.map((one) =>
        typeof one.type === "string" ? one : { ...one, type: { ...one.type, look: undefined } },
      ),
    } as Config);
    expect(JSON.stringify(bare)).not.toContain("look");
    expect(hashOf(firstState(config))).not.toBe(hashOf(bare));
  });
});
