import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const GAMES = new URL("../src/games/", import.meta.url);
/** The address of a game's picture in the page: `pictures/GAME-NAME.webp`. */
const ADDRESS = /\/pictures\/([\w-]+\.webp)(?:\?|$)/;

/** Where the pictures of a game's scenarios and of its film lie. */
export function picturesOf(game: string): URL {
  return new URL(`${game}/data/pictures/`, GAMES);
}

/** Every picture of every game, by its name in the page. */
function pictures(): ReadonlyMap<string, URL> {
  const games = readdirSync(GAMES).filter((game) => existsSync(picturesOf(game)));
  return new Map(
    games.flatMap((game) =>
      readdirSync(picturesOf(game)).map(
        (file) => [`${game}-${file}`, new URL(file, picturesOf(game))] as const,
      ),
    ),
  );
}

/** Pictures live in the folders of the games, and stand in the page side by side. */
export function gamePictures(): Plugin {
  return {
    name: "game-pictures",
    generateBundle() {
      for (const [name, file] of pictures())
        this.emitFile({ type: "asset", fileName: `pictures/${name}`, source: readFileSync(file) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = pictures().get(ADDRESS.exec(request.url ?? "")?.[1] ?? "");
        if (!file) return next();
        response.setHeader("content-type", "image/webp");
        createReadStream(fileURLToPath(file)).pipe(response);
      });
    },
  };
}
