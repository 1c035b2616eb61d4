import { BOOK, isScenario } from "../../data/scenarios.ts";

/** The first version of the rules whose scenarios begin with the even goal. */
const EVEN_SINCE = 3;

/** A set-up of earlier rules: a scenario had the targets of the book, where nothing else was agreed (BB-H1). */
export function earlier(config: unknown, rules: number): unknown {
  if (rules >= EVEN_SINCE || typeof config !== "object" || config === null || Array.isArray(config))
    return config;
  const { scenario, options } = config as { readonly scenario?: unknown; readonly options?: unknown };
  if (typeof scenario !== "string" || !isScenario(scenario)) return config;
  if (options === undefined) return { ...config, options: BOOK[scenario] };
  if (typeof options !== "object" || options === null || Array.isArray(options)) return config;
  return { ...config, options: { ...BOOK[scenario], ...options } };
}
