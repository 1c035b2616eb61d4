import { lettering, lineLength } from "../kit/letters.ts";
import { linearPaint } from "../kit/palette.ts";
import { polyline } from "../kit/spline.ts";
import type { AircraftType, Patch, Section } from "../kit/type.ts";
import type { Flat } from "../kit/vec.ts";

const BODY = "fuselage";
/** How much of a body's height letters take, and how far they stay from the marking, metres. */
const SHARE = 0.62;
const GAP = 0.14;
/** Letters that would be lower than this share of a body's height stand in one line where there is more room. */
const LOWEST = 0.3;
/** The stations between which a side is free where no tailplane ends it, and between which its marking lies: shares of the length. */
const [FORE, AFT] = [0.36, 0.87];
const MARKED = [0.42, 0.9] as const;
/** Letters lower than this are none, metres. */
const SMALLEST = 0.08;
/** Paints that are paler than this take dark letters. */
const PALE = 0.2;
const [DARK_INK, PALE_INK] = ["#2b2b2a", "#d8cfb6"] as const;

type Range = readonly [from: number, to: number];

/** The side of the body, from its longest. */
function sectionsOf(type: AircraftType): readonly Section[] | undefined {
  const bodies = type.bodies.filter(({ part }) => part === BODY);
  return bodies.toSorted((a, b) => lengthOf(b.sections) - lengthOf(a.sections))[0]?.sections;
}

function lengthOf(sections: readonly Section[]): number {
  return (sections.at(-1)?.[0] ?? 0) - (sections[0]?.[0] ?? 0);
}

/** Whether a type has sides to write on. */
export function hasSides(type: AircraftType): boolean {
  return sectionsOf(type) !== undefined;
}

/** Underside and top of a body at a station, metres. */
function heightsAt(sections: readonly Section[], station: number): Range {
  const next = sections.findIndex(([at]) => at >= station);
  const after = sections[next] ?? sections.at(-1);
  const before = sections[next - 1] ?? after;
  if (!before || !after) return [0, 0];
  const span = after[0] - before[0];
  const share = span > 0 ? (station - before[0]) / span : 0;
  return [before[1] + (after[1] - before[1]) * share, before[2] + (after[2] - before[2]) * share];
}

/** From where to where the markings of a side reach, painted bands among them; undefined where it has none. */
function markingOf(type: AircraftType): Range | undefined {
  const { transfers, areas = [] } = type.paint;
  const patches = [...areas, ...transfers].filter(
    ({ view, on, colour }) => view === "right" && on.includes(BODY) && colour !== "wash",
  );
  const stations = patches
    .map(({ shape }) => shape.map(([station]) => station))
    .filter((all) => {
      const middle = (Math.min(...all) + Math.max(...all)) / 2 / type.length;
      return middle > MARKED[0] && middle < MARKED[1];
    })
    .flat();
  return stations.length === 0 ? undefined : [Math.min(...stations), Math.max(...stations)];
}

/** A line of letters and where it may lie. */
interface Slot {
  readonly text: string;
  readonly range: Range;
}

/** Where a side may be written on: as far as the tailplane. */
function freeSide({ length, surfaces }: AircraftType): Range {
  const tails = surfaces.filter(({ kind }) => kind === "tail");
  const edges = tails.map(({ ribs, at }) => (ribs[0]?.[2] ?? length) + (at?.[2] ?? 0));
  return [length * FORE, Math.min(length * AFT, ...edges) - GAP];
}

/** A slot with how high its letters can be, and the middle of its line. */
interface Line extends Slot {
  readonly height: number;
  readonly at: Flat;
  /** How high the body is there. */
  readonly body: number;
}

function lineIn(sections: readonly Section[], slot: Slot): Line {
  const [from, to] = slot.range;
  const middle = (from + to) / 2;
  const [bottom, top] = heightsAt(sections, middle);
  const body = top - bottom;
  const height = Math.max(0, Math.min(body * SHARE, (to - from) / lineLength(slot.text)));
  return { ...slot, height, body, at: [middle, (bottom + top) / 2] };
}

/** The free parts of a side before and behind its marking; all of it where it has none. */
function partsOf(type: AircraftType): readonly Range[] {
  const [from, to] = freeSide(type);
  const marking = markingOf(type);
  if (!marking) return [[from, to]];
  const parts: Range[] = [
    [from, marking[0] - GAP],
    [marking[1] + GAP, to],
  ];
  return parts;
}

/** The lines of a side: two groups of letters before and behind the marking, or one where there is most room. */
function linesOf(
  type: AircraftType,
  sections: readonly Section[],
  codes: string,
  view: "left" | "right",
): readonly Line[] {
  const parts = partsOf(type);
  const [first = "", ...rest] = codes.trim().split(" ");
  const groups = [first, rest.join(" ")];
  if (groups[1] !== "" && parts.length === 2) {
    const inOrder = view === "left" ? parts : parts.toReversed();
    const lines = inOrder.map((range, place) => lineIn(sections, { text: groups[place] ?? "", range }));
    if (lines.every(({ height, body }) => height >= body * LOWEST)) return lines;
  }
  const whole = parts.map((range) => lineIn(sections, { text: codes.trim(), range }));
  return whole.toSorted((a, b) => b.height - a.height).slice(0, 1);
}

/** What codes are written in until somebody chooses: dark on pale sides, pale on dark ones. */
export function inkFor(type: AircraftType): string {
  const sections = sectionsOf(type) ?? [];
  const [from, to] = freeSide(type);
  const middle = (from + to) / 2;
  const [bottom, top] = heightsAt(sections, middle);
  const { parts, under, underLine } = type.paint;
  const side = (bottom + top) / 2 > polyline(underLine)(middle) ? (parts[BODY] ?? parts["*"]) : under;
  const [red, green, blue] = linearPaint(side ?? under);
  return 0.21 * red + 0.72 * green + 0.07 * blue > PALE ? DARK_INK : PALE_INK;
}

/** Codes as transfers on both sides of an aircraft, as high as the room beside its marking allows. */
export function codesOn(type: AircraftType, codes: string, ink = inkFor(type)): readonly Patch[] {
  const sections = sectionsOf(type);
  if (!sections || codes.trim() === "") return [];
  return (["left", "right"] as const).flatMap((view) => {
    const lines = linesOf(type, sections, codes, view);
    const height = Math.min(...lines.map((line) => line.height));
    if (height < SMALLEST) return [];
    return lines.flatMap(({ text, at }) => lettering({ text, view, on: [BODY], at, height, colour: ink }));
  });
}
