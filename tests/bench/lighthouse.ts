import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { serve } from "../../src/server/serve.ts";
import type { Row } from "./row.ts";

/** Points of 100 that every page must have. */
const BAR = 95;
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;

/** Pages without a table on them. */
const MENU_PAGES = [
  ["home", "#/"],
  ["set-up", "#/new/dogfight/duel"],
  ["own matches", "#/matches"],
  ["rules", "#/rules/dogfight"],
  ["print", "#/print/dogfight"],
  ["settings", "#/settings"],
  ["about", "#/about"],
] as const;

/** What we use of Lighthouse and of the launcher that it brings: https://github.com/GoogleChrome/lighthouse */
interface Lighthouse {
  readonly default: (
    url: string,
    flags: object,
    config?: object,
  ) => Promise<{ readonly lhr: { readonly categories: Record<string, { readonly score: number | null }> } }>;
}
interface Config {
  readonly default: object;
}
interface Launcher {
  launch(options: object): Promise<{ readonly port: number; kill(): void }>;
}

const references = createRequire(new URL("./references/package.json", import.meta.url));

function load<Module>(name: string): Promise<Module> {
  return import(references.resolve(name));
}

function rowOf(device: string, page: string, category: string, points: number): Row {
  return {
    what: `lighthouse: ${page} on a ${device}, ${category}`,
    ratio: points,
    min: points,
    max: points,
    bar: `at least ${BAR} of 100`,
    ok: points >= BAR,
  };
}

/** Lighthouse's judgement of the built menu pages, on a laptop and on a slow phone with a slow network. */
export async function bench(): Promise<Row[]> {
  const script = (name: string) => import(new URL(`../../scripts/${name}.js`, import.meta.url).href);
  await (await script("build")).build();
  const { default: lighthouse } = await load<Lighthouse>("lighthouse");
  const { launch } = await load<Launcher>("chrome-launcher");
  const { default: laptop } = await load<Config>("lighthouse/core/config/desktop-config.js");
  const served = await serve({ port: 0, root: fileURLToPath(new URL("../../dist", import.meta.url)) });
  const chromePath = await (await script("browser")).findBrowser();
  const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--no-sandbox"] });
  const rows: Row[] = [];
  for (const [device, config] of [["laptop", laptop] as const, ["phone"] as const]) {
    for (const [page, address] of MENU_PAGES) {
      const flags = { port: chrome.port, onlyCategories: CATEGORIES };
      const { lhr } = await lighthouse(`${served.url}/${address}`, flags, config);
      const points = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
      rows.push(...CATEGORIES.map((name) => rowOf(device, page, name, points(name))));
    }
  }
  chrome.kill();
  await served.close();
  return rows;
}
