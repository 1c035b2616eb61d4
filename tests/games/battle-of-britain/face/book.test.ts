import { expect, test } from "vitest";
import { DOGFIGHT, INTERCEPT } from "../../../../src/games/battle-of-britain/face/book/battle.ts";
import { BOMBS, FUEL } from "../../../../src/games/battle-of-britain/face/book/bombing.ts";
import { MET, MISSED } from "../../../../src/games/battle-of-britain/face/book/flying.ts";
import { hitsWith } from "../../../../src/games/battle-of-britain/face/book/odds.ts";
import { playedOut } from "../../../../src/games/battle-of-britain/face/book/played.ts";
import { REPAIR } from "../../../../src/games/battle-of-britain/face/book/repair.ts";
import { book } from "../../../../src/games/battle-of-britain/face/book.ts";
import { words } from "../../../../src/games/battle-of-britain/face/words/en/book.ts";
import { en } from "../../../../src/games/battle-of-britain/words/en.ts";
import { rowsIn } from "../../../face/rows.ts";

const rowsOf = rowsIn(book, { ...en, ...words });

test("the tables of forces and targets are those of the rules", () => {
  expect(rowsOf("squadrons").map((row) => row.slice(1).join(" "))).toEqual(["3 1", "1 3", "2 2"]);
  expect(
    rowsOf("squadrons", 1)
      .find(([type]) => type === "Bf 110")
      ?.slice(2),
  ).toEqual(["3 / 2", "2", "0", "12"]);
  expect(rowsOf("forces").map((row) => row[2])).toEqual(["9", "12", "9", "6", "44", "33", "6"]);
  expect(rowsOf("squadrons", 3)[2]).toEqual(["Luftflotte 5", "0", "2", "0", "0", "2", "2"]);
  expect(rowsOf("twelve-group-line")).toEqual([
    ["A–O", "12"],
    ["P–T", "14"],
  ]);
  expect(rowsOf("map", 2).map((row) => row.join(": "))).toEqual([
    "10: 10, 11, 12",
    "11: 10, 11, 12",
    "12: 10, 11, 12, 13",
    "13: 12, 13",
  ]);
  expect(rowsOf("raids").map((row) => row.slice(1).join(" "))).toEqual([
    "4 5 1",
    "5 5 1",
    "9 10 2",
    "14 10 + 5 3",
    "9 10 2",
    "15 10 + 5 3",
  ]);
  expect(rowsOf("repair").map((row) => row[2])).toEqual(["7", "14", "9", "4"]);
  expect(rowsOf("deck").map((row) => row.slice(1).join(" "))).toEqual([
    "24 2 12 12 50",
    "11 0 9 12 32",
    "11 0 12 6 29",
    "24 2 6 6 38",
  ]);
});

test("weather, calendar and victory are those of the rules", () => {
  const weather = rowsOf("weather");
  expect(weather.at(-1)?.slice(1)).toEqual(["36", "18", "24", "20", "21"]);
  expect(weather.find(([pair]) => pair === "cross, blank")?.slice(1)).toEqual([
    "8",
    ...Array.from({ length: 4 }, () => "respite"),
  ]);
  expect(weather.slice(0, -1).reduce((sum, row) => sum + Number(row[1]), 0)).toBe(36);
  const calendar = rowsOf("calendar");
  expect(calendar).toHaveLength(11);
  expect(calendar.flatMap((row, at) => (row[4] === "respite" ? [at + 1] : []))).toEqual([1, 4, 7, 10]);
  expect(calendar[7]?.[3]).toBe("303 Squadron to 11 Group, with an ace");
  expect(rowsOf("victory", 1)).toEqual([
    ["29 and more", "German win", "German win", "draw"],
    ["28", "German win", "German win", "British win (by agreement a draw)"],
    ["22–27", "draw", "British win (by agreement a draw)", "British win"],
    ["0–21", "British win", "British win", "British win"],
  ]);
  expect(rowsOf("victory").map((row) => row[3])).toEqual([
    "10 to 6",
    "better than 10 to 6",
    "worse than 10 to 6",
    "10 to 6",
    "better than 10 to 6",
    "worse than 10 to 6",
  ]);
});

test("chances of hits are those of the dice", () => {
  expect(hitsWith(1, 2)).toEqual([0.25, 0.5, 0.25]);
  expect(
    rowsOf("bombing")
      .find(([dice]) => dice === "6")
      ?.slice(1),
  ).toEqual(["98 %", "89 %", "66 %"]);
});

test("E6, E8: what may be done with hits and squadrons the referee finds", () => {
  expect(rowsOf("intercepts").map((row) => row[2])).toEqual([
    "1 Spitfire lost and 1 Spitfire stood down",
    "1 Bf 109 stood down; or 1 Bf 110 lost",
    "1 Spitfire stood down",
    "2 Bf 110 lost",
    "1 Bf 110 lost and 1 Bf 109 stood down; or 1 Bf 109 lost and 1 Bf 110 stood down",
  ]);
  expect(rowsOf("dogfights").at(-1)).toEqual(["7", "3 + 3 + 1 or 3 + 2 + 2"]);
});

test("E7, E9, E12, E13, E18, E21: examples go as the referee plays them", () => {
  expect(playedOut(MET).state.geschwader[0]).toMatchObject({ square: "R07", fuel: 2, contact: "11D" });
  const missed = playedOut(MISSED).state;
  expect(missed.markers).toBe(5);
  expect(missed.wings.find(({ id }) => id === "11D")).toMatchObject({ square: null, missed: true });
  const met = playedOut(INTERCEPT).state;
  expect(met.rafLosses).toBe(1);
  expect(met.pools.LF2?.damaged).toEqual({ Do17: 1, He111: 1 });
  const fought = playedOut(DOGFIGHT).state;
  expect(fought.pools.LF2?.damaged).toEqual({ Bf109: 1, Do17: 1 });
  expect(fought.rafLosses).toBe(0);
  const bombed = playedOut(BOMBS).state;
  expect(bombed).toMatchObject({ successes: 1, out: ["Poling"] });
  expect(bombed.pools.LF2?.damaged).toEqual({ Ju88: 1 });
  expect(playedOut(FUEL).state.pools.LF2?.damaged).toEqual({ Bf109: 1 });
  const repaired = playedOut(REPAIR).state;
  expect(repaired.out).toEqual([]);
  expect(repaired.pools["11"]?.damaged).toEqual({});
});
