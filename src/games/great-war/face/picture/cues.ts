import type { GameEvent } from "../../../../core/game.ts";
import { parseHexLabel } from "../../../../core/geometry/hex-map.ts";
import type { Values } from "../../../../core/phrase.ts";
import type { Cue, Emblem, Place, SideIndex, ThrownDie } from "../../../../tabletop/tabletop.ts";
import { rosterOf } from "../../setup/roster.ts";
import type { View } from "../../state/view.ts";
import { spotOf } from "../places.ts";

type Told = (view: View, values: Values) => readonly Cue[];

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function faces(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((face) => typeof face === "number") : [];
}

function indexOf({ setup }: View, id: unknown): number {
  return rosterOf(setup).indexOf.get(text(id)) ?? -1;
}

/** Whose dice: the side of an aircraft, or the named one. */
function sideOf(view: View, { id, side, guns }: Values): SideIndex {
  const named = text(guns) || text(side);
  if (named !== "") return named === "german" ? 1 : 0;
  return view.setup.airframes[indexOf(view, id)]?.side ?? 0;
}

/** A throw of six-sided dice; captions are figures and ids only: they are read in every language. */
function dice(view: View, values: Values, shown: readonly number[], caption: string): readonly Cue[] {
  if (shown.length === 0) return [];
  const side = sideOf(view, values);
  return [{ kind: "dice", dice: shown.map((face): ThrownDie => ({ kind: "d6", face, side })), caption }];
}

function mark(values: Values, emblem: Emblem, caption?: string): readonly Cue[] {
  return [{ kind: "mark", piece: text(values.id), mark: emblem, ...(caption && { caption }) }];
}

function ground(view: View, label: unknown): Place | undefined {
  const hex = parseHexLabel(text(label));
  return hex && { ...spotOf(view.setup, hex), level: 0 };
}

/** An attack in the air: its dice, then the shot. */
function attack(view: View, values: Values): readonly Cue[] {
  const { id, target, mount, hit, modified, points } = values;
  const caption = `${id} → ${target}: ${modified}${points ? ` · ${points}` : ""}`;
  return [
    ...dice(view, values, faces(values.faces), caption),
    { kind: "shot", from: text(id), to: text(target), weapon: text(mount), hit: hit === true },
  ];
}

/** Fire from the ground at an aircraft: shells burst beside it. */
function fromGround(view: View, values: Values): readonly Cue[] {
  const { id, row, modified, hit, side } = values;
  const shells: Cue = { kind: "burst", at: text(id), hit: hit === true, side: side === "german" ? 1 : 0 };
  return [...dice(view, values, faces(values.faces), `${row} → ${id}: ${modified}`), shells];
}

/** 9.4: tracers into the ground under the hexes that were strafed. */
function strafes(view: View, { id }: Values): readonly Cue[] {
  const strafed = view.aircraft[indexOf(view, id)]?.flown?.strafed ?? [];
  return strafed.map((hex) => {
    const to = { ...spotOf(view.setup, hex), level: 0 };
    return { kind: "shot", from: text(id), to, weapon: "front", hit: true };
  });
}

function bombs(view: View, { id, hex }: Values): readonly Cue[] {
  const at = ground(view, hex);
  return at ? [{ kind: "drop", from: text(id), at }] : [];
}

function die(caption: (values: Values) => string, key = "die"): Told {
  return (view, values) => {
    const face = values[key];
    return typeof face === "number" ? dice(view, values, [face], caption(values)) : [];
  };
}

function thrown(caption: (values: Values) => string): Told {
  return (view, values) => dice(view, values, faces(values.faces), caption(values));
}

const about = ({ id }: Values) => text(id);

/** What each fact shows; facts that are not here are only told. */
const SHOWN: Readonly<Record<string, Told>> = {
  "event.tail": (view, values) => [
    ...dice(view, values, faces(values.faces), `${values.id} → ${values.target}: ${values.roll}`),
    ...(values.success === true ? mark(values, "tail") : []),
  ],
  // B-47: plotted moves are flown by all at once.
  "event.plots": () => [{ kind: "fly" }],
  "event.moves": ({ setup }, { id, left }) => [
    ...(setup.options.sequence === "plotted" ? [] : [{ kind: "fly" as const, pieces: [text(id)] }]),
    ...(left ? [{ kind: "leave" as const, piece: text(id) }] : []),
  ],
  "event.overdive": thrown(({ id, roll, x }) => `${id}: ${roll} > ${x}?`),
  "event.attack": attack,
  "event.ground-attack": fromGround,
  "event.archie": die(({ id, upTo }) => `${id}: ≤ ${upTo}?`),
  "event.jam": (view, values) => [
    ...dice(view, values, faces(values.faces), `${values.id}: ≤ 2?`),
    ...(Array.isArray(values.jammed) && values.jammed.length > 0 ? mark(values, "jam") : []),
  ],
  "event.critical": (view, values) => [
    ...dice(view, values, faces(values.faces), `${values.id}: #${values.number}`),
    ...mark(values, "critical", `#${values.number}`),
  ],
  "event.man-hit": (view, values) => [
    ...dice(view, values, faces(values.faces), about(values)),
    ...mark(values, "wounded"),
  ],
  "event.tank": (_, values) => mark(values, "fuel"),
  "event.burns": (_, values) => mark(values, "critical"),
  "event.fuel": thrown(({ id, total }) => `${id}: ${total} ≤ 2?`),
  "event.faint": thrown(({ id, upTo }) => `${id}: ≤ ${upTo}?`),
  "event.clears": die(({ id, upTo }) => `${id}: ≤ ${upTo}?`),
  "event.bombs": (view, values) => [
    ...bombs(view, values),
    ...dice(view, values, faces(values.faces), `${values.id}: ${values.roll} ≥ ${values.need}?`),
  ],
  "event.bombs-wasted": bombs,
  "event.strafes": strafes,
  "event.photo": (_, values) => mark(values, "photo", text(values.target)),
  "event.parachute": (view, values) => [
    ...dice(
      view,
      values,
      [values.die, values.chute].filter((face) => typeof face === "number"),
      about(values),
    ),
    ...(values.out === true ? [{ kind: "chute" as const, piece: text(values.id) }] : []),
  ],
  "event.destroyed": (_, values) => [{ kind: "fall", piece: text(values.id), how: "destroyed" }],
  "event.lost": (_, values) => [{ kind: "fall", piece: text(values.id), how: "destroyed" }],
  "event.crashes": (_, values) => [{ kind: "fall", piece: text(values.id), how: "crashed" }],
  "event.blown-away": (_, values) => [{ kind: "leave", piece: text(values.id) }],
};

/** All initiative rolls of a turn are one throw. */
function initiative(view: View, events: readonly GameEvent[]): readonly Cue[] {
  const rolls = events.filter(({ key }) => key === "event.initiative");
  if (rolls.length === 0) return [];
  const all = rolls.flatMap(({ values }) => {
    const side = sideOf(view, values);
    return faces(values.faces).map((face): ThrownDie => ({ kind: "d6", face, side }));
  });
  const caption = rolls.map(({ values }) => `${values.id} ${values.total}`).join(", ");
  return [{ kind: "dice", dice: all, caption }];
}

/** What can be shown of the events, in their order. */
export function cuesOf(view: View, events: readonly GameEvent[]): readonly Cue[] {
  const first = events.findIndex(({ key }) => key === "event.initiative");
  return events.flatMap(({ key, values }, place) => [
    ...(place === first ? initiative(view, events) : []),
    ...(SHOWN[key]?.(view, values) ?? []),
  ]);
}
