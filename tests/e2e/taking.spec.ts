import { expect, LONG, test } from "./base.ts";

const DUEL = { format: 5, game: "dogfight", config: { scenario: "duel" } };
const PLAYED = { ...DUEL, players: { red: { name: "Anna" }, blue: { computer: "cadet" } } };

const handed = (name: string, text: string) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

test("a match that came with its players asks who plays on: the same", async ({ page, table }) => {
  await table.load(PLAYED);
  const asked = page.getByRole("dialog", { name: "Who plays on?" });
  await expect(asked.getByRole("listitem")).toHaveText(["Red: Anna", "Blue: Cadet"]);
  await asked.getByRole("button", { name: "Play on like that" }).press("Enter");
  await page.waitForURL(/#\/match\//);
  await expect(page.getByText(/Red \(Anna\)|Anna/).first()).toBeVisible();
});

test("or people here alone, or whoever is chosen, and so it is kept", LONG, async ({ page, table }) => {
  const asked = page.getByRole("dialog", { name: "Who plays on?" });
  await table.load(PLAYED);
  await asked.getByRole("button", { name: "All by people here" }).press("Enter");
  await page.waitForURL(/#\/match\//);
  await expect(table.button("Pass to Red: tap when alone")).toBeVisible();
  await table.load(PLAYED);
  await asked.getByRole("button", { name: "Choose" }).press("Enter");
  await asked.getByLabel("Blue").selectOption("A person");
  await asked.getByRole("button", { name: "Play on" }).press("Enter");
  await expect(table.button(/^Pass to Red/)).toBeVisible();
});

test("several files are all taken or told, and the first is opened", LONG, async ({ page }) => {
  await page.goto("/#/matches");
  await page
    .locator('input[type="file"]')
    .setInputFiles([
      handed("first.json", JSON.stringify({ ...DUEL, title: "First" })),
      handed("chess.pgn", '[Event "Hastings"]\n\n1. e4 e5'),
      handed("last.json", JSON.stringify({ ...DUEL, title: "Last" })),
    ]);
  const told = page.getByRole("dialog", { name: "3 files" });
  await expect(told.getByRole("listitem")).toHaveText([
    /“first\.json” is kept/,
    /“chess\.pgn” was not loaded\. .*chess/,
    /“last\.json” is kept/,
  ]);
  await told.getByRole("button", { name: "Stay here" }).press("Enter");
  await expect(page.getByRole("link", { name: /^Spitfire against Bf 109E/ })).toHaveCount(2);
});

test.describe("in German", () => {
  test.use({ settings: { language: "de" } });

  test("it asks in German", LONG, async ({ page, table }) => {
    await table.load(PLAYED);
    const asked = page.getByRole("dialog", { name: "Wer spielt weiter?" });
    await expect(asked.getByRole("listitem").first()).toHaveText(/: Anna$/);
    await asked.getByRole("button", { name: "So weiterspielen" }).press("Enter");
    await page.waitForURL(/#\/match\//);
  });
});
