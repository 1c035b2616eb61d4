import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { packDocument, unpackMatch } from "../../../src/app/share/pack.ts";
import { MAX_FILE_LENGTH } from "../../../src/core/limits.ts";

const file = {
  format: 5 as const,
  game: "dogfight",
  rules: 1,
  config: { scenario: "duel" },
  entries: Array.from({ length: 40 }, (_, turn) => ({
    answers: { R1: `${turn % 4}L1`, B1: "3" },
    rolls: [turn % 6],
  })),
};
const match = {
  ...file,
  entries: file.entries.map((entry) => ({ ...entry, rolls: entry.rolls.map((n) => n + 1) })),
};

function packText(text: string): string {
  return Buffer.from(deflateSync(strToU8(text))).toString("base64url");
}

describe("a match in a link", () => {
  it("comes back whole", async () => {
    expect(await unpackMatch(await packDocument(match))).toEqual({ ok: true, value: match });
  });

  it("needs only letters, digits, hyphens and underscores, and is far shorter than the file", async () => {
    const packed = await packDocument(match);
    expect(packed).toMatch(/^dogfight\.1\.[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(JSON.stringify(match).length / 3);
  });

  it("is refused when any part of it is cut off", async () => {
    const packed = await packDocument(match);
    for (let length = 0; length < packed.length - 1; length += 7) {
      expect((await unpackMatch(packed.slice(0, length))).ok, `first ${length}`).toBe(false);
    }
  });

  it.each(["A", "x", "AA", "AAA", "AAAA", "more", "and-more-text", "_"])(
    "is refused when %s is appended to it",
    async (more) => {
      for (const whole of [
        match,
        { ...match, entries: match.entries.slice(0, 7) },
        { ...match, entries: [] },
      ]) {
        expect((await unpackMatch(await packDocument(whole))).ok).toBe(true);
        expect((await unpackMatch((await packDocument(whole)) + more)).ok).toBe(false);
      }
    },
  );

  it("is refused, never a crash, for any text", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("", "dogfight.1.", "luftwaffe.1."),
        fc.oneof(fc.string(), fc.base64String()),
        async (words, text) => {
          expect((await unpackMatch(words + text)).ok).toBe(false);
        },
      ),
    );
  });

  it("of a newer format is refused by name", async () => {
    const packed = packText(JSON.stringify({ ...match, format: 9 }));
    expect(await unpackMatch(packed)).toMatchObject({
      ok: false,
      error: { problems: [{ code: "file-format-newer" }] },
    });
  });

  it("of a few hundred characters that hold more than a match may is refused once", async () => {
    const bomb = packText(
      `{"format":2,"game":"dogfight","config":{"scenario":"duel"},"entries":[${"1,".repeat(200_000)}1]}`,
    );
    expect(bomb.length).toBeLessThan(1000);
    expect(await unpackMatch(bomb)).toMatchObject({
      ok: false,
      error: { problems: [{ values: { misfit: "too-big" } }] },
    });
    const deep = packText("[".repeat(1_000_000));
    expect(await unpackMatch(deep)).toMatchObject({
      ok: false,
      error: { problems: [{ code: "file-too-deep" }] },
    });
  });

  it("that would swell beyond a match file's length is refused", async () => {
    const packed = packText(" ".repeat(MAX_FILE_LENGTH + 5_000_000));
    expect(packed.length).toBeLessThan(100_000);
    expect(await unpackMatch(packed)).toMatchObject({
      ok: false,
      error: { problems: [{ code: "link-broken" }] },
    });
  });
});
