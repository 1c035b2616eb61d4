import type { GameEvent } from "../../../core/game.ts";
import type { Cue } from "../../../tabletop/cue.ts";
import type { CardId } from "../data/card.ts";
import { bomberId, wingmanId } from "../rules/setup/ids.ts";
import { type Attacker, findPiece, handOf, isThere, pieceOf } from "../rules/state/pieces.ts";
import type { View } from "../rules/view/view.ts";
import { DECK, handId, heldIds, openId } from "./cards.ts";
import { flownIn, somebodyMoves } from "./flown.ts";
import { bomberStand, GROUND, leaderStand, type Stand, wingmanStand } from "./formation.ts";

type Values = Readonly<Record<string, string | boolean | number>>;

/** The cards that lie open, in their order. */
const openOf = ({ discard, inPlay }: View): readonly CardId[] => [...discard, ...inPlay];

/** A card comes from a hand to where it lies open: the latest of its kind. */
function played(view: View, id: string, card: CardId): readonly Cue[] {
  const at = openOf(view).lastIndexOf(card);
  return at < 0 ? [] : [{ kind: "play", card: openId(at), from: handId(id) }];
}

/** Cards that are drawn are the last ones of the hand; a hand that has been played since is not told. */
function drawn(view: View, id: string, count: number): readonly Cue[] {
  const piece = findPiece(view.setup, id);
  if (piece?.kind !== "leader" && piece?.kind !== "wingman") return [];
  const cards = heldIds(id, handOf(view, piece)).slice(-count);
  return cards.length === count ? [{ kind: "deal", from: DECK, cards }] : [];
}

/** Where an aircraft of an Element stands. */
function attackerStand(view: View, { kind, element }: Attacker): Stand {
  return kind === "leader" ? leaderStand(view, element) : wingmanStand(view, element);
}

/** The side of a bomber on which its attacker is. */
function sideTowards(view: View, bomber: Stand, attacker: Attacker): string {
  const { x, y } = attackerStand(view, attacker);
  // Bombers fly east.
  const [ahead, right] = [x - bomber.x, bomber.y - y];
  if (Math.abs(ahead) >= Math.abs(right)) return ahead > 0 ? "front" : "rear";
  return right > 0 ? "right" : "left";
}

/** The guns that fire: those of a bomber on its attacker's side, a gunner's where it is somebody else's player-turn. */
function weaponOf(view: View, by: string, at: string): string {
  const [piece, target] = [findPiece(view.setup, by), findPiece(view.setup, at)];
  const aimed = target?.kind === "leader" || target?.kind === "wingman";
  if (piece?.kind === "bomber" && aimed) {
    const { inFormation } = view.formations[piece.formation]?.bombers[piece.bomber] ?? { inFormation: true };
    return sideTowards(view, bomberStand(piece.bomber, inFormation), target);
  }
  const { playerTurn } = view;
  if (piece?.kind !== "leader" && piece?.kind !== "wingman") return "front";
  return playerTurn && playerTurn.element !== piece.element ? "rear" : "front";
}

/** Whose gun fires: aircraft and bombers at each other, flak from the ground. */
function shot(view: View, { id, at, result, points }: Values): readonly Cue[] {
  const hit = result === undefined ? Number(points) > 0 : result !== "none";
  if (id === "flak") return [{ kind: "burst", at: `${at}`, hit }];
  return [{ kind: "shot", from: `${id}`, to: `${at}`, weapon: weaponOf(view, `${id}`, `${at}`), hit }];
}

function atGround({ id, what, points }: Values): readonly Cue[] {
  if (what === "bombs") return [{ kind: "drop", from: `${id}`, at: GROUND }];
  const to = { ...GROUND, level: 0 };
  return [{ kind: "shot", from: `${id}`, to, weapon: "front", hit: Number(points) > 0 }];
}

/** Everybody of an Element leaves together. */
function leaves(view: View, { id, left }: Values): readonly Cue[] {
  if (!left) return [];
  const pair = findPiece(view.setup, `${id}`)?.kind === "leader" ? [`${id}`, wingmanId(`${id}`)] : [`${id}`];
  return pair.map((piece) => ({ kind: "leave", piece }));
}

type CueMaker = (view: View, values: Values) => readonly Cue[];

const CUES: Readonly<Record<string, CueMaker>> = {
  "event.attacks": (view, { id, card }) => played(view, `${id}`, `${card}`),
  "event.answers": (view, { id, card }) => played(view, `${id}`, `${card}`),
  "event.draws": (view, { id, count }) => drawn(view, `${id}`, Number(count)),
  "event.fire": (view, values) => shot(view, values),
  "event.fire-at-bomber": (view, values) => shot(view, values),
  "event.fuel-tank": (view, values) => shot(view, { ...values, points: 1 }),
  "event.rockets": (view, values) => shot(view, { ...values, points: values.hit ? 1 : 0 }),
  "event.flak": (_, { id }) => [{ kind: "burst", at: `${id}`, hit: false }],
  "event.ground": (_, values) => atGround(values),
  "event.shot-down": (_, { id }) => [{ kind: "fall", piece: `${id}`, how: "destroyed" }],
  "event.damaged": (_, { id }) => [{ kind: "mark", piece: `${id}`, mark: "fire" }],
  "event.quality": (_, { id, quality }) =>
    quality === "ace" ? [{ kind: "mark", piece: `${id}`, mark: "ace" }] : [],
  "event.disengages": leaves,
  "event.reshuffles": () => [{ kind: "shuffle", group: DECK }],
};

/** The figures that are flown against each other, while the last card comes to the table. */
function figures(view: View, events: readonly GameEvent[], before: Cue | undefined): readonly Cue[] {
  const flown = flownIn(view, events);
  if (flown.size === 0) return [];
  return [{ kind: "fly", pieces: [...flown.keys()], ...(before?.kind === "play" && { meanwhile: true }) }];
}

/** Whoever flies still goes where he stands now. */
function relocation(view: View, events: readonly GameEvent[]): readonly Cue[] {
  if (!somebodyMoves(events)) return [];
  const lost = new Set(events.flatMap(({ key, values }) => (key === "event.shot-down" ? [values.id] : [])));
  const aircraft = view.setup.elements.flatMap(({ id }) => [id, wingmanId(id)]);
  const bombers = view.setup.formations.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, at) => bomberId(id, at)),
  );
  const pieces = [...aircraft, ...bombers].filter(
    (id) => !lost.has(id) && isThere(view, pieceOf(view.setup, id)),
  );
  return [{ kind: "fly", pieces }];
}

/** What is shown before anybody flies. */
const CARDS: ReadonlySet<string> = new Set([
  "event.attacks",
  "event.answers",
  "event.draws",
  "event.reshuffles",
]);

/** What has just happened, for the table to show: cards, what they fly, fire and what comes of it, and who stands where now. */
export function cuesOf(view: View, events: readonly GameEvent[]): readonly Cue[] {
  const cues = (wanted: boolean) =>
    events.flatMap(({ key, values }) =>
      CARDS.has(key) === wanted ? (CUES[key]?.(view, values as Values) ?? []) : [],
    );
  const cards = cues(true);
  return [...cards, ...figures(view, events, cards.at(-1)), ...cues(false), ...relocation(view, events)];
}
