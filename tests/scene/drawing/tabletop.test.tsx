import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CardDrawing } from "../../../src/scene/drawing/CardDrawing.tsx";
import { CounterDrawing } from "../../../src/scene/drawing/CounterDrawing.tsx";
import { TabletopShapes } from "../../../src/scene/drawing/TabletopShapes.tsx";
import type { Card, CardFace } from "../../../src/tabletop/card.ts";
import type { Counter } from "../../../src/tabletop/counter.ts";
import type { Tabletop } from "../../../src/tabletop/tabletop.ts";
import { frontTable } from "../../tabletop/front.ts";
import { map } from "../../tabletop/map.ts";

function drawn(tabletop: Tabletop, more: Partial<Parameters<typeof TabletopShapes>[0]> = {}): string {
  return renderToStaticMarkup(
    <svg aria-label="A table">
      <TabletopShapes tabletop={tabletop} {...more} />
    </svg>,
  );
}

function texts(markup: string): readonly string[] {
  return [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1] ?? "");
}

describe("the drawing of a tabletop", () => {
  it("has every counter, card, site, area, line, track and chart on it, and only finite numbers", () => {
    const table = map();
    const markup = drawn(table);
    const written = texts(markup);
    const shown = (some: readonly (string | undefined)[] = []) =>
      some.filter((text) => text !== undefined && text !== "");
    // A round marker has room for its figure alone.
    const named = table.counters?.filter(({ shape }) => shape !== "round");
    for (const label of shown(named?.map(({ label }) => label))) expect(written).toContain(label);
    for (const label of shown(table.sites?.map(({ label }) => label))) expect(written).toContain(label);
    for (const label of shown(table.areas?.map(({ label }) => label))) expect(written).toContain(label);
    for (const label of shown(table.lines?.map(({ label }) => label))) expect(written).toContain(label);
    // A long title is written in two lines.
    for (const { face, up } of table.cards ?? [])
      if (up && face) expect(written.join(" ")).toContain(face.title);
    for (const { title, cells } of table.tracks ?? [])
      for (const text of [title, ...cells]) expect(written).toContain(text);
    expect(written).toContain("Deck 63");
    expect(written).toContain("Discards 12");
    expect(markup.match(/data-lit="true"/g)).toHaveLength(1);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("has nothing of an aircraft that has left: no base, no name, no chain", () => {
    const table = frontTable();
    const [one, other] = table.pieces.filter(({ kind, status }) => kind === undefined && status === "flying");
    if (!one || !other) throw new Error("nobody flies");
    const links = [{ from: one.id, to: other.id, kind: "tailing" }] as const;
    const left = (id: string): Tabletop => ({
      ...table,
      links,
      pieces: table.pieces.map((piece) =>
        piece.id === id ? { ...piece, label: "GONE", status: "disengaged" } : { ...piece, label: "HERE" },
      ),
    });
    const all = drawn({ ...table, links });
    expect(all.match(/data-part="link"/g)).toHaveLength(1);
    for (const { id } of [one, other]) {
      const markup = drawn(left(id));
      expect(texts(markup)).toContain("HERE");
      expect(texts(markup)).not.toContain("GONE");
      expect(markup).not.toContain('data-part="link"');
    }
  });

  it("has a site that is alone", () => {
    const { sites = [] } = map();
    expect(texts(drawn(map({ sites: sites.slice(0, 1), lines: [], links: [] })))).toContain(sites[0]?.label);
    expect(texts(drawn(map({ sites: [], lines: [], links: [] })))).not.toContain(sites[0]?.label);
  });

  it("shows nothing of a card that lies face down, nor of a counter", () => {
    const face: CardFace = { title: "Half Loop", text: "Two steps." };
    const hidden: Card = { id: "k", group: "deck", face, up: false };
    const markup = renderToStaticMarkup(<CardDrawing card={hidden} back="rays" up={false} />);
    expect(markup).not.toContain("Half Loop");
    const down: Counter = { id: "c", label: "2A", title: "2A", x: 0, y: 0, down: true, symbol: "bomber" };
    expect(renderToStaticMarkup(<CounterDrawing counter={down} />)).not.toContain("2A");
  });

  it("draws in ink what is printed: pieces with their altitude, cells with names, and no colours of the table", () => {
    const table = frontTable();
    const markup = drawn(table, { ink: { millimetres: 5 } });
    const written = texts(markup);
    for (const { label, kind, status, level } of table.pieces) {
      if (status === "disengaged") continue;
      expect(written).toContain(kind === "gun" ? label : `${label} · ${level * (table.scale?.metres ?? 0)}`);
    }
    expect(written).toContain("01");
    expect(written).toContain("29");
    expect(markup).not.toContain("hatch-");
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("rules squares of so many inches on a mat without cells, inside its edge", () => {
    const { grid: _, ...mat } = map().mat;
    const bare = map({ mat: { ...mat, width: 12, depth: 18 }, areas: [], lines: [], sites: [] });
    const markup = drawn(
      { ...bare, counters: [], cards: [], groups: [], tracks: [], charts: [], links: [] },
      {
        ink: { millimetres: 5, squares: 6 },
      },
    );
    expect(markup).toContain("M6 0V-18M0 -6H12M0 -12H12");
  });
});

const COUNTER: Counter = { id: "c", label: "2A", title: "2A", x: 0, y: 0 };

describe("what a counter may be", () => {
  const looks: readonly Partial<Counter>[] = [
    {},
    { side: 0 },
    { side: 1 },
    { shape: "round" },
    { shape: "plaque" },
    { symbol: "bomber" },
    { figures: [{ value: "4", label: "strength" }] },
    { down: true },
    { heading: 30 },
    { marks: ["ace"] },
    ...(["ready", "aloft", "used", "damaged", "grounded"] as const).map((state) => ({ state })),
  ];

  it("is seen: each looks different from every other", () => {
    const markups = looks.map((look) =>
      renderToStaticMarkup(<CounterDrawing counter={{ ...COUNTER, ...look }} />),
    );
    expect(new Set(markups).size).toBe(looks.length);
  });

  it("is told without colour: states differ by their signs", () => {
    const signs = (["ready", "aloft", "used", "damaged", "grounded"] as const).map((state) => {
      const markup = renderToStaticMarkup(<CounterDrawing counter={{ ...COUNTER, state }} />);
      return /data-state="[^"]*".*?<path d="([^"]*)"/.exec(markup)?.[1];
    });
    expect(signs.every((sign) => sign !== undefined)).toBe(true);
    expect(new Set(signs).size).toBe(signs.length);
  });
});

describe("what a card may be", () => {
  const face: CardFace = { title: "Half Loop" };
  const looks: readonly Card[] = [
    { id: "k", group: "row", up: true, face },
    { id: "k", group: "row", up: true, face, state: "beaten" },
    { id: "k", group: "row", up: true, face, state: "spent" },
    { id: "k", group: "row", up: true, face, side: 1 },
    { id: "k", group: "row", up: true },
    ...(["red", "blue", "green", "brass", "black"] as const).map(
      (tone): Card => ({ id: "k", group: "row", up: true, face: { ...face, tone } }),
    ),
    { id: "k", group: "row", up: true, face: { ...face, signs: ["turn"] } },
  ];

  it("is seen: each looks different from every other, and so does each back", () => {
    const markups = looks.map((card) => renderToStaticMarkup(<CardDrawing card={card} back="rays" up />));
    expect(new Set(markups).size).toBe(looks.length);
    const backs = (["lozenges", "rays", "waves"] as const).map((back) =>
      renderToStaticMarkup(<CardDrawing card={looks[0] as Card} back={back} up={false} />),
    );
    expect(new Set(backs).size).toBe(3);
  });
});
