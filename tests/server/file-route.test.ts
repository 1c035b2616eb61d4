import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seededChoices } from "../../src/core/dice/random.ts";
import { writeFile } from "../../src/core/file/written.ts";
import { begin } from "../../src/core/match/play.ts";
import { GAMES } from "../../src/games/index.ts";
import { openHosting } from "../../src/server/operation/hosting.ts";
import { openLog } from "../../src/server/operation/logger.ts";
import { type Served, serve } from "../../src/server/serve.ts";
import { writePage } from "./own-process.ts";

let served: Served;
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), "tallyho-files-"));
  const root = join(folder, "page");
  writePage(root);
  const hosting = await openHosting({ dataFolder: join(folder, "data"), log: openLog("silent") });
  served = await serve({ port: 0, root, hosting, networkFolder: folder });
});
afterEach(() => served.close());

const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${served.url}/tables`, {
    method: "POST",
    headers: { "content-type": "text/plain", ...headers },
    body,
  });

async function fileOf(id: string): Promise<string> {
  const entry = GAMES.find(({ meta }) => meta.id === id);
  const game = await entry?.load();
  const begun = game && begin(game, { scenario: entry?.meta.scenarios[0]?.id }, seededChoices("files"));
  if (!begun?.ok) throw new Error("no match");
  return JSON.stringify(writeFile({ match: begun.value, dice: undefined }));
}

describe("a match file that is put on a server", () => {
  it("gets a table of its own, with the secret of its host", async () => {
    const reply = await post(await fileOf("dogfight"), { origin: served.url });
    expect(await reply.json()).toMatchObject({
      ok: true,
      code: expect.stringMatching(/^[A-Z]{5}$/),
      secret: expect.stringMatching(/^[0-9a-f]{32}$/),
      table: { game: "dogfight", entries: 0, spectators: 0 },
    });
  });

  it("is refused where its holder would know what its players may not", async () => {
    expect(await (await post(await fileOf("down-in-flames"))).json()).toMatchObject({
      ok: false,
      code: "secrets",
    });
  });

  it.each([
    ["text that is none", "a match"],
    ["another document", "{}"],
  ])("is refused with what is wrong: %s", async (_, text) => {
    const refused = await (await post(text)).json();
    expect(refused).toMatchObject({ ok: false, code: "set-up", text: expect.stringMatching(/\.$/) });
    expect(refused.problems).not.toEqual([]);
  });

  it("is taken from the server's own page, as text, and only so", async () => {
    const text = await fileOf("dogfight");
    expect((await post(text, { origin: "http://elsewhere.example" })).status).toBe(403);
    expect((await post(text, { "content-type": "application/json" })).status).toBe(403);
    expect((await fetch(`${served.url}/tables`)).status).toBe(404);
  });
});
