/** Path of a Chromium: one already there, Playwright's own, or Debian's package, which is installed if need be. */
export function findBrowser(): Promise<string>;
