import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type HostWanted, hostTable, tellTable } from "../../../src/cli/join/host.ts";
import { Inbox } from "../../../src/cli/join/inbox.ts";
import { type JoinWanted, type JoinWorld, joinTable } from "../../../src/cli/join/join.ts";
import { KeptSecrets } from "../../../src/cli/join/kept-secrets.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { openTables } from "../../../src/server/matches/open-tables.ts";
import { openHosting } from "../../../src/server/operation/hosting.ts";
import { openLog } from "../../../src/server/operation/logger.ts";
import { type Served, type ServeOptions, serve } from "../../../src/server/serve.ts";

/** A server on this machine with its tables in a folder of its own. */
export class TableHouse {
  readonly data = mkdtempSync(join(tmpdir(), "tallyho-data-"));
  readonly page = mkdtempSync(join(tmpdir(), "tallyho-page-"));
  #served: Served | undefined;

  private constructor(private readonly options: Partial<ServeOptions>) {}

  static async open(options: Partial<ServeOptions> = {}): Promise<TableHouse> {
    const house = new TableHouse(options);
    writeFileSync(join(house.page, "index.html"), "<title>Tallyho</title>");
    await house.start(0);
    return house;
  }

  async start(port: number): Promise<void> {
    const makeTables = (store: Parameters<typeof openTables>[0]) =>
      openTables(store, { live: seededDice("joined") });
    const hosting = await openHosting({ dataFolder: this.data, log: openLog("silent"), makeTables });
    const own = { networkFolder: this.data, announce: async () => undefined };
    this.#served = await serve({
      ...{ port, host: "127.0.0.1", root: this.page, hosting },
      ...own,
      ...this.options,
    });
  }

  get port(): number {
    return this.#served?.port ?? 0;
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** Opens a table; its code. */
  async host(print: (line: string) => void = () => undefined, wanted: Partial<HostWanted> = {}) {
    const usual = { at: this.address, scenario: "duel", listed: false, teamSees: false, language: "en" };
    return hostTable("dogfight", { ...usual, ...wanted } as HostWanted, { print, kept: this.kept("host") });
  }

  /** Tells again how one joins a table that was opened so. */
  async tell(table: string, print: (line: string) => void): Promise<void> {
    return tellTable(table, { at: this.address, language: "en" }, { print, kept: this.kept("host") });
  }

  /** The file of secrets of somebody's machine. */
  kept(machine: string): KeptSecrets {
    return new KeptSecrets(join(this.data, `${machine}.json`));
  }

  async stop(): Promise<void> {
    await this.#served?.close();
    this.#served = undefined;
  }
}

/** Somebody who plays by lines: what he is told, and what he writes. */
export class Terminal {
  readonly told: string[] = [];
  readonly #lines = new Inbox<string | undefined>();
  readonly ended: Promise<unknown>;

  constructor(
    house: Pick<TableHouse, "address" | "kept">,
    code: string,
    wanted: Partial<JoinWanted>,
    world: Partial<JoinWorld> & { readonly machine?: string } = {},
  ) {
    const name = wanted.name ?? "Ann";
    const play = joinTable(
      house.address,
      code,
      { name, language: "en", ...wanted },
      {
        input: this.#input(),
        print: (line) => void this.told.push(line),
        warn: (line) => void this.told.push(line),
        kept: house.kept(world.machine ?? name),
        isTerminal: false,
        ...world,
      },
    );
    this.ended = play.catch((error: unknown) => error);
  }

  async *#input(): AsyncGenerator<string> {
    for await (const line of this.#lines) {
      if (line === undefined) return;
      yield line;
    }
  }

  write(...lines: readonly string[]): void {
    for (const line of lines) this.#lines.put(line);
  }

  /** No more lines come. */
  end(): void {
    this.#lines.put(undefined);
  }

  get text(): string {
    return this.told.join("\n");
  }

  /** Waits until something is told; what that is. */
  async hears(pattern: RegExp, times = 1): Promise<string> {
    for (let waited = 0; waited < 3000; waited++) {
      const found = this.told.filter((line) => pattern.test(line));
      if (found.length >= times) return found.at(-1) ?? "";
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`${pattern} is not told ${times} times, but: ${this.text}`);
  }
}
