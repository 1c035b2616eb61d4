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

/**
 * Classes for which a sheet has a rule of its own, `.x { ... }`: not one that holds only under a condition (of the
 * medium, of the layout), nor one that only names where its nested rules hold.
 */
function ownIn(sheet: string): readonly string[] {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, "");
  const own: string[] = [];
  let [depth, from, selectors, taken] = [0, 0, "", false];
  for (const { 0: sign, index } of text.matchAll(/[{};]/g)) {
    const before = text.slice(from, index).trim();
    from = index + 1;
    if (sign === "{") {
      if (depth === 0) [selectors, taken] = [before, false];
      depth += 1;
    } else if (sign === "}") depth -= 1;
    if (sign !== ";" || depth !== 1 || taken) continue;
    taken = true;
    own.push(...selectors.split(",").flatMap((one) => /^\.([A-Za-z][\w-]*)$/.exec(one.trim())?.[1] ?? []));
  }
  return own;
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
  it("have one rule for a class in one sheet", () => {
    const sheets = new Map<string, string[]>();
    for (const { name, text } of SHEETS)
      for (const own of new Set(ownIn(text))) sheets.set(own, [...(sheets.get(own) ?? []), name]);
    expect(sheets.size).toBeGreaterThan(500);
    expect([...sheets].filter(([, names]) => names.length > 1)).toEqual([]);
  });

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
