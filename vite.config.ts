import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { sandbox } from "./sandbox/serve.ts";
import { firstVisit } from "./scripts/first-visit.ts";
import { gamePictures } from "./scripts/game-pictures.ts";
import { pageRooms } from "./scripts/page-rooms.ts";
import { shellFirst } from "./scripts/shell-first.ts";

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What every page needs: see src/app/main.ts, which fetches it. */
const SHELL = "src/app/begin.tsx";
/** Pages that show their first words before the greater part of them is there: see src/app/frame/after-paint.tsx. */
const BEGINNINGS = [
  "./src/app/pages/setup/SetupPage.tsx",
  "./src/app/pages/matches/MatchesPage.tsx",
  "./src/app/pages/settings/SettingsPage.tsx",
  "./src/app/rules/RulesPage.tsx",
  "./src/app/print/PrintPage.tsx",
];
/** Pages that one reads and chooses on. */
const MENU_PAGES = [
  "./src/app/pages/setup/SetupForm.tsx",
  "./src/app/pages/matches/MatchList.tsx",
  "./src/app/pages/settings/SettingsForm.tsx",
  "./src/app/pages/about/AboutPage.tsx",
  "./src/app/rules/OpenRules.tsx",
];

const FORMS = [
  "./src/app/ui/choice.tsx",
  "./src/app/ui/field.tsx",
  "./src/app/ui/select.tsx",
  "./src/app/computers/SeatChoice.tsx",
];

/** What begins, reads and keeps matches. */
const KEPT = ["./src/app/match/create.ts", "./src/app/storage/matches.ts", "./src/app/match/use-record.ts"];

/** The folders of a folder that have a file of some name: each game's, found and not listed. */
function folders(within: string, file: string): readonly string[] {
  return readdirSync(new URL(within, import.meta.url))
    .filter((name) => existsSync(new URL(`${within}/${name}/${file}`, import.meta.url)))
    .map((name) => `${within}/${name}/${file}`);
}

/** What every match of a game needs of its rules: all, or what the game itself has set apart. */
function rulesOf(game: string): string {
  const apart = game.replace("computer/game.ts", "rules/rules.ts");
  return existsSync(new URL(apart, import.meta.url)) ? apart : game;
}

/** The rules of each game, and what each brings to the table page: its face there, and React of its own. */
const RULES = folders("./src/games", "computer/game.ts").map(rulesOf);
/** The bridges to each game that fights battles of campaigns. */
const BRIDGES = ["plotted.ts", "cards.ts"].flatMap((file) => folders("./src/bridges", file));
const FACES = folders("./src/games", "face/table.ts");
const PANELS = folders("./src/app/games", "index.ts");
const GAMES = FACES.map((file) => file.split("/")[3] ?? "");

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

/** What lies in a game's own folders. */
function folderOf(game: string): RegExp {
  return new RegExp(`[\\\\/]games[\\\\/]${game}[\\\\/]`);
}

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

/** What every page says, what menus say of each game and its sides, and where rooms have their words: one chunk a language. */
const SHARED =
  /[\\/](?:src[\\/](?:words[\\/](?:words|app|table)|app[\\/]catalogues)|meta[\\/]meta|words[\\/]sides)\.([\w-]+)\.ts$/;

/** Small things that many pages use and that need little themselves. */
const SMALL =
  /[\\/]src[\\/](?:app[\\/](?:ui[\\/]field|face[\\/](?:speech|use-part)|table[\\/]log[\\/]fallen)|face[\\/](?:chunks|decided|subset))\.tsx?$/;

/** Why a battle can't be fought on another table. */
const MISFITS = /[\\/]bridges[\\/](?:[\w-]+[\\/])?words\.([\w-]+)\.ts$/;

const entry = withAny(
  "./src/app/main.ts",
  "./src/core/text.ts",
  "./src/words/counted.ts",
  "./src/words/sides.ts",
);
const shell = withAny(`./${SHELL}`);
const controls = withAny(
  ...["roving-focus", "presence", "tabs"].map(
    (part) => `./node_modules/@radix-ui/react-${part}/dist/index.mjs`,
  ),
);
const beginnings = withAny("./src/app/frame/after-paint.tsx", "./src/app/room-words.ts");
const menus = withAny(...MENU_PAGES);
const forms = withAny(...FORMS);
const book = withAny("./src/app/rules/OpenRules.tsx");
const kept = withAny(...KEPT);
const match = withAny("./src/app/pages/matches/MatchPage.tsx", ...PANELS, ...FACES);
const standing = withAny("./src/app/table/ReadyTable.tsx", "./src/app/pages/matches/MatchPage.tsx");
/** What each game brings to the table, and what several of them bring. */
const brought = GAMES.map((game) =>
  withAny(...[...PANELS, ...FACES].filter((file) => file.includes(`/${game}/`))),
);
const shared: Takes = (...one) => brought.filter((takes) => takes(...one)).length > 1;
/** What tables on a server need besides, of what those of this device need too, and what stands beside every page. */
const remote = withAny(
  "./src/app/remote/load-remote.ts",
  "./src/app/table/ReadyTable.tsx",
  "./src/app/table/LowerPapers.tsx",
  "./src/app/frame/Beside.tsx",
);
const papers = withAny("./src/app/print/Papers.tsx");
const drawing = withAny("./src/scene/drawing/TabletopShapes.tsx");
const flat = withAny("./src/scene/FlatTable.tsx");
const deep = withAny("./src/scene/TableView.tsx");
const mats = withAny("./src/scene/mat/paint.ts");
const OWN = /[\\/]src[\\/]/;

/** Of our own: what comes with the table, and what tables with and without depth and their mats share. */
const table: Takes = (...one) =>
  OWN.test(one[0]) &&
  ((standing(...one) && remote(...one)) ||
    shared(...one) ||
    ((flat(...one) || mats(...one)) && deep(...one)));

/** What a flat table shares with pages that have none. */
const drawn: Takes = (...one) => drawing(...one) || (flat(...one) && (book(...one) || papers(...one)));

/**
 * What is always loaded together is one chunk, since many small ones pack badly. A module goes to the first group
 * that takes it; whatever is in none of them is split by who imports it.
 */
const groups = [
  { ...chunk("words", () => true, SHARED), name: (id: string) => `words-${SHARED.exec(id)?.[1]}` },
  chunk("entry", entry),
  chunk("shell", shell),
  // What pages need besides to show their first words, and each of them: small, and nothing else comes with it.
  chunk("beginnings", beginnings),
  // Why there is no page or no match to show: pages fetch it when they have to say so.
  chunk("refusals", () => true, /[\\/]app[\\/](frame[\\/]UnknownPage|match[\\/]NoMatch)\.tsx$/),
  ...BEGINNINGS.map((page) => chunk(basename(page, ".tsx"), withAny(page))),
  // Letters that tables alone are drawn with come with their own styles, and nothing else with them.
  chunk("letters", withAny("./src/scene/fonts.ts"), /fonts\.ts$|fontsource/),
  chunk("three", deep, /node_modules/),
  // What a game's rules stand on: what each table is measured by, and what all share.
  chunk("clock", withAny("./src/core/geometry/clock.ts", "./src/core/geometry/segment.ts")),
  chunk("hexes", withAny("./src/core/geometry/hex-map.ts")),
  // What campaigns alone stand on, and how their answers are read; what answers stand on that stand in a table.
  chunk(
    "campaigns",
    () => true,
    /[\\/]core[\\/](battle-tables|input[\\/]table-cells|orders[\\/](grammar|many|part|pick|reader))\.ts$/,
  ),
  // What mats share is drawn with by most of them: in one chunk, the page need not know which takes which.
  chunk(
    "ground",
    () => true,
    /[\\/]scene[\\/]mat[\\/](canopy|choice|country|crops|parcels|pen|sea|ships|shore|tint|village|ways)\.ts$/,
  ),
  // What maps of campaigns alone are made of: where their plaques stand, their outlines, their sky and their losses.
  chunk(
    "plaques",
    () => true,
    /[\\/]tabletop[\\/](grid-border|motion[\\/]losses-together|atlas[\\/](outline|projection)|layout[\\/]plaque-layout|sky[\\/]trails)\.ts$/,
  ),
  // How keys are read: tables stand on it, and every page.
  chunk("keys", () => true, /[\\/](?:scene[\\/](?:keystroke|shortcuts)|app[\\/]ui[\\/]focus)\.ts$/),
  chunk("answers", () => true, /[\\/]core[\\/]orders[\\/](answers|names|question|refusal)\.ts$/),
  chunk("spelled", () => true, /[\\/]core[\\/]orders[\\/]spelled-answers\.ts$/),
  // Looks are drawn up in the rules of one game alone.
  chunk("kernel", withAny(...RULES), /[\\/](node_modules|core(?![\\/]look\.ts))[\\/]/),
  ...RULES.map((file) => chunk(`${file.split("/")[3]}-rules`, withAny(file))),
  // Folding matches: all that a table on a server needs of what begins, reads and keeps those of this device.
  chunk("folded", (...one) => kept(...one) && remote(...one)),
  // Beginning, reading and keeping matches: the library of matches needs it as well as the table.
  chunk("kept", kept),
  // What stands on a table, drawn flat: for tables, rules and papers.
  chunk("drawing", (...one) => OWN.test(one[0]) && drawn(...one) && !match(...one) && !deep(...one)),
  // What the table shares with pages that have none.
  chunk("menus", (...one) => controls(...one) || (menus(...one) && table(...one))),
  // What a table shares with forms and papers, of which phones that join one need nothing else.
  chunk("shared", () => true, SMALL),
  // What pages with something to choose share, and how rules are read.
  chunk("forms", forms, /[\\/]src[\\/]|[\\/]react-(radio-group|switch|use-(size|previous))[\\/]/),
  chunk("book", (...one) => OWN.test(one[0]) && book(...one)),
  // What one game alone brings to the table. Of its own folders only: what lies elsewhere others fetch as well.
  ...GAMES.map((game) => chunk(`${game}-panel`, (...one) => folderOf(game).test(one[0]) && match(...one))),
  chunk("table", table),
  // What matches of this device alone bring to it.
  chunk("opened", standing, OWN),
  chunk("scene", (...one) => deep(...one) && !flat(...one)),
  // What pages of figures share, and who prints a match.
  chunk(
    "counted",
    () => true,
    /[\\/]app[\\/](battles[\\/]fought|counted[\\/](CountedMatch|counted)|match[\\/]use-match)\.tsx?$/,
  ),
  // Battles on other tables: every bridge is small.
  chunk("battles", withAny(...BRIDGES), /[\\/]src[\\/]bridges[\\/]/),
  { ...chunk("misfits", () => true, MISFITS), name: (id: string) => `misfits-${MISFITS.exec(id)?.[1]}` },
  chunk("papers", papers, OWN),
  // What is packed: matches in links, and what comes of a table on a server.
  chunk("packed", () => true, /(?<!three-stdlib[\\/])node_modules[\\/]fflate/),
  // A match as a text: in a file, in a link.
  chunk(
    "texts",
    withAny("./src/app/table/saving.ts", "./src/app/share/download-latest.ts", "./src/app/share/pack.ts"),
  ),
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** How parts are kept that are asked for later; src/app/offline/everything.ts puts them into the same cache. */
const PARTS = {
  cacheName: "tallyho-parts",
  matchOptions: { ignoreVary: true },
  cacheableResponse: { statuses: [200] },
  // Some versions' worth: what nobody has used for longest goes first.
  expiration: { maxEntries: 4000, purgeOnQuotaError: true },
};

/** Scripts that are there before any other is asked for. */
const ALWAYS = /^assets\/(?:shell|entry|rolldown-runtime)-[\w-]+\.js$/;

let written = "dist";

/** Where the page is written, for what is made of it when it is there. */
const whereWritten: Plugin = {
  name: "where-written",
  apply: "build",
  configResolved({ root, build }) {
    written = resolve(root, build.outDir);
  },
};

interface Entry {
  readonly url: string;
  readonly size: number;
}

/** Writes down all files of the page, for who wants to keep them all, and takes those of a first visit. */
function ofFirstVisit<One extends Entry>(entries: One[]) {
  const files = entries.map(({ url, size }) => [url, size] as const);
  writeFileSync(join(written, "everything.json"), JSON.stringify({ files }));
  const kept = firstVisit(
    written,
    entries.map(({ url }) => url),
  );
  return { manifest: entries.filter(({ url }) => kept.has(url)), warnings: [] };
}

/**
 * The service worker that keeps the page for use without a network: what a first visit needs at once, whatever else is
 * asked for when it is, and all of it for who wants that. A new version waits until no page of the old one is open, or
 * until it is asked for: see src/app/offline.
 */
const offline = VitePWA({
  injectRegister: false,
  manifest: false,
  workbox: {
    globPatterns: ["**/*.{html,js,css,woff2,glb,svg,png,jpg,webp,txt,webmanifest}"],
    maximumFileSizeToCacheInBytes: 3_000_000,
    manifestTransforms: [ofFirstVisit],
    runtimeCaching: [
      // Scripts, styles, letters and models have names of their own for every version.
      { urlPattern: /\/assets\/[^/]+$/, handler: "CacheFirst", options: PARTS },
      {
        urlPattern: /\/(?:pictures\/[^/]+|[\w-]+\.(?:png|svg|txt))$/,
        handler: "StaleWhileRevalidate",
        options: PARTS,
      },
    ],
    cleanupOutdatedCaches: true,
    // The very first page counts as open too, so that no newer version pulls its later parts away.
    clientsClaim: true,
    navigateFallback: null,
    // An address with anything after its question mark is the page all the same.
    ignoreURLParametersMatching: [/./],
  },
});

/** The service worker is made of what was written; of a build that failed it would only hide the real error. */
function whenWritten(plugin: Plugin): Plugin {
  const { closeBundle } = plugin;
  if (typeof closeBundle !== "object") return plugin;
  let isWritten = false;
  return {
    ...plugin,
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      ...closeBundle,
      handler(error) {
        return isWritten ? closeBundle.handler.call(this, error) : undefined;
      },
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [react(), gamePictures(), sandbox(), shellFirst(SHELL), whereWritten, offline.map(whenWritten)],
  define: { PAGE_ROOMS: JSON.stringify(pageRooms()) },
  // A worker loads a game and a computer player when it is asked: chunks of its own.
  worker: { format: "es" },
  build: {
    target: "es2023",
    manifest: true,
    // What no script is without is named in no list of what another one needs.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed) => needed.filter((name) => !ALWAYS.test(name)),
    },
    // three with fiber is one chunk of some 700 kB; sizes are judged gzipped, by `npm test`.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // Reading a property or a name of the browser changes nothing in what we are built of: what nobody uses of it goes.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
    },
  },
});
