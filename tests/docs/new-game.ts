import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CopiedHouse, ROOT } from "../copied-house.ts";

/** The new game's id, which is its folder in src/games. */
export const NEW_GAME = "scuffle";

const MODEL = join(ROOT, "tests/toy-game");

/** The rooms of the toy game that a game of the house has too. */
const ROOMS = /^(meta|rules|computer|words|data|face)\//;
/** Parts of a face that a game may do without; the table's part is the rest. */
const PART = /^face\/(words\/\w+\/)?(book|counts|lesson|papers|report|sheets|task|terms)\.ts$/;
/** The line of `index.ts` that hands such a part out, and the pages that want one. */
const HANDED_OUT = /^ {4}(?!table\b)\w+: async \(\) => .*\n/gm;
const PAGES = / {2}pages: .*\n/;

/** A file of the toy game as one of a game in src/games. */
function moved(file: string): string {
  return readFileSync(join(MODEL, file), "utf8")
    .replaceAll(/"((?:\.\.\/)+)src\//g, '"$1')
    .replaceAll(/\braid\b/g, NEW_GAME);
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(MODEL, folder), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts"));
}

/** Every file of a game that has what is needed and nothing else, by its path in the game's folder. */
export function newGame(): ReadonlyMap<string, string> {
  const files = filesIn("").filter((file) => ROOMS.test(file) && !PART.test(file));
  return new Map([
    ...files.map((file) => [file, moved(file)] as const),
    ["index.ts", moved("index.ts").replaceAll(HANDED_OUT, "")],
    ["meta/meta.ts", moved("meta/meta.ts").replace(PAGES, "")],
  ]);
}

/** Adds the game to a copied house: its folder, its mat, and its line in the registry. */
export function addGame(house: CopiedHouse): void {
  for (const [file, text] of newGame()) house.write(`src/games/${NEW_GAME}/${file}`, text);
  for (const file of filesIn("mats")) house.write(`src/scene/mat/mats/${file}`, moved(`mats/${file}`));
  house.rewrite("src/games/index.ts", (text) =>
    text
      .replace(/^(?=import \{ entryOf)/m, `import * as ${NEW_GAME} from "./${NEW_GAME}/meta/meta.ts";\n`)
      .replace(
        /^(?=\]\.map\(entryOf\))/m,
        `  { ...${NEW_GAME}, load: () => import("./${NEW_GAME}/index.ts") },\n`,
      ),
  );
}
