import { lookup } from "node:dns/promises";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { io } from "socket.io-client";
import { afterEach, describe, expect, test } from "vitest";
import { PROTOCOL } from "../../../src/protocol/limits.ts";
import { type Hosting, openHosting } from "../../../src/server/operation/hosting.ts";
import { type Served, type ServeOptions, serve } from "../../../src/server/serve.ts";
import { LogLines } from "../sockets/house.ts";
import { RecordingTables } from "../sockets/recording-tables.ts";
import { REQUEST_SAMPLES } from "../sockets/samples.ts";

const open: Served[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((served) => served.close()));
});

function pageFolder(): string {
  const root = mkdtempSync(join(tmpdir(), "tallyho-page-"));
  writeFileSync(join(root, "index.html"), "<title>Tallyho</title>");
  return root;
}

/** A server on this machine that hosts recording tables. */
async function serving(more: Partial<Hosting> = {}, options: Partial<ServeOptions> = {}) {
  const tables = new RecordingTables();
  const logged = new LogLines();
  const hosting: Hosting = {
    log: logged.log,
    tables,
    hostFile: () => tables.ask({} as never, "host", {} as never),
    openTables: () => 7,
    health: async () => undefined,
    backup: async () => undefined,
    tellReached: () => undefined,
    close: () => tables.close(),
    ...more,
  };
  const served = await serve({ port: 0, root: pageFolder(), hosting, ...options });
  open.push(served);
  const connect = async (url = served.url, transport = "websocket") => {
    const client = io(url, { auth: { protocol: PROTOCOL }, transports: [transport], forceNew: true });
    await new Promise<void>((resolve, reject) => {
      client.once("connect", resolve);
      client.once("connect_error", reject);
    });
    return client;
  };
  return { served, tables, logged, connect };
}

async function textAt(served: Served, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(served.url + path, { headers });
  return { status: response.status, text: await response.text() };
}

describe("a server that hosts tables", () => {
  test("still serves its page, and carries sockets on each address that it listens on", async () => {
    const { served, connect, tables } = await serving();
    expect((await fetch(served.url)).status).toBe(200);
    const found = await lookup("localhost", { all: true });
    const own = found.map(({ address, family }) => (family === 6 ? `[${address}]` : address));
    const hosts = ["localhost", ...own];
    for (const host of hosts)
      for (const transport of ["websocket", "polling"]) {
        const client = await connect(`http://${host}:${served.port}`, transport);
        expect(await client.emitWithAck("tables", {})).toEqual({ ok: true });
        client.disconnect();
      }
    expect(tables.asked).toHaveLength(2 * hosts.length);
  });

  test("answers /health while the store does, and says when it does not", async () => {
    let works = true;
    const { served } = await serving({
      health: async () => {
        if (!works) throw Object.assign(new Error("CANARY"), { code: "ENOSPC" });
      },
    });
    expect(await textAt(served, "/health")).toEqual({ status: 200, text: "ok" });
    works = false;
    expect(await textAt(served, "/health")).toEqual({ status: 503, text: "The store does not answer." });
    works = true;
    expect((await textAt(served, "/health")).status).toBe(200);
  });

  test("tells its metrics in the format of Prometheus", async () => {
    const { served, connect, tables } = await serving();
    const client = await connect();
    await client.emitWithAck("answer", {
      at: 0,
      answers: [
        ["R1", "2L1"],
        ["R2", "3"],
      ],
      ready: false,
    });
    tables.reply = () => ({ ok: false, code: "stale", values: {}, text: "" });
    await client.emitWithAck("answer", { at: 0, answers: [["R1", "3"]], ready: false });
    await client.emitWithAck("fly", {});
    const { status, text } = await textAt(served, "/metrics");
    expect(status).toBe(200);
    const lines = text.split("\n");
    for (const line of [
      "tallyho_sockets 1",
      "tallyho_tables_open 7",
      "tallyho_answers_total 2",
      'tallyho_refusals_total{code="stale"} 1',
      'tallyho_refusals_total{code="message"} 1',
      'tallyho_acknowledged_seconds_count{request="answer"} 2',
    ])
      expect(lines).toContain(line);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds [\d.e-]+$/m);
  });

  test("tells its metrics to this machine alone, unless they are open", async () => {
    const forwarded = { "x-forwarded-for": "10.0.0.9" };
    const [shut, proxied, opened] = await Promise.all([
      serving(),
      serving({}, { behindProxy: true }),
      serving({}, { openMetrics: true }),
    ]);
    expect((await textAt(shut.served, "/metrics", forwarded)).status).toBe(403);
    expect((await textAt(proxied.served, "/metrics", forwarded)).status).toBe(403);
    expect((await textAt(proxied.served, "/metrics")).status).toBe(200);
    expect((await textAt(opened.served, "/metrics", forwarded)).status).toBe(200);
  });

  test("writes down and counts nothing that anybody has written", async () => {
    const { served, connect, tables, logged } = await serving();
    const canary = "CANARY";
    const secret = "c0ffee00".repeat(4);
    const client = await connect();
    const replies = [
      { ok: true, secret, code: "CANAR", table: { seats: [{ name: canary }] } },
      { ok: false, code: "answers", values: { text: canary }, text: canary, problems: [{ text: canary }] },
      "throw",
    ];
    for (const reply of replies) {
      tables.reply = () => {
        if (reply === "throw") throw new Error(canary);
        return reply;
      };
      for (const [name, request] of Object.entries(REQUEST_SAMPLES)) {
        const text = JSON.stringify(request)
          .replaceAll("0123456789abcdef0123456789abcdef", secret)
          .replaceAll(/Ann|2L1|duel|"R1"/g, (part) => (part.startsWith('"') ? `"${canary}"` : canary))
          .replaceAll("ABCDE", "CANAR");
        await client.emitWithAck(name, JSON.parse(text));
      }
      await client.emitWithAck(canary, { [canary]: canary });
    }
    client.disconnect();
    await served.close();
    expect(logged.lines.length).toBeGreaterThan(30);
    expect(logged.lines.join("")).not.toMatch(/CANAR|c0ffee/);
    for (const line of logged.lines) expect(() => JSON.parse(line)).not.toThrow();
  });
});

describe("a server that stops", () => {
  test("lets nobody in, finishes what is in hand, and lets go of the store last", async () => {
    const order: string[] = [];
    const { served, connect, tables } = await serving({
      close: async () => {
        order.push("closing");
        await tables.close();
        for (const finish of waiting) finish();
        await Promise.all(answered);
        order.push("closed");
      },
    });
    const waiting: (() => void)[] = [];
    const answered: Promise<unknown>[] = [];
    tables.reply = () => new Promise((resolve) => waiting.push(() => resolve({ ok: true })));
    const client = await connect();
    const gone = new Promise((resolve) => client.once("disconnect", resolve));
    answered.push(client.emitWithAck("tables", {}).then((reply) => order.push(`answered ${reply.ok}`)));
    while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const closing = served.close();
    await expect(connect()).rejects.toThrow();
    await closing;
    await gone;
    expect(order).toEqual(["closing", "answered true", "closed"]);
    client.disconnect();
  });

  test("keeps its matches in a folder that the next one opens", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tallyho-data-"));
    const options = { dataFolder: folder, log: new LogLines().log };
    const first = await openHosting(options);
    await first.health();
    await expect(openHosting(options)).rejects.toMatchObject({ fault: "in-use" });
    await first.close();
    await expect(first.health()).rejects.toThrow();
    await (await openHosting(options)).close();
  });
});
