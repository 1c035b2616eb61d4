import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/games/index.ts";
import { documentNamed, FILES, ROOT, sectionOf } from "./documents.ts";

function sourceOf(game: string): string {
  return FILES.filter((file) => file.startsWith(`src/games/${game}/`) && file.endsWith(".ts"))
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .join("\n");
}

/** Words of the page that every game has, or that belong to match files. */
const SHARED = new Set([
  ...[
    "run",
    "options",
    "seats",
    "config",
    "true",
    "false",
    "scenario",
    "tables",
    "turns",
    "score",
    "background",
  ],
  ...["anna", "ben", "status", "npx"],
]);

const PAGES = FILES.flatMap((file) => /^docs\/playing\/(.+)\.md$/.exec(file)?.[1] ?? []);

it("every page is a game's, and most games have one", () => {
  const games = GAMES.map(({ meta }) => meta.id);
  expect(PAGES.filter((id) => !games.includes(id))).toEqual([]);
  expect(PAGES.length).toBeGreaterThanOrEqual(5);
});

describe.each(
  GAMES.filter(({ meta }) => PAGES.includes(meta.id)).map((entry) => [entry.meta.id, entry] as const),
)("the page of %s", (id, entry) => {
  const page = documentNamed(`docs/playing/${id}.md`);

  it("names every scenario with its title and how many there are of its pieces", async () => {
    const { scenarios } = await entry.metaWords("en");
    const rows = [...sectionOf(page, "Scenarios").matchAll(/^\| `([\w-]+)` +\| (.+?) +\| (\d+) +\|$/gm)].map(
      ([, scenario = "", title = "", pieces]) => ({ scenario, title, pieces: Number(pieces) }),
    );
    expect(rows).toEqual(
      entry.meta.scenarios.map((one) => ({
        scenario: one.id,
        title: (scenarios as Readonly<Record<string, { readonly title: string }>>)[one.id]?.title,
        pieces: one.pieces,
      })),
    );
  });

  it("has no name of a prompt, a field or an option that the game does not have", () => {
    const source = sourceOf(id);
    const names = page.spans.filter((span) => /^[a-z][A-Za-z]*(?:-[a-z]+)*$/.test(span) && !SHARED.has(span));
    expect(names.length).toBeGreaterThan(10);
    const stands = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(source);
    // Some names end with a seat: `alert-british`.
    const isKnown = (name: string) => stands(name) || source.includes(name.replace(/-[a-z]+$/, "-${"));
    expect([...new Set(names)].filter((name) => !isKnown(name))).toEqual([]);
  });
});
