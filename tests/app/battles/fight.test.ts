import { describe, expect, it } from "vitest";
import { battleOf, beginBattle, isBattle, playersOf, standingOf } from "../../../src/app/battles/fight.ts";
import { battleFrom } from "../../../src/app/battles/file.ts";
import { misfitOf, tablesOf } from "../../../src/app/battles/tables.ts";
import { battlesOf, deleteMatch, saveMatch } from "../../../src/app/storage/matches.ts";
import type { MatchRecord } from "../../../src/app/storage/record.ts";
import { matchTitle } from "../../../src/app/titles.ts";
import { seededChoices } from "../../../src/core/dice/random.ts";
import { openFile } from "../../../src/core/file/file.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { play } from "../../../src/core/match/play.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import { answersOf } from "../../../src/opponents/match-answers.ts";
import { random } from "../../../src/opponents/random.ts";
import { games } from "../../conformance/games.ts";
import { campaign as waiting } from "../../core/duel.ts";
import { raidAsDogfights } from "../../toy-game/bridge.ts";
import { campaignOf, campaignTable, promptOf } from "./campaign.ts";

const HOUSE = { games, bridges: [raidAsDogfights] };
const BOTH = { red: "cadet", blue: "pilot" };

async function table() {
  const [found] = await tablesOf("raid", HOUSE);
  if (!found) throw new Error("no table");
  return found;
}

/** The battle that a campaign waits for, laid out. */
async function begun(...given: Parameters<typeof campaignTable>): Promise<{
  readonly record: MatchRecord;
  readonly store: Awaited<ReturnType<typeof campaignTable>>["store"];
}> {
  const { store } = await campaignTable(...given);
  const campaign = campaignOf(store);
  const made = await beginBattle(campaign, promptOf(campaign), await table(), "Three days: day 1");
  if (!made.ok) throw new Error(JSON.stringify(made));
  return { record: made.value, store };
}

/** The battle flown by chance to its end. */
function flown({ file }: MatchRecord): Match {
  const opened = openFile(dogfight, file, seededChoices("x"));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  let { match } = opened.value;
  for (let round = 0; now(match).prompts.length > 0; round++) {
    const texts = answersOf(dogfight, match, () => random, seededChoices(`choices ${round}`));
    const played = play(match, texts, seededChoices(`dice ${round}`));
    if (!played.ok) throw new Error(JSON.stringify(played));
    match = played.value;
  }
  return match;
}

describe("a battle that is opened", () => {
  it("is a match of the other game, called after its campaign, with the campaign's players", async () => {
    const { record } = await begun(waiting(), { blue: "pilot" });
    expect(record).toMatchObject({
      game: "dogfight",
      players: { red: "Ann" },
      computers: { blue: "pilot" },
      battleOf: {
        match: "campaign",
        title: "Three days",
        game: "raid",
        prompt: "battle-1",
        moment: 1,
        entries: 1,
      },
    });
    expect(matchTitle(record, "en")).toBe("Three days: day 1");
  });

  it("gives no seat to a computer that only plays in somebody's stead", async () => {
    const { store } = await campaignTable(waiting(), BOTH);
    const seats = new Map([
      ["red", "red"],
      ["blue", "blue"],
    ]);
    expect(playersOf({ ...campaignOf(store), lent: ["red"] }, seats).computers).toEqual({ blue: "pilot" });
  });

  it("has dice like the campaign's, and those of a text are not the same again", async () => {
    expect((await begun(waiting(), {}, { seed: "tea" })).record.file.dice).toEqual({
      seed: "1 battle-1 tea",
    });
    expect((await begun(waiting(), {}, { typed: true })).record.file.dice).toEqual({ typed: true });
    expect((await begun()).record.file.dice).toBeUndefined();
  });

  it("stands as nothing lost before its first turn, and as what was lost at its end", async () => {
    const { record, store } = await begun();
    const { spawn } = promptOf(campaignOf(store));
    expect(await standingOf(record.file, spawn, await table())).toMatchObject({
      ok: true,
      value: { over: false, answer: "red 0 blue 0" },
    });
    const over = writeFile({ match: flown(record), dice: undefined });
    const stands = await standingOf(over, spawn, await table());
    if (!stands.ok) throw new Error(JSON.stringify(stands.error));
    expect(stands.value.over).toBe(true);
    expect(store.getState().fought("battle-1", stands.value.answer, over).ok).toBe(true);
  });

  it("is found again by its campaign, and when it is lost the campaign waits on", async () => {
    const { record, store } = await begun();
    await saveMatch(record);
    const campaign = campaignOf(store);
    const wanted = battleOf(campaign, promptOf(campaign));
    const found = await battlesOf("campaign");
    expect(found.filter((one) => isBattle(one, wanted)).map(({ id }) => id)).toEqual([record.id]);
    await deleteMatch(record.id);
    expect(await battlesOf("campaign")).toEqual([]);
    expect(promptOf(campaignOf(store)).id).toBe("battle-1");
  });

  it("is that of its moment: fought, taken back and waited for again it is the same, on another day another", async () => {
    const { record, store } = await begun();
    store.getState().fought("battle-1", "red 0 blue 0", { format: 4, game: "dogfight" });
    store.getState().takeBack(1, "red", ["blue"]);
    const again = campaignOf(store);
    expect(isBattle(record, battleOf(again, promptOf(again)))).toBe(true);
    const other = campaignOf((await campaignTable(waiting(1, 1))).store);
    expect(isBattle(record, battleOf(other, promptOf(other)))).toBe(false);
  });

  it("that does not fit the other table is told in a sentence", async () => {
    const { spawn } = promptOf(campaignOf((await campaignTable()).store));
    const more = { ...spawn, values: { ...spawn.values, red: 3 } };
    expect(await misfitOf(await table(), more, "en")).toBe("3 of a side fly; the table takes 2.");
    expect(await misfitOf(await table(), spawn, "en")).toBeUndefined();
  });
});

describe("a file that comes to a campaign that waits", () => {
  async function taken(file: object) {
    const campaign = campaignOf((await campaignTable(waiting(), { blue: "pilot" })).store);
    const tables = await tablesOf("raid", HOUSE);
    return battleFrom(JSON.stringify(file), campaign, promptOf(campaign), tables, "Three days: day 1");
  }

  it("is its battle, wherever it was fought", async () => {
    const { record } = await begun();
    const file = writeFile({ match: flown(record), dice: undefined });
    expect(await taken(file)).toMatchObject({
      ok: true,
      value: {
        over: true,
        title: "Three days: day 1",
        computers: { blue: "pilot" },
        battleOf: { match: "campaign" },
      },
    });
  });

  it("is refused in one problem where it is another battle of that game", async () => {
    const other = (await begun(waiting(1, 1))).record.file;
    const refused = { ok: false, error: { code: "battle-setup", values: { prompt: "battle-1" } } };
    expect(await taken(other)).toMatchObject(refused);
    expect(await taken({ format: 4, game: "dogfight", config: { scenario: "duel" } })).toMatchObject(refused);
  });

  it("is left to become a match of its own where it is of another game, or no match", async () => {
    expect(await taken({ format: 4, game: "great-war", config: { scenario: "duel" } })).toBeUndefined();
    expect(await taken({ a: 1 })).toBeUndefined();
  });
});
