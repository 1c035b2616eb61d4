import { describe, expect, it } from "vitest";
import catalogue from "../../models/catalogue.json";
import { isFound } from "../../src/app/hangar/catalogue.ts";
import { words as german } from "../../src/app/hangar/words.de.ts";
import { GAMES } from "../../src/games/index.ts";
import { cataloguesOf, faultsIn } from "./phrases.ts";

const MODELS = new Set(catalogue.map(({ model }) => model));

describe.each(GAMES.filter(({ meta }) => meta.pages?.includes("hangar")))(
  "the hangar of $meta.id",
  (entry) => {
    it("tells in both languages of miniatures that there are", async () => {
      const face = await entry.face("hangar");
      const types = face?.types ?? [];
      expect(types.length).toBeGreaterThan(9);
      expect(types.map(({ model }) => model).filter((model) => !MODELS.has(model))).toEqual([]);
      const blocks = types.map((type) => ({ title: type.title, told: type.blocks() }));
      expect(blocks.filter(({ told }) => told.length === 0)).toEqual([]);
      const known = await Promise.all((face?.words ?? []).map((part) => cataloguesOf(entry, part)));
      const all = new Map<string, object>();
      for (const one of known)
        for (const [language, words] of one) all.set(language, { ...all.get(language), ...words });
      expect(faultsIn(blocks, all as Parameters<typeof faultsIn>[1])).toEqual([]);
    });
  },
);

it("has figures of some game for every miniature but guns, the winch and what stands in for others", async () => {
  const faces = await Promise.all(GAMES.map((entry) => entry.face("hangar")));
  const told = new Set(faces.flatMap((face) => face?.types.map(({ model }) => model) ?? []));
  const untold = catalogue.map(({ model }) => model).filter((model) => !told.has(model));
  expect(untold.filter((model) => !/^generic\/|\/gun-/.test(model))).toEqual([]);
});

it("says in German what the miniatures were made by", () => {
  const said = catalogue.map(({ source }) => german.source(source));
  expect(
    said.filter((text) => /\b(span|length|wing|of the|with|published|our|chord|\d\.\d)\b/i.test(text)),
  ).toEqual([]);
});

it("finds a miniature by parts of its name, without signs and accents", () => {
  expect(isFound("Fokker Dr.I, Manfred von Richthofen", "dri richt")).toBe(true);
  expect(isFound("Sopwith 1½ Strutter", "strutter  sopwith")).toBe(true);
  expect(isFound("SPAD VII", "spad viii")).toBe(false);
  expect(isFound("SPAD VII", "")).toBe(true);
});
