import type { Setup } from "../setup/setup.ts";
import { flierOf } from "./condition.ts";
import type { Aircraft } from "./state.ts";

/** Men besides the one who flies who are fit for duty (4.8f): places in the crew. */
function fitObservers(setup: Setup, index: number, aircraft: Aircraft): readonly number[] {
  const flier = flierOf(setup, index, aircraft);
  return [...aircraft.crew.keys()].filter(
    (man) => man > 0 && man !== flier && aircraft.crew[man]?.health === "fit",
  );
}

/** Whether a man can work a gun: the pilot while he flies, others when fit; at dual controls nobody's hands are free (4.8f, 4.9r). */
export function worksGuns(setup: Setup, index: number, aircraft: Aircraft, man: number): boolean {
  return man === 0
    ? flierOf(setup, index, aircraft) === 0
    : fitObservers(setup, index, aircraft).includes(man);
}

/** 9.4: photographs and spotting need a pilot at the controls and an observer fit for duty (4.8f, 4.9r). */
export function canObserve(setup: Setup, index: number, aircraft: Aircraft): boolean {
  return fitObservers(setup, index, aircraft).length > 0;
}
