import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type CopiedHouse, ROOT } from "../copied-house.ts";

/** The new game's id, which is its folder in src/games. */
export const NEW_GAME = "scuffle";

const MODEL = join(ROOT, "tests/conformance/skirmish");

/** Where a file of the small game lies in a folder of src/games. */
function placeOf(file: string): string {
  if (file === "game.ts") return "computer/game.ts";
  return file === "table.ts" ? "face/table.ts" : file.includes("/") ? file : `rules/${file}`;
}

/** A file of the tests' small game as a file of the new one, of what it imports each by its new place. */
function moved(file: string, place = placeOf(file)): string {
  const up = "../".repeat(place.split("/").length - 1);
  return readFileSync(join(MODEL, file), "utf8")
    .replaceAll(/"(?:\.\.\/){3,4}src\//g, `"${up}../../`)
    .replaceAll(/"\.\/([\w./]+\.ts)"/g, (_, one) => `"${up}${placeOf(posix.join(posix.dirname(file), one))}"`)
    .replaceAll("skirmish", NEW_GAME)
    .replaceAll("Skirmish", "Scuffle");
}

/** The sentences of one language alone: the catalogue's type, and the catalogue. */
function sentences(language: string): string {
  const [head = "", ...catalogues] = moved("words.ts", `words/${language}.ts`).split(/(?=^export const )/m);
  return head + catalogues.filter((text) => text.startsWith(`export const ${language}`)).join("");
}

const INDEX = `import type { GameFolder } from "../registry.ts";

export const folder: GameFolder = {
  game: async () => (await import("./computer/game.ts")).${NEW_GAME},
  words: async (language, part = "rules") =>
    part === "rules"
      ? (await import(\`./words/\${language}.ts\`))[language]
      : (await import(\`./face/words/\${language}/\${part}.ts\`)).words,
  credits: async (language) => (await import(\`./meta/credits.\${language}.ts\`)).credits,
  face: {
    table: async () => (await import("./face/table.ts")).table,
  },
};
`;

/** Which files of the small game are something else in a folder of src/games. */
const ELSEWHERE = ["entry.ts", "index.ts", "words.ts"];

/** Every file of a game that has what is needed and nothing else, by its path in the game's folder. */
export function newGame(): ReadonlyMap<string, string> {
  const files = readdirSync(MODEL, { recursive: true, encoding: "utf8" }).map((file) =>
    file.replaceAll("\\", "/"),
  );
  const same = files.filter((file) => file.endsWith(".ts") && !ELSEWHERE.includes(file));
  return new Map([
    ...same.map((file) => [placeOf(file), moved(file)] as const),
    ["index.ts", INDEX],
    ["words/en.ts", sentences("en")],
    ["words/de.ts", sentences("de")],
    ["face/words/en/table.ts", "export const words = {} as const;\n"],
    ["face/words/de/table.ts", "export const words = {} as const;\n"],
  ]);
}

/** Adds the game to a copied house: its folder, and its line in the registry. */
export function addGame(house: CopiedHouse): void {
  for (const [file, text] of newGame()) house.write(`src/games/${NEW_GAME}/${file}`, text);
  house.rewrite("src/games/index.ts", (text) =>
    text
      .replace(/^(?=import \{ entryOf)/m, `import * as ${NEW_GAME} from "./${NEW_GAME}/meta/meta.ts";\n`)
      .replace(
        /^(?=\]\.map\(entryOf\))/m,
        `  { ...${NEW_GAME}, load: () => import("./${NEW_GAME}/index.ts") },\n`,
      ),
  );
}
