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
  ) => Promise<{ readonly lhr: { readonly categories: Record<string, { readonly score: number | null }> } }>;
}
interface Launcher {
  launch(options: object): Promise<{ readonly port: number; kill(): void }>;
}

const references = createRequire(new URL("./references/package.json", import.meta.url));

function load<Module>(name: string): Promise<Module> {
  return import(references.resolve(name));
}

function rowOf(page: string, category: string, points: number): Row {
  return {
    what: `lighthouse: ${page}, ${category}`,
    ratio: points,
    min: points,
    max: points,
    bar: `at least ${BAR} of 100`,
    ok: points >= BAR,
  };
}

/** Lighthouse's judgement of the built menu pages on a phone of the middle class; builds the page when needed. */
export async function bench(): Promise<Row[]> {
  const script = (name: string) => import(new URL(`../../scripts/${name}.js`, import.meta.url).href);
  await (await script("build")).build();
  const { default: lighthouse } = await load<Lighthouse>("lighthouse");
  const { launch } = await load<Launcher>("chrome-launcher");
  const served = await serve({ port: 0, root: fileURLToPath(new URL("../../dist", import.meta.url)) });
  const chromePath = await (await script("browser")).findBrowser();
  const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--no-sandbox"] });
  const rows: Row[] = [];
  for (const [page, address] of MENU_PAGES) {
    const { lhr } = await lighthouse(`${served.url}/${address}`, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
    });
    rows.push(
      ...CATEGORIES.map((name) => rowOf(page, name, Math.round((lhr.categories[name]?.score ?? 0) * 100))),
    );
  }
  chrome.kill();
  await served.close();
  return rows;
}
