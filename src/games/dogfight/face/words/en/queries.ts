import { listed } from "../../../../../core/text.ts";
import { numberName } from "../../../../../face/queries/number.en.ts";
import type { Edge } from "../../../data/edges.ts";
import type { Weapon } from "../../../data/weapons.ts";
import { decimal } from "../../../words/format.ts";
import { edgeName } from "../../../words/grammar.en.ts";

const NOSES = {
  towards: "its nose towards you",
  away: "its nose away from you",
  left: "crossing left",
  right: "crossing right",
  over: "in the same place",
} as const;

const WAYS = { F: "ahead", L: "left", R: "right" } as const;

/** What orders come to, step by step. */
interface Spelt {
  readonly steps: readonly { readonly way: keyof typeof WAYS; readonly count: number }[];
  /** Levels. */
  readonly climb: number;
}

const MISSED: Readonly<Record<string, string>> = {
  "fire-no-weapon": "weapon lost",
  "fire-used": "fired already",
  "fire-too-steep": "too steep",
  "fire-blocked": "hidden",
  "fire-cannot-hit": "no die hits",
};

/** Why a shot is none, by how many inches it is too far, and where the target is for the shooter. */
interface Missed {
  readonly why: readonly string[];
  readonly beyond: number;
  readonly clock: number | null;
}

/** One of the reasons why a shot is none. */
function missed(why: string, { beyond, clock }: Omit<Missed, "why">): string {
  if (why === "fire-out-of-range") return `${inches(beyond)} too far`;
  if (why === "fire-out-of-arc") return clock === null ? "out of arc" : `out of arc at ${clock} o'clock`;
  return MISSED[why] ?? "";
}

interface Cloud {
  readonly number: number;
  /** Inches to its rim. */
  readonly range: number;
  readonly inside: boolean;
  readonly clock: number | null;
  readonly radius: number;
  readonly levels: readonly (number | null)[] | null;
}

function inches(length: number): string {
  return `${decimal(length, ".")} inches`;
}

function levelsOf(levels: Cloud["levels"]): string {
  if (levels === null) return "";
  const [bottom, top] = levels;
  return `, levels ${bottom ?? "below all"} to ${top ?? "above all"}`;
}

/** What is told of a dogfight to who asks, in English. */
export const words = {
  "columns.range": "range",
  "columns.clock": "at",
  "columns.height": "height",
  "columns.nose": "facing",
  "columns.shot": "your shot",
  "columns.threat": "its shot",
  "columns.left": "left",
  "contact.range": ({ range }: { range: number }) => inches(range),
  "contact.clock": ({ clock }: { clock: number | null }) =>
    clock === null ? "the same place" : `${clock} o'clock`,
  "contact.height": ({ levels }: { levels: number }) => {
    if (levels === 0) return "level";
    return levels > 0 ? `${levels} above` : `${-levels} below`;
  },
  "contact.nose": ({ nose, closing }: { nose: keyof typeof NOSES; closing: boolean }) =>
    `${NOSES[nose]}, ${closing ? "closing" : "not closing"}`,
  "contact.shot": ({ weapon, percent }: { weapon: Weapon; percent: number }) =>
    `${weapon} gun, ${percent} per cent`,
  "contact.no-shot": "none",
  "contact.missed": ({ why, ...of }: Missed) =>
    `none: ${listed(
      why.map((one) => missed(one, of)),
      "and",
    )}`,
  "contact.left": ({ fuselage, engine }: { fuselage: readonly number[]; engine: readonly number[] }) =>
    `FUSELAGE ${fuselage[0]} of ${fuselage[1]}, ENGINE ${engine[0]} of ${engine[1]}`,
  "about.speed": ({ speed }: { speed: number }) => `SPEED ${speed} last turn.`,
  "edge.ahead": ({ steps, edge }: { steps: number; edge: Edge }) =>
    `Straight on it crosses the ${edgeName(edge)} edge with forward step ${steps} (R-25).`,
  "clouds.none": "There are no clouds.",
  "clouds.one": ({ number, range, inside, clock, radius, levels }: Cloud) =>
    inside
      ? `Cloud ${number}: you are in it, ${inches(radius)} from its middle to its rim${levelsOf(levels)}.`
      : `Cloud ${number}: ${inches(range)} to its rim at ${clock ?? 12} o'clock${levelsOf(levels)}.`,
  "asked.order": ({
    id,
    turn,
    least,
    most,
    limit,
  }: Record<"turn" | "least" | "most" | "limit", number> & { id: string }) =>
    `Turn ${turn}: write orders for ${id}, SPEED ${least} to ${most}, at most ${limit} clock points.`,
  "asked.examples": ({ examples }: { examples: readonly string[] }) =>
    `For example ${listed(examples, "or")}.`,
  spelt: ({ steps, climb }: Spelt) =>
    [
      ...steps.map(({ way, count }) => `${WAYS[way]} ${numberName(count)}`),
      ...(climb === 0 ? [] : [`${climb > 0 ? "climbing" : "diving"} ${numberName(Math.abs(climb))}`]),
    ].join(", "),
  "names.edge": "edge",
  "tells.edge": "how far the edge is straight ahead",
  "names.clouds": "clouds cloud",
  "tells.clouds": "the clouds, the nearest first",
};
