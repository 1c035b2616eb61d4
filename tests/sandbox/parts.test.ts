import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PARTS } from "../../sandbox/parts.ts";
import { GAMES } from "../../src/games/index.ts";
import { DIE_KINDS, FACES } from "../../src/scene/dice/kinds.ts";
import { allMats } from "../../src/scene/mat/mats.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A component, told by its capital letter. */
const COMPONENT = /^export (?:default )?(?:function [A-Z]|const [A-Z]\w*[a-z]\w* = (?:memo|late)\()/m;

/** The files of a folder that hand out a component. */
function componentsIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".tsx") && COMPONENT.test(readFileSync(join(ROOT, path), "utf8")))
    .sort();
}

/** Components that nobody can look at, and why. */
const NOT_TO_BE_SEEN: Readonly<Record<string, string>> = {
  "src/scene/components/Awaiting.tsx": "it counts what is waited for",
  "src/scene/components/late.tsx": "it fetches other components",
  "src/scene/components/stands/Names.tsx": "it stands in for a model that can't be had",
};

const FILES = new Set(PARTS.flatMap(({ files }) => files));

function statesOf(id: string): readonly string[] {
  return Object.keys(PARTS.find((part) => part.id === id)?.states ?? {});
}

describe("the parts of the sandbox", () => {
  it.each(["src/scene", "src/app/face"])("have every component of %s among their files", (folder) => {
    const components = componentsIn(folder).filter((path) => !Object.hasOwn(NOT_TO_BE_SEEN, path));
    expect(components.length).toBeGreaterThan(30);
    expect(components.filter((path) => !FILES.has(path))).toEqual([]);
  });

  it("name no file that is not there", () => {
    expect(
      [...FILES, ...Object.keys(NOT_TO_BE_SEEN)].filter((path) => !existsSync(join(ROOT, path))),
    ).toEqual([]);
  });

  it("have names of their own, and each some states", () => {
    const ids = PARTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(PARTS.filter(({ states }) => Object.keys(states).length === 0)).toEqual([]);
  });

  it("have every mat, every model, every die with every face", () => {
    const models = readdirSync(join(ROOT, "models"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".glb"))
      .map((name) => name.replaceAll("\\", "/").replace(/\.glb$/, ""));
    expect(models.filter((name) => !statesOf("models").includes(name))).toEqual([]);
    expect([...allMats().keys()].filter((name) => !statesOf("mats").includes(name))).toEqual([]);
    const faces = DIE_KINDS.flatMap((kind) =>
      Array.from({ length: FACES[kind] }, (_, at) => `${kind} ${at + 1}`),
    );
    expect(faces.filter((name) => !statesOf("dice").includes(name))).toEqual([]);
  });

  it.each(["sheets", "statistics", "log", "slip", "terms", "tasks", "rules", "set-up", "papers", "lesson"])(
    "show %s of every game",
    (id) => expect(statesOf(id)).toEqual(GAMES.map(({ meta }) => meta.id)),
  );
});
