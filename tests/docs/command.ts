import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { program } from "../../src/cli/program.ts";
import { FILES, ROOT } from "./documents.ts";

/** A command as a document writes it, word by word. */
export interface Written {
  /** What it adds to the environment, by name. */
  readonly variables: readonly string[];
  readonly words: readonly string[];
}

const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};
/** The sources that may ask for a variable of the environment. */
const ASKING = FILES.filter((file) => /^(?:scripts|tests)\/.*\.(?:ts|js)$|^[\w.]+\.ts$/.test(file));
const TALLYHO =
  /^(?:npm run --silent tallyho -- |tallyho |npx --yes node@\d+ bin\/tallyho\.js |npx \.\/tallyho-VERSION\.tgz )(.*)$/;
/** What a reader puts in: FILE, ID, ADDRESS. */
const PLACEHOLDER = /^[A-Z]+$/;

/** A line of a shell, without what is said behind its `#`. */
export function written(line: string): Written {
  const words = line
    .replace(/(^|\s)#.*$/, "")
    .trim()
    .split(/\s+/);
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const begin = first < 0 ? words.length : first;
  return {
    variables: words.slice(0, begin).map((word) => word.slice(0, word.indexOf("="))),
    words: words.slice(begin),
  };
}

/** What the command line of the project is called with; undefined for another command. */
export function calledWith({ words }: Written): readonly string[] | undefined {
  return TALLYHO.exec(words.join(" "))?.[1]?.split(" ");
}

function callFault([name = "", ...words]: readonly string[]): string | undefined {
  const root = program();
  const known = root.commands.find((command) => command.name() === name);
  if (!known && !name.startsWith("-") && !PLACEHOLDER.test(name)) return `no command ${name}`;
  const options = [...root.options, ...(known?.options ?? [])].flatMap(({ short, long }) => [short, long]);
  const given = [name, ...words].filter((word) => word.startsWith("--") && word !== "--help");
  // A side has its own option; whether there is such a side comes out when the command runs.
  return name === "simulate" ? undefined : given.find((option) => !options.includes(option));
}

function isTested(path: string): boolean {
  return FILES.some((file) => file.startsWith(path) && /\.(?:test|spec)\.tsx?$/.test(file));
}

/** Words that are no option, nor what stands behind one that takes a word. */
function paths(words: readonly string[], taking: readonly string[] = []): readonly string[] {
  return words.filter((word, at) => !word.startsWith("-") && !taking.includes(words[at - 1] ?? ""));
}

function npxFault([tool = "", ...words]: readonly string[]): string | undefined {
  if (!existsSync(join(ROOT, "node_modules/.bin", tool))) return `no tool ${tool}`;
  if (tool === "tsx") return existsSync(join(ROOT, words[0] ?? "")) ? undefined : `no script ${words[0]}`;
  if (tool === "vitest" || tool === "playwright") {
    return paths(words.slice(1), ["-t"]).find((path) => !isTested(path));
  }
  const named = paths(words.filter((word) => word !== "check"));
  return named.find((path) => !PLACEHOLDER.test(path) && !existsSync(join(ROOT, path)));
}

/** What npm does by itself. */
const OWN_OF_NPM = ["version", "pack"];

function npmFault(words: readonly string[]): string | undefined {
  const [first = "", second = ""] = words.filter((word) => !word.startsWith("-"));
  const name = first === "run" ? second : first;
  return OWN_OF_NPM.includes(first) || Object.hasOwn(scripts, name) ? undefined : `no script ${name}`;
}

/** What of a command is not there; undefined for one that could be given. */
export function faultOf(command: Written): string | undefined {
  const unasked = command.variables.find(
    (name) => !ASKING.some((file) => readFileSync(join(ROOT, file), "utf8").includes(`process.env.${name}`)),
  );
  if (unasked) return `nobody asks for ${unasked}`;
  const call = calledWith(command);
  if (call) return callFault(call);
  const [program = "", ...words] = command.words;
  if (program === "npm") return npmFault(words);
  if (program === "npx") return npxFault(words);
  if (program === "node") return existsSync(join(ROOT, words[0] ?? "")) ? undefined : `no script ${words[0]}`;
  return `no command ${program}`;
}
