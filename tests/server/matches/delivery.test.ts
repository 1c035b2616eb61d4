import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededChoices } from "../../../src/core/dice/random.ts";
import { transcriptOf } from "../../../src/core/file/transcript.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { joinMoments, type SeenMoments, wholeMoments } from "../../../src/protocol/moments.ts";
import type { Moments, Pushes, Reply } from "../../../src/protocol/replies.ts";
import { PostgresStore } from "../../../src/server/store/postgres/postgres-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { games } from "../../conformance/games.ts";
import { COMMIT_NUMBER, trials } from "../../extent.ts";
import { postgresOfTest } from "../store/postgres-of-test.ts";
import { Club, newStore, removeStores, unpacked, type Window } from "./club.ts";
import { configOf } from "./set-up.ts";
import { fair, kept, type Texts } from "./table.ts";

removeStores();

/** A message as it lies on the way to a server. */
interface Sent {
  readonly window: Window;
  readonly at: number;
  readonly answers: Texts;
  readonly ready: boolean;
}

/** A player as a program has him: what he has seen of the match, over windows that come and go. */
class Player {
  known: SeenMoments | undefined;
  /** What was written for each round, by how many rounds stood before it. */
  readonly written = new Map<number, Texts>();
  /** Replies that came to what was sent. */
  readonly replies: Reply<"answer">[] = [];
  private window: Window | undefined;
  private secret: string | undefined;
  /** What is on its way: it arrives in whatever order, twice, late or never. */
  private readonly way: Sent[] = [];

  constructor(
    private readonly clubs: readonly Club[],
    private readonly code: string,
    readonly seat: string,
  ) {}

  get isThere(): boolean {
    return this.window !== undefined;
  }

  get entries(): number {
    return this.known?.entries ?? 0;
  }

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
    const { window } = this;
    const told = await window?.reply("since", { at: this.entries });
    if (told?.ok && window === this.window) this.take(unpacked(told.packed));
  }

  private take(told: Moments): void {
    // What is older than what he has came late.
    if (told.entries >= this.entries) this.known = joinMoments(this.known, told) ?? this.known;
  }

  send(at: number, answers: Texts, ready: boolean): void {
    if (this.window) this.way.push({ window: this.window, at, answers, ready });
  }

  /** One of the messages arrives, the first or any other; `again`: it will once more. */
  arrive(nth: number, again: boolean): Promise<unknown> | undefined {
    const place = nth % Math.max(1, this.way.length);
    const [sent] = again ? this.way.slice(place, place + 1) : this.way.splice(place, 1);
    if (!sent) return undefined;
    const { window, ...request } = sent;
    // What was sent over a line that is cut is sent again over the one that there is, or arrives late.
    const over = nth % 2 === 0 ? (this.window ?? window) : window;
    return over.reply("answer", request).then((reply) => this.replies.push(reply));
  }

  /** One of the messages never arrives. */
  lose(nth: number): void {
    if (this.way.length > 0) this.way.splice(nth % this.way.length, 1);
  }

  /** Opens again what he has sealed. */
  unseal(prompts: string[]): Promise<unknown> | undefined {
    return this.window?.reply("unseal", { at: this.entries, prompts });
  }
}

/** What happens, the more often the more it stands here. */
const KINDS = [
  ...(["write", "write", "write", "arrive", "arrive", "arrive", "arrive"] as const),
  ...(["draft", "twice", "twice", "lose", "unseal", "cut", "come", "catchUp"] as const),
];

interface Act {
  readonly kind: (typeof KINDS)[number];
  readonly player: number;
  /** Which server, or which message. */
  readonly nth: number;
}

const OPERATIONS = trials(50, 100);

/** How many play, and what happens. */
const plays = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  acts: fc.array(fc.record({ kind: fc.constantFrom(...KINDS), player: fc.nat(3), nth: fc.nat(7) }), {
    minLength: OPERATIONS,
    maxLength: OPERATIONS,
  }) as fc.Arbitrary<readonly Act[]>,
});
type Play = typeof plays extends fc.Arbitrary<infer Value> ? Value : never;

/** A table for so many players: of hidden hands for two, of aircraft that a side shares out for more. */
async function opened(club: Club, players: number) {
  const [game, scenario] = players === 2 ? ["raid", "duel"] : ["dogfight", "four-a-side"];
  const entry = games.find(({ meta }) => meta.id === game);
  if (!entry) throw new Error("no game");
  const config = await configOf(entry, scenario, [Math.ceil(players / 2), Math.floor(players / 2)]);
  return club.window().ask("host", { game, config });
}

/** What a player writes for the open round, the same each time he is asked; undefined where he is asked nothing. */
async function writtenBy(player: Player, store: Store, code: string) {
  const match = await kept(store, code);
  const round = match.moments.length;
  const own = (await fair(match, `${round}`)).get(player.seat);
  if (own) player.written.set(round, own);
  return own && { at: match.entries.length, own };
}

/** Holds the log against what was written: each round was ended once, by what its players wrote for it. */
function holdsLog(match: Match, players: readonly Player[]): void {
  const rounds = match.entries.filter((entry) => entry.kind === "round");
  expect(match.moments).toHaveLength(rounds.length + 1);
  for (const [place, { answers }] of rounds.entries())
    for (const { written } of players)
      for (const [prompt, text] of written.get(place + 1) ?? []) expect(answers.get(prompt)).toBe(text);
}

/** Everybody answers, however he is connected; what is sent twice, late or out of turn is applied once or not at all. */
async function deliver(stores: readonly [Store, Store], { players: count, acts }: Play): Promise<void> {
  const clubs = stores.map((store) => new Club(store));
  const [first] = clubs as [Club];
  const { code, table } = await opened(first, count);
  expect(table.seats).toHaveLength(count);
  const players = table.seats.map(({ id }) => new Player(clubs, code, id));
  for (const [place, player] of players.entries()) await player.come(place);
  const under: (Promise<unknown> | undefined)[] = [];
  const write = async (player: Player, ready: boolean, server = 0) => {
    if (!player.isThere) await player.come(server);
    const written = await writtenBy(player, first.store, code);
    if (written) player.send(written.at, ready ? written.own : written.own.slice(0, 1), ready);
    return written;
  };
  for (const { kind, player: place, nth } of acts) {
    const player = players[place % count] as Player;
    if (kind === "cut") player.cut();
    else if (kind === "come") await player.come(nth);
    else if (kind === "catchUp") under.push(player.catchUp());
    else if (kind === "lose") player.lose(nth);
    else if (kind === "unseal")
      under.push(player.unseal([...player.written.values()].flat().map(([id]) => id)));
    else if (kind === "write" || kind === "draft") await write(player, kind === "write", nth);
    else under.push(player.arrive(nth, kind === "twice"));
  }
  await Promise.all(under);
  for (const [place, player] of players.entries()) await player.come(place);
  // Whoever is still asked answers, so that a round ends at least; what is still on its way arrives at last.
  for (let round = 0; round < 2; round++)
    for (const player of players) {
      await write(player, true);
      for (let left = 0; left < acts.length; left++) await player.arrive(left, false);
    }
  const match = await kept(first.store, code);
  for (const player of players) {
    while (player.entries < match.entries.length) await Promise.all([player.catchUp(), wait(1)]);
    expect(player.known?.moments).toEqual(
      JSON.parse(JSON.stringify(transcriptOf(match, player.seat).moments)),
    );
  }
  holdsLog(match, players);
  expect(match.moments.length).toBeGreaterThan(1);
  expect(clubs.flatMap(({ troubles }) => troubles)).toEqual([]);
  await Promise.all(clubs.map(({ tables }) => tables.close()));
}

const runs = (usual: number) => ({ numRuns: trials(usual, 200), seed: COMMIT_NUMBER });

describe("answers that arrive late, twice, or over a line that was cut", () => {
  it("are applied once, and everybody sees the same in the end", async () => {
    const store = newStore();
    await fc.assert(
      fc.asyncProperty(plays, (play) => deliver([store, store], play)),
      runs(10),
    );
    await store.close();
  });
});

describe("two servers on one Postgres", () => {
  const server = postgresOfTest();

  it("serve one match, whose players are at either", async () => {
    const url = await server().database();
    const stores = await Promise.all([PostgresStore.open(url), PostgresStore.open(url)]);
    await fc.assert(
      fc.asyncProperty(plays, (play) => deliver(stores as [Store, Store], play)),
      runs(3),
    );
    await Promise.all(stores.map((store) => store.close()));
  });

  it("tell what the other has stored, and whom it has seated", async () => {
    const url = await server().database();
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
      while (!isSo()) {
        here.tick();
        await wait(5);
      }
    };
    await told(() => host.last("table")?.seats[1]?.name === "Bea");
    await red.ask("answer", { at: 0, answers: [["R1", "2"]], ready: true });
    await blue.ask("answer", { at: 0, answers: [["B1", "2L1"]], ready: true });
    await told(() => red.last("moments") && blue.last("moments") && host.last("table")?.entries === 1);
    expect(unpacked(red.last("moments") as Uint8Array)).toMatchObject({ from: 1, entries: 1 });
    const match = await kept(here.store, code);
    const [begun, played] = JSON.parse(JSON.stringify(transcriptOf(match, "red").moments));
    expect(wholeMoments(unpacked(red.last("moments") as Uint8Array).moments, begun.view)).toEqual([played]);
    expect(now(match).entry).toBe(0);
    const { handover } = await blue.ask("handOver", {});
    await here.window().ask("takeOver", { code, handover });
    await told(() => blue.last("gone")?.why === "elsewhere");
    expect([...here.troubles, ...there.troubles]).toEqual([]);
    await Promise.all([here.tables.close(), there.tables.close()]);
    await Promise.all(stores.map((store) => store.close()));
  });
});
