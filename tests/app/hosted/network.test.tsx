// @vitest-environment happy-dom
import { act } from "react";
import { encode } from "uqr";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadPanel } from "../../../src/app/games/index.ts";
import { HostTable } from "../../../src/app/hosted/HostTable.tsx";
import { ScreenPage } from "../../../src/app/hosted/ScreenPage.tsx";
import { speak, withWords } from "../../../src/app/words.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { drawnUntil, mounted } from "../mounted.ts";
import { NetworkOfTest, openAt, stateOf, urlOf } from "./network-stand-in.ts";
import { loadedOf, remoteOf, seatOf, tableOf, watched } from "./stand-in.ts";

const come = vi.hoisted(() => vi.fn());
vi.mock("../../../src/app/remote/load-remote.ts", () => ({ loadRemote: come }));
// Drawings of tables have tests of their own.
vi.mock("../../../src/app/table/board/Board.tsx", () => ({ Board: () => null }));

const show = mounted();
const DOGFIGHT = findGame(GAMES, "dogfight") as GameEntry;
const [ROOM, OTHER, VPN] = ["192.168.1.20", "10.0.0.5", "100.101.102.103"];
const FREE = [seatOf("red", "red", { name: null, presence: "free" }), seatOf("blue")];

const goTo = (url: string) =>
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);

beforeEach(async () => {
  localStorage.clear();
  goTo("http://localhost:8080/");
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await speak("en");
  await withWords(async () => undefined);
});

const region = () => document.querySelector('[aria-label="Code to join"]');
const square = () => region()?.querySelector("svg") ?? null;
const named = () => square()?.getAttribute("aria-label");
const joinAt = (address: string) => `Square code for ${address}/#/join/KRTMB`;
const text = () => document.body.textContent ?? "";
const letters = () => region()?.querySelector(".join-code__letters")?.textContent;

async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);
  if (!button) throw new Error(`no button ${words}`);
  await act(async () => button.click());
}

/** The list whose label has these words, and its choices. */
function list(words: string): HTMLSelectElement | undefined {
  const label = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === words);
  return label ? (document.getElementById(label.htmlFor) as HTMLSelectElement) : undefined;
}

const choicesOf = (words: string) => [...(list(words)?.options ?? [])].map((option) => option.textContent);

async function choose(words: string, value: string): Promise<void> {
  const select = list(words);
  if (!select) throw new Error(`no list ${words}`);
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

async function hostPage(): Promise<void> {
  const { remote } = remoteOf(tableOf(FREE));
  come.mockResolvedValue(loadedOf(remote, DOGFIGHT));
  await show(<HostTable code="KRTMB" />);
  await drawnUntil(() => document.querySelector(".lamps") !== null);
}

/** The host's page on the machine of a server whose network is so. */
async function hosting(state = stateOf({ [ROOM]: "private" })): Promise<NetworkOfTest> {
  const network = new NetworkOfTest(state);
  await hostPage();
  await drawnUntil(() => text().includes("The network"));
  return network;
}

async function screen(seats = FREE): Promise<void> {
  const { remote } = remoteOf(tableOf(seats));
  const panel = await withWords(() => loadPanel("dogfight"));
  come.mockResolvedValue(loadedOf(remote, DOGFIGHT, await watched(DOGFIGHT, "duel"), panel));
  await show(<ScreenPage code="KRTMB" />);
  await drawnUntil(() => region() !== null);
}

const FIRST = "Open the table to your network, and a square code to join stands here.";
const ELSEWHERE = "open only where no phone in the room gets in";

describe("the square code of a table on a machine that nobody else reaches", () => {
  it("is not shown: the letters are, and what is to be done, until the network is opened and again when closed", async () => {
    await hosting();
    expect([named(), letters()]).toEqual([undefined, "KRTMB"]);
    expect(text()).toContain(FIRST);
    expect(text()).not.toContain("localhost");
    await press("Open to this network");
    expect([named(), letters()]).toEqual([joinAt(urlOf(ROOM)), "KRTMB"]);
    expect(text()).not.toContain(FIRST);
    expect(text()).toContain(`${urlOf(ROOM)}/hello`);
    await press("Close to the network");
    expect([named(), letters()]).toEqual([undefined, "KRTMB"]);
    expect(text()).toContain(FIRST);
  });

  it("is not shown before it is known whether there is an address, nor is anything to be done told", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    await hostPage();
    expect([named(), letters(), region()?.querySelector("p:not([role])")]).toEqual([
      undefined,
      "KRTMB",
      null,
    ]);
  });

  it.each(["http://localhost:8080/", "http://127.0.0.1/", "http://127.9.8.7/", "http://[::1]:8080/"])(
    "is not shown where another machine or a container serves the page as %s",
    async (url) => {
      goTo(url);
      vi.stubGlobal("fetch", async () => Response.json({ ok: false, code: "not-here", text: "No." }));
      await hostPage();
      await drawnUntil(() => text().includes("leads each phone to itself"));
      expect([named(), letters()]).toEqual([undefined, "KRTMB"]);
      expect(document.querySelector(".addresses")).toBeNull();
    },
  );

  it.each(["http://192.168.1.20:8080/", "https://club.example/", "http://localhost.example/"])(
    "names the address of the page where that is no machine's own: %s",
    async (url) => {
      goTo(url);
      vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
      await hostPage();
      expect(named()).toBe(joinAt(new URL(url).origin));
    },
  );
});

describe("the square code where the machine is in several networks", () => {
  it("is opened to the one that is chosen, VPNs told from the others", async () => {
    await hosting(stateOf({ [ROOM]: "private", [OTHER]: "private", [VPN]: "virtual" }));
    expect(choicesOf("Which network?")).toEqual([
      `${ROOM} (private0)`,
      `${OTHER} (private0)`,
      `${VPN} (virtual0: a VPN or containers)`,
    ]);
    await choose("Which network?", OTHER);
    await press("Open to this network");
    expect(named()).toBe(joinAt(urlOf(OTHER)));
    expect(list("Address in the square code")).toBeUndefined();
  });

  it("names the one of several open addresses that the host chooses, never a VPN's or a container's", async () => {
    const open = [VPN, ROOM, OTHER].map(openAt);
    await hosting(
      stateOf({ [ROOM]: "private", [OTHER]: "private", [VPN]: "virtual" }, { open, fixed: true }),
    );
    expect(named()).toBe(joinAt(urlOf(ROOM)));
    expect(choicesOf("Address in the square code")).toEqual([urlOf(ROOM), urlOf(OTHER)]);
    await choose("Address in the square code", urlOf(OTHER));
    expect(named()).toBe(joinAt(urlOf(OTHER)));
    expect(text()).toContain(`${urlOf(OTHER)}/hello`);
    expect(text()).not.toContain("Close to the network");
  });

  it("has the same address on the table's screen of this machine", async () => {
    const open = [ROOM, OTHER].map(openAt);
    const state = stateOf({ [ROOM]: "private", [OTHER]: "private" }, { open });
    await hosting(state);
    await choose("Address in the square code", urlOf(OTHER));
    await screen();
    await drawnUntil(() => square() !== null);
    expect(named()).toBe(joinAt(urlOf(OTHER)));
  });

  it.each([
    ["a VPN's or a container's", stateOf({ [ROOM]: "private", [VPN]: "virtual" }, { open: [openAt(VPN)] })],
    ["one that the machine has left", stateOf({ [ROOM]: "private" }, { open: [openAt(OTHER)] })],
  ])("is not shown where the only open address is %s", async (_, state) => {
    await hosting(state);
    expect([named(), letters()]).toEqual([undefined, "KRTMB"]);
    expect(text()).toContain(ELSEWHERE);
    expect(text()).not.toContain("Devices in your network reach");
    expect(text()).not.toContain("/hello");
  });

  it("is not shown with the address of a VPN by which this very machine has the page", async () => {
    goTo(`${urlOf(VPN)}/`);
    await hosting(stateOf({ [ROOM]: "private", [VPN]: "virtual" }, { open: [openAt(VPN)], fixed: true }));
    await drawnUntil(() => square() === null);
    expect(text()).toContain(ELSEWHERE);
  });
});

describe("the panel of the network", () => {
  it("says what to do on a machine in no network, and opens nothing", async () => {
    await hosting(stateOf({}));
    expect(text()).toContain("This machine is in no network: join a wireless network");
    expect(text()).not.toContain("Open to this network");
  });

  it("says so where there is a VPN's or a container's network alone, which can be opened all the same", async () => {
    await hosting(stateOf({ [VPN]: "virtual" }));
    expect(text()).toContain("only in one of a VPN or of containers");
    await press("Open to this network");
    expect(named()).toBeUndefined();
    expect(text()).toContain(urlOf(VPN));
    expect(text()).toContain(ELSEWHERE);
  });

  it("tells why the network was not opened, until it is", async () => {
    const network = await hosting();
    network.fault = { ok: false, code: "no-port", text: "No port could be opened at this address." };
    await press("Open to this network");
    expect(document.querySelector("[data-told=alert]")?.textContent).toBe(network.fault.text);
    expect(named()).toBeUndefined();
    network.fault = undefined;
    await press("Open to this network");
    expect(document.querySelector("[data-told=alert]")).toBeNull();
    expect(named()).toBe(joinAt(urlOf(ROOM)));
  });

  it("says so where nobody answers any more", async () => {
    const network = await hosting();
    network.isGone = true;
    await press("Open to this network");
    expect(document.querySelector("[data-told=alert]")?.textContent).toContain("does not answer");
  });

  it("sees that a phone has come, and that a server which was started again is closed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const later = () => act(async () => void (await vi.advanceTimersByTimeAsync(2500)));
    try {
      const network = new NetworkOfTest(stateOf({ [ROOM]: "private" }, { open: [openAt(ROOM)] }));
      const { remote } = remoteOf(tableOf(FREE));
      come.mockResolvedValue(loadedOf(remote, DOGFIGHT));
      await show(<HostTable code="KRTMB" />);
      await later();
      expect(named()).toBe(joinAt(urlOf(ROOM)));
      network.state = { ...network.state, named: "http://tallyho.local:8080", reached: 1 };
      await later();
      expect(text()).toContain("A phone has reached this machine.");
      expect(text()).toContain("http://tallyho.local:8080");
      network.isGone = true;
      await later();
      network.isGone = false;
      network.state = stateOf({ [ROOM]: "private" });
      await later();
      expect(named()).toBeUndefined();
      expect(text()).toContain(FIRST);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the table's screen", () => {
  const TOLD = "the host opens the table to the network on the host's page";

  it("says that the host has to open the network, and shows the code once that is done", async () => {
    const network = new NetworkOfTest(stateOf({ [ROOM]: "private" }));
    await screen();
    await drawnUntil(() => text().includes(TOLD));
    expect([named(), letters()]).toEqual([undefined, "KRTMB"]);
    network.state = { ...network.state, open: [openAt(ROOM)] };
    await show(<ScreenPage code="AAAAA" />);
    await screen();
    await drawnUntil(() => square() !== null);
    expect(named()).toBe(joinAt(urlOf(ROOM)));
    expect(text()).not.toContain(TOLD);
  });

  it("has nothing but the letters where no seat is free", async () => {
    const network = new NetworkOfTest(stateOf({ [ROOM]: "private" }));
    await screen([seatOf("red"), seatOf("blue")]);
    await drawnUntil(() => network.looks > 0);
    await act(async () => undefined);
    expect([named(), letters()]).toEqual([undefined, "KRTMB"]);
    expect(text()).not.toContain(TOLD);
  });
});

describe("how the square code is drawn", () => {
  /** Margin that readers of square codes need, in modules: ISO/IEC 18004. */
  const QUIET = 4;

  it("stands black on white with four modules of margin, module by module", async () => {
    await hosting(stateOf({ [ROOM]: "private" }, { open: [openAt(ROOM)] }));
    const { data, size } = encode(`${urlOf(ROOM)}/#/join/KRTMB`, { border: 0, ecc: "M" });
    const whole = size + 2 * QUIET;
    expect(square()?.getAttribute("viewBox")).toBe(`0 0 ${whole} ${whole}`);
    const [ground, modules] = [square()?.querySelector("rect"), square()?.querySelector("path")];
    expect([ground?.getAttribute("width"), ground?.getAttribute("height")]).toEqual([`${whole}`, `${whole}`]);
    expect([ground?.getAttribute("fill"), modules?.getAttribute("fill")]).toEqual(["#fff", "#000"]);
    const drawn = new Set(
      [...(modules?.getAttribute("d") ?? "").matchAll(/M(\d+ \d+)h1v1h-1z/g)].map(([, at]) => at),
    );
    const meant = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x + QUIET} ${y + QUIET}`] : [])));
    expect(drawn).toEqual(new Set(meant));
  });
});
