import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import {
  GUESS_BURST,
  JOIN_TIMEOUT,
  MAX_MESSAGE_BYTES,
  MAX_SOCKETS_AN_ADDRESS,
  MESSAGE_BURST,
  PROTOCOL,
  REFUSED_BURST,
} from "../../../src/protocol/limits.ts";
import { REQUESTS } from "../../../src/protocol/requests.ts";
import { House, refusedWith, until } from "./house.ts";
import { REQUEST_SAMPLES } from "./samples.ts";

const open: House[] = [];

async function house(options: Parameters<typeof House.open>[0] = {}): Promise<House> {
  const one = await House.open(options);
  open.push(one);
  return one;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** The status and the text with which a request is answered, sent as it stands here. */
function asked(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ readonly status: number | undefined; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers }, (response) => {
      let text = "";
      response.on("data", (part) => {
        text += String(part);
      });
      response.on("end", () => resolve({ status: response.statusCode, text }));
    });
    sent.on("error", reject).end();
  });
}

const POLL = "/socket.io/?EIO=4&transport=polling";

describe("who connects", () => {
  test.each([["websocket"], ["polling"]])(
    "is let in by %s, and is told apart by an id",
    async (transport) => {
      const { connected, tables } = await house().then((one) => ({
        connected: () => one.connected({ transports: [transport] }),
        tables: one.tables,
      }));
      const [first, second] = await Promise.all([connected(), connected()]);
      for (const client of [first, second]) await client.emitWithAck("tables", {});
      const [one, other] = tables.asked.map(({ connection }) => connection);
      expect(one?.id).not.toBe(other?.id);
      expect(one?.address).toBe("127.0.0.1");
    },
  );

  test.each([
    [PROTOCOL - 1, "page-older"],
    [PROTOCOL + 1, "server-older"],
    ["1", "page-older"],
    [undefined, "page-older"],
  ])("is refused with protocol %j: %s", async (protocol, code) => {
    const one = await house();
    const { message, data } = await refusedWith(one.client({ auth: { protocol } }));
    expect(data).toMatchObject({ ok: false, code, values: { server: PROTOCOL } });
    expect(message).toBe((data as { text: string }).text);
    expect(message).toMatch(/older/);
  });

  test.each([
    ["Origin", "http://evil.example", 403],
    ["Origin", "null", 403],
    ["Origin", "http://127.0.0.1:1", 403],
    ["Origin", "http://127.0.0.1:PORT", 200],
    ["Host", "evil.example:PORT", 403],
    ["Host", "127.0.0.1.evil.example", 403],
    ["Host", "localhost:PORT", 200],
    ["Host", "192.168.1.20:PORT", 200],
    ["Host", "[::1]:PORT", 200],
    ["Host", "club.example", 200],
  ])("with %s %j is answered %i", async (name, value, status) => {
    const { port } = await house({ names: ["club.example"] });
    const got = await asked(port, POLL, { [name]: value.replace("PORT", String(port)) });
    expect(got.status).toBe(status);
    if (status === 403) expect(JSON.parse(got.text).message).toMatch(/^[A-Z].*\.$/);
  });

  test("by WebSocket from a page of somebody else's is refused, too", async () => {
    const one = await house();
    await refusedWith(one.client({ extraHeaders: { origin: "http://evil.example" } }));
    expect(one.sockets.count).toBe(0);
  });

  test("has at most so many connections from one address; another address is let in", async () => {
    const one = await house({ behindProxy: true });
    const from = (address: string) => ({ extraHeaders: { "x-forwarded-for": address } });
    const clients = await Promise.all(
      Array.from({ length: MAX_SOCKETS_AN_ADDRESS }, () => one.connected(from("10.0.0.1"))),
    );
    await refusedWith(one.client(from("10.0.0.1")));
    await one.connected(from("10.0.0.2"));
    clients[0]?.disconnect();
    await until(() => one.sockets.count <= MAX_SOCKETS_AN_ADDRESS);
    await one.connected(from("10.0.0.1"));
  });

  test("gets no script of the library's from here", async () => {
    const { port } = await house();
    expect((await asked(port, "/socket.io/socket.io.js", {})).text).not.toContain("function");
  });

  test("may call another listener of the same server", async () => {
    const one = await house();
    const second = createServer((request, response) => one.sockets.handle(request, response));
    second.on("upgrade", (...upgrade) => one.upgrade(...upgrade));
    second.listen(0, "127.0.0.1");
    await once(second, "listening");
    const { port } = second.address() as AddressInfo;
    for (const transports of [["polling"], ["websocket"]]) {
      const client = await one.connected({ transports }, `http://127.0.0.1:${port}`);
      expect(await client.emitWithAck("tables", {})).toEqual({ ok: true });
      client.disconnect();
    }
    second.closeAllConnections();
    second.close();
  });

  test("but joins no table is closed after some time, and stays where he has joined one", async () => {
    const one = await house({ joinTimeout: 300 });
    const [idle, joined] = await Promise.all([one.connected(), one.connected()]);
    await joined.emitWithAck("watch", { code: "ABCDE" });
    await once(idle as never, "disconnect");
    expect(joined.connected).toBe(true);
    expect(JOIN_TIMEOUT).toBeGreaterThan(300);
  });
});

describe("a message", () => {
  test.each(Object.entries(REQUEST_SAMPLES))(
    "%s is asked of the tables as it was sent",
    async (name, request) => {
      const one = await house();
      one.tables.reply = () => ({ ok: true, packed: new Uint8Array([1, 2, 255]) });
      const client = await one.connected();
      const reply = await client.emitWithAck(name, request);
      expect(reply).toEqual({ ok: true, packed: expect.anything() });
      expect([...new Uint8Array(reply.packed)]).toEqual([1, 2, 255]);
      expect(one.tables.asked).toMatchObject([{ name, request }]);
    },
  );

  test("is there for each request", () => {
    expect(Object.keys(REQUEST_SAMPLES).sort()).toEqual(Object.keys(REQUESTS).sort());
  });

  test("has its code read as it is meant", async () => {
    const one = await house();
    const client = await one.connected();
    await client.emitWithAck("look", { code: "ab-c de" });
    expect(one.tables.asked[0]?.request).toEqual({ code: "ABCDE" });
  });

  test.each([
    ["look", {}, "The message look does not fit: look.code is missing."],
    ["look", undefined, "The message look does not fit: look must be an object."],
    [
      "look",
      { code: "ABCDE", more: 1 },
      "The message look does not fit: look must not have the unknown field more.",
    ],
    ["since", { at: -1 }, "The message since does not fit: since.at must be at least 0."],
    ["since", { at: 1.5 }, "The message since does not fit: since.at must be a whole number."],
    [
      "answer",
      { at: 0, answers: [["R1"]], ready: true },
      "The message answer does not fit: answer.answers.0 must have at least 2 items.",
    ],
    [
      "watch",
      { code: "ABCDE", secret: "xyz" },
      "The message watch does not fit: watch.secret does not fit: /^[0-9a-f]{32}$/.",
    ],
    ["fly", {}, "No message is called fly; docs/protocol.md names them all."],
    ["toString", {}, "No message is called toString; docs/protocol.md names them all."],
    ["x\u0007".repeat(99), {}, /^No message is called x\uFFFDx\uFFFD.{36}…;/],
    ["host", JSON.parse('{"game": "dogfight", "config": {"__proto__": {}}}'), /__proto__/],
  ])("%s %j is refused in one sentence", async (name, data, text) => {
    const one = await house();
    const client = await one.connected();
    const reply = await client.emitWithAck(name, data);
    expect(reply).toMatchObject({ ok: false, code: "message" });
    if (typeof text === "string") expect(reply.text).toBe(text);
    else expect(reply.text).toMatch(text);
    expect(one.tables.asked).toEqual([]);
    expect(await client.emitWithAck("tables", {})).toEqual({ ok: true });
  });

  test("that cannot be acknowledged is ignored", async () => {
    const one = await house();
    const client = await one.connected();
    client.emit("tables", {});
    client.emit("error", new Error("x"));
    await client.emitWithAck("look", { code: "ABCDE" });
    expect(one.tables.asked.map(({ name }) => name)).toEqual(["look"]);
  });

  test("over which the tables fail is refused, and what it said stands in no log", async () => {
    const one = await house();
    one.tables.reply = () => {
      throw new Error("CANARY in a sentence");
    };
    const client = await one.connected();
    expect(await client.emitWithAck("tables", {})).toMatchObject({ ok: false, code: "failed" });
    const lines = one.logged.lines.filter((line) => line.includes("a message failed"));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "").fault).toMatchObject({
      kind: "Error",
      at: [expect.stringMatching(/^at /), ...Array(7).fill(expect.anything())],
    });
    expect(lines[0]).not.toContain("CANARY");
  });

  test("longer than any ends its own socket, which is told why, and no other", async () => {
    const one = await house();
    const [long, other] = await Promise.all([one.connected(), one.connected()]);
    const gone = once(long as never, "disconnect");
    long.emit("host", { game: "x".repeat(MAX_MESSAGE_BYTES), config: {} }, () => undefined);
    const [, { context }] = await gone;
    expect(context.reason).toBe("A message has at most 64000 bytes; send less of it at once.");
    expect(await other.emitWithAck("tables", {})).toEqual({ ok: true });
    expect(one.tables.asked).toHaveLength(1);
  });
});

describe("a flood", () => {
  test("of messages is refused one by one, then ends its own socket", async () => {
    let time = 0;
    const one = await house({ now: () => time });
    const [flood, other] = await Promise.all([one.connected(), one.connected()]);
    const send = (count: number) =>
      Promise.all(Array.from({ length: count }, () => flood.timeout(5000).emitWithAck("tables", {})));
    expect((await send(MESSAGE_BURST)).every(({ ok }) => ok)).toBe(true);
    expect((await send(1))[0]).toMatchObject({ code: "too-many", values: { seconds: 1 } });
    time += 1000;
    expect((await send(1))[0]).toEqual({ ok: true });
    const gone = once(flood as never, "disconnect");
    const burst = Array.from({ length: MESSAGE_BURST + REFUSED_BURST }, () =>
      flood.emit("tables", {}, () => undefined),
    );
    await gone;
    expect(burst).not.toEqual([]);
    expect(await other.emitWithAck("tables", {})).toEqual({ ok: true });
  });

  test("of messages that nobody acknowledges ends its own socket", async () => {
    const one = await house({ now: () => 0 });
    const client = await one.connected();
    const gone = once(client as never, "disconnect");
    for (let sent = 0; sent <= MESSAGE_BURST + REFUSED_BURST; sent++) client.emit("tables", {});
    await gone;
  });

  test("of guesses is slowed down for its address; who was right has not guessed", async () => {
    let time = 0;
    const one = await house({ now: () => time });
    one.tables.reply = (_, request) =>
      (request as { code: string }).code === "RRRRR"
        ? { ok: true }
        : { ok: false, code: "no-table", values: {}, text: "" };
    const ask = async (code: string) => (await (await one.connected()).emitWithAck("look", { code })).code;
    for (let right = 0; right < 2 * GUESS_BURST; right++) expect(await ask("RRRRR")).toBeUndefined();
    for (let wrong = 0; wrong < GUESS_BURST; wrong++) expect(await ask("WWWWW")).toBe("no-table");
    const before = one.tables.asked.length;
    // The same is said whether it would have been right or not.
    expect(await ask("WWWWW")).toBe("too-many");
    expect(await ask("RRRRR")).toBe("too-many");
    expect(one.tables.asked).toHaveLength(before);
    time += 3000;
    expect(await ask("RRRRR")).toBeUndefined();
  });

  test("of those who know a code, who all come at once from one address, is let in", async () => {
    const one = await house({ now: () => 0 });
    one.tables.reply = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { ok: true };
    };
    const clients = await Promise.all(Array.from({ length: 3 * GUESS_BURST }, () => one.connected()));
    const replies = await Promise.all(
      clients.map((client) => client.emitWithAck("watch", { code: "RRRRR" })),
    );
    expect(replies.filter(({ ok }) => !ok)).toEqual([]);
  });

  test("of guesses that are all under way at once has no more of them than one after the other", async () => {
    const one = await house({ now: () => 0 });
    one.tables.reply = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { ok: false, code: "no-table", values: {}, text: "" };
    };
    const clients = await Promise.all(Array.from({ length: 3 * GUESS_BURST }, () => one.connected()));
    const replies = await Promise.all(clients.map((client) => client.emitWithAck("look", { code: "WWWWW" })));
    expect(replies.filter(({ code }) => code === "no-table")).toHaveLength(GUESS_BURST);
    expect(one.tables.asked).toHaveLength(GUESS_BURST);
  });
});
