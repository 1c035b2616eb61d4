import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freshDraft, readDraft } from "../../../src/app/pages/setup-draft.ts";

describe("the draft of a set-up", () => {
  it("comes back as it was kept", () => {
    const draft = {
      config: { scenario: "duel", options: { altitude: true } },
      dice: { from: "seeded" as const, seed: "Friday" },
      players: { red: "Ann" },
    };
    expect(readDraft(JSON.stringify(draft), "duel")).toEqual(draft);
  });

  it("begins afresh when it is missing or spoilt", () => {
    expect(readDraft(null, "duel")).toEqual(freshDraft("duel"));
    expect(readDraft('{"dice":{"from":"loaded"}}', "duel")).toEqual(freshDraft("duel"));
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(readDraft(text, "duel")).toEqual(freshDraft("duel"));
      }),
    );
  });
});
