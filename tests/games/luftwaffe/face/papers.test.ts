import { describe, expect, it } from "vitest";
import { tileAreaOf } from "../../../../src/app/print/paper.ts";
import { tilesOf } from "../../../../src/app/print/tiles.ts";
import { eventsFor } from "../../../../src/core/match/log.ts";
import { now } from "../../../../src/core/match/match.ts";
import type { Page, Subject } from "../../../../src/face/paper.ts";
import { TABLES } from "../../../../src/games/luftwaffe/data/own.ts";
import { papers } from "../../../../src/games/luftwaffe/face/papers.ts";
import type { State } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import { phrasesIn } from "../../../face/phrases.ts";
import { drawingsOn, pagesOf, wanted } from "../../../face/printed.ts";
import { played } from "./matches.ts";
import { raidState } from "./state.ts";

/** Paper, and the sheets that the map takes on it. */
const SIZES = [
  ["a4", 24],
  ["letter", 30],
] as const;
const CAMPAIGN: Subject = { kind: "set-up", config: { scenario: "campaign" } };
const MATCH: Subject = { kind: "match", moments: [{ state: raidState(), events: [] }] };

/** Everything that stands on pages, as text. */
function textOf(pages: readonly Page[]): string {
  return JSON.stringify(pages);
}

describe.each(SIZES)("on %s", (paper, sheets) => {
  const of = wanted(CAMPAIGN, paper);

  it("the map is an inch a hex, on sheets to join", () => {
    const [drawing] = pagesOf(papers, "map", of).flatMap(drawingsOn);
    if (!drawing) throw new Error("no map");
    const { unit, width, height } = drawing;
    const room = tileAreaOf(paper);
    const tiles = tilesOf({ width, height }, { width: room.width / unit, height: room.height / unit });
    expect(unit).toBe(25.4);
    expect(tiles).toHaveLength(sheets);
  });
});

it("the map shows every hex's number and every target and base", () => {
  const [drawing] = pagesOf(papers, "map", wanted(CAMPAIGN)).flatMap(drawingsOn);
  const texts = new Set(drawing?.shapes.flatMap((shape) => (shape.kind === "words" ? [shape.words] : [])));
  for (const hex of ["0101", "2611", "4535"]) expect(texts).toContain(hex);
  for (const { id, name } of [...TABLES.targets, ...TABLES.bases]) {
    expect(texts).toContain(id);
    expect(texts).toContain(name);
  }
});

it("there is a counter for every unit, and a line with its boxes", () => {
  const counters = pagesOf(papers, "counters", wanted(CAMPAIGN))
    .flatMap(drawingsOn)
    .flatMap(({ shapes }) => shapes);
  expect(counters).toHaveLength(TABLES.americans.length + TABLES.germans.length);
  const units = textOf(pagesOf(papers, "units", wanted(CAMPAIGN)));
  for (const { id } of [...TABLES.americans, ...TABLES.germans]) expect(units).toContain(`"${id}"`);
});

it("what is bombed is crossed off, and no secret is told", () => {
  const bombed = raidState().bombed.length;
  const crosses = pagesOf(papers, "targets", wanted(MATCH))
    .flatMap(drawingsOn)
    .flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === "group" ? shape.shapes : [])))
    .filter((shape) => shape.kind === "path" && shape.look === "outline");
  expect(crosses).toHaveLength(bombed);
  const secret = { ...raidState(), americans: raidState().americans.map((one) => ({ ...one, line: null })) };
  const open: Subject = { kind: "match", moments: [{ state: secret, events: [] }] };
  for (const { id } of papers.parts.filter(({ id }) => id !== "map"))
    expect(pagesOf(papers, id, wanted(MATCH))).toEqual(pagesOf(papers, id, wanted(open)));
});

describe("the war diary", () => {
  const { moments } = played({ scenario: "campaign" }, 300);
  const match: Subject = { kind: "match", moments };
  const told = (of: Subject) => phrasesIn(pagesOf(papers, "diary", wanted(of)));

  it("of a campaign tells what everybody was told but flights and volleys, in order, each fact once", () => {
    const events = moments.flatMap((moment) => eventsFor(moment, "table"));
    const facts = told(match).filter(({ key }) => key.startsWith("event."));
    const keys = new Set(facts.map(({ key }) => key));
    expect(facts).toEqual(
      events.filter(({ key }) => keys.has(key)).map(({ key, values }) => ({ key, values })),
    );
    for (const key of ["event.raf", "event.bombs", "event.raid-ends", "event.produced"])
      expect(keys).toContain(key);
    expect(keys).not.toContain("event.flies");
  });

  it("has pages for each quarter that was played, and none that tells nothing", () => {
    const quarters = (of: Subject) =>
      new Set(
        told(of)
          .filter(({ key }) => key === "paper.diary.quarter")
          .map(({ values }) => values.quarter),
      );
    const last = (now(played({ scenario: "campaign" }, 300)).state as State).quarter;
    expect([...quarters(match)]).toEqual(Array.from({ length: last + 1 }, (_, at) => at));
    expect(last).toBeGreaterThan(1);
    expect(pagesOf(papers, "diary", wanted(CAMPAIGN))).toEqual([]);
  });
});

it("both maps name seas and countries, and towns: the large one each place, the small one where there is room", () => {
  for (const [id, least] of [
    ["map", 129],
    ["smallMap", 90],
  ] as const) {
    const shapes = pagesOf(papers, id, wanted(CAMPAIGN))
      .flatMap(drawingsOn)
      .flatMap((one) => one.shapes);
    const words = shapes.flatMap((shape) => (shape.kind === "words" ? [shape.words] : []));
    const named = words.filter((one) => typeof one !== "string" && one.key === "paper.map.place");
    expect(named).toHaveLength(16);
    const towns = new Set([...TABLES.targets, ...TABLES.bases].map(({ name }) => name));
    const told = words.filter((one) => typeof one === "string" && towns.has(one));
    expect(told.length).toBeGreaterThanOrEqual(least);
    for (const one of ["Berlin", "Schweinfurt", "Hamburg"]) expect(told).toContain(one);
  }
});
