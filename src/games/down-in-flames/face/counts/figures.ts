import { present } from "../../../../core/present.ts";
import { type Accuracy, accuracyOf } from "../../../../face/accuracy.ts";
import type { CountedMoment } from "../../../../face/count.ts";
import { sum } from "../../../../face/counts/papers.ts";
import { type DatedEvent, toldIn } from "../../../../face/told.ts";
import { CARD_NAMES, type CardName } from "../../data/card.ts";
import type { Side } from "../../data/sides.ts";
import { copiesIn } from "../../data/tables.ts";
import { scoreOf } from "../../rules/outcome/score.ts";
import { awaitsMission } from "../../rules/state/campaign.ts";
import { cardOfElement, cardOfFormation, findPiece, kindOf, tablesOf } from "../../rules/state/pieces.ts";
import type { View } from "../../rules/view/view.ts";
import { valuesOf } from "../told.ts";
import { type CountedPlay, playsOf } from "./plays.ts";
import { type CountedShot, shotsOf } from "./shots.ts";

/** What some aircraft and bombers did together. */
export interface Figures {
  /** Shots at fighters and light bombers that did harm, against what the dice owed. */
  readonly accuracy: Accuracy;
  readonly down: number;
  readonly downOwed: number;
  /** Points of damage to bombers, and what the dice owed. */
  readonly points: number;
  readonly pointsOwed: number;
  readonly rockets: { readonly tries: number; readonly hits: number };
  readonly drawn: number;
  readonly discarded: number;
  /** Cards played as attacks and as answers, and those of them that stood. */
  readonly attacks: number;
  readonly attacksAnswered: number;
  readonly attacksStood: number;
  readonly answers: number;
  readonly answersStood: number;
  /** Levels of 2,000 ft. */
  readonly climbed: number;
  readonly dived: number;
}

interface OwnerFigures extends Figures {
  readonly id: string;
  readonly title: string;
  readonly side: Side;
}

/** One kind of card in the hands of one side. */
interface KindFigures {
  readonly name: CardName;
  readonly attacks: number;
  readonly attacksStood: number;
  readonly answers: number;
  readonly answersStood: number;
  /** Null while the match is in play, and to who never learnt it: what was drawn is secret. */
  readonly drawn: number | null;
  readonly expected: number;
}

export interface SideFigures extends Figures {
  readonly side: Side;
  readonly kinds: readonly KindFigures[];
}

/** How both sides stood when a game turn was over, or stand in the one that is played. */
interface TurnFigures {
  /** Counted on through all missions of a campaign; 0 before the first. */
  readonly turn: number;
  readonly score: readonly [number, number];
  /** Cards in Leaders' hands. */
  readonly hands: readonly [number, number];
}

export interface MatchFigures {
  readonly sides: readonly [SideFigures, SideFigures];
  /** Elements and formations. */
  readonly owners: readonly OwnerFigures[];
  readonly turns: readonly TurnFigures[];
  /** Most answers in one exchange. */
  readonly longest: number;
  /** Shots of flak, and those that did harm. */
  readonly flak: { readonly tries: number; readonly hits: number };
  readonly over: boolean;
}

interface Source {
  readonly told: readonly DatedEvent[];
  readonly plays: readonly CountedPlay[];
  readonly shots: readonly CountedShot[];
}

function shotFigures(shots: readonly CountedShot[]) {
  const aircraft = shots.filter((shot) => shot.kind === "aircraft");
  const bombers = shots.filter((shot) => shot.kind === "bomber");
  const rockets = shots.filter((shot) => shot.kind === "rockets");
  return {
    accuracy: accuracyOf(aircraft.map(({ harmChance, harm }) => ({ probability: harmChance, hit: harm }))),
    down: aircraft.filter(({ down }) => down).length,
    downOwed: sum(aircraft.map(({ downChance }) => downChance)),
    points: sum(bombers.map(({ points }) => points)),
    pointsOwed: sum(bombers.map(({ owed }) => owed)),
    rockets: { tries: rockets.length, hits: rockets.filter(({ hit }) => hit).length },
  };
}

function playFigures(plays: readonly CountedPlay[]) {
  const attacks = plays.filter(({ what }) => what === "attack");
  const answers = plays.filter(({ what }) => what === "answer");
  return {
    attacks: attacks.length,
    attacksAnswered: attacks.filter(({ answered }) => answered).length,
    attacksStood: attacks.filter(({ stood }) => stood).length,
    answers: answers.length,
    answersStood: answers.filter(({ stood }) => stood).length,
  };
}

/** What those did of whom `isOne` holds, by the ids of aircraft, formations and bombers. */
function figuresOf({ told, plays, shots }: Source, isOne: (id: string) => boolean): Figures {
  const changes = valuesOf(told, "event.level").filter(({ id }) => isOne(id));
  const drawn = valuesOf(told, "event.draws").filter(({ id }) => isOne(id));
  const discarded = valuesOf(told, "event.discards").filter(({ id }) => isOne(id));
  return {
    ...shotFigures(shots.filter(({ by }) => isOne(by))),
    ...playFigures(plays.filter(({ by }) => isOne(by))),
    drawn: sum(drawn.map(({ count }) => count)),
    discarded: sum(discarded.map(({ cards }) => cards.length)),
    climbed: sum(changes.map(({ change }) => Math.max(0, change))),
    dived: sum(changes.map(({ change }) => Math.max(0, 0 - change))),
  };
}

/** Each kind of card of the deck in use: what a side played of it, and what it drew once that may be told. */
function kindsOf(view: View, { plays, told }: Source, drawn: number, isOne: (id: string) => boolean) {
  const tables = tablesOf(view.setup);
  const size = view.setup.options.cards;
  const known = valuesOf(told, "event.draws").filter(({ id }) => isOne(id));
  const cards = known.flatMap((draw) => draw.cards ?? []);
  const isTold = view.outcome !== null && cards.length === drawn;
  const nameOf = (card: string) => kindOf(view.setup, card).name;
  return CARD_NAMES.flatMap((name): readonly KindFigures[] => {
    const copies = sum(tables.cards.map((kind) => (kind.name === name ? copiesIn(kind, size) : 0)));
    if (copies === 0) return [];
    const own = plays.filter(({ by, card }) => isOne(by) && nameOf(card) === name);
    const { attacks, attacksStood, answers, answersStood } = playFigures(own);
    const count = isTold ? cards.filter((card) => nameOf(card) === name).length : null;
    return [
      { name, attacks, attacksStood, answers, answersStood, drawn: count, expected: (drawn * copies) / size },
    ];
  });
}

function handsOf({ setup, elements }: View, side: Side): number {
  return sum(
    elements.map(({ leader }, place) => (setup.elements[place]?.side === side ? leader.hand.length : 0)),
  );
}

/** The last view of every game turn of every mission, in order; before the first, what the bids brought. */
function endsOf(views: readonly View[]): readonly View[] {
  const ends: View[] = [];
  for (const view of views) {
    const last = ends.at(-1);
    // Between two missions nobody flies; the turn is still that of the one before.
    if (last && view.turn > 0 && awaitsMission(view)) continue;
    if (last?.turn === view.turn && last.campaign?.mission === view.campaign?.mission) ends.pop();
    ends.push(view);
  }
  return ends;
}

/** How both sides stood after every game turn; those of a campaign's missions are counted on. */
function turnsOf(views: readonly View[]): readonly TurnFigures[] {
  const ends = endsOf(views);
  const first = ends[0]?.turn ?? 0;
  return ends.map((view, at) => ({
    turn: first + at,
    score: scoreOf(view),
    hands: [handsOf(view, 0), handsOf(view, 1)],
  }));
}

function ownersOf(view: View, source: Source): readonly OwnerFigures[] {
  const { setup } = view;
  const elements = setup.elements.map(({ id, side }, place) => ({
    ...figuresOf(source, (other) => {
      const piece = findPiece(setup, other);
      return piece !== undefined && "element" in piece && piece.element === place;
    }),
    id,
    side,
    title: cardOfElement(setup, place).name,
  }));
  const formations = setup.formations.map(({ id, side }, place) => ({
    ...figuresOf(source, (other) => {
      const piece = findPiece(setup, other);
      return piece !== undefined && "formation" in piece && piece.formation === place;
    }),
    id,
    side,
    title: cardOfFormation(setup, place).name,
  }));
  return [...elements, ...formations];
}

/**
 * Everything that is counted of a match as far as it stands, from what everybody at the table may know: which cards were
 * drawn only when it is over.
 */
export function figuresOfMatch(moments: readonly CountedMoment[]): MatchFigures {
  const views = moments.map((moment) => moment.view as View);
  const view = present(views.at(-1));
  const over = view.outcome !== null;
  const told = toldIn(moments, over ? "umpire" : "table");
  const { plays, longest } = playsOf(told);
  const shots = shotsOf(told, view.setup.options.die);
  const source = { told, plays, shots };
  const sideOf = (side: Side): SideFigures => {
    const isOne = (id: string) => findPiece(view.setup, id)?.side === side;
    const own = figuresOf(source, isOne);
    return { ...own, side, kinds: kindsOf(view, source, own.drawn, isOne) };
  };
  const flak = shots.filter(({ by }) => by === "flak");
  const harmed = flak.filter((shot) =>
    shot.kind === "aircraft" ? shot.harm : shot.kind === "bomber" && shot.points > 0,
  );
  return {
    sides: [sideOf(0), sideOf(1)],
    owners: ownersOf(view, source),
    turns: turnsOf(views),
    longest,
    flak: { tries: flak.length, hits: harmed.length },
    over,
  };
}
