import { describe, expect, it } from "vitest";
import { areaOf, tileAreaOf } from "../../../../src/app/print/paper.ts";
import { tilesOf } from "../../../../src/app/print/tiles.ts";
import { LANGUAGES } from "../../../../src/core/language.ts";
import { eventsFor } from "../../../../src/core/match/log.ts";
import type { Phrase } from "../../../../src/core/phrase.ts";
import type { Drawing, Page, Subject, Wanted } from "../../../../src/face/paper.ts";
import { TABLES } from "../../../../src/games/battle-of-britain/data/own.ts";
import { SCENARIO_IDS } from "../../../../src/games/battle-of-britain/data/scenarios.ts";
import { papers } from "../../../../src/games/battle-of-britain/face/papers.ts";
import { cataloguesOf, faultsIn } from "../../../face/phrases.ts";
import { battleOfBritainEntry } from "../entry.ts";
import { played } from "./matches.ts";

const SIZES = ["a4", "letter"] as const;

function wanted(subject: Subject, paper: (typeof SIZES)[number] = "a4"): Wanted {
  return {
    subject,
    own: [],
    lines: 8,
    title: "A campaign",
    blurb: "",
    history: "",
    area: areaOf(paper),
    length: (inches) => `${inches}″`,
    nameOf: (side) => side.toUpperCase(),
  };
}

const CAMPAIGN: Subject = { kind: "set-up", config: { scenario: "campaign" } };

function pagesOf(id: string, of: Wanted): readonly Page[] {
  return papers.parts.find((part) => part.id === id)?.pages(of) ?? [];
}

function phrasesIn(data: unknown): readonly Phrase[] {
  if (typeof data !== "object" || data === null) return [];
  if ("key" in data && "values" in data) return [data as Phrase];
  return Object.values(data).flatMap(phrasesIn);
}

function drawingsOn({ content }: Page): readonly Drawing[] {
  if (content.kind !== "blocks") return [];
  return content.blocks.flatMap((block) => (block.kind === "drawings" ? block.drawings : []));
}

async function catalogues() {
  const parts = await Promise.all(
    (["papers", "sheets"] as const).map((part) => cataloguesOf(battleOfBritainEntry, part)),
  );
  return new Map(
    LANGUAGES.map((language) => [language, Object.assign({}, ...parts.map((of) => of.get(language)))]),
  );
}

it.each(SCENARIO_IDS)(
  "the papers of %s are whole sentences on pages with ids of their own",
  async (scenario) => {
    const all = await catalogues();
    const subjects: readonly Subject[] = [
      { kind: "set-up", config: { scenario } },
      { kind: "match", moments: played({ scenario }, "one").moments },
      { kind: "match", moments: played({ scenario }, "one").moments.slice(0, 1) },
      { kind: "types", counts: {} },
    ];
    expect(faultsIn(papers.parts, all)).toEqual([]);
    for (const subject of subjects) {
      const pages = papers.parts.flatMap((part) => part.pages(wanted(subject)));
      expect(pages.length).toBeGreaterThan(0);
      expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
      expect(faultsIn(pages, all)).toEqual([]);
      expect(JSON.stringify(pages)).not.toMatch(/NaN|undefined/);
    }
  },
);

describe.each(SIZES)("on %s", (paper) => {
  const of = wanted(CAMPAIGN, paper);
  const area = areaOf(paper);

  it("no drawing is larger than its page", () => {
    for (const id of ["targets", "squadrons", "markers", "smallMap"])
      for (const { unit, width, height } of pagesOf(id, of).flatMap(drawingsOn)) {
        expect(width * unit).toBeLessThanOrEqual(area.width);
        expect(height * unit).toBeLessThanOrEqual(area.height);
      }
  });

  it("each target has its card, each squadron has one, each formation its marker", () => {
    const cards = (id: string) =>
      pagesOf(id, of)
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
    const [page] = pagesOf("map", of);
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
  const [page] = pagesOf("map", wanted(CAMPAIGN));
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
    const pages = pagesOf("diary", wanted({ kind: "match", moments }));
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
        phrasesIn(pagesOf("diary", wanted(subject)))
          .filter(({ key }) => key === "paper.diary.turn")
          .map(({ values }) => values.turn),
      );
    const all = Array.from({ length: 11 }, (_, at) => at + 1);
    expect([...turns({ kind: "match", moments })]).toEqual(all);
    for (const page of pagesOf("diary", wanted({ kind: "match", moments })))
      expect(phrasesIn(page).some(({ key }) => key.startsWith("event."))).toBe(true);
    expect(pagesOf("diary", wanted(CAMPAIGN))).toEqual([]);
  });

  it("tells no secret of a running campaign", () => {
    const half = moments.slice(0, moments.length >> 1);
    const open = half.map((moment) => ({ ...moment, events: eventsFor(moment, "table") }));
    for (const part of papers.parts)
      expect(part.pages(wanted({ kind: "match", moments: open }))).toEqual(
        part.pages(wanted({ kind: "match", moments: half })),
      );
  });
});
