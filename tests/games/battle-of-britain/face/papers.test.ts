import { describe, expect, it } from "vitest";
import { tileAreaOf } from "../../../../src/app/print/paper.ts";
import { tilesOf } from "../../../../src/app/print/tiles.ts";
import { eventsFor } from "../../../../src/core/match/log.ts";
import type { Subject } from "../../../../src/face/paper.ts";
import { TABLES } from "../../../../src/games/battle-of-britain/data/own.ts";
import { papers } from "../../../../src/games/battle-of-britain/face/papers.ts";
import { phrasesIn } from "../../../face/phrases.ts";
import { drawingsOn, pagesOf, SIZES, wanted } from "../../../face/printed.ts";
import { played } from "./matches.ts";

const CAMPAIGN: Subject = { kind: "set-up", config: { scenario: "campaign" } };

describe.each(SIZES)("on %s", (paper) => {
  const of = wanted(CAMPAIGN, paper);

  it("each target has its card, each squadron has one, each formation its marker", () => {
    const cards = (id: string) =>
      pagesOf(papers, id, of)
        .flatMap(drawingsOn)
        .flatMap(({ shapes }) => shapes);
    const { cities, airfields, radar, pools, geschwader } = TABLES;
    expect(cards("targets")).toHaveLength(cities.length + airfields.length + radar.length);
    const squadrons = pools.flatMap((pool) => Object.values(pool.squadrons));
    expect(cards("squadrons")).toHaveLength(squadrons.reduce((sum, count) => sum + count, 0));
    const markers = JSON.stringify(cards("markers"));
    for (const id of [...airfields.map(({ wing }) => wing), ...geschwader.map((one) => one.id)])
      expect(markers).toContain(`"${id}"`);
  });

  it("the map is an inch a square, on nine sheets to join", () => {
    const [page] = pagesOf(papers, "map", of);
    if (page?.content.kind !== "tiles") throw new Error("no map");
    const { unit, width, height } = page.content.drawing;
    expect(unit).toBe(25.4);
    const room = tileAreaOf(paper);
    expect(tilesOf({ width, height }, { width: room.width / unit, height: room.height / unit })).toHaveLength(
      9,
    );
  });
});

it("the map shows every target, every launch square and the number of every radar square's station", () => {
  const [page] = pagesOf(papers, "map", wanted(CAMPAIGN));
  if (page?.content.kind !== "tiles") throw new Error("no map");
  const { shapes } = page.content.drawing;
  const shown = phrasesIn(shapes).map(({ values }) => values.target);
  for (const { id } of [...TABLES.cities, ...TABLES.airfields, ...TABLES.radar]) expect(shown).toContain(id);
  const texts = shapes.flatMap((shape) => (shape.kind === "words" ? [shape.words] : []));
  for (const { name } of TABLES.launches) expect(texts).toContain(name);
  const squares = TABLES.radar.flatMap((station) => station.squares);
  expect(shapes.filter((shape) => shape.kind === "path" && shape.look === "middle")).toHaveLength(
    squares.length,
  );
});

describe("the war diary", () => {
  const { moments } = played({ scenario: "campaign" }, "one");

  it("of a campaign that was played tells what everybody was told, in order, each fact once", () => {
    const pages = pagesOf(papers, "diary", wanted({ kind: "match", moments }));
    const events = moments.flatMap((moment) => eventsFor(moment, "table"));
    const told = phrasesIn(pages).filter(({ key }) => key.startsWith("event."));
    const keys = new Set(told.map(({ key }) => key));
    expect(told).toEqual(
      events.filter(({ key }) => keys.has(key)).map(({ key, values }) => ({ key, values })),
    );
    for (const key of ["event.weather-dice", "event.takes-off", "event.bombs", "event.losses", "event.end"])
      expect(keys).toContain(key);
  });

  it("has pages for each turn that was played, and none that tells nothing", () => {
    const turns = (subject: Subject) =>
      new Set(
        phrasesIn(pagesOf(papers, "diary", wanted(subject)))
          .filter(({ key }) => key === "paper.diary.turn")
          .map(({ values }) => values.turn),
      );
    const all = Array.from({ length: 11 }, (_, at) => at + 1);
    expect([...turns({ kind: "match", moments })]).toEqual(all);
    for (const page of pagesOf(papers, "diary", wanted({ kind: "match", moments })))
      expect(phrasesIn(page).some(({ key }) => key.startsWith("event."))).toBe(true);
    expect(pagesOf(papers, "diary", wanted(CAMPAIGN))).toEqual([]);
  });
});
