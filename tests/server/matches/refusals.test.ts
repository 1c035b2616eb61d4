import { describe, expect, it } from "vitest";
import { MAX_SPECTATORS, MAX_TABLES_AN_ADDRESS } from "../../../src/protocol/limits.ts";
import type { Request, RequestName } from "../../../src/protocol/requests.ts";
import { kernelWords } from "../../../src/words/kernel.ts";
import { problemSentence } from "../../../src/words/problem.ts";
import { games } from "../../conformance/games.ts";
import { standingIn } from "../store/samples.ts";
import { Club, newStore, removeStores, type Window } from "./club.ts";
import { fair, kept, playRound, type Seated, seated } from "./table.ts";

removeStores();

const DUEL = { scenario: "duel" };

async function duel(how = {}): Promise<Seated> {
  return seated(new Club(newStore()), "dogfight", DUEL, how);
}

function player({ players }: Seated, seat = "red"): Window {
  return players.get(seat) as Window;
}

/** A window that asks, at what kind of table, what it asks, and the code of the refusal. */
type Case = readonly [
  what: string,
  who: (table: Seated) => Window,
  name: RequestName,
  request: (table: Seated) => unknown,
  code: string,
];

const stranger = ({ club }: Seated) => club.window();
const host = (table: Seated) => table.host;
const red = (table: Seated) => player(table);
const WRONG_SECRET = "0".repeat(32);

const CASES: readonly Case[] = [
  ["a code that no table has", stranger, "look", () => ({ code: "ZZZZZ" }), "no-table"],
  ["to watch a table that is none", stranger, "watch", () => ({ code: "ZZZZZ" }), "no-table"],
  [
    "to join a table that is none",
    stranger,
    "join",
    () => ({ code: "ZZZZZ", seat: "red", name: "A" }),
    "no-table",
  ],
  [
    "to take over at a table that is none",
    stranger,
    "takeOver",
    () => ({ code: "ZZZZZ", handover: "ABCDEFGH" }),
    "no-table",
  ],
  ["a seat that is none", stranger, "join", ({ code }) => ({ code, seat: "green", name: "A" }), "no-seat"],
  ["the host's seat", stranger, "join", ({ code }) => ({ code, seat: "table", name: "A" }), "no-seat"],
  [
    "a seat that somebody has",
    stranger,
    "join",
    ({ code }) => ({ code, seat: "red", name: "A" }),
    "seat-taken",
  ],
  [
    "a name that can't be seen",
    stranger,
    "join",
    ({ code }) => ({ code, seat: "red", name: "\u200b" }),
    "name",
  ],
  [
    "a seat by a wrong secret",
    stranger,
    "join",
    ({ code }) => ({ code, seat: "red", name: "A", secret: WRONG_SECRET }),
    "not-yours",
  ],
  [
    "a seat by the secret of another",
    stranger,
    "join",
    ({ code, secrets }) => ({ code, seat: "red", name: "A", secret: secrets.get("blue") }),
    "not-yours",
  ],
  [
    "a seat by the host's secret",
    stranger,
    "join",
    ({ code, hostSecret }) => ({ code, seat: "red", name: "A", secret: hostSecret }),
    "not-yours",
  ],
  [
    "the host's place by a player's secret",
    stranger,
    "watch",
    ({ code, secrets }) => ({ code, secret: secrets.get("red") }),
    "not-yours",
  ],
  [
    "a seat by a code that hands none on",
    stranger,
    "takeOver",
    ({ code }) => ({ code, handover: "ABCDEFGH" }),
    "no-handover",
  ],
  ["to hear from no table", stranger, "since", () => ({ at: 0 }), "not-joined"],
  ["to answer at no table", stranger, "answer", () => ({ at: 0, answers: [], ready: true }), "not-joined"],
  [
    "to answer without a seat",
    host,
    "answer",
    () => ({ at: 0, answers: [["R1", "2L1"]], ready: true }),
    "not-joined",
  ],
  ["to open answers without a seat", host, "unseal", () => ({ at: 0, prompts: [] }), "not-joined"],
  ["to take back without a seat", host, "takeBack", () => ({ at: 0, count: 1 }), "not-joined"],
  ["to agree without a seat", host, "agree", () => ({ at: 0, agreed: true }), "not-joined"],
  ["to hand no seat on", stranger, "handOver", () => ({}), "not-joined"],
  ["to lend no seat", host, "lend", () => ({ computer: "cadet" }), "not-joined"],
  ["a player who frees a seat", red, "seat", () => ({ seat: "blue", computer: null }), "host-only"],
  ["a player who sets the rules", red, "rules", () => ({ listed: true, teamSees: true }), "host-only"],
  ["a player who reads dice", red, "faces", () => ({ at: 0, faces: null }), "host-only"],
  ["a player who decides a battle", red, "decide", () => ({ at: 0, prompt: "R1" }), "host-only"],
  [
    "a seat that is none for a computer",
    host,
    "seat",
    () => ({ seat: "green", computer: "cadet" }),
    "no-seat",
  ],
  ["the host's seat for a computer", host, "seat", () => ({ seat: "table", computer: "cadet" }), "no-seat"],
  ["a computer that is none", host, "seat", () => ({ seat: "red", computer: "hal" }), "no-computer"],
  ["to lend to a computer that is none", red, "lend", () => ({ computer: "hal" }), "no-computer"],
  [
    "an answer to a log that is longer",
    red,
    "answer",
    () => ({ at: 1, answers: [["R1", "2L1"]], ready: true }),
    "stale",
  ],
  [
    "an answer that the rules refuse",
    red,
    "answer",
    () => ({ at: 0, answers: [["R1", "99"]], ready: true }),
    "answers",
  ],
  ["another's prompt", red, "answer", () => ({ at: 0, answers: [["B1", "2"]], ready: false }), "answers"],
  [
    "a prompt that is none",
    red,
    "answer",
    () => ({ at: 0, answers: [["__proto__", "2"]], ready: false }),
    "answers",
  ],
  ["to be ready with nothing", red, "answer", () => ({ at: 0, answers: [], ready: true }), "answers"],
  ["more to take back than was played", red, "takeBack", () => ({ at: 0, count: 1 }), "answers"],
  ["to agree to nothing", red, "agree", () => ({ at: 0, agreed: true }), "no-take-back"],
  ["dice that nobody asks for", host, "faces", () => ({ at: 0, faces: [1] }), "no-dice-asked"],
  ["a battle that is none", host, "decide", () => ({ at: 0, prompt: "R1" }), "no-battle"],
  ["a game that is none", stranger, "host", () => ({ game: "chess", config: {} }), "set-up"],
  [
    "a scenario that is none",
    stranger,
    "host",
    () => ({ game: "dogfight", config: { scenario: "none" } }),
    "set-up",
  ],
  ["a set-up that is none", stranger, "host", () => ({ game: "dogfight", config: null }), "set-up"],
  [
    "a set-up with more than there is",
    stranger,
    "host",
    () => ({ game: "luftwaffe", config: { scenario: "1943", seed: "x" } }),
    "set-up",
  ],
];

async function asked(table: Seated, [, who, name, request]: Case) {
  return who(table).refused(name, request(table) as Request<RequestName>);
}

describe("refused is", () => {
  it.each(CASES)("%s", async (...one) => {
    const table = await duel();
    const refused = await asked(table, one);
    expect(refused.code).toBe(one[4]);
    expect(refused.text).toMatch(/^[A-Z“].*[.)]$/);
    const [kernel, words] = [await kernelWords("en"), await games[0]?.words("en")];
    if (!words) throw new Error("no words");
    for (const problem of refused.problems ?? [])
      expect(problemSentence(kernel, words, problem)).not.toBe(problem.code);
    expect(await standingIn(table.club.store, (await stored(table)).id)).toEqual(NOTHING);
    expect(table.club.troubles).toEqual([]);
  });
});

const NOTHING = { pending: new Map(), waiting: { typed: [], draws: [] } };

async function stored({ club, code }: Seated) {
  const found = await club.store.matchByCode(code);
  if (!found) throw new Error("no match");
  return found;
}

describe("a table", () => {
  it("has each name once, whatever its case", async () => {
    const club = new Club(newStore());
    const { code } = await club.window().ask("host", { game: "dogfight", config: DUEL });
    await club.window().ask("join", { code, seat: "red", name: "Ann" });
    const other = await club.window().refused("join", { code, seat: "blue", name: " ANN " });
    expect(other.code).toBe("name-taken");
  });

  it("has so many lookers-on and no more; the host comes in all the same", async () => {
    const { club, code, hostSecret } = await duel();
    const lookers = Array.from({ length: MAX_SPECTATORS - 1 }, () => club.window());
    for (const window of lookers) await window.ask("watch", { code });
    expect((await club.window().refused("watch", { code })).code).toBe("table-full");
    await club.window().ask("watch", { code, secret: hostSecret });
    lookers[0]?.leave();
    lookers[1]?.leave();
    await club.window().ask("watch", { code });
  });

  it("is opened so often by an address within an hour, and no more", async () => {
    const club = new Club(newStore());
    for (let count = 0; count < MAX_TABLES_AN_ADDRESS; count++)
      await club.window().ask("host", { game: "raid", config: { scenario: "duel" } });
    const more = () => club.window().reply("host", { game: "raid", config: { scenario: "duel" } });
    expect(await more()).toMatchObject({ ok: false, code: "too-many-tables" });
    club.now += 3_600_001;
    expect(await more()).toMatchObject({ ok: true });
  });

  it("that is stopping says so", async () => {
    const table = await duel();
    await table.club.tables.close();
    expect((await player(table).refused("since", { at: 0 })).code).toBe("stopping");
  });

  it("takes no answer that was meant for a round that is over", async () => {
    const table = await duel();
    const before = await fair(await kept(table.club.store, table.code), "first");
    const answers = before.get("red") ?? [];
    await playRound(table, "first");
    expect((await player(table).refused("answer", { at: 0, answers, ready: true })).code).toBe("stale");
  });
});

describe("a match that is over", () => {
  it("takes no answers, and its end may be taken back", async () => {
    const table = await seated(new Club(newStore()), "raid", { scenario: "duel" });
    let match = await playRound(table, "0");
    for (let round = 1; match.moments.at(-1)?.outcome === undefined; round++)
      match = await playRound(table, `${round}`);
    const [seat, window] = [...table.players][0] as [string, Window];
    const at = match.entries.length;
    expect(table.host.last("table")?.over).toBe(true);
    expect((await window.refused("answer", { at, answers: [], ready: true })).code).toBe("over");
    expect((await window.refused("unseal", { at, prompts: [] })).code).toBe("over");
    await window.ask("takeBack", { at, count: 1 });
    for (const [other, its] of table.players)
      if (other !== seat) await its.ask("agree", { at, agreed: true });
    expect(table.host.last("table")?.over).toBe(false);
    await playRound(table, "again");
  });
});
