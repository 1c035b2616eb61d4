import { describe, expect, it } from "vitest";
import { allThrows } from "../../../src/app/battles/fought.ts";
import { recordedDice } from "../../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import { proofOf } from "../../../src/core/file/proof.ts";
import { seenMatch } from "../../../src/core/file/transcript.ts";
import type { Viewer } from "../../../src/core/game.ts";
import { branch, type Match, now } from "../../../src/core/match/match.ts";
import { GONE } from "../../../src/core/match/notes.ts";
import { type Count, countedIn } from "../../../src/face/count.ts";
import { GAMES } from "../../../src/games/index.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import { wholeMoments } from "../../../src/protocol/moments.ts";
import { PackedMoments } from "../../../src/server/matches/moments.ts";
import { must } from "../../core/duel.ts";
import { some } from "../../extent.ts";
import { cataloguesOf, faultsIn } from "../../face/phrases.ts";
import { goldenNames, goldenText } from "../../goldens/files.ts";
import { unpacked } from "../../server/matches/club.ts";

async function golden(entry: GameEntry, name: string): Promise<Match> {
  const file = must(parseFile(goldenText(name)));
  return must(openFile(await entry.load(file.config), file, recordedDice([]))).match;
}

/** What a viewer is told of a match at a table on a server. */
function seenBy(match: Match, viewer: Viewer): Match {
  const places = match.moments.map(({ entry }) => entry);
  const more = unpacked(new PackedMoments(match, places, 0).packed(viewer));
  return seenMatch(match.game, { ...more, moments: wholeMoments(more.moments, undefined) }, viewer);
}

/** Whether nothing is told of some rounds. */
function isPart({ entries }: Match): boolean {
  return entries.includes(GONE);
}

/** What the log tells of how the match came about; of whom something is not told, only what needs no dice of it. */
function provenOf(match: Match, part = isPart(match)): unknown {
  const { dice, rolledAgain, ...proof } = proofOf(match);
  return part ? proof : { dice, rolledAgain, ...proof };
}

/** A paper that tells what nobody but its owner saw. */
const SECRET = "drawn";

function open(papers: readonly Count[]): readonly Count[] {
  return papers.filter(({ id }) => id !== SECRET);
}

const CASES = GAMES.flatMap((entry) =>
  some(goldenNames(entry.meta.id), 3).map((name) => [entry.meta.id, name, entry] as const),
);

it("is tried with a match of each game", () => {
  expect(new Set(CASES.map(([id]) => id)).size).toBe(GAMES.length);
});

describe.each(CASES)("what is counted of %s, match %s", (_, name, entry) => {
  const nameOf = (side: string) => side.toUpperCase();

  it("is the same for each who plays or looks on at a table on a server, but for what is hidden from him", async () => {
    const whole = await golden(entry, name);
    const face = await entry.face("counts");
    const catalogues = await cataloguesOf(entry, "counts");
    for (const match of [branch(whole, 0), branch(whole, whole.moments.length >> 1), whole]) {
      const papers = face?.counts(countedIn(match), nameOf) ?? [];
      for (const viewer of ["table", ...match.seats.map(({ id }) => id)]) {
        const seen = seenBy(match, viewer);
        const own = face?.counts(countedIn(seen), nameOf) ?? [];
        expect(faultsIn(own, catalogues)).toEqual([]);
        expect(open(own)).toEqual(open(papers));
        // While it is in play nothing of it is told to anybody.
        if (!now(match).outcome) expect(own).toEqual(papers);
        expect(allThrows(seen, [])).toEqual(allThrows(match, []));
        expect(provenOf(seen)).toEqual(provenOf(match, isPart(seen)));
      }
    }
  });
});

it("counts the cards that a side drew for who saw them, and for nobody else", async () => {
  const entry = GAMES.find(({ meta }) => meta.id === "down-in-flames") as GameEntry;
  const face = await entry.face("counts");
  const whole = await golden(entry, goldenNames("down-in-flames")[0] ?? "");
  const cellsOf = (match: Match) => {
    const paper = face?.counts(countedIn(match), (side) => side).find(({ id }) => id === SECRET);
    const tables = (paper?.blocks ?? []).flatMap((block) => (block.kind === "table" ? [block] : []));
    return tables.flatMap(({ rows }) => rows.map(({ cells }) => cells));
  };
  const all = cellsOf(whole);
  expect(all.length).toBeGreaterThan(0);
  for (const { id, side } of whole.seats) {
    const place = 2 * [...new Set(whole.seats.map((seat) => seat.side))].indexOf(side);
    const own = cellsOf(seenBy(whole, id));
    expect(own.map((cells) => cells[place])).toEqual(all.map((cells) => cells[place]));
    expect(new Set(own.map((cells) => cells[2 - place]))).toEqual(new Set(["–"]));
  }
  expect(cellsOf(seenBy(whole, "table"))).toEqual([]);
});
