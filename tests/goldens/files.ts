import { readdirSync, readFileSync } from "node:fs";

const GAMES = new URL("../../src/games/", import.meta.url);
const HASHES = ".hashes.json";

/** The folders of recorded matches of all games, by the game's id. */
function folders(): readonly (readonly [game: string, folder: URL])[] {
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games.map(({ name }) => [name, new URL(`${name}/goldens/`, GAMES)]);
}

function filesIn(folder: URL): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Where each golden lies, by its name. */
const PLACES = new Map(
  folders().flatMap(([game, folder]) => {
    const names = filesIn(folder).filter((file) => file.endsWith(".json") && !file.endsWith(HASHES));
    return names.map((file) => [file.slice(0, -".json".length), { game, folder }] as const);
  }),
);

/** The names of all recorded matches, or of those of a game. */
export function goldenNames(game?: string): readonly string[] {
  const names = [...PLACES].filter(([, place]) => game === undefined || place.game === game);
  return names.map(([name]) => name).sort();
}

/** Where a recorded match lies. */
export function goldenFile(name: string): URL {
  const place = PLACES.get(name);
  if (!place) throw new Error(`there is no golden ${name}`);
  return new URL(`${name}.json`, place.folder);
}

/** A recorded match as its file has it. */
export function goldenText(name: string): string {
  return readFileSync(goldenFile(name), "utf8");
}

/** The hash of its state after each entry, as recorded. */
export function recordedHashes(name: string): readonly string[] {
  return JSON.parse(readFileSync(new URL(`${name}${HASHES}`, goldenFile(name)), "utf8"));
}
