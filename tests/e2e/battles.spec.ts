import type { Page } from "@playwright/test";
import { plotted } from "../../src/bridges/battle-of-britain/plotted.ts";
import { seededChoices, seededDice } from "../../src/core/dice/random.ts";
import { writeFile } from "../../src/core/file/written.ts";
import type { AnyAppraisedGame } from "../../src/core/game.ts";
import { facesDrawn, type Match, now, type Played } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { battleOfBritain } from "../../src/games/battle-of-britain/computer/game.ts";
import { dogfight } from "../../src/games/dogfight/computer/game.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { random } from "../../src/opponents/random.ts";
import { expect, inTurn, test } from "./base.ts";
import { told } from "./told.ts";
import { violations } from "./violations.ts";

function must(played: Played<Match>): Match {
  if (played.ok) return played.value;
  throw new Error(JSON.stringify(played));
}

/** A match played by chance until something holds of it, or to its end. */
function played(game: AnyAppraisedGame, config: unknown, until: (match: Match) => boolean): Match {
  const dice = seededDice(SEED);
  const choices = seededChoices(SEED);
  let match = must(begin(game, config, dice));
  while (!until(match) && now(match).prompts.length > 0)
    match = must(
      play(
        match,
        answersOf(game, match, () => random, choices),
        dice,
      ),
    );
  return match;
}

const SEED = "b1";

const documentOf = (match: Match) => writeFile({ match, dice: { seed: SEED } });

/** A raid in which both sides are asked how a battle is fought. */
function asked(): Match {
  const config = { scenario: "raid", options: { battles: "asked", weather: "clear" } };
  return played(battleOfBritain, config, (match) => now(match).prompts.some(({ kind }) => kind === "engage"));
}

/** The battle that follows, fought as a plotted dogfight to its end. */
function fought(campaign: Match): Match {
  const texts = new Map(now(campaign).prompts.map(({ id }) => [id, "fight plotted"]));
  const [prompt] = now(must(play(campaign, texts, seededDice(SEED, facesDrawn(campaign))))).prompts;
  if (!prompt?.spawn) throw new Error("no battle is asked of the table");
  return played(dogfight, plotted.config(prompt.spawn), () => false);
}

async function fightPlotted(page: Page): Promise<void> {
  await page.getByRole("button", { name: /: tap when alone$/ }).click();
  const line = page.getByRole("textbox", { name: "Or write the answer" });
  await line.fill("fight plotted");
  await line.press("Enter");
}

// A campaign that has its battle fought on another table; the other one is in battle-of-britain.spec.ts.
test(
  "a battle of a campaign is opened on another table, ended and brought back; another battle's file is refused",
  inTurn(1, 2),
  async ({ page, table }) => {
    const campaign = asked();
    await table.load(documentOf(campaign));
    await fightPlotted(page);
    await fightPlotted(page);
    const slip = page.getByRole("region", { name: "A battle on another table" });
    await expect(slip.getByText("The campaign waits until its result is here.")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Orders", exact: true })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    // Another battle's file changes nothing.
    await table.choose(JSON.stringify({ format: 3, game: "dogfight", config: { scenario: "duel" } }));
    await expect(told(slip, "alert")).toHaveText(/is another battle than the one asked for/);

    // It is a match of its own, and the campaign waits meanwhile.
    const home = page.url();
    await slip.getByRole("button", { name: /^Fight it out as “/ }).click();
    const campaignSlip = page.getByRole("region", { name: /^A battle of “/ });
    await expect(told(campaignSlip, "status", "event")).toHaveText("The campaign waits for its result.");
    expect(page.url()).not.toBe(home);
    await campaignSlip.getByRole("link", { name: "Back to the campaign" }).click();
    await expect(slip.getByText(/^It is being fought out as “/)).toBeVisible();
    await expect(slip.getByText("As it stands: RAF: ")).toBeVisible();
    await expect(slip.getByRole("button", { name: "End it as it stands" })).toBeVisible();

    // Fought to its end elsewhere, it comes back as a file; its own table brings the result to the campaign.
    await table.choose(JSON.stringify(documentOf(fought(campaign))));
    await expect(slip.getByText(/^Its result: RAF: /)).toBeVisible();
    await slip.getByRole("link", { name: "Look at the battle" }).click();
    await expect(table.end).toBeVisible();
    await campaignSlip.getByRole("button", { name: "Bring the result back" }).click();
    await expect(page.getByText(/^The campaign goes on\. RAF: /)).toBeVisible();
    expect(page.url()).toBe(home);
    await expect(slip).toHaveCount(0);

    // The log says where it was fought, and has its replay.
    await table.openLog();
    await expect(page.getByRole("button", { name: /The battle was fought out as “/ })).toBeVisible();
    await page.getByRole("button", { name: "The replay of this battle" }).click();
    await page.waitForURL(/#\/m\//);
    await expect(page.getByRole("slider", { name: "Moment" })).toBeVisible();
  },
);
