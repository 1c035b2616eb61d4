import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Rules that axe counts as experimental or leaves out, and this page keeps. */
const MORE = {
  "label-content-name-mismatch": { enabled: true },
  "aria-hidden-focus": { enabled: true },
} as const;

/** What axe finds wrong with a page, or with the part of it that a selector names: one text a place. */
export async function violations(page: Page, within?: string): Promise<readonly string[]> {
  // A colour on its way from one to the other is no colour of the page.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  // No page of ours has frames: nothing need be put together in a page of its own.
  // What is printed in a drawing lies on grounds that axe does not see; the drawing is no part of what is read out.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('svg[aria-hidden="true"]')
    .options({ resultTypes: ["violations"], rules: { ...MORE } });
  const { violations: found } = await (within ? axe.include(within) : axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
