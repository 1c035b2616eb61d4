import type { PaintUse, Paintwork, Repaint } from "../../src/core/repaint.ts";
import { hexPaint } from "../kit/palette.ts";
import type { AircraftType, Paint, Patch, Propeller } from "../kit/type.ts";
import { codesOn, hasSides, inkFor } from "./codes.ts";

/** What is no coat of paint: materials, the national markings, and what wash lies in. */
const FIXED = new Set(
  `glass glassLow wash skin helmet leather wire tyre rubber gunmetal exhaust crossBlack crossWhite insignia hinomaru
   roundelRed roundelWhite roundelBlue roundelYellow usBlue frenchBlue italianMiddle`.split(/\s+/),
);
const NOSE = ["spinner", "cowl", "nose"];
/** More would be no choice. */
const MOST = 8;

/** Everything that is painted on a type, the largest first. */
function usesOf({ parts, bands, splinters = [], areas = [], under }: Paint): (readonly [PaintUse, string])[] {
  const named = (names: readonly string[]) => names.flatMap((name) => parts[name] ?? []);
  const fields = [...bands, ...splinters, ...areas].map(({ colour }) => colour);
  return [
    ...named(["*"]).map((paint) => ["upper", paint] as const),
    ["under", under],
    ...named(NOSE).map((paint) => ["nose", paint] as const),
    ...fields.map((paint) => ["further", paint] as const),
    ...Object.values(parts).map((paint) => ["trim", paint] as const),
  ];
}

const ORDER: readonly PaintUse[] = ["upper", "further", "under", "nose", "trim"];

/** The paints of a type, each by the first of its uses, in the order in which a painter takes them up. */
export function paintworkOf(type: AircraftType): Paintwork {
  const uses = new Map<string, PaintUse>();
  for (const [use, id] of usesOf(type.paint)) if (!uses.has(id) && !FIXED.has(id)) uses.set(id, use);
  const paints = ORDER.flatMap((use) => [...uses].filter(([, of]) => of === use)).slice(0, MOST);
  return {
    paints: paints.map(([id, use]) => ({ id, use, colour: hexPaint(id) })),
    ink: hasSides(type) ? inkFor(type) : undefined,
  };
}

/** A type in other paints, with codes on its sides; its markings stay as they are. */
export function repainted(type: AircraftType, { colours, codes, ink }: Repaint): AircraftType {
  const now = (paint: string): string => (Object.hasOwn(colours, paint) ? (colours[paint] ?? paint) : paint);
  const each = <One extends Patch | Paint["bands"][number]>(all: readonly One[]): One[] =>
    all.map((one) => ({ ...one, colour: now(one.colour) }));
  const { paint } = type;
  const blades = (one: Propeller): Propeller =>
    one.colour === undefined ? one : { ...one, colour: now(one.colour) };
  return {
    ...type,
    propellers: type.propellers.map(blades),
    paint: {
      ...paint,
      parts: Object.fromEntries(Object.entries(paint.parts).map(([part, one]) => [part, now(one)])),
      under: now(paint.under),
      bands: each(paint.bands),
      areas: each(paint.areas ?? []),
      splinters: each(paint.splinters ?? []),
      transfers: [...paint.transfers, ...codesOn(type, codes, ink)],
    },
  };
}
