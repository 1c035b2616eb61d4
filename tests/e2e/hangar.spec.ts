import { expect, inTurn, test } from "./base.ts";
import { told } from "./told.ts";

test(
  "every miniature is in the hangar, found by its name, alone or with those of its game",
  inTurn(0, 3),
  async ({ page }) => {
    await page.goto("/#/hangar");
    const places = page.locator(".hangar__place");
    await expect(places).toHaveCount(101);
    await page.getByLabel("Find by name").fill("dri richt");
    await expect(places).toHaveText([/Fokker Dr\.I, Manfred von Richthofen/]);
    await page.getByLabel("Find by name").fill("x".repeat(310));
    await expect(told(page, "status", "event")).toContainText("No miniature is called");
    await page.getByLabel("Find by name").fill("");
    await page.getByLabel("Whose miniatures").selectOption("Bombers over the Reich, 1943–45");
    await expect(page).toHaveURL(/#\/hangar\/luftwaffe$/);
    await expect(places).toHaveCount(13);
    await places.filter({ hasText: "Me 163B" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messerschmitt Me 163B Komet");
    await expect(page.getByRole("region", { name: "In the games" })).toContainText("Bombers over the Reich");
    await page.goto("/#/hangar/dogfight%2Fufo");
    await expect(page.getByRole("main")).toContainText("/hangar/dogfight/ufo");
  },
);

test(
  "a miniature's page tells its measures and its figures in each game, flat where nothing has depth",
  inTurn(1, 3),
  async ({ page }) => {
    await page.goto("/#/hangar/dogfight%2Fspitfire-ia");
    await expect(page.getByRole("img", { name: /miniature of Supermarine Spitfire Ia/ })).toBeVisible();
    await expect(page.getByText("11.23 m", { exact: true })).toBeVisible();
    const games = page.getByRole("region", { name: "In the games" });
    await expect(games.getByRole("heading", { level: 2 })).toHaveText([
      "Dogfight with secret orders",
      "Dogfight with cards",
      "The Battle of Britain, summer 1940",
    ]);
    await expect(games.getByRole("img", { name: /ENGINE/ })).toHaveAccessibleName(/4/);
    await page.getByRole("link", { name: "After it: Supermarine Spitfire LF IX" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Supermarine Spitfire LF IX");
    await page.goto("/#/hangar/great-war%2Fgun-aa");
    await expect(page.getByText("No game has figures for it.")).toBeVisible();
  },
);

test(
  "it is reached from a record sheet without leaving the match, and from every set-up",
  inTurn(2, 3),
  async ({ page, table }) => {
    await page.goto("/#/new/dogfight/duel");
    await page.getByRole("link", { name: "Look at the miniatures" }).click();
    await expect(page).toHaveURL(/#\/hangar\/dogfight$/);
    await page.goBack();
    await page.getByRole("button", { name: "Start" }).click();
    await table.tab("Sheets");
    const match = page.url();
    await page.getByRole("button", { name: "Look at it in the hangar: Supermarine Spitfire Ia" }).click();
    const dialog = page.getByRole("dialog", { name: "Supermarine Spitfire Ia" });
    await expect(dialog.getByRole("region", { name: "In the games" })).toContainText("Dogfight with cards");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(match);
  },
);

test.describe("in three dimensions", () => {
  test.use({ settings: { table3d: true } });

  test(
    "it turns and comes near by keys and stands still for whoever wants that",
    inTurn(0, 2),
    async ({ page }) => {
      await page.goto("/#/hangar/generic%2Fgeneric-single");
      const stand = page.locator(".stand--large");
      await expect(stand).toHaveAttribute("data-triangles", /\d/);
      await expect(stand.getByRole("button", { name: "Stop turning" })).toBeHidden();
      const picture = () => stand.locator("canvas").screenshot();
      // The room that metal reflects comes a moment after the miniature.
      let before = await picture();
      await expect
        .poll(async () => {
          const last = before;
          before = await picture();
          return last.equals(before);
        })
        .toBe(true);
      await page.keyboard.press("ArrowLeft");
      await expect.poll(async () => before.equals(await picture())).toBe(false);
      const turned = await picture();
      await page.keyboard.press("+");
      await expect.poll(async () => turned.equals(await picture())).toBe(false);
    },
  );

  test(
    "it is painted and lettered as somebody's own, which outlasts the page and can be taken back",
    inTurn(1, 2),
    async ({ page }) => {
      await page.goto("/#/hangar/dogfight%2Fspitfire-ia");
      const stand = page.locator(".stand--large");
      await expect(stand).toHaveAttribute("data-triangles", /\d/);
      const picture = () => stand.locator("canvas").screenshot();
      const bare = await picture();
      const shop = page.getByRole("region", { name: "Own paint and codes" });
      await shop.getByLabel("Codes on its sides").fill("qv–k!");
      await expect(shop.getByLabel("Codes on its sides")).toHaveValue("QVK");
      await shop.getByText("Underside").click();
      await shop.getByRole("button", { name: "Red", exact: true }).click();
      await expect.poll(async () => bare.equals(await picture())).toBe(false);
      await page.reload();
      await expect(shop.getByLabel("Codes on its sides")).toHaveValue("QVK");
      await shop.getByText("Underside").click();
      await expect(shop.getByRole("button", { name: "Red", exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await expect(stand).toHaveAttribute("data-triangles", /\d/);
      const painted = await picture();
      await shop.getByRole("button", { name: "As it was" }).click();
      await expect(shop.getByLabel("Codes on its sides")).toHaveValue("");
      expect(await page.evaluate(() => localStorage.getItem("tallyho.paints"))).toBeNull();
      await expect.poll(async () => painted.equals(await picture())).toBe(false);
    },
  );
});
