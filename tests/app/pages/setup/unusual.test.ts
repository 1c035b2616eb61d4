import { describe, expect, test } from "vitest";
import { freshDraft, type SetupDraft } from "../../../../src/app/pages/setup/setup-draft.ts";
import { type Known, unusual } from "../../../../src/app/pages/setup/unusual.ts";
import { GAMES } from "../../../../src/games/index.ts";
import type { GameEntry } from "../../../../src/games/registry.ts";
import { usualConfig } from "../../../../src/games/usual.ts";
import { raidEntry } from "../../../toy-game/entry.ts";

const ENTRIES = [...GAMES, raidEntry].map((entry) => [entry.meta.id, entry] as const);
const NOTHING = { found: [], changed: [] };

async function knownOf(entry: GameEntry): Promise<Known & { readonly scenario: string }> {
  const scenario = entry.meta.scenarios[0]?.id ?? "";
  const game = await entry.load();
  const face = await entry.face("setup");
  const standing = (config: unknown) => face?.standing(scenario, config) ?? null;
  const config = usualConfig(entry.meta, scenario);
  return { scenario, config, seats: game.seats(config), standing };
}

describe.each(ENTRIES)("the set-up of %s", (_, entry) => {
  test("says what comes from last time and what was changed since", async () => {
    const known = await knownOf(entry);
    const [first, second] = known.seats.map(({ id }) => id) as [string, string];
    const fresh = freshDraft(known.config);
    expect(unusual(fresh, fresh, known)).toEqual(NOTHING);

    const found = freshDraft(known.config, { [second]: "ace" });
    expect(unusual(found, found, known)).toEqual({ found: ["players"], changed: [] });

    const dice = { from: "seeded", seed: "Friday" } as const;
    expect(unusual({ ...found, dice }, found, known)).toEqual({ found: ["players"], changed: ["dice"] });
    const named: SetupDraft = { ...found, players: { [first]: "Ann" } };
    expect(unusual(named, found, known)).toEqual({ found: [], changed: ["players"] });
    expect(unusual({ ...fresh, types: { X1: "spad" } }, found, known).changed).toEqual(["types"]);
  });

  test("is usual where what was chosen comes to the same", async () => {
    const known = await knownOf(entry);
    const [first, second] = known.seats.map(({ id }) => id) as [string, string];
    const same = freshDraft(known.config, { [first]: "person", [second]: "pilot", elsewhere: "ace" });
    expect(unusual(same, same, known)).toEqual(NOTHING);
  });

  test("knows a switch that was turned, and one that was turned back", async () => {
    const known = await knownOf(entry);
    const face = await entry.face("setup");
    const one = face?.groups.flatMap(({ switches }) => switches).find(({ kind }) => kind === "on-off");
    if (!face || !one) return;
    const { scenario } = known;
    const stands = face.standing(scenario, known.config)[one.id] === true;
    const fresh = freshDraft(known.config);
    const turned = face.turn(scenario, fresh.config, one.id, !stands);
    const back = face.turn(scenario, turned, one.id, stands);
    expect(unusual({ ...fresh, config: turned }, fresh, known).changed).toEqual(["options"]);
    expect(unusual({ ...fresh, config: back }, fresh, known)).toEqual(NOTHING);
  });
});
