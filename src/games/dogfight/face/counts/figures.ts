import type { PieceId } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { type Accuracy, accuracyOf } from "../../../../face/accuracy.ts";
import type { CountedMoment } from "../../../../face/count.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { flyingOf } from "../../rules/state/state.ts";
import type { DogfightEvent } from "../../rules/state/tell.ts";
import type { View } from "../../rules/view/view.ts";
import { OVALS, type OvalCount, type OvalKind } from "../oval-count.ts";
import { type CountedShot, shotsOf } from "./shots.ts";
import { type Sortie, sortiesOf } from "./sorties.ts";

/** What some aircraft shot, suffered and flew together. */
interface Figures {
  readonly accuracy: Accuracy;
  readonly given: OvalCount;
  readonly taken: OvalCount;
  readonly kills: number;
  /** Inches flown. */
  readonly inches: number;
  /** Turns flown, each aircraft's by itself. */
  readonly turns: number;
  /** SPEED spent on all of them. */
  readonly speed: number;
  readonly topSpeed: number;
  /** Turns at whose end an enemy weapon bore on it. */
  readonly sighted: number;
}

export interface AircraftFigures extends Figures {
  readonly sortie: Sortie;
}

export interface SideFigures extends Figures {
  readonly side: SideIndex;
  readonly name: string;
  readonly aircraft: number;
  readonly flying: number;
  readonly initiative: number;
}

/** How things stood when a turn was over, or stand in the turn that is being played. Both sides. */
interface TurnFigures {
  readonly turn: number;
  /** Added up from the first turn. */
  readonly hits: readonly [number, number];
  readonly expected: readonly [number, number];
  /** FUSELAGE ovals of aircraft on the table. */
  readonly fuselage: readonly [number, number];
}

export interface MatchFigures {
  readonly sides: readonly [SideFigures, SideFigures];
  readonly aircraft: readonly AircraftFigures[];
  /** The set-up as turn 0, then every turn. */
  readonly turns: readonly TurnFigures[];
  /** Turns in which initiative was rolled. */
  readonly initiatives: number;
}

function ovalsOf(shots: readonly CountedShot[]): OvalCount {
  const counts = OVALS.map((kind) => [kind, shots.filter(({ oval }) => oval === kind).length] as const);
  return Object.fromEntries(counts) as Record<OvalKind, number>;
}

function figuresOf(sorties: readonly Sortie[], shots: readonly CountedShot[]): Figures {
  const ids = new Set<PieceId>(sorties.map(({ id }) => id));
  const fired = shots.filter(({ shooter }) => ids.has(shooter));
  const speeds = sorties.flatMap((sortie) => sortie.speeds);
  return {
    accuracy: accuracyOf(fired.map(({ sixths, hit }) => ({ probability: sixths / 6, hit }))),
    given: ovalsOf(fired),
    taken: ovalsOf(shots.filter(({ target }) => ids.has(target))),
    kills: fired.filter(({ kill }) => kill).length,
    inches: sorties.reduce((sum, { inches }) => sum + inches, 0),
    turns: speeds.length,
    speed: speeds.reduce((sum, speed) => sum + speed, 0),
    topSpeed: Math.max(0, ...speeds),
    sighted: sorties.reduce((sum, { sighted }) => sum + sighted, 0),
  };
}

/** Names of the sides that won the initiative, one for each turn in which it was rolled. */
function initiativesOf(events: readonly DogfightEvent[]): readonly string[] {
  return events.flatMap((event) => {
    const winner = event.key === "initiative" ? event.values.winner : null;
    return winner === null ? [] : [winner];
  });
}

function fuselageOf({ aircraft, setup }: View, side: SideIndex): number {
  return aircraft.reduce((sum, { fuselage, status }, index) => {
    const counts = status === "flying" && setup.airframes[index]?.side === side;
    return counts ? sum + fuselage : sum;
  }, 0);
}

function turnOf(turn: number, view: View, shots: readonly CountedShot[]): TurnFigures {
  const sideOf = new Map(view.setup.airframes.map(({ id, side }) => [id, side]));
  const until = (side: SideIndex) =>
    shots.filter((shot) => shot.turn <= turn && sideOf.get(shot.shooter) === side);
  const hits = (side: SideIndex) => until(side).filter(({ hit }) => hit).length;
  const expected = (side: SideIndex) => until(side).reduce((sum, { sixths }) => sum + sixths, 0) / 6;
  return {
    turn,
    hits: [hits(0), hits(1)],
    expected: [expected(0), expected(1)],
    fuselage: [fuselageOf(view, 0), fuselageOf(view, 1)],
  };
}

/** The last view of every turn, by the turn that was being played; the set-up is turn 0. */
function turnEnds(views: readonly View[]): ReadonlyMap<number, View> {
  const ends = new Map<number, View>();
  views.forEach((view, index) => {
    ends.set(index === 0 ? 0 : itemAt(views, index - 1).turn, view);
  });
  return ends;
}

/** Everything that is counted of a match as far as it stands, from what everybody at the table may know. */
export function figuresOfMatch(moments: readonly CountedMoment[]): MatchFigures {
  const views = moments.map(({ view }) => view as View);
  const told: readonly unknown[] = moments.flatMap((moment) => moment.events);
  const events = told as readonly DogfightEvent[];
  const last = present(views.at(-1));
  const shots = shotsOf(events);
  const sorties = sortiesOf(views);
  const initiatives = initiativesOf(events);
  const sideOf = (side: SideIndex): SideFigures => {
    const own = sorties.filter((sortie) => sortie.side === side);
    const name = last.setup.sides[side];
    return {
      ...figuresOf(own, shots),
      side,
      name,
      aircraft: own.length,
      flying: flyingOf(last, side),
      initiative: initiatives.filter((winner) => winner === name).length,
    };
  };
  return {
    sides: [sideOf(0), sideOf(1)],
    aircraft: sorties.map((sortie) => ({ ...figuresOf([sortie], shots), sortie })),
    turns: [...turnEnds(views)].map(([turn, view]) => turnOf(turn, view, shots)),
    initiatives: initiatives.length,
  };
}
