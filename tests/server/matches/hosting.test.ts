import { describe, expect, it } from "vitest";
import { seededChoices } from "../../../src/core/dice/random.ts";
import { openFile } from "../../../src/core/file/file.ts";
import { FORMAT } from "../../../src/core/file/migrations.ts";
import { diceOf } from "../../../src/core/file/supply.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { facesDrawn, now } from "../../../src/core/match/match.ts";
import type { Replies } from "../../../src/protocol/replies.ts";
import type { TablesOptions } from "../../../src/server/matches/open-tables.ts";
import { Club, newStore, removeStores, type Window } from "./club.ts";
import { kept, playRound, type Seated, seated } from "./table.ts";

removeStores();

async function duel(options: TablesOptions = {}): Promise<Seated> {
  return seated(new Club(newStore(), options), "dogfight", { scenario: "duel" });
}

/** A table that was opened by a file, with a player everywhere. */
async function joinedAt(
  table: Seated,
  { code, table: shown }: Replies["host"],
  host: Window,
): Promise<Seated> {
  const players = new Map<string, Window>();
  for (const { id: seat } of shown.seats) {
    const window = table.club.window();
    players.set(seat, window);
    await window.ask("join", { code, seat, name: seat });
  }
  return { ...table, code, host, players };
}

describe("a match file", () => {
  const RULES = { listed: false, teamSees: false };

  it("is put on a server as it stands", async () => {
    const table = await duel();
    await playRound(table, "0");
    const match = await playRound(table, "1");
    const file = { ...writeFile({ match, dice: { seed: "known" } }), title: "A duel" };
    const window = table.club.window();
    const reply = await table.club.tables.hostFile(window, JSON.stringify(file), RULES);
    if (!reply.ok) throw new Error(reply.text);
    expect(reply.table).toMatchObject({ title: "A duel", entries: 2, over: false });
    const hosted = await kept(table.club.store, reply.code);
    expect(hosted.moments.map(({ state }) => state)).toEqual(match.moments.map(({ state }) => state));
  });

  it.each([
    ["a seed", { seed: "known" }],
    ["faces listed ahead", { faces: Array.from({ length: 400 }, () => 6) }],
  ])("goes on with dice that its holder does not know, whatever it says of %s", async (_, dice) => {
    const table = await duel({ live: { ...seededChoices("live"), source: "secure" } });
    await playRound(table, "0");
    const match = await playRound(table, "1");
    const window = table.club.window();
    const reply = await table.club.tables.hostFile(window, JSON.stringify(writeFile({ match, dice })), RULES);
    if (!reply.ok) throw new Error(reply.text);
    const stored = await table.club.store.matchByCode(reply.code);
    expect(stored?.header).not.toHaveProperty("dice");
    const hosted = await joinedAt(table, reply, window);
    let played = match;
    for (let round = 2; round < 60 && now(played).prompts.length > 0; round++)
      played = await playRound(hosted, `${round}`);
    const rounds = played.entries.flatMap((entry) => (entry.kind === "round" ? [entry] : []));
    const before = rounds.slice(0, 2).map(({ rolls }) => rolls);
    expect(before).toEqual(match.entries.map((entry) => entry.kind === "round" && entry.rolls));
    const rolls = rounds.slice(2).flatMap((round) => round.rolls);
    expect(rolls.length).toBeGreaterThan(3);
    for (const { rolls: fell, source } of rounds.slice(2)) if (fell.length > 0) expect(source).toBe("secure");
    // What the holder could have told beforehand.
    const known = diceOf(dice, facesDrawn(match), seededChoices("none"));
    const throwOne = () => known.throw({ dice: ["d6"], by: "", why: { key: "", values: {} } })[0];
    expect(rolls).not.toEqual(rolls.map(throwOne));
  });

  it("whose dice are real ones goes on with them", async () => {
    const table = await duel();
    const match = await kept(table.club.store, table.code);
    const text = JSON.stringify(writeFile({ match, dice: { typed: true } }));
    const reply = await table.club.tables.hostFile(table.club.window(), text, RULES);
    expect(reply).toMatchObject({ ok: true, table: { typed: true } });
  });

  it("goes on with the dice of its seed where it is to be played again", async () => {
    const table = await duel({ fileDice: true });
    const match = await kept(table.club.store, table.code);
    const dice = { seed: "known" };
    const window = table.club.window();
    const reply = await table.club.tables.hostFile(window, JSON.stringify(writeFile({ match, dice })), RULES);
    if (!reply.ok) throw new Error(reply.text);
    const hosted = await joinedAt(table, reply, window);
    let played = await kept(table.club.store, reply.code);
    for (let round = 0; round < 25 && now(played).prompts.length > 0; round++)
      played = await playRound(hosted, `${round}`);
    const { config, game } = played;
    const answers = played.entries.flatMap((entry) => (entry.kind === "round" ? [entry.answers] : []));
    const entries = answers.map((one) => ({ answers: Object.fromEntries(one) }));
    const again = openFile(
      game,
      { format: FORMAT, game: "dogfight", config, dice, entries },
      seededChoices("none"),
    );
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(facesDrawn(played)).toBeGreaterThan(2);
    expect(now(again.value.match).state).toEqual(now(played).state);
  });

  it("goes on with the faces that it lists where it is to be played again; those in hand are not listed again", async () => {
    const table = await duel({ fileDice: true });
    const listed = Array.from({ length: 400 }, (_, place) => (place % 6) + 1);
    const match = await kept(table.club.store, table.code);
    const window = table.club.window();
    const text = JSON.stringify(writeFile({ match, dice: { faces: listed } }));
    const reply = await table.club.tables.hostFile(window, text, RULES);
    if (!reply.ok) throw new Error(reply.text);
    const hosted = await joinedAt(table, reply, window);
    const rolls: number[] = [];
    for (let round = 0; round < 30 && rolls.length < 20; round++) {
      const entry = (await playRound(hosted, `${round}`)).entries.at(-1);
      if (entry?.kind === "round") rolls.push(...entry.rolls);
    }
    expect(rolls.length).toBeGreaterThan(0);
    expect(rolls).toEqual(listed.slice(0, rolls.length));
  });

  it("whose holder would know what its players may not is refused", async () => {
    const table = await seated(new Club(newStore()), "raid", { scenario: "duel" });
    const match = await playRound(table, "0");
    const text = JSON.stringify(writeFile({ match, dice: undefined }));
    const reply = await table.club.tables.hostFile(table.club.window(), text, RULES);
    expect(reply).toMatchObject({ ok: false, code: "secrets" });
  });

  it.each(["", "[]", "{", '{"format":5,"game":"dogfight","config":{"scenario":"none"}}', '{"format":99}'])(
    "that is none is refused: %s",
    async (text) => {
      const club = new Club(newStore());
      const reply = await club.tables.hostFile(club.window(), text, RULES);
      expect(reply).toMatchObject({ ok: false, code: "set-up" });
      expect(reply.ok ? [] : reply.problems?.length).toBeGreaterThan(0);
    },
  );
});
