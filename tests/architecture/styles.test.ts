import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ROOMS = ["src/app", "src/scene"] as const;

/** The files of the pages and of the scene that end in one of these ways. */
function filesOf(...ends: readonly string[]): readonly string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => `${room}/${name}`),
  ).filter((name) => ends.some((end) => name.endsWith(end)));
}

const SHEETS = filesOf(".css").map((name) => ({ name, text: readFileSync(name, "utf8") }));
const CODE = filesOf(".ts", ".tsx").map((name) => ({ name, text: readFileSync(name, "utf8") }));

/** Classes of a sheet: comments and declarations do not count. */
function classesIn(sheet: string): readonly string[] {
  const selectors = sheet.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\{[^{}]*\}/g, "{}");
  return [...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = ""]) => name);
}

const RULED = new Set(SHEETS.flatMap(({ text }) => classesIn(text)));
const WORDS = new Set(CODE.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
/** What classes made of parts begin with: `button--` of `button--${look}`. */
const BEGINNINGS = new Set(
  CODE.flatMap(({ text }) =>
    [...text.matchAll(/([a-z][\w-]*(?:--|__|-))\$\{/g)].map(([, start = ""]) => start),
  ),
);

/** Classes by which code finds an element. */
const SOUGHT = new Set(
  CODE.flatMap(({ text }) =>
    [...text.matchAll(/querySelector\w*(?:<\w+>)?\(['"]\.([\w-]+)/g)].map(([, name]) => name),
  ),
);

describe("style sheets", () => {
  it("have no rule for a class that nothing has", () => {
    const beginnings = [...BEGINNINGS];
    const dead = SHEETS.flatMap(({ name, text }) =>
      classesIn(text)
        .filter((one) => !WORDS.has(one) && !beginnings.some((start) => one.startsWith(start)))
        .map((one) => `${name}: ${one}`),
    );
    expect([...new Set(dead)]).toEqual([]);
  });

  it("have a rule for every class that is written out, unless code looks for it", () => {
    const bare = CODE.flatMap(({ name, text }) =>
      [...text.matchAll(/className="([^"]+)"/g)]
        .flatMap(([, classes = ""]) => classes.split(/\s+/))
        .filter((one) => !RULED.has(one) && !SOUGHT.has(one))
        .map((one) => `${name}: ${one}`),
    );
    expect(bare).toEqual([]);
  });
});
