import { describe, expect, it } from "vitest";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import type { Config } from "../../../../src/games/battle-of-britain/data/config.ts";
import { TABLES } from "../../../../src/games/battle-of-britain/data/own.ts";
import { configOf } from "../../../../src/games/battle-of-britain/face/editor/config-of.ts";
import type { Draft } from "../../../../src/games/battle-of-britain/face/editor/draft.ts";
import { draftOf } from "../../../../src/games/battle-of-britain/face/editor/draft-of.ts";
import {
  added,
  changed,
  changeSide,
  duplicated,
  removed,
} from "../../../../src/games/battle-of-britain/face/editor/edits.ts";

const campaign = draftOf({ scenario: "campaign" });
const raid = draftOf({ scenario: "raid" });

/** A set-up as it comes out of a link or a file. */
function sent(draft: Draft): Config {
  const config = game.config.safeParse(JSON.parse(JSON.stringify(configOf(draft))));
  if (!config.success) throw new Error("the set-up has the wrong shape");
  return config.data;
}

const set = (field: string, value: string | boolean, of = campaign, row: string | null = null) =>
  changed(of, row, field, value);

describe("hands on a draft", () => {
  it("bring formations in, exchange them for the other side's and take them away", () => {
    const one = added(raid, 1);
    expect(one.draft.formations.at(-1)).toEqual({ key: one.row, side: 1, fields: { id: "2C" } });
    const two = duplicated(one.draft, "f1");
    expect(two.draft.formations.at(-1)).toMatchObject({ side: 0, fields: { id: "10A" } });
    const over = changeSide(two.draft, two.row);
    expect(over.formations.at(-1)).toMatchObject({ side: 1, fields: { id: "3A" } });
    expect(game.check(sent(over))).toEqual([]);
    expect(removed(removed(over, two.row), one.row)).toEqual(raid);
  });

  it("bring in nobody who takes part already", () => {
    const { draft, row } = added(campaign, 0);
    expect(draft).toBe(campaign);
    expect(campaign.formations.find(({ key }) => key === row)?.side).toBe(0);
    expect(changeSide(campaign, "f1")).toBe(campaign);
  });

  it("change strengths and values, which then go with the set-up; put back, they don't", () => {
    const strong = set("pools.LF5.squadrons.Bf110", "6", set("types.He111.dice", "1"));
    const { tables } = sent(strong);
    expect(tables?.pools.find(({ id }) => id === "LF5")?.squadrons.Bf110).toBe(6);
    expect(tables?.types.find(({ id }) => id === "He111")?.dice).toBe(1);
    expect(tables?.cities).toEqual(TABLES.cities);
    const back = changed(
      changed(strong, null, "pools.LF5.squadrons.Bf110", "2"),
      null,
      "types.He111.dice",
      "",
    );
    expect(sent(back)).not.toHaveProperty("tables");
  });

  it("leave nobody in command of what takes no part", () => {
    const draft = draftOf({ seats: { anna: ["10", "11"], ben: ["13"] } });
    const without = draft.formations
      .filter(({ fields }) => /^1[13]/.test(fields.id ?? ""))
      .map(({ key }) => key);
    expect(sent(without.reduce(removed, draft)).seats).toEqual({ anna: ["10"] });
    expect(sent(changed(draft, null, "options.bid", true))).not.toHaveProperty("seats");
  });
});
