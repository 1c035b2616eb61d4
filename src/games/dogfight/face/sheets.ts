import type { SideId } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import { phraser } from "../../../core/phrase.ts";
import type { Block, Mark, Sheet, SheetForm, SheetsFace, Stretch, Track } from "../../../face/sheet.ts";
import type { Weapon } from "../data/weapons.ts";
import { bitOf, WEAPONS } from "../data/weapons.ts";
import type { Airframe } from "../rules/setup/airframe.ts";
import type { Aircraft } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import { AIRFRAME, PLAN, WEAPON_PLACES } from "./airframe.ts";
import { recordOf } from "./record.ts";
import type { Flown } from "./turn-record.ts";
import { paperRecord, turnRecord, withLevels } from "./turn-record.ts";
import type { words } from "./words/en/sheets.ts";

/** Ovals in a row of the record sheet; no rating exceeds it. */
const OVALS = 5;

/** The ovals of a row: hits are crossed in from the right-hand end of what the aircraft was built with. */
export function ovalsOf(rating: number, left: number): readonly Mark[] {
  return Array.from({ length: OVALS }, (_, index) => {
    if (index >= rating) return "filled";
    return index < left ? "open" : "crossed";
  });
}

const phrase = phraser<typeof words>();

/** An aircraft as its sheet shows it. */
export interface Subject {
  readonly airframe: Airframe;
  readonly aircraft: Aircraft;
  /** Whether levels count. */
  readonly levels: boolean;
  /** Whose it is; null where nobody flies it yet. */
  readonly side: SideId | null;
  readonly flown: Flown;
}

/** What is left of the weapon of one side; null where none was ever fitted. */
function weaponMark({ airframe, aircraft }: Subject, weapon: Weapon): Mark | null {
  const bit = bitOf(weapon);
  if ((airframe.weapons & bit) === 0) return null;
  if ((aircraft.weapons & bit) === 0) return "crossed";
  return aircraft.fired & bit ? "spent" : "open";
}

/** The aircraft from above with an oval at each side. */
function planOf(subject: Subject): Block {
  const marks = WEAPONS.map((weapon) => ({ weapon, mark: weaponMark(subject, weapon) }));
  const weapons = marks.flatMap(({ weapon, mark }) => (mark === null ? [] : [{ weapon, mark }]));
  return {
    kind: "plan",
    label: phrase("sheet.weapons", { weapons }),
    ...PLAN,
    outline: AIRFRAME,
    places: marks.map(({ weapon, mark }) => ({ ...WEAPON_PLACES[weapon], mark: mark ?? "filled" })),
  };
}

function track(name: string, left: number, of: number, label: Phrase): Track {
  return { shape: "oval", marks: ovalsOf(of, left), name, label };
}

/** What it was built with and what is left of it, beside its plan. */
export function figuresOf(subject: Subject, form: SheetForm): Block {
  const { airframe, aircraft, levels } = subject;
  const row = (name: string, left: number, of: number) =>
    track(name, left, of, phrase("sheet.row", { name, left, of }));
  const { toHit } = airframe;
  const ceiling: Stretch = { text: phrase("sheet.ceiling", { level: airframe.ceiling }) };
  const tracks: Block = {
    kind: "tracks",
    tracks: [
      row("ENGINE", aircraft.engine, airframe.engine),
      row("FUSELAGE", aircraft.fuselage, airframe.fuselage),
      track("TO-HIT", toHit, toHit, phrase("sheet.rating", { name: "TO-HIT", of: toHit })),
    ],
    ...(form === "paper" && levels && { line: [ceiling] }),
  };
  return { kind: "row", blocks: [tracks, planOf(subject)] };
}

function standing({ airframe: _, aircraft, levels }: Subject): readonly Stretch[] {
  const { status, speed, heading, level } = aircraft;
  const told: Stretch = { text: { key: `status.${status}`, values: {} } };
  if (status !== "flying") return [told];
  return [
    told,
    { text: `SPEED ${speed}` },
    { text: phrase("sheet.at", { heading }) },
    ...(levels ? [{ text: phrase("sheet.level", { level }) }] : []),
  ];
}

/** Whose it is and, where it no longer flies, what has become of it. */
function ownerOf({ side, aircraft: { status } }: Subject): readonly Stretch[] {
  if (side === null) return [{ text: phrase("sheet.unit") }, { write: 24 }];
  return [{ side }, ...(status === "flying" ? [] : [{ text: { key: `status.${status}`, values: {} } }])];
}

/** One Aircraft Turn Record: figures as ovals, weapons around the aircraft, and its turns below. */
export function sheetOf(subject: Subject, form: SheetForm, key: string): Sheet {
  const { airframe, aircraft, side, flown, levels } = subject;
  const { id } = airframe;
  const paper = form === "paper";
  return {
    id: key,
    label: phrase("sheet.of", { id }),
    ...(side !== null && { piece: id, side: airframe.side }),
    name: side === null ? null : id,
    title: airframe.title,
    facts: paper ? ownerOf(subject) : standing(subject),
    gone: aircraft.status !== "flying",
    blocks: [figuresOf(subject, form), paper ? paperRecord(flown, levels) : turnRecord(flown)],
  };
}

/** All aircraft in the order of the set-up. */
export function subjectsOf(
  { setup, aircraft }: View,
  {
    start,
    events,
  }: { readonly start: Pick<View, "aircraft">; readonly events: Parameters<typeof recordOf>[1] },
): readonly Subject[] {
  return setup.airframes.flatMap((airframe, index) => {
    const one = aircraft[index];
    const begun = start.aircraft[index];
    if (!one || !begun) return [];
    const { speed, level } = begun;
    const lines = withLevels(recordOf(airframe.id, events), level);
    const flown = { id: airframe.id, start: { speed, level }, lines };
    return [
      { airframe, aircraft: one, levels: setup.options.altitude, side: setup.sides[airframe.side], flown },
    ];
  });
}

/** The record sheets of all aircraft. */
export const sheets: SheetsFace<View> = {
  sheets: (view, past, form) =>
    subjectsOf(view, past).map((subject) => sheetOf(subject, form, subject.airframe.id)),
};
