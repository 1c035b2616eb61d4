import { remembered } from "../../../../core/remember.ts";
import type { AnswerForm, FormChange, FormEntry, FormLine } from "../../../../face/form.ts";
import { bases as planned } from "../../computer/plan/german/bases.ts";
import { STYLES } from "../../computer/plan/style.ts";
import { plays } from "../../data/options.ts";
import { GERMAN } from "../../data/sides.ts";
import { ROOM } from "../../data/tables.ts";
import { print } from "../../rules/grammar/grammar.ts";
import type { Stationed } from "../../rules/grammar/order.ts";
import { usableBases } from "../../rules/raid/bases.ts";
import { isNight, isSchool, livingGermans, typeOf } from "../../rules/state/look.ts";
import type { GermanState } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase } from "./phrase.ts";
import { stationedIn } from "./written.ts";

/** Bases as they are written: one line each, none without units. */
function textOf(view: View, stationed: readonly Stationed[]): string {
  const manned = stationed.filter(({ units }) => units.length > 0);
  if (manned.length === 0) return "";
  const place = new Map(view.germans.map(({ id }, at) => [id, at]));
  return print({
    kind: "base",
    stationed: manned.map(({ base, units }) => ({
      base,
      units: units.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)),
    })),
  });
}

/** A unit stands on one base and no other. */
function moved(view: View, stationed: readonly Stationed[], base: string, unit: string): string {
  return textOf(
    view,
    stationed.map((one) => {
      const others = one.units.filter((other) => other !== unit);
      const comes = one.base === base && !one.units.includes(unit);
      return { ...one, units: comes ? [...others, unit] : others };
    }),
  );
}

function lineOf(view: View, stationed: readonly Stationed[], line: Stationed, open: boolean): FormLine {
  const { base, units } = line;
  return {
    id: base,
    on: base,
    title: phrase("bases.base", { base }),
    notes: [phrase("bases.units", { units })],
    warnings: units.length > ROOM ? [phrase("bases.full", { most: ROOM })] : [],
    without: textOf(
      view,
      stationed.filter((one) => one !== line),
    ),
    fields: open
      ? [
          {
            kind: "some",
            id: "units",
            label: phrase("bases.stand", { most: ROOM }),
            values: livingGermans(view).map(({ id }) => ({
              id,
              label: phrase("bases.unit", {
                unit: id,
                elsewhere: stationed.find((one) => one !== line && one.units.includes(id))?.base ?? "",
              }),
              chosen: units.includes(id),
            })),
          },
        ]
      : [],
  };
}

/** Who is put on a base before others: not schools and night fighters, and whoever fights best. */
function rank(view: View, { id, type }: GermanState): number {
  const last = isSchool(view, id) || isNight(view, id);
  return (last ? 0 : 10) + (typeOf(view, type).e ?? 0);
}

function unplaced(view: View, stationed: readonly Stationed[]): readonly GermanState[] {
  const placed = new Set(stationed.flatMap(({ units }) => units));
  return livingGermans(view)
    .filter(({ id }) => !placed.has(id))
    .toSorted((one, other) => rank(view, other) - rank(view, one));
}

function entriesOf(view: View, stationed: readonly Stationed[]): readonly FormEntry[] {
  return usableBases(view).map(({ id, hex }) => ({
    on: id,
    title: phrase("bases.base", { base: id }),
    note: hex,
    entered: stationed.some(({ base }) => base === id),
  }));
}

const wholeOf = remembered((view: View): AnswerForm["whole"] => {
  const [plan] = planned({ view, style: STYLES.able, side: GERMAN, pick: () => 0 });
  return plan?.order.kind === "base"
    ? [{ title: phrase("bases.suggested"), text: textOf(view, plan.order.stationed) }]
    : [];
});

/** LW-37, LW-38, LW-51: the bases, a line each. */
export function basesForm(view: View, text: string, open: string | null): AnswerForm {
  const stationed = stationedIn(view, text);
  const left = unplaced(view, stationed);
  const bound = plays(view.setup.options.level, "schools");
  return {
    title: phrase("bases.title"),
    why: [phrase("bases.why", { most: ROOM })],
    whole: wholeOf(view),
    lines: stationed.map((line) => lineOf(view, stationed, line, line.base === open)),
    hint: phrase("bases.hint"),
    groups: [{ id: "bases", title: phrase("bases.usable"), entries: entriesOf(view, stationed) }],
    count: phrase("bases.count", {
      placed: livingGermans(view).length - left.length,
      units: livingGermans(view).length,
      schools: bound ? left.filter(({ id }) => isSchool(view, id)).length : 0,
    }),
    line: { label: phrase("bases.line"), example: phrase("bases.example"), go: phrase("bases.go") },
  };
}

/** The bases with the best units that are left on one more; undefined where it has units, or nobody is left. */
export function withBase(view: View, text: string, on: string): string | undefined {
  const stationed = stationedIn(view, text);
  const usable = usableBases(view).some(({ id }) => id === on);
  if (!usable || stationed.some(({ base }) => base === on)) return undefined;
  const units = unplaced(view, stationed)
    .slice(0, ROOM)
    .map(({ id }) => id);
  return units.length === 0 ? undefined : textOf(view, [...stationed, { base: on, units }]);
}

/** The bases with a unit on one, or no longer. */
export function withUnit(view: View, text: string, { line, value }: FormChange): string {
  return moved(view, stationedIn(view, text), line, value);
}
