import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** A page as a build makes one, in a folder of its own. */
function pageFolder(): string {
  const root = mkdtempSync(join(tmpdir(), "tallyho-page-"));
  writeFileSync(join(root, "index.html"), "<title>Tallyho</title>");
  return root;
}

export function freshData(): string {
  return mkdtempSync(join(tmpdir(), "tallyho-data-"));
}

/** What `serve` and `npm start` do once the page is built, with a page of the tests. */
function code(root: string, wanted: object): string {
  const given = JSON.stringify({
    port: 0,
    behindProxy: false,
    openMetrics: false,
    logLevel: "error",
    ...wanted,
  });
  return `const { serveTable } = await import("./src/cli/serve.ts");
    await serveTable(${given}, { root: ${JSON.stringify(root)}, greeting: (url) => "Open at " + url });`;
}

/** A server that hosts, in a process of its own, so that what would end it is seen to end it. */
export class ServingProcess {
  /** What it has printed, and what it has complained of. */
  out = "";
  err = "";
  readonly ended: Promise<readonly unknown[]>;

  private constructor(private readonly child: ChildProcess) {
    this.ended = once(child, "close");
    child.stdout?.on("data", (part) => {
      this.out += String(part);
    });
    child.stderr?.on("data", (part) => {
      this.err += String(part);
    });
  }

  /** Starts one, of a house; `wanted` as `serveTable` has it, `data` as TALLYHO_DATA has it. */
  static start(data: string, wanted: object = {}, page = pageFolder(), house = ROOT): ServingProcess {
    const args = ["--import", "tsx", "--input-type=module", "--eval", code(page, wanted)];
    const env = { ...process.env, TALLYHO_DATA: data, DATABASE_URL: "" };
    return new ServingProcess(spawn(process.execPath, args, { cwd: house, env }));
  }

  /** Waits until it listens; where. Rejects when it ends instead. */
  async url(): Promise<string> {
    const ended = this.ended.then(() => {
      throw new Error(`it has ended: ${this.err}`);
    });
    const listening = async () => {
      while (!/^Open at \S+$/m.test(this.out)) await once(this.child.stdout as NodeJS.ReadableStream, "data");
      return /^Open at (\S+)$/m.exec(this.out)?.[1] ?? "";
    };
    return Promise.race([listening(), ended]);
  }

  async kill(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    this.child.kill(signal);
    await this.ended;
  }
}
