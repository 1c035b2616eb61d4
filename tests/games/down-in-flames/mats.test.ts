import { expect, it } from "vitest";
import { mats as german } from "../../../src/games/down-in-flames/face/words/de/table/mats.ts";
import { mats as english } from "../../../src/games/down-in-flames/face/words/en/table/mats.ts";
import { allMats } from "../../third-game/mats.ts";

const SIZE = { width: 48, depth: 36 };
const THEATRES = ["malta", "winter-front", "factory-town"];

it.each(THEATRES)("the mat %s has a title and its places' names in every language", async (kind) => {
  const { legends } = (await allMats().get(kind)?.art())?.({ kind, ...SIZE }) ?? { legends: [] };
  expect(legends.length).toBeGreaterThan(0);
  const keys = [`print.${kind}`, ...legends.map(({ place }) => `place.${place}`)];
  for (const words of [english, german]) expect(Object.keys(words)).toEqual(expect.arrayContaining(keys));
});
