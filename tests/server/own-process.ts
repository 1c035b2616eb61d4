import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SERVE = new URL("../../src/server/serve.ts", import.meta.url).href;
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What must never leave the machine: it lies beside the folder that is served. */
export const SECRET = "This lies outside the folder.";
/** The length of the font that lies in the folder, in bytes; its kind is never compressed. */
export const FONT_LENGTH = 64;

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Writes a page, a script and a font as a build does. */
export function writePage(root: string, length = FONT_LENGTH): void {
  mkdirSync(join(root, "assets"), { recursive: true });
  writeFileSync(join(root, "index.html"), "<title>Tallyho</title><style>p{}</style>");
  writeFileSync(join(root, "assets", "table-1a2b.js"), "export default 1;".repeat(length * 4));
  writeFileSync(join(root, "assets", "letters-3c4d.woff2"), "0123456789abcdef".repeat(length / 16));
}

/** A server in a process of its own, so that what would end it is seen to end it. */
export class OwnProcess {
  private constructor(
    readonly folder: string,
    readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  static async start(): Promise<OwnProcess> {
    const folder = mkdtempSync(join(tmpdir(), "tallyho-served-"));
    writeFileSync(join(folder, "secret.txt"), SECRET);
    const root = join(folder, "page");
    writePage(root);
    const code = `const { serve } = await import(${JSON.stringify(SERVE)});
      console.log((await serve({ port: 0, root: ${JSON.stringify(root)} })).port);`;
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [said] = await once(child.stdout as NodeJS.ReadableStream, "data");
    return new OwnProcess(folder, Number(String(said)), child);
  }

  get root(): string {
    return join(this.folder, "page");
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Asks for a path as it is written. */
  ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const asked = request({ port: this.port, host: "127.0.0.1", path, headers, method }, (response) => {
        const parts: string[] = [];
        response.setEncoding("latin1");
        response.on("data", (part) => parts.push(part));
        response.on("error", reject);
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: parts.join("") }),
        );
      });
      asked.on("error", reject).end();
    });
  }

  /** A connection on which a text has been sent, whether or not that is a request. */
  async send(text: string): Promise<Socket> {
    const socket = connect(this.port, "127.0.0.1");
    await once(socket, "connect");
    if (text !== "") socket.write(text, "latin1");
    return socket.on("error", () => undefined);
  }

  async stop(): Promise<void> {
    const gone = once(this.child, "exit");
    if (this.alive) {
      this.child.kill();
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
