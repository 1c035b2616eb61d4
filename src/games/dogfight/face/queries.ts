import type { PieceId, Prompt } from "../../../core/game.ts";
import { ahead, bearing as clockBearing } from "../../../core/geometry/clock.ts";
import { lengthOf, pointAt, type Surd, signOf, squaredGap } from "../../../core/geometry/surd.ts";
import { itemAt } from "../../../core/item-at.ts";
import { phraser } from "../../../core/phrase.ts";
import { noseOf } from "../../../face/queries/nose.ts";
import type { Contact, QueriesFace } from "../../../face/queries/query.ts";
import type { Text } from "../../../face/text.ts";
import { listOf } from "../data/weapons.ts";
import { badgeOf } from "../rules/advice/badge.ts";
import { LONGEST } from "../rules/fire/range.ts";
import { bearing, sight } from "../rules/fire/ruling.ts";
import { fly } from "../rules/move/fly.ts";
import { rosterOf } from "../rules/state/roster.ts";
import type { Aircraft } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import type { Phrases } from "../words/phrases.ts";
import { reloaded } from "./drafted.ts";
import { padFacts } from "./pad.ts";
import { chanceOf } from "./questions.ts";
import { spelt } from "./spelt.ts";
import type { words } from "./words/en/queries.ts";

const phrase = phraser<typeof words>();

function isFlying({ aircraft }: View, index: number): boolean {
  return aircraft[index]?.status === "flying";
}

/** Aircraft of the seat that looks, as long as they fly. */
function own(view: View): readonly PieceId[] {
  const { orderPrompts } = rosterOf(view.setup);
  return orderPrompts.flatMap(({ id, seat }, index) =>
    seat === view.viewer && isFlying(view, index) ? [id] : [],
  );
}

const HERE = pointAt(0, 0);

/**
 * Whether two come nearer as they begin to fly straight on at the speeds that they have: the gap after a while is what it
 * is now, and what they fly past each other, and twice the product of both, whose sign it is.
 */
function isClosing(a: Aircraft, b: Aircraft, now: Surd): boolean {
  const next = squaredGap(ahead(a.at, a.heading, a.speed), ahead(b.at, b.heading, b.speed));
  const past = squaredGap(ahead(HERE, a.heading, a.speed), ahead(HERE, b.heading, b.speed));
  return signOf(next.p - now.p - past.p, next.q - now.q - past.q) < 0;
}

/** A shot: in words, with by how much it is missed where it alone is told, and its chance in per cent. */
interface ToldShot {
  readonly text: Text;
  readonly alone: Text;
  readonly percent: number;
}

/** By how much one misses a shot at another, as the badge has it of the weapon that comes nearest. */
function missedBy(view: View, from: string, to: string): Text {
  const best = badgeOf(view, from, to)?.best;
  if (best?.key !== "badge.no-shot") return phrase("contact.no-shot");
  const { why, range, clock } = best.values as Phrases["badge.no-shot"];
  return phrase("contact.missed", { why: why.map(({ key }) => key), beyond: range - LONGEST, clock });
}

/** The best shot of one at another as the referee judges it, or that there is none. */
function shotOf(view: View, from: number, to: number): ToldShot {
  const [mine, its] = [itemAt(view.setup.airframes, from), itemAt(view.setup.airframes, to)];
  if (mine.side === its.side) return { text: "", alone: "", percent: 0 };
  const [weapon] = listOf(bearing(view, from, to));
  if (!weapon) return { text: phrase("contact.no-shot"), alone: missedBy(view, mine.id, its.id), percent: 0 };
  const percent = chanceOf(sight(view, from, to).need);
  const text = phrase("contact.shot", { weapon, percent });
  return { text, alone: text, percent };
}

/** How an aircraft is seen from another. */
function contact(view: View, from: number, to: number): Contact {
  const [me, other] = [itemAt(view.aircraft, from), itemAt(view.aircraft, to)];
  const [mine, airframe] = [itemAt(view.setup.airframes, from), itemAt(view.setup.airframes, to)];
  const { slant, flat, levels } = sight(view, from, to);
  const clock = clockBearing(me.at, me.heading, other.at);
  const [shot, threat] = [shotOf(view, from, to), shotOf(view, to, from)];
  const { altitude } = view.setup.options;
  const told = (of: "text" | "alone") => [
    phrase("contact.range", { range: lengthOf(slant) }),
    phrase("contact.clock", { clock: clock ?? null }),
    altitude ? phrase("contact.height", { levels }) : "",
    phrase("contact.nose", {
      nose: noseOf(clockBearing(other.at, other.heading, me.at)),
      closing: isClosing(me, other, flat),
    }),
    shot[of],
    threat[of],
    phrase("contact.left", {
      fuselage: [Math.max(0, other.fuselage), airframe.fuselage],
      engine: [Math.max(0, other.engine), airframe.engine],
    }),
  ];
  return {
    id: airframe.id,
    friend: mine.side === airframe.side,
    distance: lengthOf(slant),
    ...(clock !== undefined && { clock }),
    ...(altitude && { above: levels }),
    shot: shot.percent,
    threat: threat.percent,
    cells: told("text"),
    alone: told("alone"),
  };
}

function contacts(seen: View, id: PieceId): readonly Contact[] {
  const view = reloaded(seen);
  const from = rosterOf(view.setup).indexOf.get(id) ?? -1;
  if (!isFlying(view, from)) return [];
  return view.aircraft.flatMap((_, to) =>
    to !== from && isFlying(view, to) ? [contact(view, from, to)] : [],
  );
}

/** The farthest that an edge is looked for, in steps: across the largest table. */
const FARTHEST = 200;

/** In how many steps forward an aircraft is off the table, and by which edge. */
function straightToEdge({ setup, aircraft }: View, index: number) {
  const one = itemAt(aircraft, index);
  for (let steps = 1; steps <= FARTHEST; steps++) {
    const order = { kind: "move", text: "", speed: steps, steps: "F".repeat(steps), climb: 0 } as const;
    const { left } = fly(one, order, setup.table);
    if (left !== null) return { steps, edge: left };
  }
  return undefined;
}

/** Whether straight on, at the highest SPEED that it may have now, it crosses an edge. */
function nearEdge(view: View, id: PieceId): boolean {
  const facts = padFacts(view, id);
  const index = rosterOf(view.setup).indexOf.get(id) ?? -1;
  const steps = facts && straightToEdge(view, index)?.steps;
  return steps !== undefined && steps <= (facts?.speeds.at(-1) ?? 0);
}

function edgeOf(view: View, id: PieceId | undefined): readonly Text[] {
  const index = rosterOf(view.setup).indexOf.get(id ?? "") ?? -1;
  const found = isFlying(view, index) ? straightToEdge(view, index) : undefined;
  return found ? [phrase("edge.ahead", found)] : [];
}

/** What an aircraft can do this turn. */
function about(view: View, id: PieceId): readonly Text[] {
  const one = view.aircraft[rosterOf(view.setup).indexOf.get(id) ?? -1];
  return one ? [phrase("about.speed", { speed: one.speed }), ...edgeOf(view, id)] : [];
}

/** The clouds as they lie from an aircraft, the nearest first, and who is in one. */
function cloudsOf(view: View, id: PieceId | undefined): readonly Text[] {
  const { clouds } = view.setup;
  const one = view.aircraft[rosterOf(view.setup).indexOf.get(id ?? "") ?? -1];
  if (clouds.length === 0 || !one) return [phrase("clouds.none")];
  const seen = clouds.map((cloud, at) => {
    const middle = pointAt(cloud.x, cloud.y);
    const gap = lengthOf(squaredGap(one.at, middle));
    const clock = clockBearing(one.at, one.heading, middle) ?? null;
    return { at, gap, clock, cloud };
  });
  return seen
    .toSorted((a, b) => a.gap - b.gap)
    .map(({ at, gap, clock, cloud }) =>
      phrase("clouds.one", {
        number: at + 1,
        range: Math.max(0, gap - cloud.radius),
        inside: gap < cloud.radius,
        clock,
        radius: cloud.radius,
        levels: view.setup.options.altitude ? [cloud.bottom ?? null, cloud.top ?? null] : null,
      }),
    );
}

/** How the orders of an aircraft are asked for, which are written on a pad of their own. */
function asked(view: View, { kind, about: id = "" }: Prompt): readonly Text[] | undefined {
  const facts = kind === "order" ? padFacts(view, id) : undefined;
  if (!facts) return undefined;
  const { speeds, limit, openings, example } = facts;
  return [
    phrase("asked.order", { id, turn: view.turn, least: speeds[0] ?? 0, most: speeds.at(-1) ?? 0, limit }),
    phrase("asked.examples", { examples: openings.length > 0 ? openings : [example] }),
  ];
}

/** What can be asked of a dogfight. */
export const queries = {
  own,
  columns: [
    phrase("columns.range"),
    phrase("columns.clock"),
    phrase("columns.height"),
    phrase("columns.nose"),
    phrase("columns.shot"),
    phrase("columns.threat"),
    phrase("columns.left"),
  ],
  contacts,
  sweep: [0, 2],
  nearEdge,
  about,
  asked,
  spelt,
  more: [
    { names: phrase("names.edge"), tells: phrase("tells.edge"), answer: edgeOf },
    { names: phrase("names.clouds"), tells: phrase("tells.clouds"), answer: cloudsOf },
  ],
} satisfies QueriesFace<View>;
