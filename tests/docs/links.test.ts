import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { DOCUMENTS, type Document, documentOf, FILES } from "./documents.ts";

function isFolder(path: string): boolean {
  return FILES.some((file) => file.startsWith(`${path}/`));
}

/** Why a link of a document leads nowhere; undefined for one that does, or that leaves the repository. */
function faultOf({ path, anchors }: Document, link: string, all: readonly Document[]): string | undefined {
  if (/^[a-z]+:/.test(link)) return undefined;
  const [file = "", anchor] = link.split("#");
  const target = file === "" ? path : posix.join(posix.dirname(path), file);
  if (!FILES.includes(target) && !isFolder(target)) return `${link}: there is no ${target}`;
  if (anchor === undefined) return undefined;
  const headings = file === "" ? anchors : all.find((one) => one.path === target)?.anchors;
  return headings?.has(anchor) ? undefined : `${link}: ${target} has no such heading`;
}

function faultsOf(document: Document): readonly string[] {
  return document.links.flatMap((link) => faultOf(document, link, DOCUMENTS) ?? []);
}

/** The documents that are reached from some by links, those among them. */
function reachedFrom(paths: readonly string[]): ReadonlySet<string> {
  const reached = new Set(paths);
  for (const path of reached) {
    for (const link of DOCUMENTS.find((one) => one.path === path)?.links ?? [])
      reached.add(posix.join(posix.dirname(path), link.split("#")[0] ?? ""));
  }
  return reached;
}

describe("the links of the documents", () => {
  it.each(DOCUMENTS.map((one) => [one.path, one] as const))("of %s lead somewhere", (_, document) => {
    expect(faultsOf(document)).toEqual([]);
  });

  it("reach every document from the README", () => {
    const reached = reachedFrom(["README.md"]);
    const pages = DOCUMENTS.map(({ path }) => path).filter((path) => !path.startsWith(".github/"));
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.filter((path) => !reached.has(path))).toEqual([]);
  });

  it.each([
    ["[a](docs/playing.md)", 0],
    ["[a](docs)", 0],
    ["[a](https://example.org/b)", 0],
    ["## One, two\n[a](#one-two)", 0],
    ["[a](docs/playing.md#keys)", 0],
    ["[a](docs/nowhere.md)", 1],
    ["![a](docs/pictures/nothing.jpg)", 1],
    ["[a](#nowhere)", 1],
    ["[a](docs/playing.md#nowhere)", 1],
    ["`[a](nowhere.md)`", 0],
    ["```sh\n[a](nowhere.md)\n```", 0],
  ])("%s has so many faults: %i", (text, count) => {
    expect(faultsOf(documentOf("README.md", text))).toHaveLength(count);
  });

  it("pictures say what they show", () => {
    expect(DOCUMENTS.flatMap(({ text }) => text.match(/!\[\s*\]\(/g) ?? [])).toEqual([]);
  });
});
