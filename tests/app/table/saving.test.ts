// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { saveAsFile } from "../../../src/app/table/saving.ts";
import { LENIENT } from "../../../src/core/file/judge.ts";
import { openTranscript, transcriptOf } from "../../../src/core/file/transcript.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import type { Match } from "../../../src/core/match/match.ts";
import { newDuel } from "../../core/duel.ts";

afterEach(() => vi.restoreAllMocks());

/** The document that the browser is handed. */
async function saved(match: Match): Promise<unknown> {
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:saved");
  await saveAsFile({ open: { match, dice: undefined }, players: {}, computers: {} } as never);
  const [[blob]] = made.mock.calls as [[Blob]];
  return JSON.parse(await blob.text());
}

test("of a match that is known as one viewer saw it, what he saw is saved", async () => {
  const match = newDuel();
  const seen = JSON.parse(JSON.stringify(transcriptOf(match, "red")));
  const opened = openTranscript(match.game, seen, LENIENT);
  if (!opened.ok) throw new Error("it does not open");
  const document = (await saved(opened.value)) as typeof seen;
  expect(document).toMatchObject({ transcript: "red", seats: seen.seats });
  expect(document.moments[0].view).toEqual(seen.moments[0].view);
});

test("of a match that is kept here, all of it", async () => {
  const match = newDuel();
  const { entries, config } = JSON.parse(JSON.stringify(writeFile({ match, dice: undefined })));
  expect(await saved(match)).toMatchObject({ entries, config });
});
