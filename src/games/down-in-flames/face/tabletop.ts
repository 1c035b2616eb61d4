import type { GameEvent } from "../../../core/game.ts";
import { present } from "../../../core/present.ts";
import { printedOn } from "../../../face/mats/places.ts";
import type { Dial } from "../../../tabletop/die.ts";
import type { Link } from "../../../tabletop/link.ts";
import type { Site } from "../../../tabletop/site.ts";
import type { Night } from "../../../tabletop/sky/night.ts";
import type { Mat, Piece, Tabletop } from "../../../tabletop/tabletop.ts";
import { phaseOf } from "../data/phases.ts";
import { levelOfDamage, targetOf } from "../rules/ground/target.ts";
import { bomberId, wingmanId } from "../rules/setup/ids.ts";
import { cardOfElement, cardOfFormation } from "../rules/state/pieces.ts";
import type { Aircraft, Bomber, Element } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import { cardsOf, groupsOf } from "./cards.ts";
import { cuesOf } from "./cues.ts";
import { figureOf } from "./figures.ts";
import { type Flown, flownIn } from "./flown.ts";
import {
  bomberStand,
  GROUND,
  leaderStand,
  lostStand,
  matSize,
  type Stand,
  wingmanStand,
} from "./formation.ts";
import { laidOut } from "./laid-out.ts";
import { phrase, type Say } from "./phrase.ts";

/** DIF-2.3: a D20 beside each Element, above 20 a D6 for the rest. */
export function dialsOf(level: number): readonly Dial[] {
  if (level < 1) return [];
  if (level <= 20) return [{ kind: "d20", face: level }];
  return [
    { kind: "d20", face: 20 },
    { kind: "d6", face: level - 20 },
  ];
}

function statusOf({ down }: Aircraft, { presence }: Element): Piece["status"] {
  if (down) return "destroyed";
  return presence === "here" ? "flying" : "disengaged";
}

type Flights = ReadonlyMap<string, Flown>;

function aircraftPiece(view: View, element: number, one: Aircraft, flying: Stand, flights: Flights): Piece {
  const { id, side } = present(view.setup.elements[element]);
  const whole = present(view.elements[element]);
  const card = cardOfElement(view.setup, element);
  const leads = one === whole.leader;
  const own = leads ? id : wingmanId(id);
  const stand = one.down ? lostStand(view, element, !leads) : flying;
  const flown = flights.get(own);
  return {
    ...stand,
    level: whole.level,
    id: own,
    label: own,
    title: card.name,
    model: card.model,
    side,
    status: statusOf(one, whole),
    ...(leads && { dials: dialsOf(whole.level) }),
    marks: [...(one.loaded || one.rockets === "carried" ? (["loaded"] as const) : [])],
    damage: { airframe: one.damaged ? 0.6 : 0, engine: one.damaged ? 0.4 : 0, propellersStopped: false },
    hits: { left: one.down ? 0 : one.damaged ? 1 : 2, of: 2 },
    ...(flown && !one.down && { track: figureOf(flown.name, flown.roll, stand, whole.level) }),
  };
}

function elementPieces(view: View, element: number, flights: Flights): readonly Piece[] {
  const { leader, wingman } = present(view.elements[element]);
  const lead = aircraftPiece(view, element, leader, leaderStand(view, element), flights);
  if (!wingman) return [lead];
  return [lead, aircraftPiece(view, element, wingman, wingmanStand(view, element), flights)];
}

function bomberPiece(view: View, formation: number, bomber: Bomber, place: number): Piece {
  const { id, side } = present(view.setup.formations[formation]);
  const card = cardOfFormation(view.setup, formation);
  const left = Math.max(0, card.defense - bomber.points);
  const level = view.formations[formation]?.level ?? 0;
  return {
    ...bomberStand(place, bomber.inFormation),
    level,
    id: bomberId(id, place),
    label: bomberId(id, place),
    title: card.name,
    model: card.model,
    side,
    status: bomber.down ? "destroyed" : "flying",
    ...(place === 0 && { dials: dialsOf(level) }),
    damage: { airframe: 1 - left / card.defense, engine: 0, propellersStopped: false },
    hits: { left: bomber.down ? 0 : left, of: card.defense },
  };
}

/** DIF-B5: who pursues whom. */
function linksOf(view: View): readonly Link[] {
  return view.elements.flatMap(({ quarry, steps }, place): readonly Link[] => {
    const [from, to] = [view.setup.elements[place], view.setup.elements[quarry]];
    return from && to ? [{ from: from.id, to: to.id, kind: steps === 2 ? "tailing" : "advantage" }] : [];
  });
}

const SYMBOLS = { airfield: "airfield", factory: "factory", ship: "ship" } as const;

/** DIF-B13: the target of a mission, with the points scored on it. */
function sitesOf(view: View, say: Say): readonly Site[] {
  const target = targetOf(view);
  if (!target) return [];
  const { id, damage } = target;
  const title = say(phrase("site.target", { id }));
  const hits = { taken: Math.min(view.ground, damage.heavy), of: damage.heavy };
  const state = levelOfDamage(target, view.ground);
  return [
    {
      id: "target",
      ...GROUND,
      title,
      label: title,
      symbol: SYMBOLS[id],
      target: true,
      hits,
      ...(state && { state: STATES[state] }),
    },
  ];
}

function matOf({ setup }: View, say: Say): Mat {
  return { kind: setup.mat, ...matSize(setup), words: printedOn(setup.mat, say) };
}

/** Where batteries of searchlights stand, in inches from the target. */
const BATTERIES = [
  [0, 0],
  [-3, 5],
  [-3, -5],
  [-12, 6],
  [-12, -6],
] as const;

/** Searchlights stand about the target; those at it have found the bombers once these are over it. */
function nightOf(view: View, sites: readonly Site[]): Night {
  const found = phaseOf(view) === "over-target";
  return {
    searchlights: sites.flatMap(({ x, y }) =>
      BATTERIES.map(([east, north], place) => {
        return { x: x + east, y: y + north, ...(found && place === 0 && { found }) };
      }),
    ),
  };
}

const STATES = { light: "hit", moderate: "burning", heavy: "burnt-out" } as const;

/** What stands on the table: pairs of aircraft by their positions, bombers, and the cards around them. */
export function tabletopOf(known: View, events: readonly GameEvent[], say: Say): Tabletop {
  const view = laidOut(known);
  const flights = flownIn(view, events);
  const pieces = [
    ...view.setup.elements.flatMap((_, element) => elementPieces(view, element, flights)),
    ...view.formations.flatMap(({ bombers }, formation) =>
      bombers.map((bomber, place) => bomberPiece(view, formation, bomber, place)),
    ),
  ];
  const sites = sitesOf(view, say);
  return {
    mat: matOf(view, say),
    altitude: true,
    pieces,
    clouds: [],
    ...(sites.length > 0 && { sites }),
    ...(view.setup.night && { night: nightOf(view, sites) }),
    links: linksOf(view),
    groups: groupsOf(view, say),
    cards: cardsOf(view, say),
    cues: cuesOf(view, events),
  };
}
