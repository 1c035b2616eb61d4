import type { Meta } from "../core/game.ts";

/** What a page sets up for who chooses a scenario and nothing else. */
export function usualConfig(
  { scenarios }: Meta,
  scenario: string,
): { readonly scenario: string } & Readonly<Record<string, unknown>> {
  return { scenario, ...scenarios.find(({ id }) => id === scenario)?.usual };
}

/** Where a newcomer begins: the scenario that is for him, else the smallest, the first of several. */
export function firstScenario({ scenarios }: Meta): string {
  const first = scenarios.find((one) => one.first);
  return (first ?? scenarios.reduce((one, other) => (other.pieces < one.pieces ? other : one))).id;
}
