import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const APP = fileURLToPath(new URL("../src/app", import.meta.url));

/** What a source file of ours loads at once: types are gone by then, and what it fetches comes after it. */
const IMPORTED = /^(?:import|export)\s(?!type\b)(?:[^"';]*\sfrom\s)?"(\.[^"]+\.tsx?)";/gm;
/** A part of a page that is fetched as soon as the page's first words can be read. */
const AFTER_PAINT = /afterPaint\(.*import\("([^"]+)"\)/g;
const CATALOGUE = /^words\.[\w-]+\.ts$/;
/** A line of the loaders: `print: async () => … import("./print/PrintPage.tsx")`. */
const LOADER = /^ {2}"?([\w-]+)"?: .*import\("([^"]+)"\)/gm;
/** What loads several pages, `const hosted = … import("./hosted/HostedPage.tsx")`, and a line that names it: `host: hosted`. */
const SHARED = /^const (\w+) = .*import\("([^"]+)"\)/gm;
const NAMED = /^ {2}(\w+): (\w+),$/gm;

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

/** The rooms whose words some files speak, by their folders within src/app. */
function roomsOf(files: ReadonlySet<string>): readonly string[] {
  const folders = [...files].filter((file) => basename(file) === "words.ts").map(dirname);
  const rooms = folders.filter((folder) => readdirSync(folder).some((file) => CATALOGUE.test(file)));
  return rooms.map((folder) => relative(APP, folder).replaceAll("\\", "/")).sort();
}

/** Pages and their files. */
function* pageFiles(): Iterable<readonly [page: string, file: string]> {
  const loaders = readFileSync(join(APP, "page-loaders.ts"), "utf8");
  for (const [, page = "", file = ""] of loaders.matchAll(LOADER)) yield [page, file];
  const shared = new Map([...loaders.matchAll(SHARED)].map(([, name = "", file = ""]) => [name, file]));
  for (const [, page = "", name = ""] of loaders.matchAll(NAMED)) yield [page, shared.get(name) ?? ""];
}

/** The rooms whose words a page speaks as soon as it stands whole, by the page's name. */
export function pageRooms(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...pageFiles()].map(([page, file]) => [page, roomsOf(loadedWith(join(APP, file)))]),
  );
}
