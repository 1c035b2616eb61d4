import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { isLong } from "./tests/extent.ts";

/** Folders and files whose tests take longest, so that they are begun first and none of them is left to the end. */
const LONGEST = /\/tests\/(conformance|models\/rebuild|opponents|scene\/dice)/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** What tests nothing but pure modules, which keep nothing from one test file to the next but what they remember of constants. */
const PURE = "tests/{conformance,core,face,games,goldens,opponents,tabletop,words}/**/*.test.ts";

/** The test files of a folder but those that put other modules in the place of ours, whose modules are theirs alone. */
function sharing(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !/\bvi\.(do)?mock\(/i.test(readFileSync(path, "utf8")));
}

/** The page in a made-up browser, as somebody works it. */
const SCREENS = "tests/app/screens/**/*.test.tsx";

/** What tests the house itself, from outside: it starts programs, reads files, and keeps no more in its modules. */
const HOUSE = ["architecture", "bridges", "cli", "docs", "models", "scripts", "server"].flatMap((name) =>
  sharing(`tests/${name}`),
);

/** What tests the page and the table with depth, whose libraries take longer to load than most of these files take. */
const PAGE = [...sharing("tests/app"), ...sharing("tests/scene")];

export default defineConfig({
  test: {
    projects: [
      // Modules are loaded once for all files: a third of the time that most of these files take.
      { extends: true, test: { name: "pure", include: [PURE], isolate: false } },
      { extends: true, test: { name: "page", include: PAGE, exclude: [SCREENS], isolate: false } },
      { extends: true, test: { name: "house", include: HOUSE, isolate: false } },
      {
        extends: true,
        test: {
          name: "tools",
          include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
          exclude: [PURE, ...PAGE, ...HOUSE, SCREENS, "tests/e2e/**", "tests/bench/**"],
        },
      },
      {
        extends: true,
        define: { PAGE_ROOMS: "{}" },
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          name: "screens",
          // It is compiled in its own way, which the kept modules are not told apart by.
          experimental: { fsModuleCache: false },
          include: [SCREENS],
          environment: "happy-dom",
          setupFiles: "tests/app/screens/set-up.ts",
        },
      },
    ],
    tags: [{ name: "long", description: "What is tried before a release alone." }],
    // What keeps anything without being told where keeps it there, never among what the user keeps.
    env: { TALLYHO_DATA: join(tmpdir(), `tallyho-tests-${process.pid}`) },
    ...(!isLong && { tagsFilter: ["!long"] }),
    // Milliseconds after which a test counts as hung; a busy machine is no fault.
    testTimeout: 120_000,
    // What one project has compiled the others need not compile again.
    experimental: { fsModuleCache: true },
    // The scene and what tests it have to have one and the same fiber.
    server: { deps: { inline: [/@react-three/] } },
    // One for each processor; left to itself the runner spares one, which of two is half.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
  },
});
