import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");
/** What is no part of the repository, or holds nothing that a document names. */
const ELSEWHERE = new Set([".git", "node_modules", "dist", "coverage", "test-results", "playwright-report"]);

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (ELSEWHERE.has(entry.name)) return [];
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Every file of the repository, by its path from the root. */
export const FILES = filesIn("");

/** A piece of code that stands on lines of its own. */
interface Fence {
  /** `sh`, `json`; empty for none. */
  readonly language: string;
  readonly text: string;
}

/** What a document says, as far as it can be checked. */
export interface Document {
  readonly path: string;
  readonly text: string;
  readonly fences: readonly Fence[];
  /** Pieces of code within sentences. */
  readonly spans: readonly string[];
  /** Where its links and pictures lead. */
  readonly links: readonly string[];
  /** Where links to its headings lead, as GitHub makes them. */
  readonly anchors: ReadonlySet<string>;
}

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm;

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

/** Reads a document in Markdown. */
export function documentOf(path: string, text: string): Document {
  const fences = [...text.matchAll(FENCE)].map(([, language = "", code = ""]) => ({ language, text: code }));
  const prose = text.replaceAll(FENCE, "");
  const withoutCode = prose.replaceAll(/`[^`\n]*`/g, "``");
  return {
    path,
    text,
    fences,
    spans: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span),
    links: [...withoutCode.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link),
    anchors: new Set([...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading))),
  };
}

/** Every document of the repository's own; `tests/toy-game/RULES.md` is part of a game. */
export const DOCUMENTS: readonly Document[] = FILES.filter((path) =>
  /^(?:[^/]+|docs\/.+|\.github\/.+)\.md$/.test(path),
).map((path) => documentOf(path, readFileSync(join(ROOT, path), "utf8")));

export function documentNamed(path: string): Document {
  const found = DOCUMENTS.find((one) => one.path === path);
  if (!found) throw new Error(`There is no document ${path}.`);
  return found;
}

/** What stands below a heading of a document, up to the next one of its rank. */
export function sectionOf({ path, text }: Document, heading: string): string {
  const found = new RegExp(`^## ${heading}\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, "m").exec(text)?.[1];
  if (found === undefined) throw new Error(`${path} has no heading ${heading}.`);
  return found;
}
