import { describe, expect, it } from "vitest";
import { readKept } from "../../../src/app/editor/kept.ts";
import { setupFileName } from "../../../src/app/editor/setup-name.ts";
import { readEdits } from "../../../src/app/editor/work.ts";
import { packedIn, packSetup, readLink, readText, setupFile } from "../../../src/app/share/setup-file.ts";
import { editor } from "../../../src/games/dogfight/face/editor.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame } from "../../../src/games/registry.ts";
import { translator } from "../../../src/words/index.ts";
import { words } from "../../../src/words/words.en.ts";
import { drafted } from "../../games/dogfight/face/editor/drafts.ts";

const t = translator(words);
const entry = findGame(GAMES, "dogfight");
if (!entry) throw new Error("the dogfight is a game");
const config = editor.configOf(drafted("bounce"));
const sent = { entry, title: "Über Kent", config };

describe("a set-up that is sent", () => {
  it("comes out of its link as it went in", async () => {
    const read = await readLink(await packSetup(sent), "en", t, "broken");
    expect(read).toEqual({ ok: true, value: sent });
  });

  it("comes out of its file as it went in, and out of the file of a match", async () => {
    expect(await readText(JSON.stringify(setupFile(sent)), "en", t)).toEqual({ ok: true, value: sent });
    const match = { format: 1, game: "dogfight", config: { scenario: "duel" }, entries: [] };
    const read = await readText(JSON.stringify(match), "en", t);
    expect(read).toMatchObject({ ok: true, value: { title: "", config: { scenario: "duel" } } });
  });

  it("is refused with a sentence when it is none", async () => {
    expect(await readLink("AAAA", "en", t, "broken")).toEqual({ ok: false, error: ["broken"] });
    expect(await readLink("%%%", "en", t, "broken")).toEqual({ ok: false, error: ["broken"] });
    const cut = (await packSetup(sent)).slice(0, -12);
    expect(await readLink(cut, "en", t, "broken")).toEqual({ ok: false, error: ["broken"] });
    for (const text of ["{", "7", "[]", '{"format":99}', '{"format":1,"game":"chess","config":{}}']) {
      const read = await readText(text, "en", t);
      expect(read.ok).toBe(false);
      expect(!read.ok && read.error[0]).toMatch(/\w.*[.?!]$/);
    }
    const broken = { ...setupFile(sent), config: { ...(config as object), turns: -1 } };
    const read = await readText(JSON.stringify(broken), "en", t);
    expect(!read.ok && read.error[0]).toMatch(/turns/);
  });

  it("is found in whatever is pasted", () => {
    expect(packedIn("https://example.org/t/#/s/abc_-1")).toBe("abc_-1");
    expect(packedIn(" see http://x/#/m/abc?at=3 ")).toBe("abc");
    expect(packedIn("abc_-1 ")).toBe("abc_-1");
  });

  it("is called by its title as a file", () => {
    expect(setupFileName("Über Kent, 4 a side!")).toBe("tallyho-set-up-ueber-kent-4-a-side.json");
    expect(setupFileName("戦い")).toBe("tallyho-set-up.json");
  });
});

describe("what is kept", () => {
  const kept = { version: 1, id: "abc", title: "Own", game: "dogfight", created: 1, updated: 2, draft: {} };

  it("is read, or refused with a code", () => {
    expect(readKept(kept)).toEqual({ ok: true, value: kept });
    expect(readKept({ ...kept, version: 2 })).toMatchObject({ ok: false, error: { code: "record-newer" } });
    expect(readKept({ ...kept, title: 7 })).toMatchObject({ ok: false, error: { code: "record-damaged" } });
    expect(readKept(null)).toMatchObject({ ok: false, error: { code: "record-damaged" } });
  });

  it("of a tab's edits comes back; spoilt steps are left out, and a spoilt draft is none", () => {
    const now = { title: "Own", draft: drafted("duel") };
    const edits = { past: [{ title: "", draft: { odd: 1 } }, now], now, future: [], tag: "drag 1" };
    expect(readEdits(JSON.stringify(edits), editor)).toEqual({ past: [now], now, future: [], tag: null });
    expect(readEdits(JSON.stringify({ ...edits, now: { title: "", draft: 7 } }), editor)).toBeUndefined();
    expect(readEdits("{", editor)).toBeUndefined();
    expect(readEdits(null, editor)).toBeUndefined();
  });
});
