import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** A server in a process of its own whose store lies in a folder; `hangs`: it never finishes what is in hand. */
function code(page: string, data: string, hangs: boolean): string {
  return `
    const { serve } = await import("./src/server/serve.ts");
    const { stopOnSignal } = await import("./src/server/operation/stop.ts");
    const { openHosting } = await import("./src/server/operation/hosting.ts");
    const { openLog } = await import("./src/server/operation/logger.ts");
    const close = () => ${hangs ? "new Promise(() => setInterval(() => {}, 1000))" : "Promise.resolve()"};
    const makeTables = () => ({ count: 0, ask: async () => ({ ok: true }), leave() {}, close });
    const hosting = await openHosting({ dataFolder: ${JSON.stringify(data)}, log: openLog("info"), makeTables });
    const served = await serve({ port: 0, root: ${JSON.stringify(page)}, hosting });
    stopOnSignal(() => served.close());
    console.log(served.port);`;
}

async function started(hangs = false) {
  const page = mkdtempSync(join(tmpdir(), "tallyho-page-"));
  writeFileSync(join(page, "index.html"), "<title>Tallyho</title>");
  const data = mkdtempSync(join(tmpdir(), "tallyho-data-"));
  const args = ["--import", "tsx", "--input-type=module", "--eval", code(page, data, hangs)];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  child.stderr.on("data", (part) => {
    log += String(part);
  });
  const ended = once(child, "close");
  await once(child.stdout, "data");
  return { child, data, ended, log: () => log };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "a server that gets %s lets go of its store and ends with 0",
  async (signal) => {
    const { child, data, ended, log } = await started();
    expect(existsSync(join(data, "server.json"))).toBe(true);
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(existsSync(join(data, "server.json"))).toBe(false);
    expect(log()).toContain("the server has stopped");
  },
);

test("a second signal ends a server at once that does not finish", async () => {
  const { child, ended, log } = await started(true);
  child.kill("SIGTERM");
  child.kill("SIGINT");
  // The second one may come before the first was heard.
  const again = setInterval(() => child.kill("SIGTERM"), 50);
  expect(await ended).toEqual([1, null]);
  clearInterval(again);
  expect(log()).not.toContain("has stopped");
});
