import { describe, expect, test } from "vitest";
import { allThrows, foughtBattles } from "../../../src/app/battles/fought.ts";
import { BRIDGES } from "../../../src/bridges/index.ts";
import { cards } from "../../../src/bridges/luftwaffe/cards.ts";
import { verifyBattles } from "../../../src/bridges/verify.ts";
import { recordedDice } from "../../../src/core/dice/dice.ts";
import { seededChoices } from "../../../src/core/dice/random.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import type { AnyAppraisedGame, Spawn } from "../../../src/core/game.ts";
import { hashOf } from "../../../src/core/hash.ts";
import { throwsFor } from "../../../src/core/match/log.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { begin, play } from "../../../src/core/match/play.ts";
import { downInFlames } from "../../../src/games/down-in-flames/computer/game.ts";
import { GAMES } from "../../../src/games/index.ts";
import { luftwaffe } from "../../../src/games/luftwaffe/computer/game.ts";
import { cadet } from "../../../src/opponents/cadet.ts";
import { answersOf } from "../../../src/opponents/match-answers.ts";

const CAMPAIGN: AnyAppraisedGame = luftwaffe;
const CARDS: AnyAppraisedGame = downInFlames;

function must<T>(
  tried: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (tried.ok) return tried.value;
  throw new Error(JSON.stringify(tried.error));
}

/** A match between cadets until something holds of it, or to its end. */
function played(game: AnyAppraisedGame, config: unknown, until: (match: Match) => boolean): Match {
  const dice = seededChoices("reich");
  let match = must(begin(game, config, dice));
  while (!until(match) && now(match).prompts.length > 0)
    match = must(
      play(
        match,
        answersOf(game, match, () => cadet, dice),
        dice,
      ),
    );
  return match;
}

const spawnOf = (match: Match): Spawn | undefined => now(match).prompts[0]?.spawn;

/** A raid with a battle that was fought out with cards, and what it cost. */
function fought(): { readonly match: Match; readonly answer: string } {
  const config = { scenario: "schweinfurt", options: { battles: "cards" } };
  const raid = played(CAMPAIGN, config, (match) => spawnOf(match) !== undefined);
  const spawn = spawnOf(raid);
  if (!spawn) throw new Error("no battle is asked of the table");
  const battle = played(CARDS, cards.config(spawn), () => false);
  const answer = cards.answer(spawn, battle);
  const origins = { fought: new Map([["battle", writeFile({ match: battle, dice: undefined })]]) };
  const texts = new Map([["battle", answer]]);
  return { match: must(play(raid, texts, seededChoices("on"), origins)), answer };
}

describe("the file of a raid with a battle that was fought with cards", () => {
  const { match, answer } = fought();
  const text = JSON.stringify(writeFile({ match, dice: undefined }));
  const reopened = (file: string) => must(openFile(CAMPAIGN, must(parseFile(file)), recordedDice([]))).match;

  test("folds to the same state, with its battle beside the answer", () => {
    const again = reopened(text);
    expect(hashOf(now(again).state)).toBe(hashOf(now(match).state));
    const entry = again.entries.at(-1);
    expect(entry?.kind === "round" && entry.answers.get("battle")).toBe(answer);
    expect(entry?.kind === "round" && entry.origins?.fought?.get("battle")?.game).toBe("down-in-flames");
    expect(now(again).events.some(({ key }) => key === "event.cost")).toBe(true);
  });

  test("counts the dice of its battle, by the campaign's sides", async () => {
    const campaign = reopened(text);
    const battles = await foughtBattles(campaign);
    expect(battles.map(({ entry }) => entry.meta.id)).toEqual(["down-in-flames"]);
    const faces = (throws: readonly { readonly faces: readonly number[] }[]) =>
      throws.reduce((sum, thrown) => sum + thrown.faces.length, 0);
    const ofBattle = battles.flatMap((battle) =>
      battle.match.moments.flatMap((one) => throwsFor(one, "table")),
    );
    expect(faces(ofBattle)).toBeGreaterThan(0);
    expect(faces(allThrows(campaign, battles))).toBe(faces(allThrows(campaign, [])) + faces(ofBattle));
    const seats = campaign.seats.map(({ id }) => id);
    expect(allThrows(campaign, battles).filter(({ by }) => !seats.includes(by))).toEqual([]);
  });

  test("is verified with its battle, and a cost that the battle did not have is found out", async () => {
    expect(await verifyBattles(reopened(text), GAMES, BRIDGES)).toBeUndefined();
    const other =
      answer === "american none german none" ? "american none german FW190 1" : "american none german none";
    const told = reopened(text.replace(JSON.stringify(answer), JSON.stringify(other)));
    const fault = await verifyBattles(told, GAMES, BRIDGES);
    expect(fault?.problems.map(({ code }) => code)).toEqual(["battle-answer"]);
  });
});
