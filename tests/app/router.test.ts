import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CountedAt,
  type GamePage,
  type HostedPage,
  hrefOf,
  parseRoute,
  type Route,
} from "../../src/app/router.ts";

const name = fc.string({ minLength: 1, unit: "grapheme" });
const moment = fc.option(fc.nat(999_999), { nil: null });
const packed = fc.stringMatching(/^[A-Za-z0-9_-]{1,80}$/);

const routes: fc.Arbitrary<Route> = fc.oneof(
  fc.constantFrom<Route>({ page: "home" }, { page: "matches" }, { page: "settings" }, { page: "about" }),
  fc.record({ page: fc.constant("game" as const), game: name }),
  fc.record({ page: fc.constant("hangar" as const), shown: fc.option(name, { nil: null }) }),
  fc.record({ page: fc.constant("new" as const), game: name, scenario: fc.option(name, { nil: null }) }),
  fc.record({ page: fc.constant("match" as const), id: name, at: moment }),
  fc.record({
    page: fc.constantFrom("dice" as const, "statistics" as const),
    of: fc.constantFrom<CountedAt>("match", "join", "watch"),
    id: name,
  }),
  fc.record({ page: fc.constant("set-up" as const), packed }),
  fc.record({
    page: fc.constantFrom<GamePage>("editor", "workshop", "rules", "lesson", "show", "print"),
    game: name,
    id: fc.option(name, { nil: null }),
  }),
  fc.record({ page: fc.constant("link" as const), packed, at: moment }),
  fc.record({
    page: fc.constantFrom<HostedPage>("host", "screen", "join", "watch"),
    code: fc.option(name, { nil: null }),
  }),
);

describe("addresses of pages", () => {
  it.each<[string, Route]>([
    ["", { page: "home" }],
    ["#", { page: "home" }],
    ["#/", { page: "home" }],
    ["#/game/dogfight", { page: "game", game: "dogfight" }],
    ["#/hangar", { page: "hangar", shown: null }],
    ["#/hangar/dogfight%2Fspitfire-ia", { page: "hangar", shown: "dogfight/spitfire-ia" }],
    ["#/new/dogfight", { page: "new", game: "dogfight", scenario: null }],
    ["#/new/dogfight/duel", { page: "new", game: "dogfight", scenario: "duel" }],
    ["#/match/abc", { page: "match", id: "abc", at: null }],
    ["#/match/abc?at=12", { page: "match", id: "abc", at: 12 }],
    ["#/match/abc?at=-1", { page: "match", id: "abc", at: null }],
    ["#/match/abc?at=1e9", { page: "match", id: "abc", at: null }],
    ["#/match/abc/dice", { page: "dice", of: "match", id: "abc" }],
    ["#/m/eNo_-1", { page: "link", packed: "eNo_-1", at: null }],
    ["#/m/eNo_-1?at=3", { page: "link", packed: "eNo_-1", at: 3 }],
    // Text after a link is a part of what it holds: it is refused there.
    ["#/m/eNo_-1?and more", { page: "link", packed: "eNo_-1?and more", at: null }],
    ["#/m/eNo_-1?at=3?and", { page: "link", packed: "eNo_-1?at=3?and", at: null }],
    ["#/s/eNo_-1?and more", { page: "set-up", packed: "eNo_-1?and more" }],
    ["#/match/abc/statistics", { page: "statistics", of: "match", id: "abc" }],
    ["#/join/KRTMB/statistics", { page: "statistics", of: "join", id: "KRTMB" }],
    ["#/watch/KRTMB/dice", { page: "dice", of: "watch", id: "KRTMB" }],
    ["#/screen/KRTMB/dice", { page: "unknown", address: "/screen/KRTMB/dice" }],
    ["#/s/eNo_-1", { page: "set-up", packed: "eNo_-1" }],
    ["#/rules/dogfight", { page: "rules", game: "dogfight", id: null }],
    ["#/rules/dogfight/R-16", { page: "rules", game: "dogfight", id: "R-16" }],
    ["#/rules", { page: "unknown", address: "/rules" }],
    ["#/rules/dogfight/R-16/more", { page: "unknown", address: "/rules/dogfight/R-16/more" }],
    ["#/match", { page: "unknown", address: "/match" }],
    ["#/matches/all", { page: "unknown", address: "/matches/all" }],
    ["#/match/a/dice/b", { page: "unknown", address: "/match/a/dice/b" }],
    ["#/host", { page: "host", code: null }],
    ["#/screen/KRTMB?overlay", { page: "screen", code: "KRTMB" }],
    ["#/join/KRTMB", { page: "join", code: "KRTMB" }],
    ["#/watch/KRTMB", { page: "watch", code: "KRTMB" }],
    ["#/join/KRTMB/more", { page: "unknown", address: "/join/KRTMB/more" }],
    ["#/%zz", { page: "unknown", address: "/%zz" }],
    ["#/__proto__", { page: "unknown", address: "/__proto__" }],
  ])("%s", (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  it("of a page of a game that is not named mean the usual one", () => {
    expect(parseRoute("#/rules", "dogfight")).toEqual({ page: "rules", game: "dogfight", id: null });
    expect(parseRoute("#/matches", "dogfight")).toEqual({ page: "matches" });
  });

  it("come back from a page's own address", () => {
    fc.assert(
      fc.property(routes, (route) => {
        expect(parseRoute(hrefOf(route))).toEqual(route);
      }),
    );
  });

  it("are read from any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(parseRoute(text).page).toBeTypeOf("string");
      }),
    );
  });
});
