import { describe, expect, test, vi } from "vitest";
import { BY_HAND, seat, seatable, seatableMatch } from "../../../src/app/pages/taking/seating.ts";
import { takeAll } from "../../../src/app/pages/taking/take-all.ts";
import { importFile, type NotKept } from "../../../src/app/share/import.ts";
import { loadMatch } from "../../../src/app/storage/matches.ts";
import { withPlayers } from "../../../src/core/file/players.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import { fail, ok } from "../../../src/core/result.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import { newDuel } from "../../core/duel.ts";

vi.mock("../../../src/games/index.ts", async () => {
  const { raidEntry } = await import("../../toy-game/entry.ts");
  const GAMES: readonly GameEntry[] = [raidEntry];
  return { GAMES };
});

const speak = (key: string) => key;
const ANNA = { players: { red: "Anna" }, computers: { blue: "pilot" } };

async function imported(players: typeof ANNA | typeof BY_HAND): Promise<string> {
  const file = withPlayers(writeFile({ match: newDuel(), dice: undefined }), players);
  const read = await importFile(new File([JSON.stringify(file)], "duel.json"), "en", speak as never);
  if (!read.ok) throw new Error(read.error.sentences.join(" "));
  return read.value.id;
}

describe("a match that came with its players", () => {
  test("asks who plays on, and knows its seats", async () => {
    const match = await seatableMatch(await imported(ANNA));
    expect(match?.record).toMatchObject(ANNA);
    expect(match?.seats.map(({ id }) => id)).toEqual(["red", "blue"]);
  });

  test("is kept with whoever is chosen", async () => {
    const id = await imported(ANNA);
    const match = await seatableMatch(id);
    if (!match) throw new Error("nothing is asked");
    await seat(match, BY_HAND);
    expect(await loadMatch(id)).toMatchObject({ ok: true, value: { id, players: {}, computers: {} } });
    expect(await seatableMatch(id)).toBeUndefined();
  });

  test("asks nothing where it names nobody, or is over", async () => {
    expect(await seatableMatch(await imported(BY_HAND))).toBeUndefined();
    const match = await seatableMatch(await imported(ANNA));
    expect(match && (await seatable({ ...match.record, over: true }))).toBeUndefined();
  });
});

describe("several files at once", () => {
  const files = ["a.json", "b.json", "c.json", "d.json"].map((name) => new File([], name));
  const taken = (id: string) => ok({ id, isNew: true });
  const older: NotKept = { sentences: ["It is old."], goOn: async () => taken("old") };
  const reads = [taken("one"), fail({ sentences: ["It is no match."] }), fail(older), taken("two")];
  const take = async (file: File) => reads[files.indexOf(file)] ?? fail({ sentences: [] });

  test("are all taken, or each is told why not", async () => {
    expect(await takeAll(files, take, async () => true)).toEqual([
      { file: "a.json", taken: taken("one") },
      { file: "b.json", taken: fail(["It is no match."]) },
      { file: "c.json", taken: taken("old") },
      { file: "d.json", taken: taken("two") },
    ]);
  });

  test("what somebody leaves is left, and the rest is taken", async () => {
    const fates = await takeAll(files, take, async () => false);
    expect(fates.map(({ file }) => file)).toEqual(["a.json", "b.json", "d.json"]);
  });
});
