import { expect, it, vi } from "vitest";
import { WATCH } from "../../../src/app/remote/coming.ts";
import { loadRemote } from "../../../src/app/remote/load-remote.ts";
import { tellNotThere } from "../../../src/app/remote/tell-not-there.ts";
import { removeStores } from "../../server/matches/club.ts";
import { houseOfTest } from "./house.ts";

removeStores();

const houseNow = houseOfTest();

it("a table of a game that only a newer page has: it is loaded again once, and then says that it is older", async () => {
  const house = houseNow();
  // The server has a game that no page has.
  const { code } = await house.host("raid", { scenario: "duel" });
  const reload = vi.fn();
  vi.stubGlobal("location", { origin: `http://127.0.0.1:${house.port}`, reload });
  const error = await loadRemote(code, WATCH, "en").catch((thrown: unknown) => thrown);
  const telling = { language: "en", none: "No server." } as const;
  for (let times = 0; times < 2; times++)
    expect(await tellNotThere(error, telling)).toBe(
      "This page is older than the server; load it again. What you have written is kept.",
    );
  expect(reload).toHaveBeenCalledTimes(1);
});
