import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenAt, portOf } from "../../src/server/network/second-listener.ts";
import { pageApp } from "../../src/server/page.ts";
import { endUnreadable } from "../../src/server/unreadable.ts";

const folder = mkdtempSync(join(tmpdir(), "tallyho-unreadable-"));
writeFileSync(join(folder, "index.html"), "<title>Tallyho</title>");

let app: Awaited<ReturnType<typeof pageApp>>;
/** The ports of a server's first listener and of one by which it was opened. */
const ports: number[] = [];

beforeAll(async () => {
  app = await pageApp(folder);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const second = await listenAt(app, "127.0.0.1", 0);
  ports.push(...[app.server, second].map(portOf));
  app.server.once("close", () => second.close());
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** All that comes back to who sends this; `ended`: he sends no more after it. */
async function answerTo(port: number, sent: string, ended: boolean): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  await once(socket, "connect");
  if (ended) socket.end(sent);
  else socket.write(sent);
  return text(socket);
}

test.each([
  ["no request at all", "\0\x16 Hallo\r\n\r\n", 400, "This request could not be read."],
  ["an unknown method", "FLY / HTTP/1.1\r\nHost: localhost\r\n\r\n", 400, "This request could not be read."],
  [
    "endless headers",
    `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"x".repeat(40_000)}\r\n\r\n`,
    431,
    "The headers of this request are too long.",
  ],
])("%s is answered by one sentence on either listener", async (_, sent, status, sentence) => {
  for (const port of ports) {
    const answer = await answerTo(port, sent, false);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.split("\r\n\r\n").at(-1)).toBe(sentence);
    expect(answer).toContain(`Content-Length: ${sentence.length}\r\n`);
  }
});

test("who goes before his request is whole is answered nothing", async () => {
  for (const port of ports) expect(await answerTo(port, "GET / HTTP/1.1\r\nHost: loc", true)).toBe("");
});

test("a request that does not come to its end in time is told so", () => {
  const connection = new PassThrough();
  endUnreadable(Object.assign(new Error(), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), connection);
  expect(connection.destroyed).toBe(true);
  expect(String(connection.read() ?? "")).toMatch(/^HTTP\/1\.1 408 .*in time; please send it again\.$/s);
});
