import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { freshData, ServingProcess } from "./serving-process.ts";

const BIN = fileURLToPath(new URL("../../../bin/tallyho.js", import.meta.url));

/** A `tallyho` in a process of its own, whose standard input is a script. */
class Program {
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

const servers: ServingProcess[] = [];
const programs: Program[] = [];
afterEach(async () => {
  for (const program of programs.splice(0)) program.kill();
  await Promise.all(servers.splice(0).map((server) => server.kill("SIGKILL")));
});

async function serving(data: string, port = 0): Promise<string> {
  const server = ServingProcess.start(data, { port });
  servers.push(server);
  return new URL(await server.url()).host;
}

function tallyho(args: readonly string[], data = freshData()): Program {
  const program = new Program(args, data);
  programs.push(program);
  return program;
}

async function hosted(address: string): Promise<string> {
  const host = tallyho(["host", "dogfight", "--scenario", "duel", "--at", address]);
  expect(await host.ended).toEqual([0, null]);
  return /^Code to join: (\S{5})$/m.exec(host.out)?.[1] ?? "";
}

function joined(address: string, code: string, [name, seat]: readonly [string, string]): Program {
  return tallyho(["join", address, code, "--name", name, "--seat", seat]);
}

/** A whole duel by scripts: Red flies straight on until he leaves the table, Blue turns where he is. */
const RED = ["? B1", ...Array(6).fill("3")];
const BLUE = ["? me", ...Array(6).fill("1L1")];
const ENDED = /Blue wins in turn 6[^\n]*\nThe match is over\.\n$/;

test("two programs play a whole dogfight by scripts that are piped to them", async () => {
  const address = await serving(freshData());
  const code = await hosted(address);
  const [red, blue] = [joined(address, code, ["Ann", "red"]), joined(address, code, ["Ben", "blue"])];
  red.write(RED);
  blue.write(BLUE);
  for (const one of [red, blue]) {
    expect([await one.ended, one.err]).toEqual([[0, null], ""]);
    expect(one.out).toMatch(ENDED);
    expect(one.out.match(/^Given: /gm)).toHaveLength(6);
  }
  expect(red.out).toMatch(/^From R1: B1: range/m);
});

test("the server is killed in the middle and started again: all goes on, and nothing is asked twice", async () => {
  const data = freshData();
  const address = await serving(data);
  const code = await hosted(address);
  const [red, blue] = [joined(address, code, ["Ann", "red"]), joined(address, code, ["Ben", "blue"])];
  red.write(RED.slice(0, 4));
  blue.write(BLUE.slice(0, 3));
  // Two turns are over, and Red's third order is handed in.
  await red.hears(/Turn 3: write orders[\s\S]*Given: 3\.\n/);
  await blue.hears(/^Turn 3: write orders/m);
  await servers[0]?.kill("SIGKILL");
  await Promise.all([red, blue].map((one) => one.hears(/^The connection is lost since/m)));
  red.write(RED.slice(4));
  blue.write(BLUE.slice(3));
  expect(await serving(data, Number(address.split(":")[1]))).toBe(address);
  for (const one of [red, blue]) {
    expect([await one.ended, one.err]).toEqual([[0, null], ""]);
    expect(one.out).toMatch(/^The connection is back\.$/m);
    expect(one.out).toMatch(ENDED);
    expect(one.out.match(/^Given: /gm)).toHaveLength(6);
  }
});
