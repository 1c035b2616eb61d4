import { itemAt } from "../../../../core/item-at.ts";
import { remembered } from "../../../../core/remember.ts";
import type { AnswerForm, FormChange, FormEntry, FormField, FormLine } from "../../../../face/form.ts";
import { sheet as planned } from "../../computer/plan/american/sheet.ts";
import { STYLES } from "../../computer/plan/style.ts";
import { LAST_TURN } from "../../data/calendar.ts";
import { AMERICAN } from "../../data/sides.ts";
import { COMPLEXES, type Target } from "../../data/tables.ts";
import { bombsOn } from "../../rules/combat/fire.ts";
import { print } from "../../rules/grammar/grammar.ts";
import type { Stream } from "../../rules/grammar/order.ts";
import { leastTargets } from "../../rules/orders/plan.ts";
import { raidTargets } from "../../rules/setup/raid-targets.ts";
import { factorsOf, groupOf, isBombed, tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase } from "./phrase.ts";
import {
  bombersOf,
  depthFor,
  entering,
  entriesTo,
  forceAt,
  forcesNow,
  freeGroups,
  groupsIn,
  proposed,
  targetOf,
  timesOf,
} from "./stream.ts";
import { streamsIn } from "./written.ts";

/** Targets that are told before those by complex. */
const NEAREST = 8;

/** A sheet as it is written; one without streams is not begun. */
function textOf(view: View, streams: readonly Stream[]): string {
  if (streams.length === 0) return "";
  const place = new Map(view.americans.map(({ id }, at) => [id, at]));
  const sorted = streams.map(({ units, ...one }) => ({
    ...one,
    units: units.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)),
  }));
  return print({ kind: "sheet", streams: sorted });
}

function withStream(view: View, streams: readonly Stream[], at: number, change: Partial<Stream>): string {
  return textOf(
    view,
    streams.map((one, nth) => (nth === at ? { ...one, ...change } : one)),
  );
}

/** A group flies with one stream and no other. */
function moved(view: View, streams: readonly Stream[], at: number, unit: string): string {
  const on = streams[at]?.units.includes(unit);
  return textOf(
    view,
    streams.map((one, nth) => {
      const others = one.units.filter((other) => other !== unit);
      return { ...one, units: nth === at && !on ? [...others, unit] : others };
    }),
  );
}

/** LW-56: the entry, with the way from there; one of another air force brings its groups. */
export function withEntry(view: View, streams: readonly Stream[], at: number, entry: string): string {
  const stream = streams[at];
  const target = stream && targetOf(view, stream.target);
  if (!target) return textOf(view, streams);
  const force = forceAt(view, entry);
  const others = streams.filter((_, nth) => nth !== at);
  const same = forceAt(view, stream.entry) === force && stream.units.length > 0;
  return withStream(view, streams, at, same ? { entry } : entering(view, others, target, force, entry));
}

function entryField(view: View, streams: readonly Stream[], at: number, target: Target): FormField {
  const ways = forcesNow(view).flatMap((force) =>
    entriesTo(view, force, target).map((one) => ({ ...one, force })),
  );
  return {
    kind: "one",
    id: "entry",
    label: phrase("sheet.entry"),
    chosen: streams[at]?.entry ?? "",
    values: ways.map(({ entry, way, force }) => ({
      id: entry,
      label: phrase("sheet.way", { entry, way, force }),
    })),
  };
}

function turnField(view: View, streams: readonly Stream[], at: number, target: Target): FormField {
  const stream = itemAt(streams, at);
  return {
    kind: "one",
    id: "turn",
    label: phrase("sheet.turn"),
    chosen: `${stream.turn}`,
    values: Array.from({ length: LAST_TURN }, (_, before) => before + 1).map((turn) => ({
      id: `${turn}`,
      label: phrase("sheet.turn-over", { turn, over: timesOf(view, { ...stream, turn }, target).over }),
    })),
  };
}

/** Groups of the stream's air force, and where each flies so far. */
function groupsField(view: View, streams: readonly Stream[], at: number): FormField {
  const force = forceAt(view, streams[at]?.entry ?? "");
  const own = bombersOf(view).filter(({ id }) => groupOf(view, id).force === force);
  return {
    kind: "some",
    id: "groups",
    label: phrase("sheet.groups"),
    values: own.map(({ id, factors }) => {
      const flown = streams.findIndex(({ units }) => units.includes(id));
      const elsewhere = flown < 0 || flown === at ? "" : (streams[flown]?.target ?? "");
      return { id, label: phrase("sheet.group", { unit: id, factors, elsewhere }), chosen: flown === at };
    }),
  };
}

/** Lines are told apart by their targets, and streams with one target by their order. */
function idOf(streams: readonly Stream[], at: number): string {
  const target = streams[at]?.target;
  return `${target} ${streams.slice(0, at).filter((one) => one.target === target).length}`;
}

function lineOf(view: View, streams: readonly Stream[], at: number, open: string | null): FormLine {
  const stream = itemAt(streams, at);
  const { target: id, entry, turn } = stream;
  const target = targetOf(view, id) as Target;
  const groups = groupsIn(view, stream);
  const factors = factorsOf(groups);
  const written = entry !== "" && turn > 0;
  const { over, back } = timesOf(view, stream, target);
  return {
    id: idOf(streams, at),
    on: id,
    title: phrase("sheet.target", { target: id }),
    notes: [
      ...(written ? [phrase("sheet.flight", { entry, turn, over, back })] : []),
      phrase("sheet.strength", { units: groups.map((one) => one.id), factors, needed: bombsOn(factors) }),
    ],
    warnings: [
      ...(groups.length === 0 ? [phrase("sheet.nobody")] : []),
      ...(written ? [] : [phrase("sheet.unfinished")]),
      ...(written && back > LAST_TURN ? [phrase("sheet.late", { back })] : []),
    ],
    without: textOf(
      view,
      streams.filter((one) => one !== stream),
    ),
    fields:
      open === id
        ? [
            entryField(view, streams, at, target),
            turnField(view, streams, at, target),
            groupsField(view, streams, at),
          ]
        : [],
  };
}

/** Targets that stand: the raid's own and those that are nearest, then all by complex. */
function groupsOf(view: View, streams: readonly Stream[]): AnswerForm["groups"] {
  const named = new Set(streams.map(({ target }) => target));
  const standing = tablesOf(view.setup)
    .targets.filter(({ id }) => !isBombed(view, id))
    .map((target) => ({ target, depth: depthFor(view, target) }))
    .toSorted((one, other) => one.depth - other.depth);
  const listed = (some: typeof standing): readonly FormEntry[] =>
    some.map(({ target: { id, hex }, depth }) => ({
      on: id,
      title: phrase("sheet.target", { target: id }),
      note: phrase("sheet.where", { hex, depth }),
      entered: named.has(id),
    }));
  const own = raidTargets(view.setup);
  const isOwn = ({ target: { id } }: (typeof standing)[number]) => own.includes(id);
  const nearest = [...standing.filter(isOwn), ...standing.filter((one) => !isOwn(one))].slice(0, NEAREST);
  const complexes = COMPLEXES.map((complex) => ({
    complex,
    own: standing.filter(({ target }) => target.complex === complex),
  }));
  return [
    { id: "nearest", title: phrase("sheet.nearest", { own: own.length }), entries: listed(nearest) },
    ...complexes
      .filter(({ own }) => own.length > 0)
      .map(({ complex, own }) => ({
        id: complex,
        title: phrase("sheet.complex", { complex, left: own.length }),
        entries: listed(own),
      })),
  ];
}

/** The sheet that a good player would write; and, where that is legal, fighters alone or none. */
const wholeOf = remembered((view: View): AnswerForm["whole"] => {
  const first = raidTargets(view.setup);
  const [plan] = planned({ view, style: STYLES.able, side: AMERICAN, pick: () => 0, first });
  const none = leastTargets(view) === 0;
  return [
    ...(plan?.order.kind === "sheet" && plan.order.streams.length > 0
      ? [{ title: phrase("sheet.suggested"), text: textOf(view, plan.order.streams) }]
      : []),
    ...(none
      ? [
          { title: phrase("sheet.sweep"), text: print({ kind: "sheet", streams: [], sweep: true }) },
          { title: phrase("sheet.none"), text: print({ kind: "sheet", streams: [] }) },
        ]
      : []),
  ];
});

/** LW-50, LW-56, LW-113: the Target Sheet, a line a stream. */
export function sheetForm(view: View, text: string, open: string | null): AnswerForm {
  const streams = streamsIn(view, text).filter(({ target }) => targetOf(view, target));
  const all = bombersOf(view);
  const idle = freeGroups(view, streams);
  const least = leastTargets(view);
  return {
    title: phrase("sheet.title"),
    why: [phrase("sheet.why", { least })],
    whole: wholeOf(view),
    lines: streams.map((_, at) => lineOf(view, streams, at, open)),
    hint: phrase("sheet.hint"),
    groups: groupsOf(view, streams),
    count: phrase("sheet.count", {
      named: new Set(streams.map(({ target }) => target)).size,
      least,
      idle: idle.length,
      groups: all.length,
    }),
    line: { label: phrase("sheet.line"), example: phrase("sheet.example"), go: phrase("sheet.go") },
  };
}

/** The sheet with a stream for a target as it is usually written; undefined where it has one, or can have none. */
export function withTarget(view: View, text: string, on: string): string | undefined {
  const streams = streamsIn(view, text);
  const target = targetOf(view, on);
  if (!target || streams.some((one) => one.target === on)) return undefined;
  const stream = proposed(view, streams, target);
  return stream && textOf(view, [...streams, stream]);
}

/** The sheet with the entry or the turn of a stream changed, or a group in it or no longer. */
export function withChange(view: View, text: string, { line, field, value }: FormChange): string {
  const streams = streamsIn(view, text);
  const at = streams.findIndex((_, nth) => idOf(streams, nth) === line);
  if (field === "entry") return withEntry(view, streams, at, value);
  if (field === "turn") return withStream(view, streams, at, { turn: Number(value) });
  return moved(view, streams, at, value);
}
