import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { SIDES } from "../../data/sides.ts";
import { dataOf, sideOfSquadron } from "../../data/squadrons.ts";
import { credited } from "../end/credits.ts";
import { tellKills } from "../fire/index.ts";
import { hasFallen } from "../ground/score.ts";
import { enemyOf } from "../setup/front.ts";
import { typeOf } from "../setup/roster.ts";
import type { Airman, Campaign, Casualty, Credit, Squadron } from "../state/campaign.ts";
import { aceLevel } from "../state/condition.ts";
import type { State } from "../state/state.ts";
import { type Aftermath, tell } from "../state/step.ts";
import { type Landing, landingOf } from "./come-home.ts";
import { afterMission, cameHome, wholeKills } from "./novices.ts";

/** among how many each kill of an aircraft is shared. B-72: both men of a two-seater have its share. */
function sharesOf({ credits }: Campaign, index: number): readonly number[] {
  return credits.filter(({ by }) => by.includes(index)).map(({ by }) => by.length);
}

/** What a mission made of a man: a regular, an ace. */
function grown(before: Airman, after: Airman, side: 0 | 1): readonly GameEvent[] {
  const { name } = after;
  const kills = wholeKills(after.kills);
  const [was, is] = [aceLevel(wholeKills(before.kills)), aceLevel(kills)];
  return [
    ...(before.novice && !after.novice
      ? [tell("event.seasoned", { name, side: SIDES[side], kill: kills > 0 })]
      : []),
    ...(is > was ? [tell("event.new-ace", { name, side: SIDES[side], kills, level: is })] : []),
  ];
}

/** The books of the week while a mission is entered in them. */
interface Books {
  squadrons: readonly Squadron[];
  readonly gone: Casualty[];
  readonly events: GameEvent[];
}

function withMachine(squadron: Squadron, type: string, machine: Landing["machine"]): Squadron {
  const at = dataOf(squadron.id).types.indexOf(type);
  const change = (counts: readonly number[], by: number) =>
    counts.map((count, place) => (place === at ? count + by : count));
  if (machine === "ready") return squadron;
  const ready = change(squadron.ready, -1);
  return machine === "lost"
    ? { ...squadron, ready }
    : { ...squadron, ready, repair: change(squadron.repair, 1) };
}

function enter(books: Books, state: State, index: number, landing: Landing): void {
  const campaign = present(state.campaign);
  const [at, place] = itemAt(campaign.flying, index);
  const squadron = itemAt(books.squadrons, at);
  const crew = itemAt(squadron.crews, place);
  const side = sideOfSquadron(squadron.id);
  const shares = sharesOf(campaign, index);
  const home = landing.machine !== "lost" && cameHome(itemAt(state.aircraft, index));
  const id = state.setup.airframes[index]?.id ?? "";
  books.events.push(...landing.events);
  const men = crew.men.map((man, seat): Airman | null => {
    if (!man) return null;
    const fate = landing.fates[seat] ?? null;
    const after: Airman = { name: man.name, ...afterMission(man, shares, home) };
    if (fate === null) {
      books.events.push(...grown(man, after, side));
      return after;
    }
    const kills = wholeKills(after.kills);
    books.gone.push({ ...after, squadron: squadron.id, man: seat, fate, mission: campaign.mission });
    books.events.push(
      tell("event.casualty", { id, name: man.name, side: SIDES[side], man: seat, fate, kills }),
    );
    return null;
  });
  const crews = squadron.crews.map((one, other) => (other === place ? { ...crew, men } : one));
  const entered = withMachine({ ...squadron, crews }, crew.type, landing.machine);
  books.squadrons = books.squadrons.map((one, other) => (other === at ? entered : one));
}

/** B-70: aircraft that came down among the enemy, or left the table on his side, without having fallen. */
function capturedOf({ aircraft }: State, landings: readonly Landing[]): readonly number[] {
  return [...landings.keys()].filter(
    (index) => landings[index]?.machine === "lost" && !hasFallen(itemAt(aircraft, index)),
  );
}

/** B-70 with A-30: who glided into the enemy's hands is a kill of whoever's hit forced the glide. */
function forcedDown({ aircraft }: State, captured: readonly number[]): readonly Credit[] {
  return captured.flatMap((target) => {
    const { gliding, crippledBy } = itemAt(aircraft, target);
    return gliding && crippledBy !== undefined ? [{ target, by: [crippledBy] }] : [];
  });
}

/** B-70: what is captured pays the enemy like what he shot down. */
function withCaptures(state: State, captured: readonly number[]): State["score"] {
  const score: [number, number] = [...state.score];
  for (const index of captured) {
    const enemy = enemyOf(state.setup.airframes[index]?.side ?? 0);
    const { twoSeater, kill } = state.setup.prices[enemy];
    score[enemy] += typeOf(state.setup, index).seats > 1 ? twoSeater : kill;
  }
  return score;
}

function count(state: State, landings: readonly Landing[], side: 0 | 1, lost: boolean): number {
  return landings.filter(
    ({ machine }, index) => state.setup.airframes[index]?.side === side && (!lost || machine === "lost"),
  ).length;
}

function both(a: readonly [number, number], b: readonly [number, number]): readonly [number, number] {
  return [a[0] + b[0], a[1] + b[1]];
}

/**
 * The end of a mission: who came home and who did not, kills and missions to everybody's name, points (A-47: nothing
 * of it counted in the mission itself).
 */
export function debrief(before: State, dice: Dice): Aftermath {
  const landings = before.aircraft.map((_, index) => landingOf(before, index, dice));
  const captured = capturedOf(before, landings);
  const forced = forcedDown(before, captured);
  const state = credited(before, forced);
  const campaign = present(state.campaign);
  const books: Books = {
    squadrons: campaign.squadrons,
    gone: [],
    events: [...tellKills(state.setup, forced)],
  };
  landings.forEach((landing, index) => {
    enter(books, state, index, landing);
  });
  const points = withCaptures(state, captured);
  const totals = both(campaign.points, points);
  const done = [state.done.length, state.setup.targets.length] as const;
  const lost = [count(state, landings, 0, true), count(state, landings, 1, true)] as const;
  const aircraft = [count(state, landings, 0, false), count(state, landings, 1, false)] as const;
  const { mission } = campaign;
  const over = tell("event.mission-over", { mission, points, totals, done, lost });
  return {
    board: {
      ...state,
      score: [0, 0],
      campaign: {
        ...campaign,
        called: null,
        points: totals,
        squadrons: books.squadrons,
        credits: [],
        flown: [...campaign.flown, { points, done, aircraft, lost }],
        gone: [...campaign.gone, ...books.gone],
      },
    },
    events: [...books.events, over],
  };
}
