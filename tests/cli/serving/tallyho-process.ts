import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const BIN = fileURLToPath(new URL("../../../bin/tallyho.js", import.meta.url));

/** A `tallyho` in a process of its own, whose standard input is a script. */
export class TallyhoProcess {
  out = "";
  err = "";
  readonly ended: Promise<readonly unknown[]>;
  readonly #child: ChildProcess;

  /** `data` is the folder of its user: two players have two. */
  constructor(args: readonly string[], data: string) {
    this.#child = spawn(process.execPath, [BIN, ...args], { env: { ...process.env, TALLYHO_DATA: data } });
    this.#child.stdout?.on("data", (part) => {
      this.out += String(part);
    });
    this.#child.stderr?.on("data", (part) => {
      this.err += String(part);
    });
    this.#child.stdin?.on("error", () => undefined);
    this.ended = once(this.#child, "close");
  }

  /** Writes lines and leaves the input open: what is not asked for yet waits. */
  write(lines: readonly string[]): void {
    this.#child.stdin?.write(lines.map((line) => `${line}\n`).join(""));
  }

  async hears(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.out)) {
      const more = once(this.#child.stdout as NodeJS.ReadableStream, "data");
      const ended = this.ended.then(() => {
        throw new Error(`it has ended without ${pattern}: ${this.out}${this.err}`);
      });
      await Promise.race([more, ended]);
    }
  }

  kill(): void {
    this.#child.kill("SIGKILL");
  }
}
