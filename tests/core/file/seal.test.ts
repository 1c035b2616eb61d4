import { describe, expect, test } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { checkpointsOf } from "../../../src/core/file/checkpoint.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import { FORMAT } from "../../../src/core/file/migrations.ts";
import { resumeFile } from "../../../src/core/file/resume.ts";
import type { MatchFile } from "../../../src/core/file/schema.ts";
import { isBroken, sealOf } from "../../../src/core/file/seal.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { takeBack } from "../../../src/core/match/take-back.ts";
import { withUnsealing } from "../../../src/core/match/unsealing.ts";
import { bidDuel, game, must } from "../duel.ts";

/** A match of every kind of entry that needs no end. */
function written(): MatchFile {
  const back = must(takeBack(bidDuel(), 1, "red", ["blue"]));
  return writeFile({ match: must(withUnsealing(back, "red")), dice: { seed: "x" } });
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

function isHolder(value: Json | undefined): value is Json[] | { [name: string]: Json } {
  return typeof value === "object" && value !== null;
}

/** A document once for each of its fields and items, with that one changed, left out or put twice. */
function edits(document: Json): readonly Json[] {
  const found: Json[] = [];
  const visit = (path: readonly string[]) => {
    const at = (copy: Json, steps: readonly string[]): Json =>
      steps.reduce((value, step) => (value as { [name: string]: Json })[step] as Json, copy);
    const here = at(document, path);
    if (!isHolder(here)) return;
    for (const name of Object.keys(here)) {
      const changed = structuredClone(document);
      const holder = at(changed, path) as { [name: string]: Json };
      const value = holder[name];
      holder[name] = typeof value === "number" ? value + 1 : typeof value === "string" ? `${value}x` : 7;
      const short = structuredClone(document);
      const shorter = at(short, path);
      if (Array.isArray(shorter)) shorter.splice(Number(name), 1);
      else delete (shorter as { [name: string]: Json })[name];
      found.push(changed, short);
      visit([...path, name]);
    }
  };
  visit([]);
  return found;
}

describe("the seal of a match file", () => {
  test("is written with it, and whole however the text is laid out", () => {
    const file = written();
    expect(file.seal).toMatch(/^[0-9a-f]{32}$/);
    expect(isBroken(file)).toBe(false);
    const turned = Object.fromEntries(Object.entries(file).reverse());
    const read = must(parseFile(JSON.stringify(turned, null, 2)));
    expect(read.edited).toBeUndefined();
    expect(read.seal).toBe(file.seal);
    expect(must(openFile(game, read, seededDice("x"))).match.edited).toBeUndefined();
  });

  test("is broken by every edit of header and log", () => {
    const { seal, ...rest } = written();
    const whole = JSON.parse(JSON.stringify(rest)) as Json;
    const all = edits(whole);
    expect(all.length).toBeGreaterThan(40);
    for (const edited of all) {
      expect(isBroken({ ...(edited as object), seal }), JSON.stringify(edited)).toBe(true);
    }
    expect(isBroken({ ...rest, seal: `${seal}0` })).toBe(true);
  });

  test.each([null, undefined, "a text", 5, [], {}, { game: "raid" }])(
    "is not broken where there is none: %j",
    (document) => {
      expect(isBroken(document)).toBe(false);
    },
  );

  test("does not depend on what people call the match, nor on checkpoints beside its log", () => {
    const file = written();
    const checkpoints = checkpointsOf(bidDuel());
    expect(sealOf({ ...file, title: "Ours", checkpoints })).toBe(file.seal);
  });

  test("broken, it loses nothing: the match opens, says so, and says so in every file that comes of it", () => {
    const file = written();
    const changed = { ...file, entries: [...(file.entries ?? []), { unseal: "blue" }] };
    const read = must(parseFile(JSON.stringify(changed)));
    expect(read).toMatchObject({ edited: true, entries: changed.entries });
    expect(read.seal).toBeUndefined();
    const { match } = must(openFile(game, read, seededDice("x")));
    expect(match.edited).toBe(true);
    const again = must(parseFile(JSON.stringify(writeFile({ match, dice: undefined }))));
    expect(again.edited).toBe(true);
    expect(isBroken(again)).toBe(false);
    expect(must(resumeFile(game, again, seededDice("x"), checkpointsOf(match))).match.edited).toBe(true);
  });

  test("is missing in files from before it, and by hand: they open and say nothing wrong", () => {
    const { seal: _, source: __, ...file } = written();
    const entries = (file.entries ?? []).filter((entry) => !("unseal" in entry));
    for (const format of [2, FORMAT]) {
      const read = must(parseFile(JSON.stringify({ ...file, entries, format })));
      expect(read.edited).toBeUndefined();
      expect(must(openFile(game, read, seededDice("x"))).match.edited).toBeUndefined();
    }
  });

  test("of a log that has grown, lost its end or has another header is that of the whole document", () => {
    const duel = bidDuel();
    const shorter = must(takeBack(duel, 1, "red", ["blue"]));
    const longer = must(withUnsealing(must(withUnsealing(shorter, "red")), "red"));
    for (const match of [
      duel,
      shorter,
      longer,
      shorter,
      duel,
      { ...longer, edited: true as const },
      longer,
    ]) {
      const file = writeFile({ match, dice: undefined });
      expect(file.seal).toBe(sealOf(file));
    }
  });
});
