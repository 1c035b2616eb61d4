/** The recorded matches of all games, each by its path and fetched when it is wanted. */
const GOLDENS = import.meta.glob<string>("../../src/games/*/goldens/*.json", {
  query: "?raw",
  import: "default",
});

/** The text of a recorded match, by its name. */
export async function readGolden(name: string): Promise<string> {
  const [, load] = Object.entries(GOLDENS).find(([path]) => path.endsWith(`/${name}.json`)) ?? [];
  if (!load) throw new Error(`There is no recorded match ${name} in src/games/*/goldens.`);
  return load();
}
