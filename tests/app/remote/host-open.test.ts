import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPage } from "../../../src/app/context/page-state.ts";
import { hostOpen } from "../../../src/app/remote/host-open.ts";
import { HOST, keptSeats } from "../../../src/app/remote/kept-seats.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { Language } from "../../../src/core/language.ts";
import { MAX_FILE_LENGTH } from "../../../src/core/limits.ts";
import { begin } from "../../../src/core/match/play.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { openHosting } from "../../../src/server/operation/hosting.ts";
import { openLog } from "../../../src/server/operation/logger.ts";
import { type Served, serve } from "../../../src/server/serve.ts";
import { writePage } from "../../server/own-process.ts";
import { storageOfTest } from "./house.ts";
import { localOf } from "./local.ts";

const NONE = "No server with tables.";

let served: Served;
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), "tallyho-host-open-"));
  writePage(join(folder, "page"));
  const hosting = await openHosting({ dataFolder: join(folder, "data"), log: openLog("silent") });
  served = await serve({ port: 0, root: join(folder, "page"), hosting, networkFolder: folder });
  vi.stubGlobal("localStorage", storageOfTest());
  vi.stubGlobal("sessionStorage", storageOfTest());
  vi.stubGlobal("location", { hash: "" });
  speaking("en");
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await served.close();
});

function speaking(language: Language): void {
  vi.stubGlobal("navigator", { languages: [language] });
}

const send = fetch;

/** What is on its way to the server changes as a test has it; what nobody changes is sent as the page sends it. */
function sending(change: (init: RequestInit) => RequestInit = (init) => init): void {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => send(`${served.url}/${path}`, change(init)));
}

function answering(reply: () => Response): void {
  vi.stubGlobal("fetch", async () => reply());
}

/** Another match file in place of one's own, as a server of other rules would read it. */
function withFile(change: (file: Record<string, unknown>) => unknown): (init: RequestInit) => RequestInit {
  return (init) => ({ ...init, body: JSON.stringify(change(JSON.parse(String(init.body)))) });
}

/** Puts a match that has just begun on the server; where the page is then, and what it notes. */
async function hosted(game = "dogfight") {
  const entry = findGame(GAMES, game) as GameEntry;
  const begun = begin(await entry.load(), { scenario: entry.meta.scenarios[0]?.id }, seededDice("own"));
  if (!begun.ok) throw new Error(`${game} did not begin`);
  const store = await localOf(entry, begun.value, begun.value.seats[0]?.id ?? "table");
  const page = createPage();
  await hostOpen({ store, page }, NONE);
  return { at: location.hash, note: page.getState().note };
}

describe("a match of one's own that is put on a server", () => {
  it("has a table there, whose host is this device", async () => {
    sending();
    const { at, note } = await hosted();
    expect(note).toBeNull();
    const [, code = ""] = /^#\/host\/([A-Z]{5})$/.exec(at) ?? [];
    expect(keptSeats(code)).toEqual({ [HOST]: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it.each([
    ["en", "This match still has secrets that you would know as its keeper"],
    ["de", "Diese Partie hat noch Geheimnisse"],
  ] as const)("stays where its keeper would know what others may not: %s", async (language, sentence) => {
    speaking(language);
    sending();
    const { at, note } = await hosted("down-in-flames");
    expect(at).toBe("");
    expect(note).toContain(sentence);
  });

  it("stays where the server can't play it, with the reasons that its game and the kernel have", async () => {
    sending(withFile((file) => ({ ...file, config: { scenario: "duel", turns: -3 } })));
    expect((await hosted()).note).toMatch(
      /^This can't be played as it stands.* reason with it\. .*turns.*\.$/i,
    );
    sending(withFile((file) => ({ ...file, game: "zeppelins" })));
    expect((await hosted()).note).toMatch(
      /^This can't be played as it stands.* reason with it\. .*zeppelins/,
    );
  });

  it("stays where it is too long for the server, or for a proxy before it", async () => {
    sending((init) => ({ ...init, body: "x".repeat(MAX_FILE_LENGTH + 1) }));
    expect((await hosted()).note).toContain("too long to be put on this server");
    const html = { status: 413, headers: { "content-type": "text/html" } };
    answering(() => new Response("<h1>Request Entity Too Large</h1>", html));
    expect((await hosted()).note).toContain("too long to be put on this server");
  });

  it("stays with the server's own sentence where that lets nobody in by this name", async () => {
    sending((init) => ({ ...init, headers: { ...init.headers, origin: "http://elsewhere.example" } }));
    expect((await hosted()).note).toBe("A match file is taken from the server's own page, as text.");
  });

  it("stays where a proxy answers for a server that it does not reach", async () => {
    answering(
      () => new Response("<h1>Bad Gateway</h1>", { status: 502, headers: { "content-type": "text/html" } }),
    );
    expect((await hosted()).note).toContain("it answered 502");
  });

  it.each([
    ["nobody answers", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["a plain web host has nothing there", async () => new Response("<h1>Not found</h1>", { status: 404 })],
    ["a plain web host takes nothing", async () => new Response("", { status: 405 })],
    ["a page comes in place of a reply", async () => new Response("<html></html>")],
  ])("stays, and is told that no server is there, where %s", async (_, answer) => {
    vi.stubGlobal("fetch", answer);
    expect(await hosted()).toEqual({ at: "", note: NONE });
  });
});
