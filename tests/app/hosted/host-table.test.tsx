// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HostTable } from "../../../src/app/hosted/HostTable.tsx";
import { NotThere } from "../../../src/app/remote/coming.ts";
import { DONE, type TableStore } from "../../../src/app/session/session.ts";
import { speak, withWords } from "../../../src/app/words.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import type { TableStatus } from "../../../src/protocol/replies.ts";
import { drawnUntil, mounted } from "../mounted.ts";
import { loadedOf, remoteOf, seatOf, tableOf, watched } from "./stand-in.ts";

const come = vi.hoisted(() => vi.fn());
vi.mock("../../../src/app/remote/load-remote.ts", () => ({ loadRemote: come }));
const takeHost = vi.hoisted(() => vi.fn());
vi.mock("../../../src/app/remote/host-match.ts", () => ({ takeHost }));

const show = mounted();

const DOGFIGHT = findGame(GAMES, "dogfight") as GameEntry;
const LISTED = "Everybody on this server sees the table in the list";
const TEAM = "Team mates see each other's sealed orders";
const TWO_A_SIDE = [seatOf("anna", "red"), seatOf("ben", "red"), seatOf("blue")];

beforeEach(async () => {
  // This window is not that of the machine which opens itself to a network.
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await speak("en");
  await withWords(async () => undefined);
});

/** The page of a host, or of somebody else who knows its address. */
async function hosting(table: TableStatus, host = true, store?: TableStore) {
  const { remote, ask } = remoteOf(table, { host });
  come.mockResolvedValue(loadedOf(remote, DOGFIGHT, store));
  await show(<HostTable code={table.code} />);
  await drawnUntil(() => document.querySelector(".lamps") !== null);
  return { remote, ask };
}

/** The switch whose label has these words. */
function labelled(words: string): HTMLElement | undefined {
  const labels = [...document.querySelectorAll("label")];
  return labels.find((label) => label.textContent?.includes(words))?.querySelector("button") ?? undefined;
}

const isOn = (words: string) => labelled(words)?.getAttribute("aria-checked");

async function press(words: string): Promise<void> {
  await act(async () => labelled(words)?.click());
}

describe("the page of a table's host", () => {
  it("has a switch for what team mates see, which the server takes with the other rule as it was", async () => {
    const { ask } = await hosting(tableOf(TWO_A_SIDE, { listed: true }));
    expect(isOn(TEAM)).toBe("false");
    await press(TEAM);
    expect(ask).toHaveBeenLastCalledWith("rules", { listed: true, teamSees: true });
    expect(isOn(TEAM)).toBe("true");
    await press(LISTED);
    expect(ask).toHaveBeenLastCalledWith("rules", { listed: false, teamSees: true });
    await press(TEAM);
    expect([isOn(TEAM), isOn(LISTED)]).toEqual(["false", "false"]);
  });

  it("has none where nobody has a team mate", async () => {
    await hosting(tableOf([seatOf("red"), seatOf("blue")]));
    expect(labelled(LISTED)).toBeDefined();
    expect(labelled(TEAM)).toBeUndefined();
  });

  it("has no rules for who is not its host", async () => {
    await hosting(tableOf(TWO_A_SIDE), false);
    expect([labelled(LISTED), labelled(TEAM)]).toEqual([undefined, undefined]);
  });
});

describe("who has the code for the host's page", () => {
  const field = () => document.querySelector<HTMLInputElement>("input[maxlength='16']");

  async function give(code: string): Promise<void> {
    await drawnUntil(() => field() !== null);
    const input = field() as HTMLInputElement;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    await act(async () => {
      set?.call(input, code);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await act(async () => void input.form?.requestSubmit());
  }

  it("becomes its host there", async () => {
    const duel = tableOf([seatOf("red"), seatOf("blue")]);
    await hosting(duel, false);
    takeHost.mockResolvedValue(undefined);
    come.mockResolvedValue(loadedOf(remoteOf(duel).remote, DOGFIGHT));
    await give("krtm-bxyz");
    expect(takeHost).toHaveBeenLastCalledWith(duel.code, "KRTMBXYZ");
    await drawnUntil(() => labelled(LISTED) !== undefined);
    expect(field()).toBeNull();
  });

  it("is told why not where it is no such code", async () => {
    await hosting(tableOf([seatOf("red"), seatOf("blue")]), false);
    const refused = { ok: false, code: "no-handover", values: {}, text: "" } as const;
    takeHost.mockRejectedValue(new NotThere(refused));
    await give("QQQQQQQQ");
    await drawnUntil(() => document.querySelector(".host [data-told=alert]") !== null);
    expect(document.querySelector(".host [data-told=alert]")?.textContent).toMatch(/its time is up/);
    expect(labelled(LISTED)).toBeUndefined();
  });
});

describe("real dice of a table", () => {
  const why = { key: "throw.to-hit", values: { id: "R1", weapon: "front", target: "B1", need: 4 } };
  const request = { dice: ["d6", "d6"], by: "red", why } as const;
  const duel = tableOf([seatOf("red"), seatOf("blue")], { typed: true });
  const page = () => document.querySelector(".host")?.textContent;
  const button = (words: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);

  async function awaiting() {
    const store = await watched(DOGFIGHT, "duel");
    const [typeFaces, rollHere] = [vi.fn(() => DONE), vi.fn(() => DONE)];
    store.setState({ needs: { request }, typeFaces, rollHere });
    await hosting(duel, true, store);
    return { store, typeFaces, rollHere };
  }

  it("are read out on the page of its host, die by die", async () => {
    const { store, typeFaces, rollHere } = await awaiting();
    await drawnUntil(() => button("6") !== undefined);
    expect(page()).toContain("Red throws d6, d6");
    expect(page()).toMatch(/R1's .* at B1/);
    await act(async () => button("3")?.click());
    expect(typeFaces).not.toHaveBeenCalled();
    await act(async () => button("5")?.click());
    expect(typeFaces).toHaveBeenCalledExactlyOnceWith([3, 5]);
    await act(async () => button("Roll here instead")?.click());
    expect(rollHere).toHaveBeenCalledOnce();
    const problem = { code: "typed-count", values: { given: 1, wanted: 2 } };
    await act(async () => store.setState({ needs: { request, problem } }));
    expect(document.querySelector(".host [data-told=alert]")?.textContent).toMatch(/2/);
    await act(async () => store.setState({ needs: null }));
    expect(page()).not.toContain("Throw real dice");
  });
});
