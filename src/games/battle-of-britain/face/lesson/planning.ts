import type { Prompt } from "../../../../core/game.ts";
import { present } from "../../../../core/present.ts";
import { battleOfBritain } from "../../computer/game.ts";
import { MOVES } from "../../data/figures.ts";
import { distance, neighbours } from "../../rules/map/path.ts";
import { squareOf, tablesOf } from "../../rules/state/look.ts";
import type { Geschwader, Wing } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { CITY, GATE, PUPIL_SEAT, RAID, START } from "./setup.ts";

const NOBODY: ReadonlyMap<string, never> = new Map<string, never>();

/** Every legal answer to a question, as it is typed. */
function legalOf(prompt: Prompt, view: View): readonly string[] {
  return [...battleOfBritain.options(prompt, view, NOBODY)].map(battleOfBritain.print);
}

function isLegal(text: string, prompt: Prompt, view: View): boolean {
  return battleOfBritain.parse(text, prompt, view, NOBODY).ok;
}

export function raidIn({ geschwader }: View): Geschwader {
  return present(geschwader.find(({ id }) => id === RAID));
}

/** Steps between two squares of the view's map. */
function apart({ setup }: View, from: string, to: string): number {
  return distance(from, to, setup.options.diagonal);
}

/** Where a wing is: in the air, or at its station. */
function placeOf({ setup }: View, { id, square }: Wing): string {
  return square ?? tablesOf(setup).airfields.find(({ wing }) => wing === id)?.square ?? CITY;
}

/** Wings, those nearest to a square first. */
function nearest(view: View, square: string): readonly Wing[] {
  return [...view.wings].sort(
    (a, b) => apart(view, placeOf(view, a), square) - apart(view, placeOf(view, b), square),
  );
}

/** Squares one step away, those nearest to another first. */
function stepsTowards(view: View, from: string, to: string): readonly string[] {
  return [...neighbours(from, view.setup.options.diagonal)].sort(
    (a, b) => apart(view, a, to) - apart(view, b, to),
  );
}

/** Unused wings in the air in a square. */
function waitingIn(view: View, square: string): number {
  return view.wings.filter((wing) => wing.square === square && !wing.met && !wing.missed).length;
}

/**
 * One wing goes to meet the raid, as many as there are markers once it is deep in the country, and one more waits over
 * London, where it is bound to come by.
 */
function sent(view: View): readonly string[] {
  const { square } = raidIn(view);
  if (square === null) return [];
  const most = view.phase === 1 ? 1 : view.markers;
  const go = (to: string) =>
    nearest(view, to).flatMap(({ id, square: at }) =>
      at === null && to === placeOf(view, { id, square: at } as Wing) ? [`${id} up`] : [`${id} fly ${to}`],
    );
  const meet = waitingIn(view, square) < Math.min(most, view.markers) ? go(square) : [];
  const wait = view.phase === 1 && waitingIn(view, CITY) === 0 ? go(CITY) : [];
  return [...meet, ...wait];
}

/** Squadrons against the gruppen, one after another, so that none is left alone. */
function spread(view: View): readonly string[] {
  const { wings = [], sizes = [] } = view.dogfight ?? {};
  const own = view.wings.filter(({ id }) => wings.includes(id)).flatMap(({ squadrons }) => squadrons);
  const against = sizes.map((_, at) => [
    `${at + 1}`,
    ...own.filter((_squadron, place) => place % sizes.length === at),
  ]);
  return [
    `set ${against
      .filter(({ length }) => length > 1)
      .flat()
      .join(" ")}`,
  ];
}

/** What the instructor wishes for, the best first. */
function wishes({ kind, about }: Prompt, view: View): readonly string[] {
  const at = raidIn(view).square;
  switch (kind) {
    case "scramble":
      return at === null ? [] : nearest(view, at).map(({ id }) => `${id} scramble`);
    case "wing-step": {
      const wing = view.wings.find(({ id }) => id === about);
      if (!wing || at === null) return [];
      return stepsTowards(view, placeOf(view, wing), at).map((square) => `to ${square}`);
    }
    case "british-move":
      return sent(view);
    case "dogfights":
      return view.wings.map(({ id }) => `${id} attack ${RAID}`);
    case "set":
      return spread(view);
    default:
      return [];
  }
}

/** What the instructor would answer: always something that is legal. */
export function goodAnswer(prompt: Prompt, view: View): string | undefined {
  const wish = wishes(prompt, view).find((text) => isLegal(text, prompt, view));
  if (wish !== undefined) return wish;
  const idle = ["done", "pass", "stay"].find((text) => isLegal(text, prompt, view));
  return idle ?? legalOf(prompt, view)[0];
}

/** Cards in the hand that can be reached, cities and what is nearest first. */
function missions(view: View): readonly string[] {
  const far = (card: string) => apart(view, START, squareOf(view.setup, card) ?? START);
  const isCity = (card: string) => tablesOf(view.setup).cities.some(({ id }) => id === card);
  return [...view.hand]
    .filter((card) => far(card) <= MOVES[1])
    .sort((a, b) => Number(isCity(b)) - Number(isCity(a)) || far(a) - far(b))
    .map((card) => `mission ${card}`);
}

/** By way of Dover to the target, and home where it can't be reached any more. */
function moves(view: View): readonly string[] {
  const { square, target } = raidIn(view);
  const to = (target === null ? undefined : squareOf(view.setup, target)) ?? GATE;
  const lengths = MOVES.map((length) => length.toString());
  if (square === null)
    return lengths.map((length) => `${RAID} fly ${START} ${GATE} ${to === GATE ? "" : `${to} `}${length}`);
  return [...lengths.map((length) => `${RAID} fly ${to} ${length}`), `${RAID} home`];
}

/** What the raid does: it makes for its target, whoever meets it. */
function raids({ kind }: Prompt, view: View): readonly string[] {
  const { square, squadrons, target } = raidIn(view);
  const to = (target === null ? undefined : squareOf(view.setup, target)) ?? GATE;
  switch (kind) {
    case "mission":
      return missions(view);
    case "german-move":
      return moves(view);
    case "chased":
      return ["run", ...(square === null ? [] : stepsTowards(view, square, to).map((next) => `to ${next}`))];
    case "lay":
      return [`order ${squadrons.join(" ")}`];
    case "bombing":
      return [`${RAID} bomb`];
    default:
      return [];
  }
}

/** The answer that the enemy gives, so that the raid goes its way. */
export function enemyAnswers(prompt: Prompt, view: View): readonly string[] {
  if (prompt.seat === PUPIL_SEAT) return [];
  const wish = raids(prompt, view).find((text) => isLegal(text, prompt, view));
  if (wish !== undefined) return [wish];
  const idle = ["done", "pass", "none"].find((text) => isLegal(text, prompt, view));
  return [idle ?? legalOf(prompt, view)[0] ?? ""];
}
