import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { isLong } from "./tests/extent.ts";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

/** The browser named in the environment, else Debian's, else (undefined) the one that Playwright brought. */
function chromium(): string | undefined {
  const named = process.env.TALLYHO_CHROMIUM;
  if (named) return named;
  return existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;
}

/**
 * What each new context would start of the browser's own window, its menus and its search box: processes that cost more
 * than most pages here. Of several such lists Chromium reads the last, so Playwright's own follows.
 */
const NOT_OF_THE_PAGE = [
  "PreloadTopChromeWebUI",
  "InitialWebUI",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];
const SWITCHED_OFF_BY_PLAYWRIGHT = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "AimEnabled",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

const QUIET = [
  `--disable-features=${[...NOT_OF_THE_PAGE, ...SWITCHED_OFF_BY_PLAYWRIGHT].join(",")}`,
  // Pages are put together without the software WebGL, which takes twice as long for them.
  "--disable-gpu-compositing",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

// What a test serves keeps its matches there, never among those of the user.
process.env.TALLYHO_DATA ??= join(tmpdir(), `tallyho-tests-${process.pid}`);

/** What takes longest is begun first, so that none of it is left to the end. */
const LONGEST = "**/{sandbox,hosted,in-sight,joining,axe,by-ear}.spec.ts";

/** Chromium refuses its sandbox to the superuser, as whom containers run. */
const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const executablePath = chromium();

export default defineConfig({
  testDir: "tests/e2e",
  projects: [
    { name: "longest", testMatch: LONGEST },
    { name: "others", testMatch: "**/*.spec.ts", testIgnore: LONGEST },
  ],
  ...(!isLong && { grepInvert: /@long/ }),
  globalSetup: "./tests/e2e/setup.ts",
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  // One more than the two processors of the smallest machine: pages wait for their clocks as often as for them.
  workers: 3,
  fullyParallel: true,
  timeout: 180_000,
  // What passes only the second time is told by name as flaky: a fault of the test to be mended, not of the page.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? "dot" : "list",
  use: {
    browserName: "chromium",
    viewport: { width: 960, height: 600 },
    locale: "en-GB",
    // What a test sees is the build under test, never one kept by a service worker.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: { args: [...QUIET, ...sandbox], ...(executablePath && { executablePath }) },
  },
});
