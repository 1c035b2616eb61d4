import { once } from "node:events";
import { rmSync, truncateSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { FONT_LENGTH, OwnProcess, SECRET, writePage } from "./own-process.ts";
import { traversals } from "./traversal.ts";

const FONT = "/assets/letters-3c4d.woff2";
const SCRIPT = "/assets/table-1a2b.js";
/** What takes long and hangs on nothing that changes often. */
const LONG = { tags: ["long"] };
const CONNECTIONS = 2000;
/** Milliseconds for which files are replaced under load. */
const BUILDING = 3000;

let server: OwnProcess;

beforeAll(async () => {
  server = await OwnProcess.start();
});

afterEach(async () => {
  expect(server.alive).toBe(true);
  writePage(server.root);
  expect((await server.ask("/")).status).toBe(200);
});

afterAll(() => server.stop());

/** Does something for each of many, so many at once. */
async function forEach<T>(many: readonly T[], atOnce: number, act: (one: T) => Promise<void>): Promise<void> {
  const left = [...many];
  const worker = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** All that comes until the other end closes. */
async function received(socket: Socket): Promise<string> {
  const parts: string[] = [];
  socket.setEncoding("latin1").on("data", (part) => parts.push(String(part)));
  if (!socket.closed) await once(socket, "close");
  return parts.join("");
}

describe("an attack on the server", () => {
  it("finds no way out of the folder at thousands of addresses", async () => {
    const addresses = traversals();
    expect(addresses.length).toBeGreaterThanOrEqual(4347);
    await forEach(addresses, 32, async (address) => {
      const { status, body } = await server.ask(address);
      expect([400, 404], address).toContain(status);
      expect(body, address).not.toContain(SECRET);
      expect(body, address).not.toContain("root:");
    });
  });

  it("finds no hidden file and no list of a folder", async () => {
    writeFileSync(join(server.root, ".hidden"), SECRET);
    for (const address of ["/.hidden", "/assets", "/assets/", "/index.html/"]) {
      expect((await server.ask(address)).status, address).toBe(404);
    }
  });

  const whole = [200, FONT_LENGTH] as const;
  const refused = [416, 0] as const;
  it.each([
    ["bytes=0-3", 206, 4],
    ["bytes=-5", 206, 5],
    ["bytes=-64", 206, FONT_LENGTH],
    ["bytes=-65", 206, FONT_LENGTH],
    ["bytes=-99999999999999999999999", 206, FONT_LENGTH],
    ["bytes=60-", 206, 4],
    ["bytes=60-99999", 206, 4],
    ["bytes=0-99999999999999999999999", 206, FONT_LENGTH],
    ["bytes=0-0,5-6", ...whole],
    ["lines=0-3", ...whole],
    ["bytes=10-5", ...refused],
    ["bytes=9-8", ...refused],
    ["bytes=64-", ...refused],
    ["bytes=9007199254740993-9007199254740999", ...refused],
    ["bytes=-0", ...refused],
    ["bytes=", ...refused],
    ["bytes=-", ...refused],
    ["bytes=--5", ...refused],
    ["bytes=a-b", ...refused],
    ["bytes=0-1,0-1,0-1,1-2", 206, 3],
  ])("answers the range %s with %i, asked for with GET or HEAD", async (range, status, length) => {
    const got = await server.ask(FONT, { range });
    expect(got.status).toBe(status);
    if (status === 416) expect(got.headers["content-range"]).toBe(`bytes */${FONT_LENGTH}`);
    else expect(got.body).toHaveLength(length);
    const head = await server.ask(FONT, { range }, "HEAD");
    expect(head.status).toBe(status);
    expect(head.body).toBe("");
  });

  it("gives all of a file that is shorter than the end of it that is asked for, and says so", async () => {
    const whole = await server.ask(FONT);
    const end = await server.ask(FONT, { range: "bytes=-100" });
    expect(end.body).toBe(whole.body);
    expect(end.headers["content-range"]).toBe(`bytes 0-${FONT_LENGTH - 1}/${FONT_LENGTH}`);
    expect(end.headers["cache-control"]).toBe(whole.headers["cache-control"]);
    const stale = await server.ask(FONT, { range: "bytes=-100", "if-range": '"another"' });
    expect(stale.status).toBe(200);
    writeFileSync(join(server.root, "assets", "no thing.txt"), "");
    expect((await server.ask("/assets/no%20thing.txt?x=1", { range: "bytes=-5" })).status).toBe(416);
    writeFileSync(join(server.root, "assets", "no thing.txt"), "few");
    expect((await server.ask("/assets/no%20thing.txt?x=1", { range: "bytes=-5" })).body).toBe("few");
  });

  it("gives the very bytes of a range, and of a script never compressed ones", async () => {
    const { body } = await server.ask(FONT, { range: "bytes=10-12" });
    expect(body).toBe("abc");
    const script = await server.ask(SCRIPT, { range: "bytes=0-5", "accept-encoding": "br, gzip" });
    expect(script.body).toBe("export");
    expect(script.headers["content-encoding"]).toBeUndefined();
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "LOCK", "SEARCH"])(
    "refuses the method %s and says which are right",
    async (method) => {
      for (const address of ["/", FONT, "/nothing"]) {
        const { status, headers } = await server.ask(address, { "content-type": "strange/kind" }, method);
        expect(status).toBe(405);
        expect(headers.allow).toBe("GET, HEAD");
      }
    },
  );

  it.each([
    "nonsense\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "GET /% HTTP/1.1\r\nHost: x\r\n\r\n",
    "CONNECT x:1 HTTP/1.1\r\n\r\n",
  ])("gives no page for %j", async (text) => {
    const socket = await server.send(text);
    const answer = once(socket, "data").then(([part]) => String(part));
    const first = await Promise.race([answer, once(socket, "close").then(() => "")]);
    expect(first).not.toContain("200 OK");
    socket.destroy();
  });

  it(`answers ${CONNECTIONS} connections at once`, LONG, async () => {
    const text = `GET ${SCRIPT} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => server.send("")));
    const answers = sockets.map(received);
    for (const socket of sockets) socket.write(text);
    const told = await Promise.all(answers);
    expect(told.filter((answer) => answer.startsWith("HTTP/1.1 200 OK"))).toHaveLength(CONNECTIONS);
  });

  it(
    "outlives a build under load: files go, come back and change in length while they are read",
    LONG,
    async () => {
      const until = Date.now() + BUILDING;
      const statuses = new Set<number>();
      const reader = async (at: number) => {
        const address = ["/", FONT, SCRIPT][at % 3] ?? "/";
        const headers = at % 2 === 0 ? { "accept-encoding": "br" } : { range: "bytes=0-" };
        while (Date.now() < until) {
          // An answer that is cut off is no answer; what counts is that the next one comes.
          await server.ask(address, headers).then(
            ({ status }) => statuses.add(status),
            () => undefined,
          );
        }
      };
      const builder = async () => {
        for (let turn = 0; Date.now() < until; turn++) {
          rmSync(server.root, { recursive: true, force: true });
          await new Promise((resolve) => setTimeout(resolve, 5));
          writePage(server.root, turn % 2 === 0 ? FONT_LENGTH : FONT_LENGTH * 4096);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      };
      await Promise.all([builder(), ...Array.from({ length: 24 }, (_, at) => reader(at))]);
      expect([...statuses].filter((status) => ![200, 206, 404, 416].includes(status))).toEqual([]);
      expect(statuses).toContain(200);
    },
  );

  it("closes an answer whose file has become shorter while it was read", LONG, async () => {
    const file = join(server.root, "assets", "long-5e6f.woff2");
    writeFileSync(file, Buffer.alloc(64_000_000));
    const socket = await server.send("GET /assets/long-5e6f.woff2 HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "data");
    socket.pause();
    truncateSync(file, 1000);
    socket.resume();
    expect((await received(socket)).length).toBeLessThan(64_000_000);
  });

  it("closes requests that stay half open after 10 seconds", LONG, async () => {
    const halves = ["", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nX-Long: a"];
    const begun = Date.now();
    const sockets = await Promise.all(halves.map((half) => server.send(half)));
    await Promise.all(sockets.map(received));
    expect(Date.now() - begun).toBeGreaterThan(9000);
    expect(Date.now() - begun).toBeLessThan(20_000);
  });
});
