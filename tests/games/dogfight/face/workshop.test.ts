import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { openFile, readFile } from "../../../../src/core/file/file.ts";
import { hashOf } from "../../../../src/core/hash.ts";
import { dogfight } from "../../../../src/games/dogfight/computer/game.ts";
import type { Config } from "../../../../src/games/dogfight/data/config.ts";
import { shownOf } from "../../../../src/games/dogfight/face/workshop/board.ts";
import { designFrom, freshDesign } from "../../../../src/games/dogfight/face/workshop/design.ts";
import { lookOf } from "../../../../src/games/dogfight/face/workshop/look.ts";
import { designPoints, LADDER, standingOf } from "../../../../src/games/dogfight/face/workshop/points.ts";
import { suggestedLook, withFigures } from "../../../../src/games/dogfight/face/workshop/suggest.ts";
import { workshop } from "../../../../src/games/dogfight/face/workshop.ts";
import { readDesign } from "../../../../src/games/dogfight/rules/setup/check/design.ts";
import { firstState } from "../../../../src/games/dogfight/rules/state/state.ts";

const own = { ...freshDesign(), name: "Kestrel" };

describe("design points", () => {
  it("count ENGINE, FUSELAGE, TO-HIT and twice the weapons", () => {
    expect(designPoints(own)).toBe(3 + 3 + 2 + 2);
    expect(designPoints(designFrom("b-17g"))).toBe(19);
  });

  it("stand among the 22 of the list", () => {
    expect(LADDER.flatMap(({ names }) => names)).toHaveLength(22);
    expect(standingOf(9)).toMatchObject({
      key: "points.like",
      values: { names: ["Gloster Gladiator", "Fiat CR.42"] },
    });
    expect(standingOf(3)).toMatchObject({ key: "points.below" });
    expect(standingOf(23)).toMatchObject({ key: "points.above" });
    expect(standingOf(17)).toMatchObject({ key: "points.between", values: { more: "Heinkel He 111H" } });
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
  const config = workshop.trial?.config(own, "a6m2") as Config;

  it("stands there in its own look, and in none without one", () => {
    expect(shownOf(own).piece.look).toMatchObject({ plan: "low-wing", power: 3, bulk: 3, guns: ["front"] });
    const { look: _, ...bare } = own;
    expect(shownOf(bare).piece).not.toHaveProperty("look");
  });

  it("has its record sheet", () => {
    const { sheet } = shownOf(own);
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

describe("the dogfight's designs", () => {
  it("refuses by the rules of a set-up, a sentence for each fault", () => {
    const look = { ...lookOf(own), upper: "green" };
    const bad = { ...own, name: "", engine: 9, weapons: ["front", "front"], look };
    const result = readDesign(bad);
    expect(result.ok).toBe(false);
    expect(result.ok ? [] : result.error.map(({ code, values }) => [code, values.path])).toEqual([
      ["config-text", "aircraft.name"],
      ["config-number", "aircraft.engine"],
      ["config-twice", "aircraft.weapons.1"],
      ["config-colour", "aircraft.look.upper"],
    ]);
  });

  it("says which plans there are", () => {
    const result = readDesign({ ...own, look: { ...lookOf(own), plan: "jet" } });
    expect(result.ok ? [] : result.error[0]?.values).toMatchObject({ path: "look.plan", misfit: "value" });
  });

  it("gives a look to a design without one", () => {
    const { look: _, ...bare } = designFrom("b-17g");
    expect(workshop.shaped(bare)).toMatchObject({ look: { plan: "heavy", engine: "radial" } });
    expect(workshop.shaped({ name: 4 })).toBeUndefined();
  });
});
