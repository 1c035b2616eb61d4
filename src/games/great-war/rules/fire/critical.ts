import type { Dice } from "../../../../core/dice/dice.ts";
import type { Critical } from "../../data/tables.ts";
import { tablesOf } from "../setup/roster.ts";
import { tell, why } from "../state/step.ts";
import { observerHit, pilotHit } from "./crew-hits.ts";
import type { Effect, Rule, Struck } from "./hits.ts";
import {
  controlsHit,
  elevatorHit,
  graze,
  gunHit,
  heavyEngineHit,
  lightEngineHit,
  sparHit,
  tankHit,
} from "./machine-hits.ts";
import { idOf } from "./told.ts";

const RULES: Readonly<Record<Critical, Rule>> = {
  pilot: pilotHit,
  controls: controlsHit,
  "engine-light": lightEngineHit,
  gun: gunHit,
  observer: observerHit,
  graze,
  elevator: elevatorHit,
  spar: sparHit,
  fuel: tankHit,
  "engine-heavy": heavyEngineHit,
};

/** §7, 4.8a–g, 4.10q: two dice on the chart of critical hits, and what the number does with its own dice. */
export function criticalHit(struck: Struck, dice: Dice): Effect {
  const { setup, index, blow } = struck;
  const id = idOf(setup, index);
  const faces = dice.throw({ dice: ["d6", "d6"], by: blow.side, why: why("throw.critical", { id }) });
  const number = faces.reduce((sum, face) => sum + face, 0);
  const effect = tablesOf(setup).criticals.chart[number - 2] ?? "graze";
  const told = tell("event.critical", { id, number, faces, effect, source: blow.source });
  const hit = RULES[effect](struck, number, dice);
  return { aircraft: hit.aircraft, events: [told, ...hit.events] };
}
