import { expect, it } from "vitest";
import { MATS, matNamed } from "../../../src/games/dogfight/data/mats.ts";
import { matOf } from "../../../src/games/dogfight/face/tabletop.ts";

it("a mat is named by its name; any other name is the coast's", () => {
  for (const name of MATS) expect(matNamed(name)).toBe(name);
  for (const name of ["unheard-of", "constructor", "front", undefined])
    expect(matNamed(name)).toBe("channel-coast");
});

it("a mat has its words where somebody says them, and else none", () => {
  const table = { width: 48, depth: 36, mat: "unheard-of" };
  expect(matOf(table)).toEqual({ kind: "channel-coast", width: 48, depth: 36 });
  expect(matOf(table, ({ key }) => key).words).toEqual({
    title: "print.channel-coast",
    line: "print.sheet",
    places: { channel: "place.channel" },
  });
});
