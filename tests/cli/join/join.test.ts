import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Link } from "../../../src/client/link.ts";
import type { NetworkState } from "../../../src/protocol/network.ts";
import { TableHouse, Terminal } from "./house.ts";

let house: TableHouse;
const links: Link[] = [];

beforeEach(async () => {
  house = await TableHouse.open();
});
afterEach(async () => {
  for (const link of links.splice(0)) link.close();
  await house.stop();
});

const ASKED = /^Turn \d+: write orders/;

describe("a seat that is played from a terminal", () => {
  test("is asked, is told what it asks, is refused with what is near, gives and goes on", async () => {
    const code = await house.host();
    const red = new Terminal(house, code, { name: "Ann", seat: "red" });
    const blue = new Terminal(house, code.toLowerCase(), { name: "Ben", seat: "blue" });
    await red.hears(ASKED);
    red.write("? B1", "9", "", "2L1");
    await red.hears(/^Given: 2L1\.$/);
    await red.hears(/^Waiting for blue\.$/);
    expect(red.told[0]).toMatch(/You are Ann and play Red\./);
    expect(red.text).toMatch(
      /write orders for R1[\s\S]*B1: range[\s\S]*That is not an answer:[\s\S]*Near it: /,
    );
    expect(red.told.filter((line) => /^Turn 1: write orders/.test(line))).toHaveLength(2);
    expect(blue.text).not.toMatch(/R1 .*2L1|Given/);
    // A question is answered while one waits; what is written then is given as soon as one is asked.
    red.write("? me", "3");
    await blue.hears(ASKED);
    blue.write("3");
    await red.hears(/R1 .*2L1|2L1/, 2);
    await red.hears(/^Given: 3\.$/);
    for (const one of [red, blue]) one.write("quit");
    expect(await Promise.all([red.ended, blue.ended])).toEqual([undefined, undefined]);
    expect(red.told.at(-1)).toBe("Left before its end.");
    for (const line of [...red.told, ...blue.told]) expect(line).not.toMatch(/undefined|\[object|NaN/);
  });

  test("is come back to by the secret that its machine has kept, and by nobody else", async () => {
    const code = await house.host();
    const first = new Terminal(house, code, { name: "Ann", seat: "red" });
    await first.hears(ASKED);
    first.write("2L1");
    await first.hears(/^Given/);
    first.write("quit");
    await first.ended;
    const file = join(house.data, "Ann.json");
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(Object.keys(JSON.parse(readFileSync(file, "utf8")))).toEqual([
      `http://${house.address} ${code} red`,
    ]);
    const thief = new Terminal(house, code, { name: "Eve", seat: "red" });
    expect(await thief.ended).toMatchObject({
      message: expect.stringMatching(/^Somebody has this seat already/),
    });
    const again = new Terminal(house, code, { name: "Ann" });
    await again.hears(/^Waiting for blue\.$/);
    expect(again.told[0]).toContain("play Red");
    again.write("? log", "quit");
    await again.ended;
  });

  test("is told so when it is played in a newer window", async () => {
    const code = await house.host();
    const first = new Terminal(house, code, { name: "Ann", seat: "red" });
    await first.hears(ASKED);
    const second = new Terminal(house, code, { name: "Ann", seat: "red" });
    await second.hears(ASKED);
    expect(await first.ended).toMatchObject({ message: expect.stringMatching(/played in another window/) });
    second.write("quit");
    await second.ended;
  });

  test("keeps what is written while the server is gone, says since when, and goes on", async () => {
    const code = await house.host();
    const { port } = house;
    const red = new Terminal(house, code, { name: "Ann", seat: "red" });
    await red.hears(ASKED);
    await house.stop();
    await red.hears(/^The connection is lost since \d\d:\d\d\./);
    red.write("2L1");
    await house.start(port);
    await red.hears(/^The connection is back\.$/);
    await red.hears(/^Given: 2L1\.$/);
    red.write("quit");
    await red.ended;
  });

  test("ends with its lines, once it is asked for more", async () => {
    const code = await house.host();
    const red = new Terminal(house, code, { name: "Ann", seat: "red" });
    const blue = new Terminal(house, code, { name: "Ben", seat: "blue" });
    red.write("2L1");
    red.end();
    await red.hears(/^Waiting/);
    blue.write("3");
    await red.hears(/^Left/);
    await red.ended;
    expect(red.told.at(-1)).toBe("Left before its end.");
    expect(red.told.filter((line) => ASKED.test(line))).toHaveLength(2);
    blue.write("quit");
    await blue.ended;
  });

  test("speaks German where that is asked for", async () => {
    const code = await house.host();
    const red = new Terminal(house, code, { name: "Änne", seat: "red", language: "de" });
    await red.hears(/Du bist Änne und spielst Rot/);
    red.write("9");
    await red.hears(/^In der Nähe|^Ähnlich|^Nahe/).catch(() => expect(red.text).not.toMatch(/That is|Near/));
    red.write("quit");
    await red.ended;
  });
});

describe("what can't be joined is told in one sentence", () => {
  test.each([
    [{ code: "QQQQQ" }, /^No table has this code/],
    [{ code: "12" }, /^The message look does not fit/],
    [{ seat: "green" }, /^There is no seat at this table called green; there is red, blue\.$/],
    [{ name: "\u0007" }, /^A name has 1 to 24 characters/],
    [{ address: "" }, /^"" is no address of a server/],
    [{ address: "127.0.0.1:1" }, /^No Tallyho server answers at http:\/\/127\.0\.0\.1:1;/],
  ])(
    "%j",
    async (wrong: {
      readonly code?: string;
      readonly seat?: string;
      readonly name?: string;
      readonly address?: string;
    }, sentence) => {
      const code = wrong.code ?? (await house.host());
      const at = { address: wrong.address ?? house.address, kept: (machine: string) => house.kept(machine) };
      const one = new Terminal(
        at,
        code,
        { name: wrong.name ?? "Ann", seat: wrong.seat ?? "red" },
        { machine: "Ann" },
      );
      expect(await one.ended).toMatchObject({ message: expect.stringMatching(sentence) });
    },
  );
});

/** A client at the server of a house, which is left when the test ends. */
async function linked({ address }: TableHouse): Promise<Link> {
  const link = await Link.connect(`http://${address}`);
  links.push(link);
  return link;
}

/** The code that makes a browser the host's, in what was printed. */
function handoverIn(told: readonly string[]): string {
  return /^Code for the host's page: ([A-Z]{8}) \(/m.exec(told.join("\n"))?.[1] ?? "";
}

describe("a table that is hosted from a terminal", () => {
  test("tells its code, its host's page and how one joins; that no phone gets there yet, where none does", async () => {
    const told: string[] = [];
    const code = await house.host((line) => told.push(line));
    const url = `http://${house.address}`;
    expect(told).toEqual([
      `Code to join: ${code}`,
      `The host's page: ${url}/#/host/${code}`,
      expect.stringMatching(/^Code for the host's page: [A-Z]{8} \(good once, until \d\d:\d\d\)$/),
      expect.stringMatching(/^No phone gets there yet: “Open to this network” .*--host/),
      `From a terminal: tallyho join ${url} ${code} --name NAME --seat red`,
      `From a terminal: tallyho join ${url} ${code} --name NAME --seat blue`,
    ]);
    expect(readFileSync(join(house.data, "host.json"), "utf8")).toMatch(/ host": "[0-9a-f]{32}"/);
  });

  test("names the addresses that are open to phones, and no VPN's beside them", async () => {
    const info = (address: string) => ({ address, netmask: "255.0.0.0", family: "IPv4" as const, mac: "" });
    const shared = { internal: false, cidr: null };
    const [room, vpn] = ["127.0.0.2", "127.0.0.3"];
    const interfaces = () => ({
      lo: [{ ...info("127.0.0.1"), ...shared, internal: true }],
      wlan0: [{ ...info(room), ...shared }],
      tun0: [{ ...info(vpn), ...shared }],
    });
    const open = await TableHouse.open({ interfaces });
    try {
      const body = JSON.stringify({ addresses: [room, vpn] });
      const headers = { "content-type": "application/json" };
      const opened = await fetch(`http://${open.address}/network/open`, { method: "POST", headers, body });
      const { state } = (await opened.json()) as { readonly state: NetworkState };
      const told: string[] = [];
      const code = await open.host((line) => told.push(line));
      const [at] = state.open.filter(({ address }) => address === room).map(({ url }) => url);
      expect(told.filter((line) => line.startsWith("From a phone"))).toEqual([
        `From a phone: ${at}/#/join/${code}`,
      ]);
      expect(told).toContain(`From a terminal: tallyho join ${at} ${code} --name NAME --seat red`);
      expect(told.join("\n")).not.toMatch(/No phone/);
      // The page by which it was opened is that of this machine.
      expect(told).toContain(`The host's page: http://${open.address}/#/host/${code}`);
    } finally {
      await open.stop();
    }
  });

  test("has its host wherever the code of its host's page is given, once", async () => {
    const told: string[] = [];
    const code = await house.host((line) => told.push(line));
    const handover = handoverIn(told);
    const link = await linked(house);
    expect(await link.ask("takeOver", { code, handover })).toMatchObject({ ok: true, host: true });
    expect(await link.ask("seat", { seat: "blue", computer: "cadet" })).toMatchObject({ ok: true });
    expect(await link.ask("rules", { listed: true, teamSees: false })).toMatchObject({ ok: true });
    const second = await (await linked(house)).ask("takeOver", { code, handover });
    expect(second).toMatchObject({ ok: false, code: "no-handover" });
    // The terminal's part is given away with it.
    await expect(house.tell(code, () => undefined)).rejects.toThrow(/not yours any more/);
    await expect(house.tell(code, () => undefined)).rejects.toThrow(/No table .* is hosted from here/);
  });

  test("is told again, with a new code for its host's page", async () => {
    const [first, again]: [string[], string[]] = [[], []];
    const code = await house.host((line) => first.push(line));
    await house.tell(code.toLowerCase(), (line) => again.push(line));
    expect(again).toHaveLength(first.length);
    expect(again[0]).toBe(`Code to join: ${code}`);
    const [old, handover] = [handoverIn(first), handoverIn(again)];
    const link = await linked(house);
    expect(await link.ask("takeOver", { code, handover: old })).toMatchObject({ code: "no-handover" });
    expect(await link.ask("takeOver", { code, handover })).toMatchObject({ host: true });
    await expect(house.tell("QQQQQ", () => undefined)).rejects.toThrow(
      /No table QQQQQ at .* is hosted from here/,
    );
  });

  test("is told in German where that is asked for", async () => {
    const told: string[] = [];
    await house.host((line) => told.push(line), { language: "de" });
    expect(told.join("\n")).toMatch(/Seite des Gastgebers[\s\S]*Noch kommt kein Telefon dorthin/);
  });
});
