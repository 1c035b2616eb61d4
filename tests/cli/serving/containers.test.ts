import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { program } from "../../../src/cli/program.ts";
import { FORMAT } from "../../../src/core/file/migrations.ts";
import { COMPOSE, NGINX, startedBy } from "../../docs/containers.ts";
import { isLong } from "../../extent.ts";
import { freePort } from "../../server/free-port.ts";
import { PostgresServer } from "../../server/store/postgres-server.ts";
import { BLUE, ENDED, RED } from "./duel.ts";
import { freshData, ServingProcess } from "./serving-process.ts";
import { TallyhoProcess } from "./tallyho-process.ts";

/** Where nginx is. */
function findNginx(): string {
  try {
    return execFileSync("sh", ["-c", "PATH=$PATH:/usr/sbin command -v nginx"], { encoding: "utf8" }).trim();
  } catch {
    throw new Error("The test of the proxy needs nginx: install it (Debian's package is nginx-light).");
  }
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A server as the compose file starts it, on this machine alone. */
async function server(databaseUrl: string): Promise<{ readonly port: string; kill(): Promise<void> }> {
  const [, name, ...words] = startedBy(COMPOSE);
  const command = program().commands.find((one) => one.name() === name);
  command?.parseOptions(words);
  const process = ServingProcess.start(freshData(), {
    ...command?.opts(),
    host: "127.0.0.1",
    port: 0,
    databaseUrl,
  });
  const kill = () => process.kill("SIGKILL");
  ends.push(kill);
  return { port: new URL(await process.url()).port, kill };
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`http://${address}/health`)).ok;
  } catch {
    return false;
  }
}

/** A proxy as the documents have it, before servers at these ports; its address. */
async function proxy(one: string, two: string): Promise<string> {
  const port = await freePort();
  const nginx = findNginx();
  const folder = mkdtempSync(join(tmpdir(), "tallyho-proxy-"));
  const rules = NGINX.replaceAll("one:8080", `127.0.0.1:${one}`)
    .replaceAll("two:8080", `127.0.0.1:${two}`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  const kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  // Its folder is that of whoever runs the test.
  const user = process.getuid?.() === 0 ? "user root; " : "";
  const conf = `${user}daemon off; pid ${folder}/pid; error_log stderr crit; events {}
    http { access_log off; ${kept.join(" ")} ${rules} }`;
  writeFileSync(join(folder, "nginx.conf"), conf);
  const child = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf")]);
  ends.push(() => child.kill());
  let said = "";
  child.stderr.on("data", (part) => {
    said += String(part);
  });
  const address = `127.0.0.1:${port}`;
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`the proxy has ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return address;
}

function tallyho(...args: readonly string[]): TallyhoProcess {
  const started = new TallyhoProcess(args, freshData());
  ends.push(() => started.kill());
  return started;
}

/** Two servers on a database of their own, and the proxy's address before them. */
async function spread() {
  const database = await PostgresServer.start();
  ends.push(() => database.stop());
  const url = await database.database();
  const [one, two] = [await server(url), await server(url)];
  return { two, address: await proxy(one.port, two.port) };
}

describe.runIf(isLong)("two servers on one Postgres behind a proxy, as the documents have them", () => {
  test("play a whole dogfight, though one of them is killed in the middle", async () => {
    const { two, address } = await spread();
    const host = tallyho("host", "dogfight", "--scenario", "duel", "--at", address);
    expect(await host.ended).toEqual([0, null]);
    const code = /^Code to join: (\S{5})$/m.exec(host.out)?.[1] ?? "";
    const join = (name: string, seat: string) =>
      tallyho("join", address, code, "--name", name, "--seat", seat);
    const [red, blue] = [join("Ann", "red"), join("Ben", "blue")];
    red.write(RED.slice(0, 4));
    blue.write(BLUE.slice(0, 3));
    await red.hears(/Turn 3: write orders[\s\S]*Given: 3\.\n/);
    await blue.hears(/^Turn 3: write orders/m);
    await two.kill();
    red.write(RED.slice(4));
    blue.write(BLUE.slice(3));
    for (const player of [red, blue]) {
      expect([await player.ended, player.err]).toEqual([[0, null], ""]);
      expect(player.out).toMatch(ENDED);
      expect(player.out.match(/^Given: /gm)).toHaveLength(6);
    }
  }, 120_000);

  test("take a match file of two megabytes", async () => {
    const { address } = await spread();
    const file = { format: FORMAT, game: "dogfight", config: { scenario: "duel" }, entries: [] };
    const taken = await fetch(`http://${address}/tables`, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: JSON.stringify(file).padEnd(2_000_000),
    });
    expect(await taken.json()).toMatchObject({ ok: true, table: { game: "dogfight" } });
  }, 120_000);
});
