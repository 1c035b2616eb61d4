import type { Meta } from "../core/game.ts";

/** What a page sets up for who chooses a scenario and nothing else. */
export function usualConfig(
  { scenarios }: Meta,
  scenario: string,
): { readonly scenario: string } & Readonly<Record<string, unknown>> {
  return { scenario, ...scenarios.find(({ id }) => id === scenario)?.usual };
}

/** The scenario with the fewest pieces, the first of several. */
export function smallestScenario({ scenarios }: Meta): string {
  return scenarios.reduce((one, other) => (other.pieces < one.pieces ? other : one)).id;
}

/** Where a newcomer begins: the scenario that is for him, else the smallest. */
export function firstScenario(meta: Meta): string {
  return meta.scenarios.find((one) => one.first)?.id ?? smallestScenario(meta);
}
