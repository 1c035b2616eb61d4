import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll } from "vitest";
import { seededChoices } from "../../../src/core/dice/random.ts";
import type { Moments, Pushes, Refused, Replies, Reply } from "../../../src/protocol/replies.ts";
import { REQUESTS, type Request, type RequestName } from "../../../src/protocol/requests.ts";
import type { ComputerPlayers } from "../../../src/server/computers/players.ts";
import { think } from "../../../src/server/computers/think.ts";
import { type OpenTables, openTables, type TablesOptions } from "../../../src/server/matches/open-tables.ts";
import type { Connection } from "../../../src/server/matches/tables.ts";
import { SqliteStore } from "../../../src/server/store/sqlite/sqlite-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { games } from "../../conformance/games.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "tallyho-tables-"));
let folders = 0;

/** A store of a test's own. */
export function newStore(): Store {
  return SqliteStore.open(join(FOLDER, `${folders++}`));
}

export function removeStores(): void {
  afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
}

/** Computer players that think here, for games of tests too. */
export const HERE: ComputerPlayers = {
  answer: (question) => think(games, question),
  close: async () => undefined,
};

export function unpacked(packed: Uint8Array): Moments {
  return JSON.parse(gunzipSync(packed).toString());
}

/** A push as it came. */
export type Pushed = { readonly [Name in keyof Pushes]: readonly [Name, Pushes[Name]] }[keyof Pushes];

/** A window that hears all that it is sent, and asks as a client does. */
export class Window implements Connection {
  readonly address = "192.0.2.1";
  readonly pushed: Pushed[] = [];
  /** All that it got, replies and pushes, as texts. */
  readonly heard: string[] = [];
  onPush: ((name: keyof Pushes, pushed: Pushes[keyof Pushes]) => void) | undefined;

  constructor(
    private readonly club: Club,
    readonly id: string,
  ) {}

  send<Name extends keyof Pushes>(name: Name, pushed: Pushes[Name]): void {
    this.pushed.push([name, pushed] as unknown as Pushed);
    this.onPush?.(name, pushed);
    this.hear(name, pushed);
  }

  protected hear(name: string, told: unknown): void {
    this.heard.push(
      `${name} ${JSON.stringify(told, (_, value) => (value instanceof Uint8Array ? unpacked(value) : value))}`,
    );
  }

  async reply<Name extends RequestName>(name: Name, request: Request<Name>): Promise<Reply<Name>> {
    const read = REQUESTS[name].parse(JSON.parse(JSON.stringify(request))) as Request<Name>;
    const reply = await this.club.tables.ask(this, name, read);
    this.hear(name, reply);
    return reply;
  }

  /** Asks what must not be refused. */
  async ask<Name extends RequestName>(name: Name, request: Request<Name>): Promise<Replies[Name]> {
    const reply = await this.reply(name, request);
    if (reply.ok) return reply as unknown as Replies[Name];
    throw new Error(`${name}: ${JSON.stringify(reply)}`);
  }

  /** Asks what must be refused; why it was. */
  async refused<Name extends RequestName>(name: Name, request: Request<Name>): Promise<Refused> {
    const reply = await this.reply(name, request);
    if (reply.ok) throw new Error(`${name} was not refused`);
    return reply as Refused;
  }

  leave(): void {
    this.club.tables.leave(this);
  }

  last<Name extends keyof Pushes>(name: Name): Pushes[Name] | undefined {
    return this.pushed.findLast((one) => one[0] === name)?.[1] as Pushes[Name] | undefined;
  }

  all<Name extends keyof Pushes>(name: Name): readonly Pushes[Name][] {
    return this.pushed.filter((one) => one[0] === name).map((one) => one[1] as unknown as Pushes[Name]);
  }
}

/** Tables on a store, whose clock and ticks are the test's. */
export class Club {
  now = 1_000_000;
  readonly troubles: unknown[] = [];
  readonly tables: OpenTables;
  private windows = 0;
  private work: () => void = () => undefined;

  constructor(
    readonly store: Store,
    options: TablesOptions = {},
  ) {
    this.tables = openTables(store, {
      games,
      live: seededChoices("live"),
      computers: HERE,
      now: () => this.now,
      every: (_, work) => {
        this.work = work;
        return () => undefined;
      },
      onTrouble: (error) => this.troubles.push(error),
      ...options,
    });
  }

  window(): Window {
    return new Window(this, this.nextId());
  }

  protected nextId(): string {
    return `window ${this.windows++}`;
  }

  tick(): void {
    this.work();
  }
}
