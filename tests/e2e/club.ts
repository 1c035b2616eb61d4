import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ClubWanted } from "./club-process.ts";
import { DIST } from "./dist.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const HOUSE = fileURLToPath(new URL("club-process.ts", import.meta.url));

/** Another loopback address stands for that of the machine in the room's network, so that no test leaves its machine. */
export const ROOM = "127.0.0.2";

/** A server of tables in a process of its own, so that it can be killed in the middle of a match and started again. */
export class Club {
  readonly #folder = mkdtempSync(join(tmpdir(), "tallyho-club-"));
  #child: ChildProcess | undefined;
  port = 0;

  static async start(): Promise<Club> {
    const club = new Club();
    await club.start();
    return club;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts it, at the port that it had before. */
  async start(): Promise<void> {
    const asked: ClubWanted = { port: this.port, root: DIST, dataFolder: this.#folder, room: ROOM };
    // A file of its own: what is given as text can't start the thread in which computers play.
    const child = spawn(process.execPath, ["--import", "tsx", HOUSE, JSON.stringify(asked)], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    const [said] = await once(child.stdout, "data");
    this.port = Number(String(said));
  }

  /** Ends it as a crash does: nothing is finished or said. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
