import { describe, expect, it } from "vitest";
import { now } from "../../../src/core/match/match.ts";
import { isFreeTakeBack } from "../../../src/core/match/take-back.ts";
import type { TableStatus } from "../../../src/protocol/replies.ts";
import type { StoredMatch } from "../../../src/server/store/store.ts";
import { games } from "../../conformance/games.ts";
import { config } from "../../games/dogfight/helpers.ts";
import { NUMBERS } from "../../toy-game/data/cards.ts";
import type { State } from "../../toy-game/rules/state.ts";
import { Club, newStore, removeStores, unpacked, type Window } from "./club.ts";
import { fair, kept, playRound, type Seated, seated, type Texts } from "./table.ts";

removeStores();

const RAID = games.find(({ meta }) => meta.id === "raid")?.meta.scenarios[0]?.id;

const at = (table: Seated, seat: string) => table.players.get(seat) as Window;

async function duel(how = {}, club = new Club(newStore())): Promise<Seated> {
  return seated(club, "dogfight", { scenario: "duel" }, how);
}

function presence(table: TableStatus | undefined, seat: string): string | undefined {
  return table?.seats.find(({ id }) => id === seat)?.presence;
}

async function answersOf({ club, code }: Seated, seed = "fair") {
  return fair(await kept(club.store, code), seed);
}

const ordersOf = async (table: Seated, seat: string) => (await answersOf(table)).get(seat) as Texts;

describe("who is there", () => {
  it("is told at once, but for who is ready and how many look on, which is told on a tick", async () => {
    const table = await duel();
    const { host, code, club } = table;
    expect(host.last("table")?.seats.map(({ presence: one }) => one)).toEqual(["here", "here"]);
    at(table, "blue").leave();
    expect(presence(host.last("table"), "blue")).toBe("away");
    await at(table, "red").ask("answer", { at: 0, answers: await ordersOf(table, "red"), ready: true });
    expect(presence(host.last("table"), "red")).toBe("here");
    expect((await host.ask("look", { code })).table.awaited).toEqual(["red", "blue"]);
    const stranger = club.window();
    await stranger.ask("watch", { code });
    expect(presence(host.last("table"), "red")).toBe("here");
    club.tick();
    expect(presence(host.last("table"), "red")).toBe("ready");
    expect(host.last("table")).toMatchObject({ awaited: ["blue"], spectators: 1 });
    await stranger.ask("watch", { code, screen: true });
    club.tick();
    expect(host.last("table")?.spectators).toBe(0);
    await stranger.ask("watch", { code });
    club.tick();
    expect(host.last("table")?.spectators).toBe(1);
    stranger.leave();
    club.tick();
    expect(host.last("table")?.spectators).toBe(0);
  });

  it("of a seat is the newest window", async () => {
    const table = await duel();
    const [older, newer] = [at(table, "red"), table.club.window()];
    const secret = table.secrets.get("red") as string;
    expect(await newer.ask("join", { code: table.code, seat: "red", name: "Rita", secret })).toMatchObject({
      viewer: "red",
      secret,
    });
    expect(older.last("gone")).toEqual({ why: "elsewhere" });
    expect((await older.refused("since", { at: 0 })).code).toBe("not-joined");
    older.leave();
    expect(table.host.last("table")?.seats[0]).toMatchObject({ name: "Rita", presence: "here" });
    await newer.ask("since", { at: 0 });
  });
});

describe("sealed answers", () => {
  it("may be changed until they are handed in, and are then opened first, which the log tells", async () => {
    const table = await duel();
    const { host, club, code } = table;
    const red = at(table, "red");
    const sealed = (await red.ask("answer", { at: 0, answers: [["R1", " 2 "]], ready: false })).sealed;
    expect(sealed).toEqual([{ prompt: "R1", seat: "red", text: "2", ready: false }]);
    expect((await red.ask("unseal", { at: 0, prompts: ["R1"] })).sealed).toEqual([]);
    expect((await kept(club.store, code)).entries).toEqual([]);
    await red.ask("answer", { at: 0, answers: [["R1", "2"]], ready: true });
    await red.ask("answer", { at: 0, answers: [["R1", "2"]], ready: false });
    expect((await red.refused("answer", { at: 0, answers: [["R1", "2L1"]], ready: true })).code).toBe(
      "handed-in",
    );
    expect((await red.ask("since", { at: 0 })).sealed).toMatchObject([{ text: "2", ready: true }]);
    await at(table, "blue").ask("answer", { at: 0, answers: [["B1", "2"]], ready: false });
    await red.ask("unseal", { at: 0, prompts: ["R1"] });
    expect((await kept(club.store, code)).entries).toEqual([{ kind: "unseal", seat: "red" }]);
    expect(unpacked(host.last("moments") as Uint8Array)).toMatchObject({ from: 1, moments: [], entries: 1 });
    expect((await at(table, "blue").ask("since", { at: 1 })).sealed).toMatchObject([
      { text: "2", ready: false },
    ]);
    await red.ask("answer", { at: 1, answers: [["R1", "2L1"]], ready: true });
    await at(table, "blue").ask("answer", { at: 1, answers: [], ready: true });
    const match = await kept(club.store, code);
    expect(match.entries[1]).toMatchObject({
      answers: new Map([
        ["R1", "2L1"],
        ["B1", "2"],
      ]),
    });
  });

  it("are all kept or none, and stay when the program ends", async () => {
    const table = await duel();
    const red = at(table, "red");
    const refused = await red.refused("answer", {
      at: 0,
      answers: [
        ["R1", "2"],
        ["B1", "2"],
      ],
      ready: false,
    });
    expect(refused.problems?.[0]).toMatchObject({
      prompt: "B1",
      code: "unknown-prompt",
      values: { awaited: ["R1"] },
    });
    expect((await red.ask("since", { at: 0 })).sealed).toEqual([]);
    await red.ask("answer", { at: 0, answers: [["R1", "2"]], ready: true });
    const later = new Club(table.club.store);
    const back = later.window();
    const secret = table.secrets.get("red") as string;
    await back.ask("join", { code: table.code, seat: "red", name: "red", secret });
    expect((await back.ask("since", { at: 0 })).sealed).toEqual([
      { prompt: "R1", seat: "red", text: "2", ready: true },
    ]);
  });

  it.each([[true], [false]])(
    "of a side are seen by its players where the table has it so: %s",
    async (teamSees) => {
      const craft = { speed: 1, toHit: 5 };
      const crafts = [
        { id: "R1", x: 20, y: 12, heading: 12, ...craft },
        { id: "R2", x: 28, y: 12, heading: 12, ...craft },
        { id: "B1", x: 20, y: 24, heading: 6, ...craft },
      ];
      const set = config(crafts, {}, { seats: { anna: ["R1"], ben: ["R2"] } });
      const table = await seated(new Club(newStore()), "dogfight", set, { teamSees });
      await at(table, "anna").ask("answer", { at: 0, answers: [["R1", "1"]], ready: false });
      const told = [{ prompt: "R1", seat: "anna", text: "1", ready: false }];
      expect(at(table, "ben").last("sealed")?.sealed).toEqual(teamSees ? told : undefined);
      expect((await at(table, "ben").ask("since", { at: 0 })).sealed).toEqual(teamSees ? told : []);
      expect((await at(table, "blue").ask("since", { at: 0 })).sealed).toEqual([]);
      expect((await table.host.ask("since", { at: 0 })).sealed).toEqual([]);
      expect(at(table, "anna").all("sealed")).toEqual([]);
      await table.host.ask("rules", { listed: false, teamSees: true });
      expect(at(table, "ben").last("sealed")?.sealed).toEqual(told);
      expect(at(table, "ben").last("table")?.teamSees).toBe(true);
    },
  );
});

describe("a take-back", () => {
  it("waits until everybody has agreed", async () => {
    const table = await duel();
    const before = await playRound(table, "0");
    await playRound(table, "1");
    const [red, blue] = [at(table, "red"), at(table, "blue")];
    await red.ask("answer", { at: 2, answers: await ordersOf(table, "red"), ready: true });
    await red.ask("takeBack", { at: 2, count: 1 });
    expect(table.host.last("table")?.takeBack).toEqual({ count: 1, by: "red", agreed: [] });
    await red.ask("agree", { at: 2, agreed: true });
    expect(table.host.last("table")?.entries).toBe(2);
    await blue.ask("agree", { at: 2, agreed: true });
    const match = await kept(table.club.store, table.code);
    expect(match.entries[2]).toEqual({ kind: "take-back", count: 1, by: "red", agreed: ["blue"] });
    expect(now(match).state).toEqual(now(before).state);
    expect(unpacked(table.host.last("moments") as Uint8Array)).toMatchObject({
      from: 2,
      moments: [],
      entries: 3,
    });
    expect(table.host.last("table")?.takeBack).toBeUndefined();
    expect((await red.ask("since", { at: 3 })).sealed).toEqual([]);
    await playRound(table, "again");
    expect(unpacked(table.host.last("moments") as Uint8Array)).toMatchObject({ from: 2, entries: 4 });
  });

  it("that is refused, or that its asker no longer wants, is forgotten", async () => {
    const table = await duel();
    await playRound(table, "0");
    for (const who of ["blue", "red"]) {
      await at(table, "red").ask("takeBack", { at: 1, count: 1 });
      await at(table, who).ask("agree", { at: 1, agreed: false });
      expect(table.host.last("table")?.takeBack).toBeUndefined();
    }
    expect((await at(table, "blue").refused("agree", { at: 1, agreed: true })).code).toBe("no-take-back");
  });

  it("is agreed to by computers and by seats that nobody has", async () => {
    const table = await duel();
    await playRound(table, "0");
    await table.host.ask("seat", { seat: "blue", computer: null });
    await at(table, "red").ask("takeBack", { at: 1, count: 1 });
    expect((await kept(table.club.store, table.code)).moments).toHaveLength(1);
  });
});

describe("a take-back of what was one's own and told nobody anything", () => {
  it("is done at once", async () => {
    const table = await seated(new Club(newStore()), "raid", { scenario: RAID });
    let [match, seat] = [await playRound(table, "0"), ""];
    for (let round = 1; round < 60 && seat === ""; round++) {
      match = await playRound(table, `${round}`);
      seat = match.seats.find(({ id }) => isFreeTakeBack(match, 1, id))?.id ?? "";
    }
    await at(table, seat).ask("takeBack", { at: match.entries.length, count: 1 });
    const after = await kept(table.club.store, table.code);
    expect(after.entries.at(-1)).toEqual({ kind: "take-back", count: 1, by: seat, agreed: [] });
    expect(now(after).state).toEqual(match.moments.at(-2)?.state);
  });
});

describe("a match that nobody is at", () => {
  it("is let go of, and opened again as it stood", async () => {
    const club = new Club(newStore(), { kept: 1 });
    const table = await duel({}, club);
    await playRound(table, "0");
    await at(table, "red").ask("answer", { at: 1, answers: [], ready: false });
    for (const window of [table.host, ...table.players.values()]) window.leave();
    const other = await duel({}, club);
    await playRound(other, "0");
    const back = club.window();
    const secret = table.secrets.get("red") as string;
    const joined = await back.ask("join", { code: table.code, seat: "red", name: "red", secret });
    expect(joined.table).toMatchObject({ entries: 1, spectators: 0 });
    expect(unpacked((await back.ask("since", { at: 0 })).packed).moments).toHaveLength(2);
    expect(club.troubles).toEqual([]);
  });
});

describe("real dice", () => {
  it("are awaited, read in by the host, and what was drawn in secret is not drawn again", async () => {
    const table = await seated(new Club(newStore()), "raid", { scenario: "duel" }, { typed: true });
    const { host, club, code } = table;
    const match = await kept(club.store, code);
    const { hands } = now(match).state as State;
    const tie = NUMBERS.find((card) => hands.red?.includes(card) && hands.blue?.includes(card));
    const answers = await answersOf(table);
    const bids = (seat: string): Texts =>
      (answers.get(seat) as Texts).map(([id, text]) => [id, id === `${seat}-bid` ? `bid ${tie}` : text]);
    expect(tie).toBeDefined();
    await at(table, "red").ask("answer", { at: 0, answers: bids("red"), ready: true });
    await at(table, "blue").ask("answer", { at: 0, answers: bids("blue"), ready: true });
    club.tick();
    expect(host.last("table")).toMatchObject({
      entries: 0,
      typed: true,
      needs: { dice: ["d6"], why: "throw.tie" },
    });
    const { waiting } = (await club.store.matchByCode(code)) as StoredMatch;
    expect(waiting.draws).toHaveLength(2);
    expect((await at(table, "red").refused("unseal", { at: 0, prompts: ["red-bid"] })).code).toBe("stale");
    expect(await host.refused("faces", { at: 0, faces: [7] })).toMatchObject({
      code: "answers",
      problems: [{ code: "dice-face" }],
    });
    expect(await host.refused("faces", { at: 0, faces: [1, 2] })).toMatchObject({
      problems: [{ code: "typed-count" }],
    });
    await host.ask("faces", { at: 0, faces: [3] });
    expect(host.last("table")?.entries).toBe(0);
    const later = new Club(club.store);
    const back = later.window();
    await back.ask("watch", { code, secret: table.hostSecret });
    await back.ask("faces", { at: 0, faces: [5] });
    const played = await kept(club.store, code);
    expect(played.entries[0]).toMatchObject({ rolls: [3, 5], draws: waiting.draws, source: "typed" });
    await playRound(table, "shove");
  });

  it("are thrown here where nobody reads them", async () => {
    const table = await seated(
      new Club(newStore()),
      "great-war",
      { scenario: games[1]?.meta.scenarios[0]?.id },
      { typed: true },
    );
    let thrown = 0;
    for (let round = 0; round < 12; round++) {
      const before = await kept(table.club.store, table.code);
      if (now(before).prompts.length === 0) break;
      await playRound(table, `${round}`);
      table.club.tick();
      while (table.host.last("table")?.needs) {
        await table.host.ask("faces", { at: before.entries.length, faces: null });
        thrown += 1;
      }
      expect((await kept(table.club.store, table.code)).entries).toHaveLength(before.entries.length + 1);
    }
    expect(thrown).toBeGreaterThan(0);
  });
});
