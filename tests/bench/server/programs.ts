import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle, copyMigrations } from "../../../scripts/package.js";
import { Called } from "./calls.ts";
import type { EchoCalls } from "./echo-process.ts";
import type { GeneratorCalls } from "./generator-process.ts";
import type { ServerCalls, Storage } from "./server-process.ts";

/** In reach of what is installed, of which the server's library for SQLite is not bundled. */
const FOLDER = fileURLToPath(new URL("../../../node_modules/.cache/tallyho-bench/", import.meta.url));

/** The server, bundled as it is packed, with what asks it and what it is compared with: each in a process of its own. */
export class Programs {
  private readonly running: { end(): void }[] = [];

  static async build(): Promise<Programs> {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    for (const name of ["server", "generator", "echo"])
      await bundle(name, `tests/bench/server/${name}-process.ts`, FOLDER);
    copyMigrations(FOLDER);
    return new Programs();
  }

  generator(): Called<GeneratorCalls> {
    return this.started("generator");
  }

  echo(): Called<EchoCalls> {
    return this.started("echo");
  }

  async server(storage: Storage): Promise<{ readonly process: Called<ServerCalls>; readonly port: number }> {
    const process = this.started<ServerCalls>("server");
    return { process, port: await process.call("start", storage) };
  }

  end(): void {
    for (const one of this.running.splice(0)) one.end();
  }

  private started<Calls extends ServerCalls | GeneratorCalls | EchoCalls>(name: string): Called<Calls> {
    const process = new Called<Calls>(join(FOLDER, `${name}.js`));
    this.running.push(process);
    return process;
  }
}
