import { describe, expect, it } from "vitest";
import { cardArt } from "../../../src/app/pages/card-art.ts";
import { diceProblem, diceSetting, MAX_SEED_LENGTH } from "../../../src/app/pages/dice-choice.ts";
import { GAMES } from "../../../src/games/index.ts";

describe("the choice of dice", () => {
  it("becomes the setting of a match file", () => {
    expect(diceSetting({ from: "secure", seed: "left over" })).toBeUndefined();
    expect(diceSetting({ from: "typed", seed: "" })).toEqual({ typed: true });
    expect(diceSetting({ from: "seeded", seed: " Friday " })).toEqual({ seed: "Friday" });
  });

  it("from a text needs one, and not too long a one", () => {
    expect(diceProblem({ from: "secure", seed: "" })).toBeUndefined();
    expect(diceProblem({ from: "seeded", seed: "  " })).toBe("missing");
    expect(diceProblem({ from: "seeded", seed: "x".repeat(MAX_SEED_LENGTH + 1) })).toBe("long");
    expect(diceProblem({ from: "seeded", seed: "Friday" })).toBeUndefined();
  });
});

describe("the drawn card", () => {
  it("of every scenario shows as many aircraft as it says", () => {
    for (const { meta } of GAMES) {
      for (const { id, pieces } of meta.scenarios) {
        expect(cardArt(meta.id, id, pieces).aircraft, id).toHaveLength(pieces);
      }
    }
  });

  it("of a scenario without its own drawing shows two lines that meet", () => {
    const { aircraft } = cardArt("other", "unheard", 7);
    expect(aircraft.filter((drawn) => drawn.side === 0)).toHaveLength(4);
    expect(aircraft.filter((drawn) => drawn.side === 1)).toHaveLength(3);
  });
});
