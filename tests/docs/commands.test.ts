import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { matchesFolder } from "../../src/server/store/data-folder.ts";
import { SqliteStore } from "../../src/server/store/sqlite/sqlite-store.ts";
import { FIGHT } from "../cli/documents.ts";
import { some } from "../extent.ts";
import { calledWith, faultOf, written } from "./command.ts";
import { DOCUMENTS, type Document, ROOT } from "./documents.ts";

const folder = mkdtempSync(join(tmpdir(), "tallyho-docs-"));
afterAll(() => rmSync(folder, { recursive: true }));
const match = join(folder, "match.json");
writeFileSync(match, JSON.stringify(FIGHT));
/** What a server has kept: its database, and a match beside it. */
const data = join(folder, "data");
await SqliteStore.open(data).close();
mkdirSync(matchesFolder(data));
writeFileSync(join(matchesFolder(data), "dogfight.ABCDE.m1.unfinished.json"), JSON.stringify(FIGHT));

/** Commands of the command line that are not run here, by their first word. */
const NOT_RUN: Readonly<Record<string, string>> = {
  serve: "it does not end by itself",
  bench: "it takes minutes",
  host: "it asks a server that runs",
  join: "it asks a server that runs",
};

function linesOf({ fences }: Document): readonly string[] {
  return fences
    .filter(({ language }) => language === "sh")
    .flatMap(({ text }) => text.split("\n").filter((line) => line.trim() !== ""));
}

/** Commands within a sentence: `npm run bench`, `TALLYHO_GAMES=200 npx vitest run tests/conformance`. */
function isCommand(span: string): boolean {
  return /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|tallyho) \S/.test(span);
}

const LINES = DOCUMENTS.flatMap(linesOf);
const COMMANDS = [...new Set([...LINES, ...DOCUMENTS.flatMap(({ spans }) => spans.filter(isCommand))])];
const CALLS = new Set(
  LINES.flatMap((line) => {
    const call = calledWith(written(line));
    return call && !Object.hasOwn(NOT_RUN, call[0] ?? "") ? [call.join(" ")] : [];
  }),
);

/** Runs the command line as it is written, with a match where it has FILE, and the same match to read. */
function run(
  call: string,
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  return new Promise((resolve) => {
    const args = call.split(" ").map((word) => (word === "FILE" ? match : word));
    const env = { ...process.env, TALLYHO_DATA: data };
    const child = spawn(process.execPath, [join(ROOT, "bin/tallyho.js"), ...args], { cwd: folder, env });
    let [out, err] = ["", ""];
    child.stdout.on("data", (chunk) => {
      out += chunk;
    });
    child.stderr.on("data", (chunk) => {
      err += chunk;
    });
    child.stdin.on("error", () => {});
    child.stdin.end(`${JSON.stringify(FIGHT)}\n`);
    child.on("close", (code) => resolve({ code, out, err }));
  });
}

describe("the commands of the documents", () => {
  it("are many, and some are run", () => {
    expect(COMMANDS.length).toBeGreaterThan(40);
    expect(CALLS.size).toBeGreaterThan(5);
  });

  it.each(COMMANDS)("%s can be given", (line) => {
    expect(faultOf(written(line))).toBeUndefined();
  });

  it.each(some([...CALLS], 2))("tallyho %s does what is said", async (call) => {
    const { code, out, err } = await run(call);
    expect([code, err]).toEqual([0, ""]);
    expect(out).not.toBe("");
  });

  it.each([
    ["npm run nothing", "no script nothing"],
    ["npm run --silent tallyho -- fold FILE", "no command fold"],
    ["npm run --silent tallyho -- run FILE --from", "--from"],
    ["npx tsx scripts/nothing.ts", "no script scripts/nothing.ts"],
    ["npx vitest run tests/nothing -t dogfight", "tests/nothing"],
    ["npx tsc -p tsconfig.nothing.json", "tsconfig.nothing.json"],
    ["npx nothing", "no tool nothing"],
    ["TALLYHO_NOTHING=1 npm test", "nobody asks for TALLYHO_NOTHING"],
    ["cargo test", "no command cargo"],
    ["npm test     # all of it", undefined],
  ])("%s is told: %s", (line, fault) => {
    expect(faultOf(written(line))).toBe(fault);
  });
});
