import { describe, expect, it } from "vitest";
import { downInFlames as game } from "../../../../src/games/down-in-flames/computer/game.ts";
import type { Config } from "../../../../src/games/down-in-flames/data/config.ts";
import { configOf } from "../../../../src/games/down-in-flames/face/editor/config-of.ts";
import { type Draft, ROWS } from "../../../../src/games/down-in-flames/face/editor/draft.ts";
import { draftOf } from "../../../../src/games/down-in-flames/face/editor/draft-of.ts";
import {
  added,
  changeSide,
  duplicated,
  raiseBy,
} from "../../../../src/games/down-in-flames/face/editor/edits.ts";

const kent = draftOf({ scenario: "kent" });

/** A set-up as it comes out of a link or a file. */
function sent(draft: Draft): Config {
  const config = game.config.safeParse(JSON.parse(JSON.stringify(configOf(draft))));
  if (!config.success) throw new Error("the set-up has the wrong shape");
  return config.data;
}

describe("hands on a draft", () => {
  it("add, double, hand over and take away", () => {
    const one = added(kent, "elements", 0, "hurricane-i");
    expect(one.draft.elements.at(-1)).toEqual({
      key: one.row,
      side: 0,
      fields: { id: "A2", type: "hurricane-i" },
    });
    const two = duplicated(one.draft, one.row);
    expect(two.draft.elements.map(({ fields }) => fields.id)).toEqual(["A1", "B1", "A2", "A3"]);
    const over = changeSide(two.draft, two.row);
    expect(over.elements.at(-1)).toMatchObject({ side: 1, fields: { id: "B2" } });
    expect(game.check(sent(over))).toEqual([]);
    expect(ROWS.remove(ROWS.remove(over, two.row), one.row)).toEqual(kent);
    const bombers = added(kent, "formations", 1, null);
    expect(game.check(sent(bombers.draft))).toEqual([]);
  });

  it("raise all of them to a level, and no higher than they fly", () => {
    const raised = raiseBy(kent, 2);
    expect(sent(raised).options?.start).toBe(12);
    expect(sent(raiseBy(raised, 99)).options?.start).toBe(17);
    expect(sent(raiseBy(raised, -99)).options?.start).toBe(1);
    expect(game.check(sent(raiseBy(raised, 99)))).toEqual([]);
  });
});
