// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { CountedMatch } from "../../../src/app/counted/CountedMatch.tsx";
import { loadPanel } from "../../../src/app/games/index.ts";
import { speak, withWords } from "../../../src/app/words.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { loadedOf, remoteOf, seatOf, tableOf, watched } from "../hosted/stand-in.ts";
import { drawnUntil, mounted } from "../mounted.ts";

const come = vi.hoisted(() => vi.fn());
vi.mock("../../../src/app/remote/load-remote.ts", () => ({ loadRemote: come }));

const show = mounted();
const DOGFIGHT = findGame(GAMES, "dogfight") as GameEntry;

beforeEach(() => speak("en"));

it("figures of a match on a server are found by its code however that was typed", async () => {
  const { remote } = remoteOf(tableOf([seatOf("red"), seatOf("blue")]));
  const panel = await withWords(() => loadPanel("dogfight"));
  come.mockResolvedValue(loadedOf(remote, DOGFIGHT, await watched(DOGFIGHT, "duel"), panel));
  await show(
    <CountedMatch of="watch" id="kr-tmb">
      {({ title, id }) => `${title} at ${id}`}
    </CountedMatch>,
  );
  await drawnUntil(() => document.body.textContent?.includes(" at ") === true);
  expect(come.mock.lastCall?.[0]).toBe("KRTMB");
  expect(document.body.textContent).toMatch(/, KRTMB at KRTMB$/);
});
