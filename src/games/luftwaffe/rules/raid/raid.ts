import { LAST_TURN } from "../../data/calendar.ts";
import { print } from "../grammar/grammar.ts";
import { doFirst } from "../state/change.ts";
import { livingAmericans, livingGermans } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import { reveal, tell } from "../state/tell.ts";
import { isOnOwnLine } from "./american-flight.ts";
import { lostUnits } from "./counters.ts";
import { TURN_TASKS } from "./turn.ts";

/** LW-56: lines of the Target Sheet that nobody has seen, stream by stream as answers spell them. */
function unseenStreams({ americans }: State): readonly string[] {
  const streams = new Map<string, string[]>();
  for (const { id, line, bombed } of americans) {
    if (!line || bombed) continue;
    const key = print({ kind: "sheet", streams: [{ ...line, units: [] }] }).replace("sheet ", "");
    streams.set(key, [...(streams.get(key) ?? []), id]);
  }
  return [...streams].map(([line, units]) => `${line} ${units.join(" ")}`);
}

/** LW-L41, LW-50: an empty sheet leaves the raid out, but for that of fighters alone (LW-H7). */
export function raidBegins(state: State): Step {
  const planned = state.sweep || livingAmericans(state).some(({ line }) => line !== null);
  const { quarter } = state;
  if (!planned) return { state, events: [reveal("event.no-raid", { quarter })] };
  return {
    state: doFirst({ ...state, turn: 0 }, [{ do: "turn" }]),
    events: [reveal("event.raid", { quarter })],
  };
}

/** LW-H7: bombers that are still to come, and everybody who has not come back (LW-H1). */
function isAbroad(state: State): boolean {
  return livingAmericans(state).some(
    ({ hex, line, back }) =>
      (hex !== null || line !== null) && !back && (hex !== null || (line?.turn ?? 0) >= state.turn),
  );
}

/** LW-52, LW-59, LW-H1: turn after turn to the twentieth, or until nobody is left whom the sheet sent. */
export function turnBegins(state: State): Step {
  if (state.turn === LAST_TURN || (state.turn > 0 && !isAbroad({ ...state, turn: state.turn + 1 })))
    return { state: doFirst(state, [{ do: "raid-ends" }]), events: [] };
  const turn = state.turn + 1;
  // Who sees that a raid goes on with nobody abroad learns that somebody is still to come.
  const shows = livingAmericans(state).every(({ hex }) => hex === null);
  const event = (shows ? reveal : tell)("event.turn", { turn });
  return { state: doFirst({ ...state, turn }, TURN_TASKS), events: [event] };
}

/** LW-59, LW-L47: Germans land, Americans who have entered and not left are lost; all sheets are open. */
export function raidEnds(state: State): Step {
  // LW-H3: who has entered and waits on his own lines is home.
  const abroad = livingAmericans(state).filter((one) => one.hex !== null && !isOnOwnLine(state, one));
  const step = lostUnits(
    state,
    abroad.map(({ id }) => id),
  );
  const { sweep: _, ...now } = step.state;
  const streams = unseenStreams(state);
  return {
    state: {
      ...now,
      turn: 0,
      germans: now.germans.map((one) => ({
        ...one,
        hex: null,
        counter: null,
        tanks: false,
        ready: 1,
        fired: false,
      })),
      americans: now.americans.map((one) => ({
        ...one,
        hex: null,
        counter: null,
        tanks: false,
        fired: false,
        line: null,
        bombed: false,
        crossed: null,
        back: false,
        mission: "free" as const,
      })),
    },
    events: [
      ...step.events,
      reveal("event.raid-ends", { germans: livingGermans(now).length, lost: abroad.length }),
      ...(streams.length > 0 ? [reveal("event.sheet-shown", { streams })] : []),
    ],
  };
}
