import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = "network.json";
const LAST_PORT = 65_535;

/** The port of last time, so that what somebody has typed or kept once leads here again. */
export class KeptPort {
  constructor(private readonly folder: string) {}

  /** Undefined where none is kept. */
  read(): number | undefined {
    try {
      const { port } = JSON.parse(readFileSync(join(this.folder, FILE), "utf8"));
      return Number.isInteger(port) && port > 0 && port <= LAST_PORT ? port : undefined;
    } catch {
      return undefined;
    }
  }

  keep(port: number): void {
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      writeFileSync(join(this.folder, FILE), `${JSON.stringify({ port })}\n`);
    } catch {
      // It is only forgotten.
    }
  }
}
