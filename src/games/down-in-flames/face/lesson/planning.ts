import type { Prompt } from "../../../../core/game.ts";
import { downInFlames } from "../../computer/game.ts";
import { type CardId, isFiring } from "../../data/card.ts";
import { relation } from "../../rules/engagement/position.ts";
import { kindOf } from "../../rules/state/pieces.ts";
import type { Attack } from "../../rules/state/task.ts";
import type { View } from "../../rules/view/view.ts";
import { ENEMY, PUPIL } from "./setup.ts";

/** Places of the two Elements. */
export const OWN = 0;
export const FOE = 1;

/** Steps that both position cards and SCISSORS gain, the best first. */
const POSITION_CARDS = ["half-loop", "maneuvering", "scissors"] as const;
/** From this turn of the lesson on the enemy does as he likes. */
const FREE_FROM = 3;

/** Every legal answer to a question. */
function legalOf(prompt: Prompt, view: View): readonly string[] {
  return [...downInFlames.options(prompt, view, new Map())].map(downInFlames.print);
}

/** The attack that a question is about. */
export function attackIn(view: View): Attack | undefined {
  const [task] = view.agenda;
  return task && "attack" in task ? task.attack : undefined;
}

/** Whether an aircraft is one of the pupil's. */
export function isOwn(id: string): boolean {
  return id.startsWith(PUPIL);
}

function fires(view: View, card: CardId): boolean {
  return isFiring(kindOf(view.setup, card).name);
}

/** Whether the card that was played first in an attack fires. */
export function isFire(view: View, { cards: [first] }: Attack): boolean {
  return first !== undefined && fires(view, first.card);
}

/** The card at the head of a written answer. */
export function cardIn(view: View, text: string): CardId | undefined {
  const held = view.elements[OWN];
  const hand = [...(held?.leader.hand ?? []), ...(held?.wingman?.hand ?? [])];
  const plain = text.replace(/^aggregate /, "");
  return hand.find((card) => plain === card || plain.startsWith(`${card} `));
}

/** Firing cards at somebody among the legal answers, the most hits first. */
function shots(view: View, legal: readonly string[], at: string): readonly string[] {
  const hits = (text: string) => {
    const card = cardIn(view, text);
    return card === undefined ? 0 : kindOf(view.setup, card).hits;
  };
  return legal
    .filter((text) => text.endsWith(` ${at}`) && hits(text) > 0)
    .sort((one, two) => hits(two) - hits(one));
}

function first(wishes: readonly string[], legal: readonly string[]): string | undefined {
  return wishes.find((wish) => legal.includes(wish));
}

const at = (cards: readonly string[], id: string) => cards.map((card) => `${card} ${id}`);

/** A position first, then fire; at a foe who is held already the other way round. */
function leaderCard(view: View, legal: readonly string[]): string | undefined {
  // In the first turn one shot is enough: what is kept answers.
  if (view.turn === 1 && (view.playerTurn?.bursts ?? 0) > 0) return "pass";
  const positions = first(at(["maneuvering", "half-loop", "scissors"], ENEMY), legal);
  const [shot] = shots(view, legal, ENEMY);
  return relation(view, OWN, FOE) > 0 ? (shot ?? "pass") : (positions ?? shot);
}

/** Answers to an answer, and to fire at oneself, the dearest last: an ACE PILOT waits. */
const BACK = ["scissors", "tight-turn", "barrel-roll", "maneuvering", "half-loop", "ace-pilot"];
const DEFENCE = ["tight-turn", "barrel-roll", "vertical-roll dive 1", "scissors", "ace-pilot"];

/** Fire at oneself is answered, and whatever answers one's own cards; a position is let go. */
function answer(view: View, legal: readonly string[]): string | undefined {
  const attack = attackIn(view);
  if (!attack) return undefined;
  if (isOwn(attack.by)) return first(BACK, legal);
  return isFire(view, attack) ? first(DEFENCE, legal) : undefined;
}

/** To the enemy's level, as far as one step goes. */
function change(view: View, legal: readonly string[]): string | undefined {
  const below = (view.elements[OWN]?.level ?? 0) - (view.elements[FOE]?.level ?? 0);
  if (below > 0) return first([`dive ${Math.min(2, below)}`, "dive 1"], legal);
  return below < 0 ? first(["climb"], legal) : undefined;
}

/** What can be done without. */
const SPARED = ["half-loop", "maneuvering", "vertical-roll", "in-my-sights 1/1"].map(
  (card) => `discard ${card}`,
);

/** What the instructor would answer: always something that is legal. */
export function goodAnswer(prompt: Prompt, view: View): string | undefined {
  const legal = legalOf(prompt, view);
  const wish = () => {
    switch (prompt.kind) {
      case "wingman":
        return first([`attack ${ENEMY}`, `attack ${ENEMY}w`], legal);
      case "wingman-play":
        return leaderCard(view, legal);
      case "altitude":
        return change(view, legal);
      case "leader":
        return leaderCard(view, legal);
      case "respond":
        return answer(view, legal);
      case "follow":
        return first(["follow"], legal);
      case "pay":
      case "shed":
        return first(SPARED, legal);
      default:
        return undefined;
    }
  };
  return wish() ?? first(["resolve", "done", "pass"], legal) ?? legal[0];
}

/** He answers the first firing card of the pupil's Leader once, and nothing else. */
function theirAnswer(view: View): readonly string[] {
  const attack = attackIn(view);
  const asked = attack?.by === PUPIL && isFire(view, attack) && view.inPlay.length === 1;
  return asked ? ["tight-turn", "barrel-roll"] : [];
}

/** Held from behind he shakes the pupil off; free he fires once. */
function theirCard(view: View, legal: readonly string[]): readonly string[] {
  if (view.playerTurn?.begun) {
    const free = relation(view, OWN, FOE) === 0 && view.playerTurn.bursts === 0;
    return free ? legal.filter((text) => /^(in-my-sights|out-of-the-sun) .* A1$/.test(text)) : [];
  }
  if (relation(view, OWN, FOE) > 0) return at([...POSITION_CARDS].reverse(), PUPIL);
  return legal.filter((text) => /^(in-my-sights|out-of-the-sun) .* A1$/.test(text));
}

/** What the enemy wants to answer in the turns in which he teaches. */
function wishesOf({ kind }: Prompt, view: View, turn: number, legal: readonly string[]): readonly string[] {
  if (kind === "respond") return theirAnswer(view);
  if (kind === "leader") return theirCard(view, legal);
  return kind === "altitude" && turn === 1 && relation(view, OWN, FOE) > 0 ? ["dive 2"] : [];
}

/** The answers that the enemy may choose from; none: all that are legal. */
export function enemyAnswers(prompt: Prompt, view: View, turn: number): readonly string[] {
  if (turn >= FREE_FROM) return [];
  const legal = legalOf(prompt, view);
  const wanted = first(wishesOf(prompt, view, turn, legal), legal);
  return [wanted ?? first(["resolve", "done", "pass"], legal) ?? legal[0] ?? ""];
}
