import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chosenFor } from "../../../../src/app/computers/opponent-choices.ts";
import { freshDraft, readDraft, readOpponents } from "../../../../src/app/pages/setup/setup-draft.ts";

const DUEL = { scenario: "duel", turns: 12 };

describe("the draft of a set-up", () => {
  it("comes back as it was kept", () => {
    const draft = {
      config: { scenario: "duel", options: { altitude: true } },
      dice: { from: "seeded" as const, seed: "Friday" },
      players: { red: "Ann" },
      opponents: { red: "person", blue: "ace" },
    };
    expect(readDraft(JSON.stringify(draft), DUEL)).toEqual(draft);
  });

  it("begins afresh when it is missing or spoilt", () => {
    expect(readDraft(null, DUEL)).toEqual(freshDraft(DUEL));
    expect(readDraft('{"dice":{"from":"loaded"}}', DUEL)).toEqual(freshDraft(DUEL));
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(readDraft(text, DUEL)).toEqual(freshDraft(DUEL));
      }),
    );
  });
});

describe("who plays a side", () => {
  it("is a person on the first side and the pilot on the other, until somebody chooses", () => {
    expect(chosenFor({}, "red", true)).toBeUndefined();
    expect(chosenFor({}, "blue", false)).toBe("pilot");
    expect(chosenFor({ red: "ace", blue: "person" }, "red", true)).toBe("ace");
    expect(chosenFor({ red: "ace", blue: "person" }, "blue", false)).toBeUndefined();
  });

  it("is as usual where the choice names nobody we know", () => {
    expect(chosenFor({ blue: "baron" }, "blue", false)).toBe("pilot");
    expect(chosenFor({}, "toString", false)).toBe("pilot");
  });

  it("is remembered from one battle to the next", () => {
    const kept = readOpponents('{"blue":"cadet"}');
    expect(readDraft(null, { scenario: "bounce" }, kept).opponents).toEqual({ blue: "cadet" });
    expect(readOpponents("[1]")).toEqual({});
    expect(readOpponents(null)).toEqual({});
    expect(readOpponents("{")).toEqual({});
  });
});
