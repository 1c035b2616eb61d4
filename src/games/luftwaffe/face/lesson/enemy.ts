import type { Prompt } from "../../../../core/game.ts";
import { distance } from "../../rules/map/hex.ts";
import { germanReach, landable, movableGermans, startable } from "../../rules/raid/german-flight.ts";
import { isBomber, livingAmericans, livingGermans, placeOf, tablesOf } from "../../rules/state/look.ts";
import type { GermanState } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { firstLegal } from "./answers.ts";
import { PUPIL_SEAT, WAVES } from "./setup.ts";

/** Hexes of bombers beyond the line: those with an escort first, so that the lesson has its fight, then the nearest. */
function quarry(view: View, from: string): readonly string[] {
  const abroad = livingAmericans(view).filter(({ hex, crossed }) => hex !== null && crossed !== null);
  const hexesOf = (bombers: boolean) =>
    abroad.flatMap((one) => (isBomber(view, one) === bombers ? [one.hex ?? ""] : []));
  const escorted = hexesOf(false);
  const far = (hex: string) => distance(hex, from) + (escorted.includes(hex) ? 0 : FAR);
  return [...new Set(hexesOf(true))].sort((one, other) => far(one) - far(other));
}

/** More than any way over the map. */
const FAR = 100;

function waveOf(unit: string) {
  return WAVES.find(({ units }) => units.includes(unit));
}

/** The base from which a unit came. */
function baseHexOf(view: View, unit: string): string {
  return placeOf(view, waveOf(unit)?.base ?? tablesOf(view.setup).bases[0]?.id ?? "").hex;
}

/** A wave attacks in the turn in which it takes off, and then goes home. */
function isHomeward(view: View, { id }: GermanState): boolean {
  return view.turn > (waveOf(id)?.turn ?? 0);
}

/** A wave takes off when its turn has come and bombers are in reach. */
function takeOffs(view: View): readonly string[] {
  const ready = startable(view);
  return WAVES.filter(({ turn }) => turn === view.turn).flatMap(({ units, base }) => {
    const here = ready.filter(({ id, base: at }) => units.includes(id) && at === base);
    return here.length > 0 && quarry(view, placeOf(view, base).hex).length > 0
      ? [`take-off ${here.map(({ id }) => id).join(" ")}`]
      : [];
  });
}

/** To bombers that can be reached, or home. */
function flightOf(view: View, one: GermanState): readonly string[] {
  const reach = germanReach(view, one);
  const prey = quarry(view, one.hex ?? "").find((hex) => reach.has(hex));
  const home = [...reach.keys()].sort(
    (a, b) => distance(a, baseHexOf(view, one.id)) - distance(b, baseHexOf(view, one.id)),
  )[0];
  const to = isHomeward(view, one) ? home : (prey ?? home);
  return to === undefined || to === one.hex ? [] : [`fly ${to} ${one.id}`];
}

function moves(view: View): readonly string[] {
  const flying = movableGermans(view).flatMap((one) => flightOf(view, one));
  const down = landable(view)
    .filter((one) => isHomeward(view, one))
    .map(({ id }) => `land ${id}`);
  return [...takeOffs(view), ...flying, ...down];
}

function bases(view: View): readonly string[] {
  const living = livingGermans(view).map(({ id }) => id);
  const stationed = WAVES.map(({ base, units }) => [base, ...units.filter((unit) => living.includes(unit))]);
  return [`base ${stationed.flat().join(" ")}`];
}

function wishes({ kind }: Prompt, view: View): readonly string[] {
  switch (kind) {
    case "bases":
      return bases(view);
    case "german-move":
      return moves(view);
    case "attack":
      return ["attack"];
    case "reply":
      return ["fire"];
    default:
      return [];
  }
}

/** The answer that the enemy gives, so that the raid goes its way. */
export function enemyAnswers(prompt: Prompt, view: View): readonly string[] {
  return prompt.seat === PUPIL_SEAT ? [] : [firstLegal(wishes(prompt, view), prompt, view) ?? ""];
}
