import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyOf } from "./mutants/copy.ts";
import { draw, type Mutant, mutated, told } from "./mutants/draw.ts";
import { importersOf, testsNear } from "./mutants/related.ts";
import { Tester } from "./mutants/tester.ts";

const ROOT = process.cwd();
const [folder = "", count = "", seed = process.env.TALLYHO_COMMIT || commit()] = process.argv.slice(2);

function commit(): string {
  return execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" }).trim();
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** A test that fails without any change catches nothing. */
async function check(changed: string, tests: readonly string[]): Promise<void> {
  const asked = tests.filter((test) => !sound.has(test));
  const answer = asked.length > 0 ? await tester.ask({ changed, tests: asked }) : {};
  const name = answer ? answer.failed?.name : "A test";
  if (name) refuse(`${name} fails or hangs without any change: mend that first.`);
  for (const test of asked) sound.add(test);
}

/** What catches a mutant; undefined when nothing does. */
async function catcher(mutant: Mutant, tests: readonly string[]): Promise<string | undefined> {
  const { file } = mutant;
  if (tests.length === 0) return undefined;
  writeFileSync(join(copy, file), mutated(mutant));
  const answer = await tester.ask({ changed: file, tests });
  writeFileSync(join(copy, file), mutant.source);
  if (!answer) await check(file, tests);
  else if (answer.failed) await check(file, [answer.failed.file]);
  return answer ? answer.failed?.name : "a test that hangs";
}

if (!/^[1-9]\d*$/.test(count)) refuse("Say how many: npm run mutants -- src/scene 12");
if (!folder || !existsSync(join(ROOT, folder)))
  refuse(`There is no ${folder} here: name a folder, src/scene.`);
const mutants = draw(ROOT, folder, Number(count), seed);
console.log(`${mutants.length} mutants of ${folder}, drawn from seed ${seed}`);
const importers = importersOf(ROOT);
const copy = copyOf(ROOT);
const tester = new Tester(copy);
/** Test files that pass while nothing is changed. */
const sound = new Set<string>();
let caught = 0;
for (const mutant of mutants) {
  console.log(told(mutant));
  const by = await catcher(mutant, testsNear(mutant.file, importers));
  console.log(by === undefined ? "    SURVIVED" : `    caught by ${by}`);
  if (by !== undefined) caught++;
}
console.log(`${caught} of ${mutants.length} caught`);
process.exit();
