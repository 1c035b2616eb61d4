import { itemAt } from "../../core/item-at.ts";
import { now } from "../../core/match/match.ts";
import type { Config } from "../../games/down-in-flames/data/config.ts";
import type { State } from "../../games/down-in-flames/rules/state/state.ts";
import type { Bridge } from "../bridge.ts";
import { flown } from "../common/down-in-flames.ts";
import { answerOf, battleOf, type Costs, misfit, SIDES } from "./battle.ts";
import { cardStands, configOf, flights, knows, ROOM, SEAT } from "./cards-layout.ts";

/**
 * What aircraft cost, by play between cadets, so that a battle costs what the campaign's own dice cost
 * (`scripts/bridges.ts`): a bomber that is damaged falls behind, a German that is damaged lands at home.
 */
const COSTS: Costs = {
  american: { whole: 0, hit: 0, crippled: 1, down: 6 },
  escorts: { whole: 0, hit: 0, crippled: 1, down: 6 },
  bombers: { whole: 0, hit: 0, crippled: 6, down: 6 },
  german: { whole: 0, hit: 0, crippled: 0, down: 5 },
};

/** Battles over the Reich with cards: an aircraft stands for some factors of its type, bombers fly in formation. */
export const cards: Bridge<Config> = {
  fits: (spawn) => misfit(battleOf(spawn), "cards", knows, ROOM),
  config: (spawn) => configOf(battleOf(spawn)),
  seats: (spawn) => {
    const { players } = battleOf(spawn);
    return new Map(SIDES.map((side, at) => [SEAT[side], itemAt(players, at)]));
  },
  answer(spawn, match) {
    const stands = cardStands(battleOf(spawn));
    const all = flown(flights(stands), now(match).state as State);
    const marks = stands.map((_, at) => all.filter(({ place }) => place === at).map(({ mark }) => mark));
    return answerOf(stands, marks, COSTS);
  },
};
