import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Waited } from "./bystanders.ts";
import type { Memory } from "./whole-server.ts";

const SERVER = fileURLToPath(new URL("whole-server.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export interface RunningOptions {
  /** Left out: a folder of its own, which goes with the server. */
  readonly folder?: string | undefined;
  readonly databaseUrl?: string | undefined;
  /** Milliseconds that computer players rest before an answer. */
  readonly pace?: number;
  /** Tables that are kept at hand though nobody is there. */
  readonly kept?: number;
}

/** A whole server in a process of its own. */
export class Running {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
    /** What it has written down, a line each. */
    readonly lines: readonly string[],
    private readonly own: string | undefined,
  ) {}

  static async start({ folder, databaseUrl, pace = 0, kept = 2000 }: RunningOptions = {}): Promise<Running> {
    const own = folder === undefined ? mkdtempSync(join(tmpdir(), "tallyho-running-")) : undefined;
    const args = ["--expose-gc", "--import", "tsx", SERVER, folder ?? own ?? "", `${pace}`, `${kept}`];
    const child = spawn(process.execPath, [...args, ...(databaseUrl ? [databaseUrl] : [])], {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    const lines: string[] = [];
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on("line", (line) => lines.push(line));
    const port = await Promise.race([
      once(child, "message").then(([{ port: at }]) => at as number),
      once(child, "exit").then(() => Promise.reject(new Error(lines.join("\n")))),
    ]);
    return new Running(child, port, lines, own);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Lines of the log that tell of a fault. */
  get faults(): readonly string[] {
    return this.lines.filter((line) => !line.startsWith("{") || JSON.parse(line).level >= 50);
  }

  /** What is used when all that is garbage was collected. */
  async memory(): Promise<Memory> {
    const told = once(this.child, "message");
    this.child.send("memory");
    const [memory] = await told;
    return memory;
  }

  /** Ends it at once, as `kill -9` does. */
  async kill(): Promise<void> {
    const gone = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await gone;
  }

  async stop(): Promise<void> {
    if (this.alive) await this.kill();
    if (this.own !== undefined) rmSync(this.own, { recursive: true, force: true });
  }
}

const BYSTANDERS = fileURLToPath(new URL("bystanders.ts", import.meta.url));

/** Players of a server in a process of their own, who go on whatever others do to it. */
export class Bystanders {
  private constructor(private readonly child: ChildProcess) {}

  static async start(url: string): Promise<Bystanders> {
    const child = spawn(process.execPath, ["--import", "tsx", BYSTANDERS, url], {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    await once(child, "message");
    return new Bystanders(child);
  }

  private async told(): Promise<Waited> {
    const told = once(this.child, "message");
    this.child.send("tell");
    const [waited] = await told;
    return waited;
  }

  /** How long they waited for acknowledgements in so many milliseconds from now on; 0: since they were asked last. */
  async waited(milliseconds: number): Promise<Waited> {
    if (milliseconds > 0) {
      await this.told();
      await wait(milliseconds);
    }
    return this.told();
  }

  async stop(): Promise<void> {
    const gone = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await gone;
  }
}
