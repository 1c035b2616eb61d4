import type { Page, Shape, Wanted } from "../../../../face/paper.ts";
import { mapTiles, smallMapPage } from "../../../../face/papers/map.ts";
import { box, line, words } from "../../../../face/shapes.ts";
import type { Text } from "../../../../face/text.ts";
import { coastOn } from "../../../../tabletop/atlas/britain.ts";
import type { SquareName, Tables } from "../../data/tables.ts";
import { atlasOf } from "../../rules/map/atlas.ts";
import { isBarred } from "../../rules/map/boundary.ts";
import { columnOf, nameOf, rowOf, SQUARES } from "../../rules/map/square.ts";
import { SHEET } from "../tabletop/places.ts";
import { type Force, tablesIn } from "./force.ts";
import { phrase } from "./phrase.ts";

/** Lengths of the map are squares; its upper left corner is at 0, 0. */
const COLUMNS = 20;
const ROWS = 25;
/** Room around it for the letters and numbers of the squares. */
const EDGE = 0.4;
const KM_PER_SQUARE = 30;

interface Lettering {
  readonly name: number;
  readonly place: number;
}
const LARGE: Lettering = { name: 0.13, place: 0.12 };

function cornerOf(square: SquareName): { readonly x: number; readonly y: number } {
  return { x: columnOf(square), y: ROWS - 1 - rowOf(square) };
}

function grid(): readonly Shape[] {
  const across = Array.from({ length: COLUMNS - 1 }, (_, at) =>
    line({ x: at + 1, y: 0 }, { x: at + 1, y: ROWS }),
  );
  const up = Array.from({ length: ROWS - 1 }, (_, at) =>
    line({ x: 0, y: at + 1 }, { x: COLUMNS, y: at + 1 }),
  );
  return [
    { kind: "path", d: [...across, ...up].join(""), look: "thin" },
    { kind: "path", d: box(0, 0, COLUMNS, ROWS), look: "edge" },
  ];
}

/** Km as squares from the upper left corner. */
function placed([east, north]: readonly [number, number]): string {
  const [x, y] = [(east - SHEET.west) / KM_PER_SQUARE, (SHEET.north - north) / KM_PER_SQUARE];
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}

function coast(): Shape {
  const d = coastOn(SHEET).map((line) => `M${line.map(placed).join("L")}`);
  return { kind: "path", d: d.join(""), look: "outline" };
}

/** Letters above and below, numbers at both sides. */
function margins(): readonly Shape[] {
  const size = 0.24;
  const letters = Array.from({ length: COLUMNS }, (_, at) => nameOf(at, 0).charAt(0));
  const numbers = Array.from({ length: ROWS }, (_, at) => nameOf(0, ROWS - 1 - at).slice(1));
  return [
    ...letters.flatMap((letter, at) => [
      words(letter, at + 0.5, -0.1, size, "middle"),
      words(letter, at + 0.5, ROWS + 0.28, size, "middle"),
    ]),
    ...numbers.flatMap((number, at) => [
      words(number, -0.2, at + 0.58, size, "middle"),
      words(number, COLUMNS + 0.2, at + 0.58, size, "middle"),
    ]),
  ];
}

/** The lines between squares of which a question has different answers. */
function bordersOf(answer: (square: SquareName) => string): string {
  return SQUARES.map((square) => {
    const [column, row] = [columnOf(square), rowOf(square)];
    const { x, y } = cornerOf(square);
    const differs = (other: SquareName) => answer(other) !== answer(square);
    const right = column + 1 < COLUMNS && differs(nameOf(column + 1, row));
    const above = row + 1 < ROWS && differs(nameOf(column, row + 1));
    return (right ? `M${x + 1} ${y}v1` : "") + (above ? `M${x} ${y}h1` : "");
  }).join("");
}

/** BB-35: the Groups' areas behind the radar line; BB-38: the squares that are barred to Bf 109 and Ju 87. */
function borders(tables: Tables): readonly Shape[] {
  const { areas, inside, watched } = atlasOf(tables);
  const area = (square: SquareName) =>
    inside.has(square) || watched.has(square) ? (areas.get(square) ?? "") : "";
  return [
    { kind: "path", d: bordersOf(area), look: "band" },
    { kind: "path", d: bordersOf((square) => (isBarred(square) ? "barred" : "")), look: "edge" },
  ];
}

/** Radar squares, dashed, with the number of the station that watches them. */
function radarLine({ radar }: Tables, size: number): readonly Shape[] {
  const inset = 0.05;
  return radar.flatMap(({ squares }, at) =>
    squares.flatMap((square): readonly Shape[] => {
      const { x, y } = cornerOf(square);
      return [
        { kind: "path", d: box(x + inset, y + inset, 1 - 2 * inset, 1 - 2 * inset), look: "middle" },
        words(`${at + 1}`, x + 0.92, y + 0.92, size, "end"),
      ];
    }),
  );
}

type Mark = "city" | "airfield" | "radar" | "launch" | "none";

/** A line of a square: its sign, and what stands beside it. */
interface Line {
  readonly square: SquareName;
  readonly mark: Mark;
  readonly text: Text;
}

function linesOf({ cities, airfields, radar, launches }: Tables): readonly Line[] {
  const stations = radar.map(({ id }) => id);
  return [
    ...cities.map(
      ({ id, square, production }): Line => ({
        square,
        mark: "city",
        text: phrase("paper.map.city", { target: id, production }),
      }),
    ),
    ...airfields.flatMap(({ id, wing, square }): readonly Line[] => [
      { square, mark: "airfield", text: phrase("paper.target", { target: id }) },
      { square, mark: "none", text: wing },
    ]),
    ...radar.map(
      ({ id, square }): Line => ({
        square,
        mark: "radar",
        text: phrase("paper.map.radar", { target: id, number: stations.indexOf(id) + 1 }),
      }),
    ),
    ...launches.flatMap(({ pool, name, square }): readonly Line[] => [
      { square, mark: "launch", text: pool },
      { square, mark: "none", text: name },
    ]),
  ];
}

/** A city is a square, an airfield a ring, a station a triangle, a launch square an arrow. */
function markShapes(mark: Mark, x: number, y: number, size: number): readonly Shape[] {
  switch (mark) {
    case "city":
      return [{ kind: "path", d: box(x - size, y - size, 2 * size, 2 * size), look: "solid" }];
    case "airfield":
      return [{ kind: "circle", x, y, r: size, look: "thin" }];
    case "radar":
      return [{ kind: "path", d: `M${x - size} ${y + size}h${2 * size}L${x} ${y - size}Z`, look: "solid" }];
    case "launch":
      return [
        {
          kind: "path",
          d: `M${x - size} ${y + size}L${x} ${y - size}L${x + size} ${y + size}`,
          look: "band",
        },
      ];
    case "none":
      return [];
  }
}

/** Squares with what lies in them, line below line. */
function namedPlaces(tables: Tables, { name, place }: Lettering): readonly Shape[] {
  const used = new Map<SquareName, number>();
  const places = linesOf(tables).flatMap(({ square, mark, text }) => {
    const nth = used.get(square) ?? 0;
    used.set(square, nth + 1);
    const { x, y } = cornerOf(square);
    const foot = y + 0.36 + nth * place * 1.25;
    return [
      ...markShapes(mark, x + 0.1, foot - place * 0.36, place * 0.36),
      words(text, x + 0.18, foot, place),
    ];
  });
  const names = SQUARES.map((square) => {
    const { x, y } = cornerOf(square);
    return words(square, x + 0.07, y + 0.17, name);
  });
  return [...names, ...places];
}

/** On a map of one page signs alone, side by side. */
function signs(tables: Tables): readonly Shape[] {
  const used = new Map<SquareName, number>();
  return linesOf(tables).flatMap(({ square, mark }) => {
    if (mark === "none") return [];
    const nth = used.get(square) ?? 0;
    used.set(square, nth + 1);
    const { x, y } = cornerOf(square);
    return markShapes(mark, x + 0.25 + (nth % 2) * 0.5, y + 0.3 + Math.floor(nth / 2) * 0.4, 0.14);
  });
}

const WHOLE = { width: COLUMNS, height: ROWS, edge: EDGE } as const;

/** The map an inch a square, over as many pages as it needs. */
export function mapPages(force: Force): readonly Page[] {
  const tables = tablesIn(force);
  const places = [...radarLine(tables, LARGE.place), ...borders(tables), ...namedPlaces(tables, LARGE)];
  return mapTiles(WHOLE, [...grid(), coast(), ...places, ...margins()]);
}

/** Millimetres at the head of a page, and between two sizes of a square. */
const STEPS = { head: 20, step: 0.5 } as const;

/** The whole map on one page, to draw a day's raids on. */
export function smallMapPages(force: Force, wanted: Wanted): readonly Page[] {
  const tables = tablesIn(force);
  const places = [...radarLine(tables, 0.3), ...borders(tables), ...signs(tables)];
  return smallMapPage(WHOLE, [...grid(), coast(), ...places, ...margins()], wanted, STEPS, (millimetres) =>
    phrase("paper.map.scale", { millimetres, kmPerMm: KM_PER_SQUARE / millimetres }),
  );
}
