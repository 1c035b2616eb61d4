import { beforeEach, expect, test, vi } from "vitest";
import { claimFiles } from "../../../src/app/share/claims.ts";
import { importFile } from "../../../src/app/share/import.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { begin, play } from "../../../src/core/match/play.ts";
import { fail, ok } from "../../../src/core/result.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import { campaign as waiting } from "../../core/duel.ts";
import { raidAsDogfights } from "../../toy-game/bridge.ts";
import { promptOf } from "../battles/campaign.ts";

vi.mock("../../../src/games/index.ts", async (original) => {
  const { raidEntry } = await import("../../toy-game/entry.ts");
  const { GAMES } = await original<typeof import("../../../src/games/index.ts")>();
  return { GAMES: [...GAMES, raidEntry] };
});

vi.mock("../../../src/bridges/index.ts", async () => {
  const bridge = await import("../../toy-game/bridge.ts");
  return { BRIDGES: [bridge.raidAsDogfights] };
});

const speak = (key: string) => key;

/** A campaign's file with a battle that ended before its first turn, told to have come to `answer`. */
async function fileWith(answer: string): Promise<File> {
  const match = waiting();
  const { spawn } = promptOf({ open: { match, dice: undefined } } as Parameters<typeof promptOf>[0]);
  const bridge = await raidAsDogfights.load();
  const battle = begin(dogfight, bridge.config(spawn), seededDice("battle"));
  if (!battle.ok) throw new Error(JSON.stringify(battle));
  const fought = new Map([["battle-1", writeFile({ match: battle.value, dice: undefined })]]);
  const played = play(match, new Map([["battle-1", answer]]), seededDice("campaign"), { fought });
  if (!played.ok) throw new Error(JSON.stringify(played));
  return new File([JSON.stringify(writeFile({ match: played.value, dice: undefined }))], "days.json");
}

let release = () => {};
beforeEach(() => release());

test("a campaign's file is opened with its battles folded too", async () => {
  expect(await importFile(await fileWith("red 0 blue 0"), "en", speak as never)).toMatchObject({ ok: true });
});

test("and refused where a battle came to something else", async () => {
  const read = await importFile(await fileWith("red 2 blue 0"), "en", speak as never);
  expect(!read.ok && read.error.sentences).toEqual([
    expect.stringMatching(
      /What was fought for battle-1 came to red 0 blue 0, but red 2 blue 0 is recorded\.$/,
    ),
  ]);
});

test("the page on the screen looks at a file first: it takes it, refuses it, or leaves it", async () => {
  const file = await fileWith("red 0 blue 0");
  release = claimFiles(async () => ok("campaign"));
  expect(await importFile(file, "en", speak as never)).toEqual(ok({ id: "campaign", isNew: false }));
  release();
  release = claimFiles(async () => fail(["It is another battle."]));
  expect(await importFile(file, "en", speak as never)).toEqual(
    fail({ sentences: ["It is another battle."] }),
  );
  release();
  release = claimFiles(async () => undefined);
  expect(await importFile(file, "en", speak as never)).toMatchObject({ ok: true });
});
