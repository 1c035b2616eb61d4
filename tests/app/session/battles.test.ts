import { describe, expect, it } from "vitest";
import { battleAtScreen } from "../../../src/app/session/battle-awaited.ts";
import { promptsAtScreen } from "../../../src/app/session/selectors.ts";
import type { TableStore } from "../../../src/app/session/session.ts";
import { whoseTurn } from "../../../src/app/session/whose-turn.ts";
import { now } from "../../../src/core/match/match.ts";
import { campaign as waiting } from "../../core/duel.ts";
import { campaignTable } from "../battles/campaign.ts";

const BATTLE = { format: 4, game: "dogfight" };

function at(store: TableStore) {
  return store.getState();
}

function asked(store: TableStore): readonly string[] {
  return now(at(store).open.match).prompts.map(({ id }) => id);
}

describe("a campaign that waits for a battle", () => {
  it.each([{}, { blue: "pilot" }, { red: "cadet", blue: "pilot" }])(
    "asks nobody at the screen, whoever plays: %o",
    async (computers) => {
      const { store } = await campaignTable(waiting(), computers);
      expect(battleAtScreen(at(store))?.id).toBe("battle-1");
      expect(promptsAtScreen(at(store))).toEqual([]);
      expect(at(store).curtain).toBeNull();
      expect(whoseTurn(at(store), false)).toEqual([]);
    },
  );

  it("goes on with the result, and the battle's match stands beside it in what is kept", async () => {
    const { store, saved } = await campaignTable();
    expect(at(store).fought("battle-1", "red 1 blue 0", BATTLE).ok).toBe(true);
    expect(asked(store)).toEqual(["blue-shove"]);
    expect(saved.at(-1)?.file.entries?.at(-1)).toMatchObject({
      answers: { "battle-1": "red 1 blue 0" },
      fought: { "battle-1": BATTLE },
    });
  });

  it("refuses a result that is not legal and waits on", async () => {
    const { store } = await campaignTable();
    const done = at(store).fought("battle-1", "red 9 blue 0", BATTLE);
    expect(!done.ok && done.error[0]?.code).toBe("too-many");
    expect(battleAtScreen(at(store))?.id).toBe("battle-1");
  });

  it("takes a result for no other question", async () => {
    const { store } = await campaignTable();
    at(store).fought("blue-shove", "pass", BATTLE);
    at(store).decide("battle-2");
    expect(asked(store)).toEqual(["battle-1"]);
  });

  it("is decided at once by its own dice", async () => {
    const { store, saved } = await campaignTable();
    at(store).decide("battle-1");
    expect(asked(store)).toEqual(["blue-shove"]);
    const entry = saved.at(-1)?.file.entries?.at(-1);
    expect(entry).toMatchObject({ atOnce: ["battle-1"] });
    expect(entry && "rolls" in entry && entry.rolls?.length).toBeGreaterThan(0);
  });

  it("asks for real dice where they are typed in, and for nothing else meanwhile", async () => {
    const { store, saved } = await campaignTable(waiting(), {}, { typed: true });
    at(store).decide("battle-1");
    expect(at(store).needs?.request).toMatchObject({ dice: ["d6", "d6"], by: "red" });
    expect(battleAtScreen(at(store))).toBeUndefined();
    while (at(store).needs) at(store).rollHere();
    expect(asked(store)).toEqual(["blue-shove"]);
    expect(saved.at(-1)?.file.entries?.at(-1)).toMatchObject({ atOnce: ["battle-1"] });
  });

  it("waits again when everybody takes it back, and is put back with its match", async () => {
    const { store, saved } = await campaignTable();
    at(store).fought("battle-1", "red 1 blue 0", BATTLE);
    expect(at(store).takeBack(1, "red").ok).toBe(false);
    expect(at(store).takeBack(1, "red", ["blue"]).ok).toBe(true);
    expect(battleAtScreen(at(store))?.id).toBe("battle-1");
    at(store).redo();
    expect(saved.at(-1)?.file.entries?.at(-1)).toMatchObject({ fought: { "battle-1": BATTLE } });
  });

  it("is not dealt with in a replay", async () => {
    const { store } = await campaignTable();
    at(store).jump(0);
    expect(battleAtScreen(at(store))).toBeUndefined();
  });
});
