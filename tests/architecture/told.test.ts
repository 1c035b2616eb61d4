import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOLD_AS } from "../../src/app/announcer/told-elements.ts";

const PAGES = readdirSync("src/app", { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(`src/app/${name}`, "utf8") }));

/** What browsers read out by themselves. */
const LIVE = /aria-live|role=(?:\{[^}]*)?["'](?:status|alert|log|timer|marquee)["']|<output\b/;

test("nothing of a page is read out but by its one announcer", () => {
  const live = PAGES.filter(({ text }) => LIVE.test(text)).map(({ name }) => name);
  expect(live).toEqual(["announcer/Announcer.tsx"]);
});

test("the announcer knows how each element is to be told that says so", () => {
  const values = PAGES.flatMap(({ text }) => [...text.matchAll(/data-told=("\w+"|\{[^}]*\})/g)]);
  const wanted = values.flatMap(([, value = ""]) =>
    [...value.matchAll(/(?<![=] )"(\w+)"/g)].map(([, as]) => as),
  );
  expect(wanted.length).toBeGreaterThan(50);
  expect([...new Set(wanted)].sort()).toEqual(Object.keys(TOLD_AS).sort());
});
