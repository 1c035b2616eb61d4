import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { createServer } from "node:net";
import type { NetworkInterfaceInfo } from "node:os";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Bonjour, type Service } from "bonjour-service";
import { io } from "socket.io-client";
import { afterEach, expect, test } from "vitest";
import { PROTOCOL } from "../../../src/protocol/limits.ts";
import type { NetworkReply, NetworkState } from "../../../src/protocol/network.ts";
import { type Announce, announce } from "../../../src/server/network/named.ts";
import type { Hosting } from "../../../src/server/operation/hosting.ts";
import { openLog } from "../../../src/server/operation/logger.ts";
import { type Served, type ServeOptions, serve } from "../../../src/server/serve.ts";
import { RecordingTables } from "../sockets/recording-tables.ts";

/** Loopback addresses stand for those of a network; 127.0.0.9 is another device in it. */
const [ROOM, VPN, PHONE] = ["127.0.0.2", "127.0.0.3", "127.0.0.9"];

function info(address: string, internal = false): NetworkInterfaceInfo {
  return { address, netmask: "255.0.0.0", family: "IPv4", mac: "", internal, cidr: null };
}

const INTERFACES = {
  lo: [info("127.0.0.1", true), { ...info("::1", true), family: "IPv6" as const, scopeid: 0 }],
  wlan0: [info(ROOM)],
  tun0: [info(VPN)],
};

const open: Served[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((served) => served.close()));
});

const nobody: Announce = async () => undefined;

async function serving(options: Partial<ServeOptions> = {}) {
  const root = mkdtempSync(join(tmpdir(), "tallyho-page-"));
  writeFileSync(join(root, "index.html"), "<title>Tallyho</title>");
  const networkFolder = mkdtempSync(join(tmpdir(), "tallyho-data-"));
  const tables = new RecordingTables();
  const hosting: Hosting = {
    log: openLog("silent"),
    tables,
    hostFile: () => tables.ask({} as never, "host", {} as never),
    openTables: () => 0,
    health: async () => undefined,
    backup: async () => undefined,
    tellReached: () => undefined,
    close: () => tables.close(),
  };
  const own = { networkFolder, interfaces: () => INTERFACES, announce: nobody };
  const served = await serve({ port: 0, host: "127.0.0.1", root, hosting, ...own, ...options });
  open.push(served);
  return { served, networkFolder: options.networkFolder ?? networkFolder, tables };
}

interface Asked {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that it is asked from. */
  readonly from?: string;
}

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks a server as a browser or a program does; `POST` where there is a body. */
function ask(url: string, { body, headers = {}, from = "127.0.0.1" }: Asked = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const type = sent === undefined ? {} : { "content-type": "application/json" };
    const method = sent === undefined ? "GET" : "POST";
    const asked = request(
      url,
      { method, localAddress: from, headers: { ...type, ...headers } },
      (response) => {
        let text = "";
        response.on("data", (part) => {
          text += String(part);
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    asked.on("error", reject);
    asked.end(sent);
  });
}

async function stateOf(url: string): Promise<NetworkState> {
  const reply: NetworkReply = JSON.parse((await ask(`${url}/network`)).text);
  if (!reply.ok) throw new Error(reply.text);
  return reply.state;
}

async function openAt(url: string, addresses: readonly string[]): Promise<NetworkState> {
  const { text } = await ask(`${url}/network/open`, { body: { addresses } });
  const reply: NetworkReply = JSON.parse(text);
  if (!reply.ok) throw new Error(reply.text);
  return reply.state;
}

test("a server listens on its machine alone, offers its addresses and proposes no VPN's", async () => {
  const { served } = await serving();
  expect(await stateOf(served.url)).toEqual({
    candidates: [
      { address: ROOM, name: "wlan0", kind: "public" },
      { address: VPN, name: "tun0", kind: "virtual" },
    ],
    proposed: ROOM,
    open: [],
    fixed: false,
    named: null,
    reached: null,
  });
  await expect(ask(`http://${ROOM}:${served.port}/`)).rejects.toThrow(/ECONNREFUSED/);
});

test("opened, it gives out page and health at the address that was chosen, at no other, and closes again", async () => {
  const { served } = await serving();
  const { open: opened } = await openAt(served.url, [ROOM]);
  const [at] = opened;
  expect(opened).toEqual([{ address: ROOM, port: served.port, url: `http://${ROOM}:${served.port}` }]);
  expect((await ask(`${at?.url}/`, { from: PHONE })).text).toContain("Tallyho");
  expect((await ask(`${at?.url}/health`, { from: PHONE })).text).toBe("ok");
  await expect(ask(`http://${VPN}:${served.port}/`)).rejects.toThrow(/ECONNREFUSED/);
  await ask(`${served.url}/network/close`, { body: {} });
  expect((await stateOf(served.url)).open).toEqual([]);
  await expect(ask(`${at?.url}/`)).rejects.toThrow(/ECONNREFUSED/);
  expect((await ask(served.url)).status).toBe(200);
});

test("opened at other addresses it is closed at those of before", async () => {
  const { served } = await serving();
  await openAt(served.url, [ROOM]);
  const state = await openAt(served.url, [VPN, VPN]);
  expect(state.open.map(({ address }) => address)).toEqual([VPN]);
  await expect(ask(`http://${ROOM}:${served.port}/`)).rejects.toThrow(/ECONNREFUSED/);
});

test.each(["websocket", "polling"])(
  "sockets come by a second listener too, and go with it: %s",
  async (transport) => {
    const { served, tables } = await serving();
    const { open: opened } = await openAt(served.url, [ROOM]);
    const client = io(opened[0]?.url, {
      auth: { protocol: PROTOCOL },
      transports: [transport],
      forceNew: true,
      reconnection: false,
    });
    await new Promise((resolve, reject) => {
      client.once("connect", () => resolve(undefined));
      client.once("connect_error", reject);
    });
    expect(await client.emitWithAck("tables", {})).toMatchObject({ ok: true });
    expect(tables.asked).toHaveLength(1);
    const gone = new Promise((resolve) => client.once("disconnect", resolve));
    await ask(`${served.url}/network/close`, { body: {} });
    await gone;
    client.disconnect();
  },
);

test("nobody but the page on the machine opens it, is told its addresses or closes it", async () => {
  const { served } = await serving();
  const url = (await openAt(served.url, [ROOM])).open[0]?.url ?? "";
  const refused: readonly (readonly [string, Asked])[] = [
    // Another device in the network, by either address.
    [url, { from: PHONE }],
    [served.url, { from: PHONE }],
    // A foreign page in a browser on this machine, and one whose name was made to lead here.
    [served.url, { headers: { origin: "https://elsewhere.example" } }],
    [served.url, { headers: { origin: "null" } }],
    [served.url, { headers: { host: "elsewhere.example", origin: "http://elsewhere.example" } }],
    // What a proxy on the machine passes on.
    [served.url, { headers: { "x-forwarded-for": "192.168.1.9" } }],
  ];
  for (const [where, asked] of refused)
    for (const [path, body] of [
      ["", undefined],
      ["/open", { addresses: [VPN] }],
      ["/close", {}],
    ] as const) {
      const { status, text } = await ask(`${where}/network${path}`, { ...asked, ...(body && { body }) });
      expect([status, JSON.parse(text).code]).toEqual([403, "not-here"]);
    }
  expect((await stateOf(served.url)).open.map(({ address }) => address)).toEqual([ROOM]);
});

test("the page of the machine is known by an address of the network too", async () => {
  const { served } = await serving();
  const url = (await openAt(served.url, [ROOM])).open[0]?.url ?? "";
  expect((await ask(`${url}/network`, { from: ROOM, headers: { origin: url } })).status).toBe(200);
});

test("the page of the machine opens it from its own origin", async () => {
  const { served } = await serving();
  const headers = { origin: served.url };
  expect((await ask(`${served.url}/network/open`, { headers, body: { addresses: [ROOM] } })).status).toBe(
    200,
  );
});

test.each([
  [{ addresses: ["198.51.100.1"] }, 422, "no-address"],
  [{ addresses: ["127.0.0.1"] }, 422, "no-address"],
  [{ addresses: ["0.0.0.0"] }, 422, "no-address"],
  [{ addresses: [] }, 400, "message"],
  [{ addresses: ROOM }, 400, "message"],
  [{}, 400, "message"],
  [{ addresses: [ROOM], more: 1 }, 400, "message"],
  [{ addresses: Array(17).fill(ROOM) }, 400, "message"],
])("%j is refused with a sentence in the language asked for", async (body, status, code) => {
  const { served } = await serving();
  const [english, german] = await Promise.all(
    ["en", "de"].map((language) =>
      ask(`${served.url}/network/open`, { body, headers: { "accept-language": language } }),
    ),
  );
  expect([english?.status, JSON.parse(english?.text ?? "").code]).toEqual([status, code]);
  const texts = [english, german].map((one) => JSON.parse(one?.text ?? "").text);
  for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
  expect(texts[0]).not.toBe(texts[1]);
});

test("what is no JSON, or too long, is refused, and other addresses still take nothing", async () => {
  const { served } = await serving();
  const long = await ask(`${served.url}/network/open`, { body: { addresses: ["x".repeat(10_000)] } });
  expect(long.status).toBe(413);
  const plain = { headers: { "content-type": "text/plain" }, body: { addresses: [ROOM] } };
  expect((await ask(`${served.url}/network/open`, plain)).status).toBe(400);
  expect((await ask(`${served.url}/`, { body: {} })).status).toBe(405);
  expect((await stateOf(served.url)).open).toEqual([]);
});

test("the port of last time is taken again, and another one where it is not free", async () => {
  const networkFolder = mkdtempSync(join(tmpdir(), "tallyho-data-"));
  const first = await serving({ networkFolder });
  const [before] = (await openAt(first.served.url, [ROOM])).open;
  const second = await serving({ networkFolder });
  expect(second.served.port).not.toBe(before?.port);
  await ask(`${first.served.url}/network/close`, { body: {} });
  const [again] = (await openAt(second.served.url, [ROOM])).open;
  expect(again?.port).toBe(before?.port);
  await ask(`${second.served.url}/network/close`, { body: {} });
  const holder = createServer().listen(again?.port, ROOM);
  await once(holder, "listening");
  const [other] = (await openAt(second.served.url, [ROOM])).open;
  expect(other?.port).toBe(second.served.port);
  holder.close();
  expect(JSON.parse(readFileSync(join(networkFolder, "network.json"), "utf8"))).toEqual({
    port: other?.port,
  });
});

test("two addresses are opened with one port, or neither", async () => {
  const { served } = await serving();
  const holder = createServer().listen(served.port, VPN);
  await once(holder, "listening");
  const { open: opened } = await openAt(served.url, [ROOM, VPN]);
  holder.close();
  expect(opened.map(({ address }) => address)).toEqual([ROOM, VPN]);
  expect(new Set(opened.map(({ port }) => port)).size).toBe(1);
  expect(opened[0]?.port).not.toBe(served.port);
});

test("/hello says in one line that the machine is reached, and the host sees when another device did", async () => {
  const { served } = await serving();
  const url = (await openAt(served.url, [ROOM])).open[0]?.url;
  await ask(`${url}/hello`, { from: ROOM });
  await ask(`${served.url}/hello`);
  await ask(`${url}/hello`, { from: PHONE, headers: { host: "elsewhere.example" } });
  expect((await stateOf(served.url)).reached).toBeNull();
  const before = Date.now();
  const english = await ask(`${url}/hello`, { from: PHONE, headers: { "accept-language": "fr, en;q=0.8" } });
  const german = await ask(`${url}/hello`, {
    from: PHONE,
    headers: { "accept-language": "de-AT,de;q=0.9,en" },
  });
  expect(english.text).toContain('<html lang="en">');
  expect(english.text).toContain("This device can reach the table.");
  expect(german.text).toContain('<html lang="de">');
  expect(german.text).toContain("Dieses Gerät kann den Tisch erreichen.");
  expect(german.headers["content-security-policy"]).toContain("default-src 'none'");
  const { reached } = await stateOf(served.url);
  expect(reached).toBeGreaterThanOrEqual(before);
  await ask(`${served.url}/network/close`, { body: {} });
  expect((await stateOf(served.url)).reached).toBeNull();
});

test("a second listener refuses sockets by foreign names and from foreign pages, and takes its own", async () => {
  const { served } = await serving();
  const { open: opened } = await openAt(served.url, [ROOM]);
  const url = `${opened[0]?.url}/socket.io/?EIO=4&transport=polling`;
  const port = opened[0]?.port;
  const status = async (headers: Record<string, string>) => (await ask(url, { from: PHONE, headers })).status;
  expect(await status({ host: "elsewhere.example" })).toBe(403);
  expect(await status({ origin: "http://elsewhere.example" })).toBe(403);
  expect(await status({ origin: `http://${VPN}:${port}` })).toBe(403);
  expect(await status({ origin: `http://${ROOM}:${port}` })).toBe(200);
  expect(await status({ host: `tallyho.local:${port}`, origin: `http://tallyho.local:${port}` })).toBe(200);
});

test("a name is an extra line where it could be made known, and goes with the listener", async () => {
  const said: string[] = [];
  const byName: Announce = async (addresses, port) => {
    said.push(`${addresses} ${port}`);
    return { url: `http://tallyho.local:${port}`, end: async () => void said.push("ended") };
  };
  const { served } = await serving({ announce: byName });
  await openAt(served.url, [ROOM]);
  expect((await stateOf(served.url)).named).toBe(`http://tallyho.local:${served.port}`);
  await ask(`${served.url}/network/close`, { body: {} });
  expect((await stateOf(served.url)).named).toBeNull();
  expect(said).toEqual([`${ROOM} ${served.port}`, "ended"]);
});

test("a name that can't be made known keeps nobody from being opened", async () => {
  const { served } = await serving({ announce: () => Promise.reject(new Error("no multicast here")) });
  expect((await openAt(served.url, [ROOM])).open).toHaveLength(1);
  expect((await stateOf(served.url)).named).toBeNull();
});

/** Multicast on the loopback interface is Linux' own. */
test.skipIf(process.platform !== "linux")(
  "by multicast DNS a server is found by name, at its open address alone",
  async () => {
    const named = await announce(["127.0.0.1"], 8080);
    expect(named?.url).toBe("http://tallyho.local:8080");
    const other = new Bonjour({ interface: "127.0.0.1", bind: "0.0.0.0" } as object);
    const found = await new Promise<Service>((resolve) => other.find({ type: "http" }, resolve));
    expect([found.name, found.host, found.port]).toEqual(["Tallyho", "tallyho.local", 8080]);
    expect(found.addresses).toEqual(["127.0.0.1"]);
    expect(await announce(["127.0.0.1"], 8081)).toBeUndefined();
    other.destroy();
    await named?.end();
  },
);
