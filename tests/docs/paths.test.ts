import { describe, expect, it } from "vitest";
import { DOCUMENTS, type Document, documentOf, FILES } from "./documents.ts";

/** Folders of the repository's root. */
const FOLDERS = new Set(FILES.filter((file) => file.includes("/")).map((file) => file.split("/")[0] ?? ""));
/** A path from the root: `src/core`, `models/**` and a name. */
const FROM_ROOT = /^([\w.-]+)\/[\w./*-]*$/;
/** A file, from wherever one stands: `meta.ts`, `face/words/en/table.ts`. */
const FILE = /^[\w*][\w./*-]*\.(?:tsx?|js|json|md|glb|sha256|jpg|webp|txt|yml)$/;

function starred(path: string): RegExp {
  const fixed = path
    .replaceAll(/[.+]/g, "\\$&")
    .replaceAll("**/", "(?:.+/)?")
    .replaceAll(/(?<!\))\*/g, "[^/]*");
  return new RegExp(`(?:^|/)${fixed}${path.endsWith("/") ? "" : "(?:/|$)"}`);
}

function isPath(span: string): boolean {
  const folder = FROM_ROOT.exec(span)?.[1];
  return (folder !== undefined && FOLDERS.has(folder)) || FILE.test(span);
}

function isThere(path: string): boolean {
  const from = FROM_ROOT.exec(path)?.[1];
  const matches = starred(path);
  const rooted = from !== undefined && FOLDERS.has(from);
  return FILES.some((file) => {
    const found = matches.exec(file);
    return found !== null && (!rooted || found.index === 0);
  });
}

/** The folders that a plan of the house lists, each at the beginning of a line. */
function planned({ fences }: Document): readonly string[] {
  return fences
    .filter(({ language }) => language === "")
    .flatMap(({ text }) => text.split("\n").flatMap((line) => /^([\w.-]+\/[\w./-]*)/.exec(line)?.[1] ?? []));
}

function lostIn(document: Document): readonly string[] {
  return [...document.spans.filter(isPath), ...planned(document)].filter((path) => !isThere(path));
}

describe("files and folders that documents name", () => {
  it.each(DOCUMENTS.map((one) => [one.path, one] as const))("are there, in %s", (_, document) => {
    expect(lostIn(document)).toEqual([]);
  });

  it("are many", () => {
    expect(DOCUMENTS.flatMap(({ spans }) => spans.filter(isPath)).length).toBeGreaterThan(150);
  });

  it.each([
    ["`src/core/game.ts`, `src/core`, `src/core/`, `game.ts`, `dogfight/index.ts`", []],
    ["`models/**/*.glb`, `src/tabletop/atlas/*.json`", []],
    ["`src/nowhere`", ["src/nowhere"]],
    ["`src/core/game.tsx`", ["src/core/game.tsx"]],
    ["`core/nowhere.ts`", ["core/nowhere.ts"]],
    ["`src/*.nothing`", ["src/*.nothing"]],
    ["`red/blue`, `1/12`, `2L1`", []],
    ["```\nsrc/nothing  what it is\n```", ["src/nothing"]],
  ])("of %s these are lost: %j", (text, lost) => {
    expect(lostIn(documentOf("README.md", text))).toEqual(lost);
  });
});
