import type { Text } from "../../../face/text.ts";
import type { Chances } from "../rules/combat/odds.ts";
import type { PlayOrder } from "../rules/grammar/order.ts";
import { type Attacker, pieceOf } from "../rules/state/pieces.ts";
import type { Attack } from "../rules/state/task.ts";
import { chanceToLeave } from "../rules/turn/disengage.ts";
import type { View } from "../rules/view/view.ts";
import { answerersOf } from "./answerers.ts";
import { phrase } from "./phrase.ts";
import { type BomberChances, type Prospect, prospectOf, prospectOfAttack } from "./prospect.ts";
import { shareOf } from "./share.ts";

/** What is told of an answer before it is given: the chance that it harms, and the ruling in lines. */
export interface Advice {
  readonly lines: readonly Text[];
  readonly chance?: number;
}

function resultsOf({ down, damaged, straggles = [0, 1], none }: Chances & Partial<BomberChances>) {
  return {
    down: shareOf(down),
    damaged: shareOf(damaged),
    straggles: shareOf(straggles),
    none: shareOf(none),
  };
}

function told(prospect: Prospect, at: string): Advice {
  switch (prospect.kind) {
    case "aircraft": {
      const { hits, hitValue, defense, odds, chances } = prospect;
      const results = resultsOf(chances);
      return {
        lines: [
          phrase("odds.aircraft", { hits, hitValue, defense, odds }),
          phrase("odds.results", { ...results, at }),
        ],
        chance: 100 - results.none.percent,
      };
    }
    case "bombers": {
      const { hits, hitValue, points, more, chances, bomber } = prospect;
      const scored = phrase("odds.points", { hits, hitValue, points, more: shareOf(more) });
      const results = resultsOf(chances);
      const after = bomber
        ? phrase("odds.bomber", { ...results, at, ...bomber })
        : phrase("odds.any-bomber", results);
      return { lines: [scored, after] };
    }
    case "rockets": {
      const hit = shareOf(prospect.hit);
      return { lines: [phrase("odds.rockets", { hit })], chance: hit.percent };
    }
    default:
      return { lines: [phrase("odds.destroys")], chance: 100 };
  }
}

/** What could answer a card, counted from what everybody may know. */
function answerLine(view: View, by: Attacker, order: PlayOrder): readonly Text[] {
  const found = answerersOf(view, by, order);
  return found ? [phrase("odds.answers", { ...found })] : [];
}

/** DIF-B16: how likely the Element whose player-turn it is leaves the fight. */
export function adviceOnLeaving(view: View): Advice {
  if (!view.playerTurn) return { lines: [] };
  const { bonus, leaves: chance } = chanceToLeave(view, view.playerTurn.element);
  const leaves = shareOf(chance);
  return { lines: [phrase("odds.disengage", { bonus, leaves })], chance: leaves.percent };
}

/** Fire as it would be resolved if nobody answered it, and what could still answer the card. */
export function adviceOn(view: View, by: Attacker, order: PlayOrder, open?: Attack): Advice {
  const named = open?.at ?? order.at;
  const at = named ? pieceOf(view.setup, named) : undefined;
  const prospect = at && prospectOf(view, by, order, at, open);
  const fire = prospect ? told(prospect, named ?? "") : { lines: [] };
  return { ...fire, lines: [...fire.lines, ...answerLine(view, by, order)] };
}

/** What the cards of an attack that stand already come to. */
export function adviceOnFire(view: View, attack: Attack): Advice {
  return told(prospectOfAttack(view, attack, pieceOf(view.setup, attack.at)), attack.at);
}
