import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** Papers of the table page that are fetched when the table stands. */
const LATER =
  "Dialogs|HelpDialog|ShareDialog|TakeBackDialog|EndSlip|LogSheet|MomentFacts|Die|loglines|ReplayBar|TableMissing|TapeSlip|TypedDice|clipboard";

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
  { name: "three", test: /node_modules[\\/](three[\\/]build|@react-three[\\/]fiber)[\\/]/ },
  // What a game's rules stand on.
  {
    name: "kernel",
    test: /node_modules[\\/]zod[\\/]|[\\/]src[\\/]core[\\/](?!file|match|migrations|random|sealed|shape)/,
  },
  // Beginning, reading and keeping matches: the library of matches needs it as well as the table.
  {
    name: "kept",
    test: /node_modules[\\/](@noble|idb-keyval)[\\/]|[\\/]src[\\/](core[\\/]|app[\\/](games[\\/]index|storage[\\/]|share[\\/](download|file-name)|rules[\\/](Cited|citations)|create|dice\.|refusal))/,
  },
  // What tabs are made of; radio buttons, switches and dialogs are made of the same.
  {
    name: "controls",
    test: /node_modules[\\/]@radix-ui[\\/](primitive|react-(collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|tabs|use-[a-z-]+))[\\/]/,
  },
  {
    name: "dogfight",
    test: /node_modules[\\/]fastest-levenshtein[\\/]|[\\/]src[\\/]games[\\/]dogfight[\\/](?!words[\\/](de|en)\.)/,
  },
  { name: "table", test: new RegExp(`[\\\\/]src[\\\\/](tabletop|app[\\\\/]table)[\\\\/](?!(${LATER})\\.)`) },
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
  plugins: [react(), stylesLast, offline],
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
