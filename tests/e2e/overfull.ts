import type { Page } from "@playwright/test";

/** Names of sheets of paper that hold more than they show. */
export function overfull(page: Page): Promise<readonly (string | null)[]> {
  return page.getByRole("region", { name: /\d+ of \d+$/ }).evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const [body] = sheet.children;
      const fits =
        body && body.scrollHeight <= body.clientHeight + 1 && body.scrollWidth <= body.clientWidth + 1;
      return fits ? [] : [sheet.getAttribute("aria-label")];
    }),
  );
}
