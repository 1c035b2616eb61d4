import { expect, test, vi } from "vitest";
import { importFile } from "../../../src/app/share/import.ts";
import { unpackDocument } from "../../../src/app/share/pack.ts";
import { loadMatch } from "../../../src/app/storage/matches.ts";
import { latestCheckpoint } from "../../../src/core/file/checkpoint.ts";
import { transcriptOf } from "../../../src/core/file/transcript.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import type { AnyGame } from "../../../src/core/game.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import { newDuel } from "../../core/duel.ts";
import { raid } from "../../toy-game/computer/game.ts";

vi.mock("../../../src/games/index.ts", async () => {
  const { raidEntry } = await import("../../toy-game/entry.ts");
  const GAMES: readonly GameEntry[] = [raidEntry];
  return { GAMES };
});

const speak = (key: string) => key;

/** A match that was kept by the rules before today's, with a round that today's refuse; taken back since. */
function older(checkpoint: boolean): File {
  const before: AnyGame = { ...raid, meta: { ...raid.meta, rules: raid.meta.rules - 1 } };
  const match = { ...newDuel(), game: before };
  const file = writeFile({ match, dice: undefined });
  const entries = [{ answers: { R1: "nowhere" } }, { takeBack: 1, by: null, agreed: ["red", "blue"] }];
  const checkpoints = checkpoint ? [latestCheckpoint(match)] : [];
  return new File([JSON.stringify({ ...file, entries, checkpoints })], "old.json");
}

test("a file of older rules that no longer folds can be gone on with from where it was kept", async () => {
  const read = await importFile(older(true), "en", speak as never);
  if (read.ok) throw new Error("it folds");
  expect(read.error.sentences).toHaveLength(1);
  const gone = await read.error.goOn?.();
  if (!gone?.ok) throw new Error("it does not go on");
  const kept = await loadMatch(gone.value.id);
  expect(kept).toMatchObject({ ok: true, value: { title: "old", file: { rules: raid.meta.rules - 1 } } });
  expect(kept.ok && kept.value.file.checkpoints).toHaveLength(1);
});

test("a file of what one viewer saw is looked at as a link is, and not kept", async () => {
  const text = JSON.stringify(transcriptOf(newDuel(), "red"));
  const read = await importFile(new File([text], "seen.json"), "en", speak as never);
  if (!read.ok) throw new Error("it is refused");
  const { id, isNew, packed = "" } = read.value;
  expect([isNew, (await loadMatch(id)).ok]).toEqual([false, false]);
  expect(await unpackDocument(packed)).toMatchObject({ ok: true, value: JSON.parse(text) });
});

test("and without a checkpoint it can't", async () => {
  const read = await importFile(older(false), "en", speak as never);
  expect(read).toMatchObject({ ok: false, error: { sentences: [expect.stringContaining("version 2")] } });
  expect(!read.ok && read.error.goOn).toBeUndefined();
});
