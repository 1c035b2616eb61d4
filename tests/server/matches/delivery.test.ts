import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededChoices } from "../../../src/core/dice/random.ts";
import { transcriptOf } from "../../../src/core/file/transcript.ts";
import { now } from "../../../src/core/match/match.ts";
import type { Moments, Pushes, Reply } from "../../../src/protocol/replies.ts";
import { PostgresStore } from "../../../src/server/store/postgres/postgres-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { COMMIT_NUMBER, trials } from "../../extent.ts";
import { PostgresServer } from "../store/postgres-server.ts";
import { Club, newStore, removeStores, unpacked, type Window } from "./club.ts";
import { fair, kept, type Texts } from "./table.ts";

removeStores();

/** A player as a program has him: what he has seen of the match, over windows that come and go. */
class Player {
  moments: Moments["moments"] = [];
  entries = 0;
  private window: Window | undefined;
  private secret: string | undefined;

  constructor(
    private readonly clubs: readonly Club[],
    private readonly code: string,
    readonly seat: string,
  ) {}

  /** Comes to one of the servers, and asks what he has missed. */
  async come(server: number): Promise<void> {
    this.cut();
    const club = this.clubs[server % this.clubs.length] as Club;
    const window = club.window();
    window.onPush = (name, pushed) => {
      if (this.window === window && name === "moments") this.take(unpacked(pushed as Pushes["moments"]));
    };
    this.window = window;
    const { code, seat, secret } = this;
    const joined = await window.ask("join", { code, seat, name: seat, ...(secret && { secret }) });
    this.secret = joined.secret;
    await this.catchUp();
  }

  /** Loses the connection: what is under way may still arrive, and he hears nothing of it. */
  cut(): void {
    this.window?.leave();
    this.window = undefined;
  }

  async catchUp(): Promise<void> {
    if (!this.window) return;
    this.take(unpacked((await this.window.ask("since", { at: this.moments.length && this.entries })).packed));
  }

  private take(told: Moments): void {
    // What he can't place, he asks for again.
    if (told.entries < this.entries || told.from > this.moments.length) return;
    this.moments = [...this.moments.slice(0, told.from), ...told.moments];
    this.entries = told.entries;
  }

  send(at: number, answers: Texts, ready: boolean): Promise<Reply<"answer">> | undefined {
    return this.window?.reply("answer", { at, answers, ready });
  }
}

type Act =
  | { readonly kind: "cut" | "catchUp"; readonly player: number }
  | { readonly kind: "come" | "answer" | "twice" | "late"; readonly player: number; readonly server: number };

const acts = fc.array(
  fc.record({
    kind: fc.constantFrom("cut", "catchUp", "come", "answer", "answer", "answer", "twice", "late"),
    player: fc.nat(1),
    server: fc.nat(1),
  }),
  { minLength: 20, maxLength: trials(60, 100) },
) as fc.Arbitrary<readonly Act[]>;

/** Everybody answers until a round is over, however he is connected; what is sent twice or late is applied once or not. */
async function deliver(stores: readonly [Store, Store], list: readonly Act[]): Promise<void> {
  const clubs = stores.map((store) => new Club(store));
  const [first] = clubs as [Club];
  const { code } = await first.window().ask("host", { game: "skirmish", config: { scenario: "duel" } });
  const players = ["red", "blue"].map((seat) => new Player(clubs, code, seat));
  for (const [place, player] of players.entries()) await player.come(place);
  const sent = new Map<Player, [number, Texts]>();
  const under: (Promise<unknown> | undefined)[] = [];
  const answer = async (player: Player, ready = true) => {
    const match = await kept(first.store, code);
    const own = (await fair(match, `${match.entries.length}`)).get(player.seat);
    if (!own) return undefined;
    sent.set(player, [match.entries.length, own]);
    return player.send(match.entries.length, own, ready);
  };
  for (const { kind, player: place, ...how } of list) {
    const player = players[place] as Player;
    if (kind === "cut") player.cut();
    else if (kind === "catchUp") await player.catchUp();
    else if (kind === "come") await player.come("server" in how ? how.server : 0);
    else if (kind === "late") under.push(player.send(...(sent.get(player) ?? [0, []]), true));
    else {
      under.push(answer(player));
      if (kind === "twice") under.push(answer(player));
    }
  }
  await Promise.all(under);
  for (const [place, player] of players.entries()) await player.come(place);
  for (let round = 0; round < 2; round++) for (const player of players) await answer(player);
  const match = await kept(first.store, code);
  for (const player of players) {
    while (player.entries < match.entries.length) await Promise.all([player.catchUp(), wait(1)]);
    expect(player.moments).toEqual(JSON.parse(JSON.stringify(transcriptOf(match, player.seat).moments)));
  }
  expect(match.entries.every(({ kind }) => kind === "round")).toBe(true);
  expect(match.moments).toHaveLength(match.entries.length + 1);
  expect(match.entries.length).toBeGreaterThan(0);
  expect(clubs.flatMap(({ troubles }) => troubles)).toEqual([]);
  await Promise.all(clubs.map(({ tables }) => tables.close()));
}

const runs = (usual: number) => ({ numRuns: trials(usual, 200), seed: COMMIT_NUMBER });

describe("answers that arrive late, twice, or over a line that was cut", () => {
  it("are applied once, and everybody sees the same in the end", async () => {
    const store = newStore();
    await fc.assert(
      fc.asyncProperty(acts, (list) => deliver([store, store], list)),
      runs(10),
    );
    await store.close();
  });
});

describe("two servers on one Postgres", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
  }, 300_000);
  afterAll(() => server.stop(), 60_000);

  it("serve one match, whose players are at either", async () => {
    const url = await server.database();
    const stores = await Promise.all([PostgresStore.open(url), PostgresStore.open(url)]);
    await fc.assert(
      fc.asyncProperty(acts, (list) => deliver(stores as [Store, Store], list)),
      runs(3),
    );
    await Promise.all(stores.map((store) => store.close()));
  });

  it("tell what the other has stored, and whom it has seated", async () => {
    const url = await server.database();
    const stores = await Promise.all([PostgresStore.open(url), PostgresStore.open(url)]);
    const [here, there] = stores.map((store) => new Club(store, { live: seededChoices("one") })) as [
      Club,
      Club,
    ];
    const host = here.window();
    const { code } = await host.ask("host", { game: "dogfight", config: { scenario: "duel" } });
    const [red, blue] = [here.window(), there.window()];
    await red.ask("join", { code, seat: "red", name: "Ann" });
    await blue.ask("join", { code, seat: "blue", name: "Bea" });
    const told = async (isSo: () => unknown) => {
      while (!isSo()) await wait(5);
    };
    await told(() => host.last("table")?.seats[1]?.name === "Bea");
    await red.ask("answer", { at: 0, answers: [["R1", "2"]], ready: true });
    await blue.ask("answer", { at: 0, answers: [["B1", "2L1"]], ready: true });
    await told(() => red.last("moments") && blue.last("moments") && host.last("table")?.entries === 1);
    expect(unpacked(red.last("moments") as Uint8Array)).toMatchObject({ from: 1, entries: 1 });
    const match = await kept(here.store, code);
    expect(unpacked(red.last("moments") as Uint8Array).moments).toEqual(
      JSON.parse(JSON.stringify(transcriptOf(match, "red").moments.slice(1))),
    );
    expect(now(match).entry).toBe(0);
    const { handover } = await blue.ask("handOver", {});
    await here.window().ask("takeOver", { code, handover });
    await told(() => blue.last("gone")?.why === "elsewhere");
    expect([...here.troubles, ...there.troubles]).toEqual([]);
    await Promise.all([here.tables.close(), there.tables.close()]);
    await Promise.all(stores.map((store) => store.close()));
  });
});
