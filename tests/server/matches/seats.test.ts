import { Worker } from "node:worker_threads";
import { afterAll, describe, expect, it } from "vitest";
import { now } from "../../../src/core/match/match.ts";
import { HANDOVER_LIFETIME } from "../../../src/protocol/limits.ts";
import type { ComputerPlayers, ComputerQuestion } from "../../../src/server/computers/players.ts";
import { WorkerPlayers } from "../../../src/server/computers/worker-players.ts";
import { games } from "../../conformance/games.ts";
import { until } from "../sockets/house.ts";
import { Club, HERE, newStore, removeStores, type Window } from "./club.ts";
import { fair, kept, type Seated, seated, type Texts } from "./table.ts";

removeStores();

const at = (table: Seated, seat: string) => table.players.get(seat) as Window;

async function duel(club = new Club(newStore())): Promise<Seated> {
  return seated(club, "dogfight", { scenario: "duel" });
}

describe("the secret of a seat", () => {
  it("is kept nowhere as it is, and is another one at every seat", async () => {
    const table = await duel();
    const [red, blue] = [table.secrets.get("red"), table.secrets.get("blue")];
    expect(red).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set([red, blue, table.hostSecret]).size).toBe(3);
    const { id } = (await table.club.store.matchByCode(table.code)) ?? { id: "" };
    const stored = JSON.stringify([
      await table.club.store.progress(id, 0),
      await table.club.store.matchById(id),
    ]);
    for (const secret of [red, blue, table.hostSecret]) expect(stored).not.toContain(secret);
  });

  it("may have several seats by the same name", async () => {
    const club = new Club(newStore());
    const { code } = await club.window().ask("host", { game: "dogfight", config: { scenario: "duel" } });
    const { secret } = await club.window().ask("join", { code, seat: "red", name: "Ann" });
    await club.window().ask("join", { code, seat: "blue", name: "Ann", secret });
  });
});

describe("who comes without a name", () => {
  const named = (window: Window) => window.last("table")?.seats.map(({ name }) => name);

  it("has that of the seat whose secret it is, at that and at any other", async () => {
    const club = new Club(newStore());
    const { code } = await club.window().ask("host", { game: "dogfight", config: { scenario: "duel" } });
    const { secret } = await club.window().ask("join", { code, seat: "red", name: "Ann" });
    const again = club.window();
    const back = await again.ask("join", { code, seat: "red", secret });
    expect(back).toMatchObject({ viewer: "red", secret });
    expect(back.table.seats.map(({ name }) => name)).toEqual(["Ann", null]);
    await club.window().ask("join", { code, seat: "blue", secret });
    expect(named(again)).toEqual(["Ann", "Ann"]);
  });

  it("is asked for one where he has no seat yet, or not this one any more", async () => {
    const table = await duel();
    const { club, code } = table;
    expect((await club.window().refused("join", { code, seat: "red" })).code).toBe("name");
    await table.host.ask("seat", { seat: "red", computer: null });
    const secret = table.secrets.get("red") as string;
    expect((await club.window().refused("join", { code, seat: "red", secret })).code).toBe("not-yours");
  });
});

describe("a seat that is handed on", () => {
  it("is the other device's, and the code is good once and for a while", async () => {
    const table = await duel();
    const { club, code } = table;
    const { handover, lasts } = await at(table, "red").ask("handOver", {});
    expect(lasts).toBe(HANDOVER_LIFETIME);
    const other = club.window();
    const taken = await other.ask("takeOver", { code, handover: handover.toLowerCase() });
    expect(taken).toMatchObject({ viewer: "red", host: false });
    expect(at(table, "red").last("gone")).toEqual({ why: "elsewhere" });
    expect((await club.window().refused("takeOver", { code, handover })).code).toBe("no-handover");
    const secret = table.secrets.get("red") as string;
    expect((await club.window().refused("join", { code, seat: "red", name: "red", secret })).code).toBe(
      "not-yours",
    );
    const late = await other.ask("handOver", {});
    club.now += late.lasts + 1;
    expect((await club.window().refused("takeOver", { code, handover: late.handover })).code).toBe(
      "no-handover",
    );
  });
});

describe("the host", () => {
  it("frees a seat, whose player hears of it, and another one takes it", async () => {
    const table = await duel();
    await table.host.ask("seat", { seat: "red", computer: null });
    expect(at(table, "red").last("gone")).toEqual({ why: "freed" });
    expect(table.host.last("table")?.seats[0]).toMatchObject({ name: null, presence: "free" });
    const secret = table.secrets.get("red") as string;
    const { club, code } = table;
    expect((await club.window().refused("join", { code, seat: "red", name: "red", secret })).code).toBe(
      "not-yours",
    );
    await club.window().ask("join", { code, seat: "red", name: "Eve" });
  });

  it("may play, and is the host still; and again where he comes with his secret", async () => {
    const club = new Club(newStore());
    const host = club.window();
    const { code, secret } = await host.ask("host", { game: "dogfight", config: { scenario: "duel" } });
    expect((await host.ask("join", { code, seat: "red", name: "Ann" })).host).toBe(true);
    await host.ask("rules", { listed: true, teamSees: false });
    expect((await club.window().ask("tables", {})).tables.map((table) => table.code)).toEqual([code]);
    const back = club.window();
    expect((await back.ask("watch", { code })).host).toBe(false);
    expect((await back.ask("watch", { code, secret })).host).toBe(true);
    await back.ask("rules", { listed: false, teamSees: false });
    expect((await club.window().ask("tables", {})).tables).toEqual([]);
  });

  it("hands his part to another device by a code, as a seat; what he had before is worth nothing", async () => {
    const table = await duel();
    const { club, code, host, hostSecret } = table;
    const { handover, lasts } = await host.ask("handOver", {});
    expect(lasts).toBe(HANDOVER_LIFETIME);
    const other = club.window();
    const taken = await other.ask("takeOver", { code, handover });
    expect(taken).toMatchObject({ viewer: "table", host: true });
    await other.ask("seat", { seat: "red", computer: null });
    expect((await host.refused("rules", { listed: true, teamSees: false })).code).toBe("host-only");
    expect((await host.refused("handOver", {})).code).toBe("not-joined");
    // He looks on still.
    expect(host.last("gone")).toBeUndefined();
    await host.ask("since", { at: 0 });
    const back = club.window();
    expect((await back.refused("watch", { code, secret: hostSecret })).code).toBe("not-yours");
    expect((await back.ask("watch", { code, secret: taken.secret })).host).toBe(true);
    expect((await back.refused("takeOver", { code, handover })).code).toBe("no-handover");
  });

  it("who plays hands on the seat that he plays, and stays the host", async () => {
    const club = new Club(newStore());
    const host = club.window();
    const { code } = await host.ask("host", { game: "dogfight", config: { scenario: "duel" } });
    await host.ask("join", { code, seat: "red", name: "Ann" });
    const { handover } = await host.ask("handOver", {});
    expect(await club.window().ask("takeOver", { code, handover })).toMatchObject({
      viewer: "red",
      host: false,
    });
  });

  it("of one table is none at another", async () => {
    const club = new Club(newStore());
    const window = club.window();
    await window.ask("host", { game: "dogfight", config: { scenario: "duel" } });
    const other = await duel(club);
    expect((await window.ask("watch", { code: other.code })).host).toBe(false);
  });
});

describe("computer players", () => {
  it.each(games.map(({ meta }) => [meta.id, meta.scenarios[0]?.id] as const))(
    "play %s",
    async (game, scenario) => {
      const club = new Club(newStore());
      const host = club.window();
      const { code, table } = await host.ask("host", { game, config: { scenario } });
      for (const { id: seat } of table.seats) await host.ask("seat", { seat, computer: "random" });
      await until(() => {
        club.tick();
        return (host.last("table")?.entries ?? 0) >= 6 || host.last("table")?.over;
      });
      await club.tables.close();
      expect(club.troubles).toEqual([]);
      expect((await kept(club.store, code)).entries.length).toBeGreaterThan(1);
    },
  );

  it("answer for a seat that is lent, until it is taken back", async () => {
    const table = await duel();
    await at(table, "red").ask("lend", { computer: "cadet" });
    await until(async () =>
      (await at(table, "red").ask("since", { at: 0 })).sealed.some(({ ready }) => ready),
    );
    expect(table.host.last("table")?.seats[0]).toMatchObject({ computer: "cadet", name: "at red" });
    await at(table, "red").ask("lend", { computer: null });
    const blue = (await fair(await kept(table.club.store, table.code), "blue")).get("blue") as Texts;
    await at(table, "blue").ask("answer", { at: 0, answers: blue, ready: true });
    await table.club.tables.close();
    expect((await kept(table.club.store, table.code)).entries).toHaveLength(1);
    expect(table.host.last("table")?.seats[0]?.computer).toBeNull();
  });

  it("that think hold nobody up, and what they thought of a round that is no more is dropped", async () => {
    const asked: { question: ComputerQuestion; go: () => void }[] = [];
    const computers: ComputerPlayers = {
      answer: (question) =>
        new Promise((done) => asked.push({ question, go: () => void HERE.answer(question).then(done) })),
      close: async () => undefined,
    };
    const table = await duel(new Club(newStore(), { computers }));
    await table.host.ask("seat", { seat: "blue", computer: "random" });
    await until(() => asked.length === 1);
    expect(asked[0]?.question.view).toMatchObject({ viewer: "blue" });
    await at(table, "red").ask("answer", { at: 0, answers: [["R1", "2"]], ready: true });
    await at(table, "red").ask("unseal", { at: 0, prompts: ["R1"] });
    asked[0]?.go();
    await until(() => asked.length === 2);
    await at(table, "red").ask("answer", { at: 1, answers: [["R1", "2L1"]], ready: true });
    expect((await kept(table.club.store, table.code)).entries).toHaveLength(1);
    asked[1]?.go();
    await until(async () => (await kept(table.club.store, table.code)).entries.length === 2);
  });

  it("that fail are told, and asked again in the next round", async () => {
    let fails = true;
    const computers: ComputerPlayers = {
      answer: async (question) => {
        if (fails) throw new Error("no answer");
        return HERE.answer(question);
      },
      close: async () => undefined,
    };
    const table = await duel(new Club(newStore(), { computers }));
    await table.host.ask("seat", { seat: "blue", computer: "random" });
    await until(() => table.club.troubles.length === 1);
    fails = false;
    await at(table, "red").ask("answer", { at: 0, answers: [["R1", "2"]], ready: true });
    await at(table, "red").ask("unseal", { at: 0, prompts: ["R1"] });
    await at(table, "red").ask("answer", { at: 1, answers: [["R1", "2"]], ready: true });
    await until(async () => (await kept(table.club.store, table.code)).entries.length === 2);
    expect(table.club.troubles).toHaveLength(1);
  });
});

describe("the computers' thread", () => {
  const workers: Worker[] = [];
  /** A thread that dies as it is asked, so often as it is said; then one that answers with the opponent's id. */
  const mortal = (deaths: number) => {
    let left = deaths;
    return new WorkerPlayers(() => {
      const code = `const { parentPort } = require("node:worker_threads");
        parentPort.on("message", ({ id, question }) => {
          if (${left > 0}) process.exit(3);
          if (question.opponent === "throws") parentPort.postMessage({ id, failed: "thrown" });
          else parentPort.postMessage({ id, answers: [["R1", question.opponent]] });
        });`;
      left -= 1;
      const worker = new Worker(code, { eval: true });
      workers.push(worker);
      return worker;
    });
  };
  const ask = (opponent: string): ComputerQuestion => ({
    ...{ game: "dogfight", seats: [], view: null, prompts: [], opponent, opens: true, seed: "x" },
  });

  afterAll(() => Promise.all(workers.map((worker) => worker.terminate())));

  it("that dies is started anew, and asked once more", async () => {
    const players = mortal(1);
    const both = await Promise.all([players.answer(ask("one")), players.answer(ask("two"))]);
    expect(both).toEqual([[["R1", "one"]], [["R1", "two"]]]);
    await players.close();
  });

  it("that dies twice over a question gives no answer to it, and to the next", async () => {
    const players = mortal(2);
    await expect(players.answer(ask("one"))).rejects.toThrow("ended with 3");
    expect(await players.answer(ask("two"))).toEqual([["R1", "two"]]);
    await expect(players.answer(ask("throws"))).rejects.toThrow("thrown");
    await players.close();
  });

  it("that is dismissed answers nobody", async () => {
    const players = mortal(0);
    const asked = expect(players.answer(ask("one"))).rejects.toThrow("dismissed");
    await players.close();
    await asked;
  });

  it("plays as the players of the page do", async () => {
    const players = new WorkerPlayers();
    const match = await kept(...(await dogfight()));
    const game = match.game;
    const { state, prompts } = now(match);
    const own = prompts.filter(({ seat }) => seat === "red");
    const view = game.view(state, "red");
    const question = {
      game: "dogfight",
      seats: match.seats,
      view,
      prompts: own,
      opponent: "cadet",
      opens: true,
      seed: "s",
    };
    expect(await players.answer(question)).toEqual(await HERE.answer(question));
    await expect(players.answer({ ...question, opponent: "hal" })).rejects.toThrow("nobody can play");
    await players.close();
  });
});

async function dogfight() {
  const table = await duel();
  return [table.club.store, table.code] as const;
}
