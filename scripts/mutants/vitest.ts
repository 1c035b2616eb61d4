import { join, relative } from "node:path";
import { createVitest, type TestCase, type TestModule, type Vitest } from "vitest/node";
import type { Asked, Sent, Told } from "./tester.ts";

/** How many test files are run before the next are: most mutants are caught by the nearest. */
const BATCHES = [4, 16, 64, Number.POSITIVE_INFINITY];

const [root = process.cwd()] = process.argv.slice(2);

function send(sent: Sent): void {
  process.send?.(sent);
}

/** The first line of what a test found wrong. */
function saidBy(errors: readonly { readonly message: string }[] = []): string {
  const [said = ""] = errors[0]?.message.split("\n") ?? [];
  return said && `: ${said}`;
}

/** Hears of a run; what earlier runs came to is no matter. */
class Listener {
  failed: Told["failed"];

  private fail({ moduleId }: TestModule, name: string, errors: Parameters<typeof saidBy>[0]): void {
    const file = relative(root, moduleId).replaceAll("\\", "/");
    this.failed ??= { file, name: `${[file, name].filter(Boolean).join(" > ")}${saidBy(errors)}` };
  }

  onTestModuleCollected(): void {
    send({ kind: "busy" });
  }

  onTestCaseResult(test: TestCase): void {
    send({ kind: "busy" });
    const { state, errors } = test.result();
    if (state === "failed") this.fail(test.module, test.fullName, errors);
  }

  onTestModuleEnd(module: TestModule): void {
    send({ kind: "busy" });
    if (module.state() === "failed") this.fail(module, "", module.errors());
  }
}

const listener = new Listener();

async function run(vitest: Vitest, tests: readonly string[]): Promise<Told["failed"]> {
  const paths = new Set(tests.map((path) => join(root, path).replaceAll("\\", "/")));
  const all = await vitest.globTestSpecifications();
  listener.failed = undefined;
  const { unhandledErrors } = await vitest.runTestSpecifications(
    all.filter(({ moduleId }) => paths.has(moduleId)),
  );
  const [file = ""] = tests;
  const unhandled = unhandledErrors.length > 0 ? { file, name: "an unhandled error" } : undefined;
  return listener.failed ?? unhandled;
}

/** What was changed for the last answer, and may be as it was by now. */
let last: string | undefined;

async function answer(vitest: Vitest, { changed, tests }: Asked): Promise<Told> {
  for (const file of new Set([last ?? changed, changed]))
    vitest.invalidateFile(join(root, file).replaceAll("\\", "/"));
  last = changed;
  let from = 0;
  for (const size of BATCHES) {
    const batch = tests.slice(from, from + size);
    from += size;
    const failed = batch.length > 0 ? await run(vitest, batch) : undefined;
    if (failed) return { failed };
  }
  return {};
}

const options = { root, watch: false, bail: 1, reporters: [listener] };
const runner = createVitest("test", options).then(async (vitest) => {
  await vitest.standalone();
  return vitest;
});
process.on("message", async (asked: Asked) => {
  send({ kind: "done", ...(await answer(await runner, asked)) });
});
process.on("disconnect", () => process.exit());
