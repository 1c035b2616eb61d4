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
  it("comes back whole", () => {
    expect(unpackMatch(packDocument(match))).toEqual({ ok: true, value: match });
  });

  it("needs only letters, digits, hyphens and underscores, and is far shorter than the file", () => {
    const packed = packDocument(match);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(JSON.stringify(match).length / 3);
  });

  it("is refused when any part of it is cut off", () => {
    const packed = packDocument(match);
    for (let length = 0; length < packed.length - 1; length += 7) {
      expect(unpackMatch(packed.slice(0, length)).ok, `first ${length}`).toBe(false);
    }
  });

  it.each(["A", "x", "AA", "AAA", "AAAA", "more", "and-more-text", "_"])(
    "is refused when %s is appended to it",
    (more) => {
      for (const whole of [
        match,
        { ...match, entries: match.entries.slice(0, 7) },
        { ...match, entries: [] },
      ]) {
        expect(unpackMatch(packDocument(whole)).ok).toBe(true);
        expect(unpackMatch(packDocument(whole) + more).ok).toBe(false);
      }
    },
  );

  it("is refused, never a crash, for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        expect(unpackMatch(text).ok).toBe(false);
      }),
    );
  });

  it("of a newer format is refused by name", () => {
    const packed = packText(JSON.stringify({ ...match, format: 9 }));
    expect(unpackMatch(packed)).toMatchObject({
      ok: false,
      error: { problems: [{ code: "file-format-newer" }] },
    });
  });

  it("of a few hundred characters that hold more than a match may is refused once", () => {
    const bomb = packText(
      `{"format":2,"game":"dogfight","config":{"scenario":"duel"},"entries":[${"1,".repeat(200_000)}1]}`,
    );
    expect(bomb.length).toBeLessThan(1000);
    expect(unpackMatch(bomb)).toMatchObject({
      ok: false,
      error: { problems: [{ values: { misfit: "too-big" } }] },
    });
    const deep = packText("[".repeat(1_000_000));
    expect(unpackMatch(deep)).toMatchObject({ ok: false, error: { problems: [{ code: "file-too-deep" }] } });
  });

  it("that would swell beyond a match file's length is refused", () => {
    const packed = packText(" ".repeat(MAX_FILE_LENGTH + 5_000_000));
    expect(packed.length).toBeLessThan(100_000);
    expect(unpackMatch(packed)).toMatchObject({ ok: false, error: { problems: [{ code: "link-broken" }] } });
  });
});
