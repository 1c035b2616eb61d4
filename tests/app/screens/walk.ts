import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import type { MatchFile } from "../../../src/core/file/schema.ts";
import type { TableProps } from "../../../src/scene/props.ts";
import { someRecorded } from "../../extent.ts";
import { changes } from "./diff.ts";
import { close, copied, type Opening, open, type Page, saved } from "./page.tsx";
import { printOf } from "./print-of.ts";

/** What somebody does on a page; numbers choose among things of one name. */
export type Step =
  | readonly ["press", string | RegExp, nth?: number]
  | readonly ["write", string | RegExp, text: string]
  | readonly ["choose", string | RegExp, option: string]
  | readonly ["slide", string | RegExp, value: number]
  | readonly ["focus", string | RegExp]
  | readonly ["leave the field"]
  | readonly ["keys", string]
  | readonly ["go", address: string]
  | readonly ["open the link", what: string, address: () => Promise<string>]
  | readonly ["file", name: string, text: () => string, more?: () => readonly File[]]
  | readonly ["wait", ms: number]
  /** Each control within a part of the page, once, one after the other; most so many. */
  | readonly ["work all", within: string, most: number]
  | readonly ["hand", what: string, does: (table: TableProps) => void];

/** A way through the page. */
export interface Walk extends Opening {
  readonly at: string;
  /** A match that is opened first, the text of its file: `{match}` in an address is its name from then on. */
  readonly match?: () => string;
  readonly steps: readonly Step[];
}

/** So many lines of a page and of a change are recorded, and a number that changes with the rest. */
const [PAGE, CHANGE] = [110, 40];

function shortened(lines: readonly string[], shown: number): readonly string[] {
  if (lines.length <= shown) return lines;
  const rest = lines.slice(shown);
  return [...lines.slice(0, shown), `… ${rest.length} more lines (${printOf(rest.join("\n"))})`];
}

/** Where a recorded match lies; addresses are the browser's here, so that paths do. */
function placeOf(name: string): string {
  const places = readdirSync("src/games").map((game) => `src/games/${game}/goldens/${name}.json`);
  const found = places.find(existsSync);
  if (!found) throw new Error(`there is no golden ${name}`);
  return found;
}

/** The text of a recorded match, up to so many of its entries. */
export function golden(name: string, entries?: number): () => string {
  return () => {
    const text = readFileSync(placeOf(name), "utf8");
    const file = JSON.parse(text) as MatchFile;
    return JSON.stringify({ ...file, title: name, entries: file.entries?.slice(0, entries) });
  };
}

async function take(page: Page, step: Step): Promise<void> {
  switch (step[0]) {
    case "press":
      return page.press(step[1], step[2]);
    case "write":
      return page.write(step[1], step[2]);
    case "choose":
      return page.choose(step[1], step[2]);
    case "slide":
      return page.slide(step[1], step[2]);
    case "focus":
      return page.focus(step[1]);
    case "leave the field":
      return page.blur();
    case "keys":
      return page.keys(step[1]);
    case "go":
      return page.go(step[1]);
    case "file":
      return page.file(step[2](), step[1], step[3]?.());
    case "open the link":
      return page.go(await step[2]());
    case "wait":
      return page.wait(step[1]);
    case "hand":
      return page.hand(step[2]);
    case "work all":
      return undefined;
  }
}

function told(step: Step): string {
  return step.flatMap((part) => (typeof part === "function" ? [] : [part?.toString()])).join(" · ");
}

async function handed(): Promise<readonly string[]> {
  const files = await Promise.all(
    [...saved].map(async ([name, text]) => `saved ${name}: ${(await text).trim()}`),
  );
  return [...files, ...copied.map((text) => `copied ${text}`)].flatMap((text) =>
    text.length > 400 ? [`${text.slice(0, 400)}… (${printOf(text)})`] : [text],
  );
}

/** The page's own address, which may go on with a moment. */
function placeIn(lines: readonly string[]): string | undefined {
  return lines.find((line) => line.startsWith("at #"))?.match(/at #\/\w+(\/\w{12}(\/\w+)?)?/)?.[0];
}

async function workAll(page: Page, within: string, most: number, record: (title: string) => Promise<void>) {
  const { hash } = location;
  const all = page.controls(within);
  if (all.length === 0) throw new Error(`nothing can be worked within ${within}`);
  const closes = ([name]: (typeof all)[number]) => name === "Close";
  // What closes a sheet comes last: nothing on it could be worked after that.
  const inOrder = [...all.filter((one) => !closes(one)), ...all.filter(closes)];
  for (const [name, nth] of inOrder.slice(0, most)) {
    const isThere = () => page.controls(within).some(([one, at]) => one === name && at === nth);
    // What the one before it has opened may lie over it.
    if (!isThere() && document.querySelector("[role=dialog], [role=menu]")) await page.keys("{Escape}");
    if (!isThere()) continue;
    await page.work(name, nth);
    await record(`work · ${name}`);
    if (location.hash !== hash) await page.go(hash);
  }
}

async function walked({ at, match, steps, ...opening }: Walk): Promise<string> {
  const page = await open(match ? "#/" : at, opening);
  if (match) {
    await page.file(match());
    const opened = location.hash.split("?")[0] ?? "";
    await page.go(at.replace("#/match", opened).replace("{match}", opened.replace("#/match/", "")));
  }
  const parts: string[] = [];
  let before: readonly string[] = [];
  const record = async (title: string) => {
    const now = [...(await handed()), ...page.lines()];
    const isHere = placeIn(before) === placeIn(now);
    const lines = isHere ? shortened(changes(before, now), CHANGE) : shortened(now, PAGE);
    parts.push([`## ${title}`, ...lines].join("\n"));
    before = now;
  };
  await record(at);
  for (const step of steps) {
    await take(page, step);
    if (step[0] === "work all") await workAll(page, step[1], step[2], record);
    else await record(told(step));
  }
  return `${parts.join("\n\n")}\n`;
}

afterEach(close);

/** The files of this folder. A commit takes some of them, and each whole: a page remembers what it has loaded and told. */
const FILES = [
  "menus",
  "tables",
  "set-ups",
  "drafts",
  "workplaces",
  "exchanges",
  "exhibits",
  "matches",
  "hands",
  "shelves",
] as const;

/** Each way is gone, and what is seen on it is as recorded; `npx vitest run tests/app/screens -u` records it anew. */
export function walks(file: (typeof FILES)[number], all: Readonly<Record<string, Walk>>): void {
  test.skipIf(!someRecorded(FILES, 5).includes(file)).each(Object.entries(all))(
    "what is seen on the way is as recorded: %s",
    async (name, walk) => {
      const text = await walked(walk);
      expect(text).not.toMatch(/\bundefined\b|NaN|\[object /);
      await expect(text).toMatchFileSnapshot(`./recorded/${name.replaceAll(" ", "-")}.txt`);
    },
  );
}
