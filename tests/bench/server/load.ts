import type { PostgresServer } from "../../server/store/postgres-server.ts";
import { median, type Row } from "../row.ts";
import type { Called } from "./calls.ts";
import type { GeneratorCalls, Opened, Played } from "./generator-process.ts";
import type { Programs } from "./programs.ts";
import type { Script } from "./script.ts";
import { duels } from "./scripts.ts";
import { cpuOfFamily, type Usage } from "./usage.ts";

/** Runs that are measured, after one for the engine to compile what it will. */
export const RUNS = 5;
/** Tables of two seats, so that a hundred sockets have one message each under way. */
export const TABLES = 50;
/** Rounds that a duel goes on for. */
export const ROUNDS = 100;
/** Duels that are different; each is played at several tables. */
const DUELS = 10;

/** Duels for so many tables. */
export function duelsFor(tables: number): readonly Script[] {
  const scripts = duels(DUELS, ROUNDS);
  return Array.from({ length: tables }, (_, place) => scripts[place % DUELS] as Script);
}

export type Server = Awaited<ReturnType<Programs["server"]>>;

/** Where seats and spectators come to. */
export interface Seating {
  /** At each table. */
  readonly spectators?: number;
  /** The seats of each table come to all servers in turn; else each table is at one. */
  readonly split?: boolean;
}

/** What was played, and the processor time that it took: of the servers, and of the database beside them. */
export interface Cost extends Played, Pick<Usage, "cpu" | "loopP99"> {
  readonly databaseCpu: number;
}

/** A load on servers, from a process of its own. */
export class Load {
  constructor(
    private readonly generator: Called<GeneratorCalls>,
    private readonly servers: readonly Server[],
    private readonly database?: PostgresServer,
  ) {}

  /** Opens a table for each of these scripts and takes its seats; those that were taken before are left. */
  async seat(scripts: readonly Script[], { spectators = 0, split = false }: Seating = {}): Promise<void> {
    const opened: Opened[] = [];
    for (const [place, script] of scripts.entries()) {
      const server = this.servers[place % this.servers.length] as Server;
      const table = await server.process.call("open", script.file);
      const ports = split ? this.servers.map(({ port }) => port) : [server.port];
      opened.push({ ...table, script, ports, spectators });
    }
    await this.generator.call("seat", opened);
  }

  /** Plays so many rounds at each table, all together with so many answers a second, or as fast as it goes. */
  async play(rounds: number, perSecond?: number): Promise<Cost> {
    const [before, databaseBefore] = [await this.used(), this.databaseCpu];
    const played = await this.generator.call("play", { rounds, ...(perSecond && { perSecond }) });
    const { cpu, loopP99 } = await this.used();
    return { ...played, loopP99, cpu: cpu - before.cpu, databaseCpu: this.databaseCpu - databaseBefore };
  }

  /** What the servers have used: processor time together, and the slowest event loop since they were asked last. */
  async used(): Promise<Pick<Usage, "cpu" | "loopP99">> {
    const used = await Promise.all(this.servers.map(({ process }) => process.call("usage", undefined)));
    const cpu = used.reduce((sum, one) => sum + one.cpu, 0);
    return { cpu, loopP99: Math.max(...used.map(({ loopP99 }) => loopP99)) };
  }

  private get databaseCpu(): number {
    return this.database ? cpuOfFamily(this.database.pid) : 0;
  }
}

/** Answers a second by the clock. */
export function speedOf(costs: readonly Cost[]): string {
  return `${median(costs.map(({ answers, seconds }) => answers / seconds)).toFixed(0)} answers a second`;
}

/** A row of something that was measured several times, and that may be so much at most. */
export function mostRow(what: string, values: readonly number[], most: number, note?: string): Row {
  return rowOf(what, values, { bar: `at most ${most}`, isOk: (value) => value <= most, note });
}

export function rowOf(
  what: string,
  values: readonly number[],
  { bar, isOk, note }: { bar: string; isOk(median: number): boolean; note?: string | undefined },
): Row {
  const ratio = median(values);
  const row = { what: `server: ${what}`, ratio, min: Math.min(...values), max: Math.max(...values), bar };
  return { ...row, ok: isOk(ratio), ...(note !== undefined && { note }) };
}
