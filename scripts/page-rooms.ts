import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const APP = fileURLToPath(new URL("../src/app", import.meta.url));

/** What a source file of ours loads at once: types are gone by then, and what it fetches comes after it. */
const IMPORTED = /^(?:import|export)\s(?!type\b)(?:[^"';]*\sfrom\s)?"(\.[^"]+\.tsx?)";/gm;
/** A part of a page that is fetched as soon as the page's first words can be read. */
const AFTER_PAINT = /afterPaint\(.*import\("([^"]+)"\)/g;
/** A line of the loaders: `print: async () => … import("./print/PrintPage.tsx")`. */
const LOADER = /^ {2}"?([\w-]+)"?: .*import\("([^"]+)"\)/gm;

/** A page's file and all that it loads until the whole page stands. */
function loadedWith(page: string): ReadonlySet<string> {
  const found = new Set([page]);
  for (const one of found) {
    const text = readFileSync(one, "utf8");
    for (const [, path = ""] of [...text.matchAll(IMPORTED), ...text.matchAll(AFTER_PAINT)]) {
      const next = join(dirname(one), path);
      if (existsSync(next)) found.add(next);
    }
  }
  return found;
}

/** The rooms whose words some files speak, by the paths of their catalogues without language and ending. */
function roomsOf(files: ReadonlySet<string>): readonly string[] {
  const spoken = [...files].filter((file) => /(^|[/-])words\.ts$/.test(file));
  const rooms = spoken.map((file) => relative(APP, file).replaceAll("\\", "/").replace(/\.ts$/, ""));
  return rooms.filter((room) => hasCatalogue(room)).sort();
}

function hasCatalogue(room: string): boolean {
  const name = room.slice(room.lastIndexOf("/") + 1);
  return readdirSync(dirname(join(APP, room))).some((file) =>
    new RegExp(`^${name}\\.[\\w-]+\\.ts$`).test(file),
  );
}

/** The rooms whose words a page speaks as soon as it stands whole, by the page's name. */
export function pageRooms(): Readonly<Record<string, readonly string[]>> {
  const loaders = readFileSync(join(APP, "page-loaders.ts"), "utf8").matchAll(LOADER);
  return Object.fromEntries(
    [...loaders].map(([, page = "", file = ""]) => [page, roomsOf(loadedWith(join(APP, file)))]),
  );
}
