import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { some } from "../extent.ts";
import { FIGHT } from "./documents.ts";

const BIN = fileURLToPath(new URL("../../bin/tallyho.js", import.meta.url));
const PACKAGE = fileURLToPath(new URL("../../package.json", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tallyho-cli-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line; `env` adds to the environment, `lines` stops reading after so many lines. */
function tallyho(
  args: readonly string[],
  input = "",
  env: NodeJS.ProcessEnv = {},
  hangUp = false,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, ...args], { env: { ...process.env, ...env } });
    let [out, err] = ["", ""];
    child.stdout.on("data", (chunk) => {
      out += chunk;
      if (hangUp) child.stdout.destroy();
    });
    child.stderr.on("data", (chunk) => {
      err += chunk;
    });
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const SLOW = { timeout: 60_000 };
const good = JSON.stringify(FIGHT);

/** What no command is; tests/cli/arguments.test.ts and refusals.test.ts have the sentences without a process. */
const REFUSED = [
  [["rum"]],
  [["run"]],
  [["run", "a", "b"]],
  [["run", "--fast", "x"]],
  [["run", "x", "--language", "fr"]],
  [["simulate", "chess"]],
  [["simulate", "dogfight", "--games", "none"]],
  [["serve", "--port", "http"]],
];

describe("the command line as a process", SLOW, () => {
  test("run FILE prints one JSON object and ends with 0", async () => {
    const { code, out, err } = await tallyho(["run", file("good.json", JSON.stringify(FIGHT, null, 2))]);
    expect([code, err]).toEqual([0, ""]);
    expect(out.split("\n").length).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ ok: true, turn: 2 });
  });

  test.skipIf(!existsSync("/dev/full"))("what can't be written is said in one sentence", async () => {
    const path = file("full.json", good);
    const { code, err } = await new Promise<Ended>((resolve) => {
      const full = openSync("/dev/full", "w");
      const child = spawn(process.execPath, [BIN, "run", path], { stdio: ["ignore", full, "pipe"] });
      let told = "";
      child.stderr?.on("data", (chunk) => {
        told += chunk;
      });
      child.on("close", (ended) => resolve({ code: ended, out: "", err: told }));
    });
    expect([code, err]).toEqual([1, "What is printed could not be written: no room is left there.\n"]);
  });

  test("run of a bad file prints the refusal on standard output and ends with 1", async () => {
    const { code, out, err } = await tallyho(["run", file("bad.json", "{")]);
    expect([code, err]).toEqual([1, ""]);
    expect(JSON.parse(out)).toMatchObject({ ok: false, entry: null, problems: [{ code: "file-not-json" }] });
  });

  test("run of what can't be read also says so in one sentence on standard error", async () => {
    const missing = await tallyho(["run", join(folder, "nothing.json")]);
    expect([missing.code, missing.err.trim().split("\n").length]).toEqual([1, 1]);
    expect(missing.err).toMatch(/^There is no file .*\.$/m);
    expect(JSON.parse(missing.out)).toMatchObject({ ok: false, problems: [{ code: "file-missing" }] });
    const directory = await tallyho(["run", folder]);
    expect(directory.code).toBe(1);
    expect(JSON.parse(directory.out)).toMatchObject({ ok: false, problems: [{ code: "file-folder" }] });
  });

  test.skipIf(process.getuid?.() === 0)("run of a file without permission is refused", async () => {
    const path = file("secret.json", good);
    chmodSync(path, 0);
    expect(JSON.parse((await tallyho(["run", path])).out)).toMatchObject({
      problems: [{ code: "file-unreadable" }],
    });
  });

  test("run - takes one match a line and ends with 1 when any failed", async () => {
    const { code, out } = await tallyho(["run", "-"], `${good}\n\nnonsense\n${good}`);
    expect(code).toBe(1);
    const results = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).ok);
    expect(results).toEqual([true, false, true]);
    expect((await tallyho(["run", "-"], `${good}\n`)).code).toBe(0);
    expect(await tallyho(["run", "-"], "")).toMatchObject({ code: 0, out: "" });
  });

  test("run - ends quietly when its reader has seen enough", async () => {
    const many = `${good}\n`.repeat(3000);
    const { err } = await tallyho(["run", "-"], many, {}, true);
    expect(err).toBe("");
  });

  test("paths are those of the folder from which npm was called", async () => {
    file("here.json", good);
    const env = { npm_lifecycle_event: "tallyho", INIT_CWD: folder };
    expect((await tallyho(["run", "here.json"], "", env)).code).toBe(0);
  });

  test.each(["--version", "-v"])("%s prints the version of the package", async (option) => {
    const { version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as { readonly version: string };
    expect(await tallyho([option])).toEqual({ code: 0, out: `${version}\n`, err: "" });
  });

  test("list --json and simulate --json print one JSON object", async () => {
    const list = await tallyho(["list", "--json"]);
    expect(JSON.parse(list.out).games.map((game: { id: string }) => game.id)).toContain("dogfight");
    const played = await tallyho([
      "simulate",
      "dogfight",
      "--scenario",
      "duel",
      "--games",
      "3",
      "--seed",
      "s",
      "--json",
    ]);
    expect([played.code, played.err]).toEqual([0, ""]);
    expect(JSON.parse(played.out)).toMatchObject({ game: "dogfight", scenario: "duel", games: 3 });
  });

  test.each(some(REFUSED, 4))("%j is refused with one sentence and 1", async (args) => {
    const { code, out, err } = await tallyho(args);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^[A-Z][^\n]*\.\n$/);
  });
});
