import type { GameEvent } from "../../../../core/game.ts";
import { parseHexLabel } from "../../../../core/geometry/hex-map.ts";
import { type Phrase, phraser, type Values } from "../../../../core/phrase.ts";
import type { Cue, Emblem, Place, SideIndex, ThrownDie } from "../../../../tabletop/tabletop.ts";
import { rosterOf } from "../../rules/setup/roster.ts";
import type { View } from "../../rules/view/view.ts";
import { spotOf } from "../places.ts";
import type { words } from "../words/en/table.ts";

const phrase = phraser<typeof words>();

/** How a fact is told in the words of its reader, and which gun on the ground it is about. */
interface Telling {
  readonly said: string;
  readonly say: ((phrase: Phrase) => string) | undefined;
  readonly gun: string | undefined;
}

type CueMaker = (view: View, values: Values, telling: Telling) => readonly Cue[];

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

/** A throw of six-sided dice, with what it decided. */
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
function attack(view: View, values: Values, { said }: Telling): readonly Cue[] {
  const { id, target, mount, hit } = values;
  return [
    ...dice(view, values, faces(values.faces), said),
    { kind: "shot", from: text(id), to: text(target), weapon: text(mount), hit: hit === true },
  ];
}

/** Fire from the ground at an aircraft: shells burst beside it, machine guns fire from where they are or from the trench below. */
function fromGround(view: View, values: Values, { said, gun }: Telling): readonly Cue[] {
  const { id, row, side } = values;
  const hit = values.hit === true;
  const hex = view.aircraft[indexOf(view, id)]?.hex;
  const below: Place | undefined = hex && { ...spotOf(view.setup, hex), level: 0 };
  const from = gun ?? below;
  const fire: Cue =
    row === "MG" && from !== undefined
      ? { kind: "shot", from, to: text(id), weapon: "front", hit }
      : { kind: "burst", at: text(id), hit, side: side === "german" ? 1 : 0 };
  return [...dice(view, values, faces(values.faces), said), fire];
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

/** The dice that a fact is about, under these names among its values. */
function thrown(...keys: readonly string[]): CueMaker {
  return (view, values, { said }) => {
    const shown = keys.flatMap((key) => values[key]).filter((face) => typeof face === "number");
    return dice(view, values, shown, said);
  };
}

const throwsFaces = thrown("faces");
const throwsDie = thrown("die");

/** What each fact shows; facts that are not here are only told. */
const SHOWN: Readonly<Record<string, CueMaker>> = {
  "event.tail": (view, values, telling) => [
    ...throwsFaces(view, values, telling),
    ...(values.success === true ? mark(values, "tail") : []),
  ],
  // B-47: plotted moves are flown by all at once.
  "event.plots": () => [{ kind: "fly" }],
  "event.moves": ({ setup }, { id, left }) => [
    ...(setup.options.sequence === "plotted" ? [] : [{ kind: "fly" as const, pieces: [text(id)] }]),
    ...(left ? [{ kind: "leave" as const, piece: text(id) }] : []),
  ],
  "event.overdive": throwsFaces,
  "event.attack": attack,
  "event.ground-attack": fromGround,
  "event.archie": throwsDie,
  "event.jam": (view, values, telling) => [
    ...throwsFaces(view, values, telling),
    ...(Array.isArray(values.jammed) && values.jammed.length > 0 ? mark(values, "jam") : []),
  ],
  "event.critical": (view, values, telling) => [
    ...throwsFaces(view, values, telling),
    ...mark(values, "critical", telling.say?.(phrase("cue.critical", { effect: text(values.effect) }))),
  ],
  "event.man-hit": (view, values, telling) => [
    ...throwsFaces(view, values, telling),
    ...mark(values, "wounded"),
  ],
  "event.tank": (_, values) => mark(values, "fuel"),
  "event.burns": (_, values) => [
    { kind: "burst", at: text(values.id), hit: true, side: 1 },
    ...mark(values, "fire"),
  ],
  "event.fuel": throwsFaces,
  "event.faint": throwsFaces,
  "event.clears": throwsDie,
  "event.bombs": (view, values, telling) => [...bombs(view, values), ...throwsFaces(view, values, telling)],
  "event.bombs-wasted": bombs,
  "event.strafes": strafes,
  "event.photo": (_, values) => mark(values, "photo", text(values.target)),
  "event.parachute": (view, values, telling) => [
    ...thrown("die", "chute")(view, values, telling),
    ...(values.out === true ? [{ kind: "chute" as const, piece: text(values.id) }] : []),
  ],
  "event.destroyed": (_, values) => [{ kind: "fall", piece: text(values.id), how: "destroyed" }],
  "event.lost": (_, values) => [{ kind: "fall", piece: text(values.id), how: "destroyed" }],
  "event.crashes": (_, values) => [{ kind: "fall", piece: text(values.id), how: "crashed" }],
  "event.blown-away": (_, values) => [{ kind: "leave", piece: text(values.id) }],
};

/** All initiative rolls of a turn are one throw. */
function initiative(view: View, events: readonly GameEvent[], say: Telling["say"]): readonly Cue[] {
  const rolls = events.filter(({ key }) => key === "event.initiative");
  if (rolls.length === 0) return [];
  const all = rolls.flatMap(({ values }) => {
    const side = sideOf(view, values);
    return faces(values.faces).map((face): ThrownDie => ({ kind: "d6", face, side }));
  });
  const totals = rolls.map(({ values }) => `${values.id} ${values.total}`);
  return [{ kind: "dice", dice: all, caption: say?.(phrase("cue.initiative", { totals })) ?? "" }];
}

/** The gun on the ground that an attack is made with, where one has just been told of. */
function gunOf(events: readonly GameEvent[], place: number): string | undefined {
  const { id } = events[place]?.values ?? {};
  const before = events.slice(0, place).findLast((event) => {
    return event.values.id === id && (event.key === "event.gun-fires" || event.key === "event.ground-attack");
  });
  return before?.key === "event.gun-fires" ? text(before.values.gun) : undefined;
}

/** What can be shown of the events, in their order; `say` tells what dice decided. */
export function cuesOf(
  view: View,
  events: readonly GameEvent[],
  say?: (phrase: Phrase) => string,
): readonly Cue[] {
  const first = events.findIndex(({ key }) => key === "event.initiative");
  return events.flatMap((event, place) => {
    const { key, values } = event;
    const telling = { say, gun: gunOf(events, place), said: SHOWN[key] ? (say?.(event) ?? "") : "" };
    return [
      ...(place === first ? initiative(view, events, say) : []),
      ...(SHOWN[key]?.(view, values, telling) ?? []),
    ];
  });
}
