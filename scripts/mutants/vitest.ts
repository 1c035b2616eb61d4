import { join, relative } from "node:path";
import { createVitest, type TestModule, type Vitest } from "vitest/node";
import type { Asked, Sent, Told } from "./tester.ts";

/** How many test files are run before the next are: most mutants are caught by the nearest. */
const BATCHES = [4, 16, Number.POSITIVE_INFINITY];

const [root = process.cwd()] = process.argv.slice(2);

function send(sent: Sent): void {
  process.send?.(sent);
}

function failureOf(modules: readonly TestModule[]): Told["failed"] {
  for (const module of modules) {
    const file = relative(root, module.moduleId).replaceAll("\\", "/");
    const [test] = module.children.allTests("failed");
    if (test) return { file, name: `${file} > ${test.fullName}` };
    if (module.state() === "failed") return { file, name: file };
  }
  return undefined;
}

async function run(vitest: Vitest, tests: readonly string[]): Promise<Told["failed"]> {
  const paths = new Set(tests.map((path) => join(root, path).replaceAll("\\", "/")));
  const all = await vitest.globTestSpecifications();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    all.filter(({ moduleId }) => paths.has(moduleId)),
  );
  const ran = testModules.filter(({ moduleId }) => paths.has(moduleId));
  const [file = ""] = tests;
  return failureOf(ran) ?? (unhandledErrors.length > 0 ? { file, name: "an unhandled error" } : undefined);
}

async function answer(vitest: Vitest, { changed, tests }: Asked): Promise<Told> {
  vitest.invalidateFile(join(root, changed).replaceAll("\\", "/"));
  let from = 0;
  for (const size of BATCHES) {
    const batch = tests.slice(from, from + size);
    from += size;
    const failed = batch.length > 0 ? await run(vitest, batch) : undefined;
    if (failed) return { failed };
  }
  return {};
}

const busy = () => send({ kind: "busy" });
const reporter = { onTestModuleCollected: busy, onTestCaseResult: busy, onTestModuleEnd: busy };
const options = { root, watch: false, bail: 1, reporters: [reporter] };
const runner = createVitest("test", options).then(async (vitest) => {
  await vitest.standalone();
  return vitest;
});
process.on("message", async (asked: Asked) => {
  send({ kind: "done", ...(await answer(await runner, asked)) });
});
process.on("disconnect", () => process.exit());
