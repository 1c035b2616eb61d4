import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, LONG, test } from "./base.ts";
import { settled } from "./settled.ts";

const SOURCE = fileURLToPath(new URL("../../src/", import.meta.url));
const PACKAGE = fileURLToPath(new URL("../../package.json", import.meta.url));

/** The longest text of a catalogue that stands in it as it is spoken. */
function longestText(file: string): string {
  const texts = readFileSync(`${SOURCE}${file}`, "utf8").match(/(?<=")[^"\\]{12,}(?=")/g) ?? [];
  const spoken = texts.filter((text) => text.includes(" "));
  return spoken.sort((one, other) => other.length - one.length)[0] ?? "";
}

/** A text of every catalogue of a language by its file, but of those that have only short ones. */
function textsIn(language: string): readonly (readonly [file: string, text: string])[] {
  const named = new RegExp(`(^|[/.-])${language}(\\.ts$|/)`);
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".ts") && named.test(name))
    .map((file) => [file, longestText(file)] as const)
    .filter(([, text]) => text !== "");
}

/** Gathers the text of every script that the page asks for. */
function gatherScripts(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (!/\/assets\/[^/]+\.js$/.test(response.url())) return;
    scripts.push(response.text().catch(() => ""));
  });
  return scripts;
}

const PAGES = [
  "/#/",
  "/#/new/dogfight/convoy",
  "/#/new/great-war/photo",
  "/#/editor/dogfight/bounce",
  "/#/workshop/dogfight",
  "/#/rules/great-war",
  "/#/lesson/dogfight",
  "/#/print/dogfight/bounce",
  "/#/matches",
  "/#/settings",
  "/#/about",
];

test("who reads English fetches no German catalogue, on no page", LONG, async ({ page }) => {
  const german = textsIn("de");
  expect(german.length).toBeGreaterThan(40);
  const scripts = gatherScripts(page);
  for (const address of PAGES) {
    await page.goto(address);
    await page.reload();
    await expect(page.getByRole("heading").first()).toBeVisible();
    await settled(page);
  }
  const fetched = (await Promise.all(scripts)).join("\n");
  expect(german.filter(([, text]) => fetched.includes(text)).map(([file]) => file)).toEqual([]);
  // What was looked for is what a page speaks: the same texts in English were fetched.
  const english = textsIn("en").filter(([, text]) => fetched.includes(text));
  expect(english.length).toBeGreaterThan(20);
});

test("another language is spoken at once by all that stands on the page", async ({ page }) => {
  await page.goto("/#/settings");
  await page.getByRole("radio", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Einstellungen");
  await expect(page.getByRole("switch", { name: "Ton am Tisch" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByRole("radio", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.goto("/#/");
  await expect(page.getByRole("heading", { name: "Dogfight with secret orders" })).toBeVisible();
});

test("the page about Tallyho says which version it is, in either language", async ({ page }) => {
  const { version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as { readonly version: string };
  await page.goto("/#/about");
  await expect(page.getByText(`Version ${version}`)).toBeVisible();
  await page.goto("/#/settings");
  await page.getByRole("radio", { name: "Deutsch" }).click();
  await page.goto("/#/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Über Tallyho");
  await expect(page.getByText(`Version ${version}`)).toBeVisible();
});
