import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { threeModules } from "./scripts/three-modules.ts";

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The rules of each game, and what each brings to the table page. */
const RULES = ["./src/games/dogfight/index.ts"];
const PANELS = ["./src/app/games/dogfight/index.ts"];

/** All that a file of ours loads at once: itself and whatever it imports, not what it fetches later. */
const loadedWith = (() => {
  const known = new Map<string, ReadonlySet<string>>();
  return (file: string, modules: Modules): ReadonlySet<string> => {
    const found = new Set([fileURLToPath(new URL(file, import.meta.url))]);
    if (known.has(file)) return known.get(file) ?? found;
    for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    known.set(file, found);
    return found;
  };
})();

type Takes = (id: string, modules: Modules) => boolean;

/** What is loaded with any of some files. */
function withAny(...files: readonly string[]): Takes {
  return (id, modules) => files.some((file) => loadedWith(file, modules).has(id));
}

function chunk(name: string, takes: Takes, test = /./) {
  return {
    name: (id: string, modules: Modules) => (takes(id, modules) ? name : null),
    debugName: name,
    test,
  };
}

const table = withAny("./src/app/pages/MatchPage.tsx", ...PANELS);
const flat = withAny("./src/scene/FlatTable.tsx");
const deep = withAny("./src/scene/TableView.tsx");
const OWN = /[\\/]src[\\/]/;

/**
 * What is always loaded together is one chunk, since many small ones pack badly. A module goes to the first group
 * that takes it; whatever is in none of them is split by who imports it.
 */
const groups = [
  // The page itself stays out of its own shell, so that it is still the entry.
  {
    name: "shell",
    tags: ["$initial" as const],
    test: (id: string) => !/index\.html|[\\/]src[\\/]app[\\/]main\.tsx$/.test(id),
  },
  chunk("three", deep, /node_modules/),
  // What a game's rules stand on.
  chunk("kernel", withAny(...RULES), /[\\/](node_modules|core)[\\/]/),
  ...RULES.map((file) => chunk(file.split("/")[3] ?? "rules", withAny(file))),
  // Beginning, reading and keeping matches: the library of matches needs it as well as the table.
  chunk("kept", withAny("./src/app/create.ts", "./src/app/storage/matches.ts")),
  // What tables with and without depth share comes with the table.
  chunk("table", (...one) => OWN.test(one[0]) && (table(...one) || (flat(...one) && deep(...one)))),
  chunk("scene", (...one) => deep(...one) && !flat(...one)),
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/**
 * The service worker that keeps the whole page for use without a network. A new version waits until no page of the
 * old one is open, or until it is asked for: see src/app/offline.
 */
const offline = VitePWA({
  injectRegister: false,
  manifest: false,
  workbox: {
    globPatterns: ["**/*.{html,js,css,woff2,glb,svg,png,jpg,webp,txt,webmanifest}"],
    maximumFileSizeToCacheInBytes: 3_000_000,
    cleanupOutdatedCaches: true,
    // The very first page counts as open too, so that no newer version pulls its later parts away.
    clientsClaim: true,
    navigateFallback: null,
  },
});

/** The service worker is made of what was written; of a build that failed it would only hide the real error. */
function whenWritten(plugin: Plugin): Plugin {
  const { closeBundle } = plugin;
  if (typeof closeBundle !== "object") return plugin;
  let written = false;
  return {
    ...plugin,
    writeBundle() {
      written = true;
    },
    closeBundle: {
      ...closeBundle,
      handler(error) {
        return written ? closeBundle.handler.call(this, error) : undefined;
      },
    },
  };
}

/** Styles go to the end of the page, so that its opening words need not wait for them. */
const stylesLast = {
  name: "styles-last",
  enforce: "post" as const,
  transformIndexHtml: (html: string) => {
    const styles = html.match(/^ *<link rel="stylesheet".*\n/gm) ?? [];
    return styles
      .reduce((rest, style) => rest.replace(style, ""), html)
      .replace("  </body>", `${styles.join("")}  </body>`);
  },
};

export default defineConfig({
  base: "./",
  plugins: [react(), threeModules, stylesLast, offline.map(whenWritten)],
  // A worker loads a game and a computer player when it is asked: chunks of its own.
  worker: { format: "es" },
  build: {
    target: "es2023",
    manifest: true,
    // three with fiber is one chunk of some 700 kB; sizes are judged gzipped, by `npm test`.
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
