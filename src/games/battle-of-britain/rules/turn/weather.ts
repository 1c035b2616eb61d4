import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { entryOf, LATE_TURN } from "../../data/calendar.ts";
import { faceOf, pairOf } from "../../data/faces.ts";
import { MARKERS } from "../../data/figures.ts";
import { BRITISH, GERMAN, SIDES } from "../../data/sides.ts";
import { LF5 } from "../../data/tables.ts";
import { FLIES, FLIES_42, type Pair } from "../../data/weather.ts";
import { doFirst } from "../state/change.ts";
import { activeGeschwader, tablesOf } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { tell, why } from "../state/tell.ts";

/** BB-18, BB-19, BB-24: whether the Luftwaffe flies on a pair of faces in a turn. */
export function fliesOn(turn: number, pair: Pair, weather: "dice" | "dice42"): boolean {
  const list = weather === "dice" ? FLIES[entryOf(turn).phase] : FLIES_42;
  return list.includes(pair);
}

interface Sky {
  readonly state: State;
  readonly flies: boolean;
  readonly events: readonly GameEvent[];
}

function byDice(state: State, weather: "dice" | "dice42", dice: Dice): Sky {
  const { turn } = state;
  const [german, british] = [GERMAN, BRITISH].map((side) => {
    const [face = 1] = dice.throw({
      dice: ["d6"],
      by: SIDES[side as 0 | 1],
      why: why("throw.weather", { turn, side: SIDES[side as 0 | 1] }),
    });
    return faceOf(side as 0 | 1, face);
  }) as ["+" | "o" | "-", "+" | "o" | "-"];
  const pair = pairOf(german, british);
  const flies = fliesOn(turn, pair, weather);
  return { state, flies, events: [tell("event.weather-dice", { german, british, flies })] };
}

/** BB-21: a card of four black and seven red is drawn and not put back. */
function byCards(state: State, dice: Dice): Sky {
  const left = state.black + state.red;
  const [face = 1] = dice.throw({
    dice: [`d${left}`],
    by: "table",
    why: why("throw.weather-card", { black: state.black, red: state.red }),
  });
  const flies = face > state.black;
  return {
    state: { ...state, black: state.black - Number(!flies), red: state.red - Number(flies) },
    flies,
    events: [tell("event.weather-card", { flies })],
  };
}

/** BB-20, BB-22: what the calendar says; BB-H1: always fine. */
function skyOf(state: State, dice: Dice): Sky {
  const { weather } = state.setup.options;
  switch (weather) {
    case "dice":
    case "dice42":
      return byDice(state, weather, dice);
    case "cards":
      return byCards(state, dice);
    default: {
      const flies = weather === "clear" || entryOf(state.turn).flies;
      return { state, flies, events: [tell("event.weather", { flies })] };
    }
  }
}

/** BB-130, BB-R8: on the first flying turn of the second phase Luftflotte 5 must make its attempt. */
function dutyOf(state: State): State["duty"] {
  if (state.duty !== "waits" || entryOf(state.turn).phase !== 2) return state.duty;
  return activeGeschwader(state).some(({ pool }) => pool === LF5) ? "due" : "none";
}

/** LF5 has its squadrons after the alert. */
export function dutyBegun(state: State): Step {
  const duty = dutyOf(state);
  const events = duty === "due" ? [tell("event.duty", {})] : [];
  return { state: { ...state, duty }, events };
}

/** BB-72, BB-85, BB-R23: a respite ends the turn; else both sides go on alert, and then the Germans assign missions. */
export function checkWeather(state: State, dice: Dice): Step {
  const { state: now, flies, events } = skyOf(state, dice);
  if (!flies) return { state: doFirst(now, [{ do: "turn" }]), events };
  const tasks: readonly Task[] = [
    ...(now.turn >= LATE_TURN ? [{ do: "sevens" } as const] : []),
    { do: "alert" },
    ...tablesOf(now.setup).pools.map(({ id }) => ({ do: "fill", pool: id }) as const),
    { do: "hand" },
    { do: "missions" },
    { do: "tally-ho" },
  ];
  return { state: doFirst({ ...now, flying: true, markers: MARKERS }, tasks), events };
}
