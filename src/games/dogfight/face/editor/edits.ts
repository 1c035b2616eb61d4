import { NUMERALS, type Numeral } from "../../../../core/geometry/clock.ts";
import { newKey, rowOf } from "../../../../face/editor/rows.ts";
import { numberOr, within } from "../../../../face/figures.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import type { AircraftConfig } from "../../data/config.ts";
import { ceilingOf, engineOf, firstLevel, TOP_LEVEL } from "../../rules/setup/setup.ts";
import type { Draft, DraftAircraft, DraftCloud, DraftLine } from "./draft.ts";
import { numeralOf, snapped } from "./figures.ts";
import { freeId, freeSpot, sizeOf, wayOf } from "./spots.ts";

const USUAL_SPEED = 3;

type Lists = Pick<Draft, "aircraft" | "clouds" | "lines">;

/** A draft with some fields of one row changed; the draft itself when nothing changes. */
function changed<List extends keyof Lists>(
  draft: Draft,
  list: List,
  key: string,
  fields: Partial<Lists[List][number]>,
): Draft {
  const row: Lists[List][number] | undefined = draft[list].find((one) => one.key === key);
  if (!row) return draft;
  const same = Object.entries(fields).every(([name, value]) => value === row[name as keyof typeof row]);
  if (same) return draft;
  return { ...draft, [list]: draft[list].map((one) => (one.key === key ? { ...one, ...fields } : one)) };
}

export function setAircraft(draft: Draft, key: string, fields: Partial<DraftAircraft>): Draft {
  return changed(draft, "aircraft", key, fields);
}

export function setCloud(draft: Draft, key: string, fields: Partial<DraftCloud>): Draft {
  return changed(draft, "clouds", key, fields);
}

export function setLine(draft: Draft, key: string, fields: Partial<DraftLine>): Draft {
  return changed(draft, "lines", key, fields);
}

/** Puts an aircraft or a cloud on the quarter inch of the mat that is nearest to a place. */
export function moveTo(draft: Draft, key: string, x: number, y: number): Draft {
  const { width, depth } = sizeOf(draft);
  const place = { x: `${snapped(x, width)}`, y: `${snapped(y, depth)}` };
  return setCloud(setAircraft(draft, key, place), key, place);
}

/** Moves an aircraft or a cloud by inches. */
export function moveBy(draft: Draft, key: string, right: number, forward: number): Draft {
  const row = rowOf(draft.aircraft, key) ?? rowOf(draft.clouds, key);
  if (!row) return draft;
  return moveTo(draft, key, numberOr(row.x, 0) + right, numberOr(row.y, 0) + forward);
}

/** Turns an aircraft by points of the clock, to the right above 0. */
export function turnBy(draft: Draft, key: string, points: number): Draft {
  const one = rowOf(draft.aircraft, key);
  if (!one) return draft;
  return setAircraft(draft, key, { heading: `${numeralOf(Math.round(numberOr(one.heading, 12)) + points)}` });
}

/** Turns an aircraft to the clock numeral that points nearest to a place of the mat. */
export function turnTowards(draft: Draft, key: string, x: number, y: number): Draft {
  const one = rowOf(draft.aircraft, key);
  if (!one) return draft;
  const [dx, dy] = [x - numberOr(one.x, 0), y - numberOr(one.y, 0)];
  if (dx === 0 && dy === 0) return draft;
  const towards = (numeral: Numeral) => dx * wayOf(numeral).x + dy * wayOf(numeral).y;
  const nearest = NUMERALS.reduce((best, numeral) => (towards(numeral) > towards(best) ? numeral : best));
  return setAircraft(draft, key, { heading: `${nearest}` });
}

/** The level at which a drafted aircraft begins: its own, or the usual one of its type. */
export function levelOf({ level, type }: DraftAircraft): number {
  const usual = firstLevel({ type } as Pick<AircraftConfig, "type"> as AircraftConfig);
  return within(Math.round(numberOr(level, usual)), 1, TOP_LEVEL);
}

/** Raises an aircraft by levels, or a cloud as a whole. */
export function raiseBy(draft: Draft, key: string, levels: number): Draft {
  const one = rowOf(draft.aircraft, key);
  if (one) {
    const ceiling = ceilingOf(one.type as AircraftConfig["type"]) ?? TOP_LEVEL;
    return setAircraft(draft, key, { level: `${within(levelOf(one) + levels, 1, ceiling)}` });
  }
  const cloud = rowOf(draft.clouds, key);
  if (!cloud) return draft;
  const [bottom, top] = [numberOr(cloud.bottom, 1), numberOr(cloud.top, TOP_LEVEL)];
  const by = within(levels, 1 - bottom, TOP_LEVEL - top);
  return setCloud(draft, key, { bottom: `${bottom + by}`, top: `${top + by}` });
}

/** Makes a cloud reach from its middle to a place of the mat, in quarter inches. */
export function widenTo(draft: Draft, key: string, x: number, y: number): Draft {
  const cloud = rowOf(draft.clouds, key);
  if (!cloud) return draft;
  const [dx, dy] = [x - numberOr(cloud.x, 0), y - numberOr(cloud.y, 0)];
  const radius = Math.max(0.5, Math.round(Math.sqrt(dx * dx + dy * dy) * 4) / 4);
  return setCloud(draft, key, { radius: `${radius}` });
}

/** A draft and the row that an edit has put into it. */
export interface Added {
  readonly draft: Draft;
  readonly key: string;
}

/** Puts an aircraft of a type beside its own side's edge, heading for the middle. */
export function addAircraft(draft: Draft, side: SideIndex, type: DraftAircraft["type"]): Added {
  const key = newKey("a", draft.aircraft);
  const { width, depth } = sizeOf(draft);
  const spot = freeSpot(draft, { x: width / 2, y: side === 0 ? depth / 6 : depth - depth / 6 });
  const one: DraftAircraft = {
    key,
    side,
    id: freeId(draft, side),
    type,
    x: `${spot.x}`,
    y: `${spot.y}`,
    heading: side === 0 ? "12" : "6",
    speed: `${Math.min(USUAL_SPEED, engineOf(type as AircraftConfig["type"]) ?? USUAL_SPEED)}`,
    level: "",
  };
  return { draft: { ...draft, aircraft: [...draft.aircraft, one] }, key };
}

/** Puts a cloud over the middle of the mat. */
export function addCloud(draft: Draft): Added {
  const key = newKey("c", draft.clouds);
  const { width, depth } = sizeOf(draft);
  const away = 2 * draft.clouds.length;
  const x = snapped(width / 2 + away, width);
  const cloud: DraftCloud = {
    key,
    x: `${x}`,
    y: `${snapped(depth / 2, depth)}`,
    radius: "3",
    bottom: draft.options.altitude ? "7" : "",
    top: draft.options.altitude ? "9" : "",
  };
  return { draft: { ...draft, clouds: [...draft.clouds, cloud] }, key };
}

/** Adds a line to what earns points. */
export function addLine(draft: Draft): Draft {
  const line: DraftLine = {
    key: newKey("p", draft.lines),
    side: 0,
    for: "kill",
    edge: null,
    aircraft: null,
    worth: "1",
  };
  return { ...draft, lines: [...draft.lines, line] };
}

/** Another aircraft or cloud like one that is there, beside it. */
export function duplicate(draft: Draft, key: string): Added {
  const one = rowOf(draft.aircraft, key);
  if (one) return duplicateAircraft(draft, one);
  const cloud = rowOf(draft.clouds, key);
  if (!cloud) return { draft, key };
  const { width } = sizeOf(draft);
  const x = `${snapped(numberOr(cloud.x, 0) + 2 * numberOr(cloud.radius, 1), width)}`;
  const twin = { ...cloud, key: newKey("c", draft.clouds), x };
  return { draft: { ...draft, clouds: [...draft.clouds, twin] }, key: twin.key };
}

function duplicateAircraft(draft: Draft, one: DraftAircraft): Added {
  const key = newKey("a", draft.aircraft);
  const spot = freeSpot(draft, { x: numberOr(one.x, 0), y: numberOr(one.y, 0) });
  const twin = { ...one, key, id: freeId(draft, one.side), x: `${spot.x}`, y: `${spot.y}` };
  const at = draft.aircraft.indexOf(one) + 1;
  return { draft: { ...draft, aircraft: draft.aircraft.toSpliced(at, 0, twin) }, key };
}

function without(keys: readonly string[] | null, gone: string): readonly string[] | null {
  return keys?.filter((key) => key !== gone) ?? null;
}

/** Takes a row away, and its name out of what refers to it. */
export function remove(draft: Draft, key: string): Draft {
  const rest = <Row extends { readonly key: string }>(rows: readonly Row[]) =>
    rows.some((row) => row.key === key) ? rows.filter((row) => row.key !== key) : rows;
  const { leave } = draft;
  return {
    ...draft,
    aircraft: rest(draft.aircraft),
    clouds: rest(draft.clouds),
    lines: rest(draft.lines).map((line) => ({ ...line, aircraft: without(line.aircraft, key) })),
    leave: { ...leave, aircraft: without(leave.aircraft, key) },
  };
}

/** Hands an aircraft to the other side; an id that was made for its side is made anew. */
export function changeSide(draft: Draft, key: string): Draft {
  const one = rowOf(draft.aircraft, key);
  if (!one) return draft;
  const side: SideIndex = one.side === 0 ? 1 : 0;
  return setAircraft(draft, key, { side, id: freeId(draft, side) });
}
