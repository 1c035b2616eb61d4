import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "./browser.js";

/** Pixels, and the share of the picture that the mark takes: systems cut maskable icons round, phones fill their own. */
const ICONS = [
  { file: "icon-192.png", size: 192, share: 1, ground: "transparent" },
  { file: "icon-512.png", size: 512, share: 1, ground: "transparent" },
  { file: "icon-maskable.png", size: 512, share: 0.8, ground: "#1f4033" },
  { file: "icon-touch.png", size: 180, share: 0.92, ground: "#1f4033" },
];

function inPublic(name: string): string {
  return fileURLToPath(new URL(`../public/${name}`, import.meta.url));
}

const svg = readFileSync(inPublic("icon.svg"), "utf8");
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const { file, size, share, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
      <div style="width:${share * 100}%;height:${share * 100}%">${svg}</div>
    </body>`,
  );
  await page.screenshot({ path: inPublic(file), omitBackground: true });
}
await browser.close();
