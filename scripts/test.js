import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, ROOT } from "./install.js";

const reports = mkdtempSync(join(tmpdir(), "tallyho-"));
const tally = { passed: 0, failed: 0 };

function count(passed, failed) {
  tally.passed += passed;
  tally.failed += failed;
}

function run(program, args, env = {}) {
  const { status } = spawnSync(process.execPath, [join(ROOT, "node_modules", program), ...args], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A test file that failed before any of its tests ran. */
function couldNotRun(file) {
  return file.status === "failed" && file.assertionResults.length === 0;
}

/** Runs a program to its end beside others; what it said comes out in one piece. */
function runQuietly(program, args) {
  const child = spawn(process.execPath, [join(ROOT, "node_modules", program), ...args], { cwd: ROOT });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  return new Promise((resolve) => {
    child.on("close", (status) => resolve({ passed: status === 0, said }));
  });
}

function tell(name, passed, said = "", verdict = passed ? "right" : "WRONG") {
  count(passed ? 1 : 0, passed ? 0 : 1);
  console.log(`\n== ${name}\n${said}${name}: ${verdict}`);
}

/** One check that passes or fails as a whole; one that passes may say what is not right all the same. */
async function gate(name, check) {
  try {
    const verdict = await check();
    tell(name, verdict !== false, "", typeof verdict === "string" ? verdict : undefined);
  } catch (error) {
    tell(name, false, `${error instanceof Error ? error.message : error}\n`);
  }
}

/** Programs that pass or fail as a whole, all at once: most of them keep one processor busy. */
async function programs(all) {
  const outcomes = Object.entries(all).map(async ([name, [program, ...args]]) => {
    const { passed, said } = await runQuietly(program, args);
    tell(name, passed, said);
  });
  await Promise.all(outcomes);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** A test runner whose report says how many passed; one that leaves no report counts as a failure. */
function runner(name, execute, read) {
  console.log(`\n== ${name}`);
  const file = join(reports, `${name.replaceAll(" ", "-")}.json`);
  const succeeded = execute(file);
  const report = readReport(file);
  const { passed, failed } = report ? read(report) : { passed: 0, failed: 1 };
  count(passed, succeeded ? failed : Math.max(1, failed));
}

function inNode(file) {
  return run("vitest/vitest.mjs", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
}

function inChromium(browser) {
  return (file) =>
    run("@playwright/test/cli.js", ["test", "--reporter=list,json"], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      TALLYHO_CHROMIUM: browser,
    });
}

/** The short name of the commit under test, from which random games are drawn; the same for all where there is none. */
function commit() {
  try {
    return execFileSync("git", ["rev-parse", "--short=8", "HEAD"], {
      cwd: ROOT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "no-commit";
  }
}

// `npm run test:long` tries everything, as before a release; `npm test` what a change may break.
if (process.argv[2] === "long") process.env.TALLYHO_TESTS = "long";
process.env.TALLYHO_COMMIT ??= commit();
console.log(`What is drawn is drawn from TALLYHO_COMMIT=${process.env.TALLYHO_COMMIT}.`);

install();
await programs({
  types: ["typescript/bin/tsc", "--noEmit"],
  "types of the pure folders": ["typescript/bin/tsc", "--noEmit", "-p", "tsconfig.pure.json"],
  "lint, format, cycles and doors": ["@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
  "dead code": ["knip/bin/knip.js"],
});
await gate("a Postgres for the tests", async () => {
  process.env.TALLYHO_POSTGRES = (await import("./postgres.js")).findPostgres();
});
runner("tests in Node", inNode, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.testResults.filter(couldNotRun).length,
}));
await gate("build", async () => (await import("./build.js")).build());
await gate("sizes", async () => (await import("./sizes.js")).checkSizes());
let browser;
await gate("a browser for the tests", async () => {
  browser = await (await import("./browser.js")).findBrowser();
});
if (browser) {
  runner("tests in Chromium", inChromium(browser), ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;
