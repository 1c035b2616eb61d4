/** A battle whose result somebody has asked for at its table, on the way to its campaign's. */
let brought: { readonly campaign: string; readonly battle: string } | undefined;

/** Asks for the result of a battle to be answered into its campaign when that comes to the page. */
export function bringBack(campaign: string, battle: string): void {
  brought = { campaign, battle };
}

/** The battle whose result is brought to a campaign; it is told once. */
export function broughtTo(campaign: string): string | undefined {
  if (brought?.campaign !== campaign) return undefined;
  const { battle } = brought;
  brought = undefined;
  return battle;
}
