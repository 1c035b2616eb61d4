import type { GameEvent } from "../../../core/game.ts";
import { throwsFor } from "../../../core/match/log.ts";
import type { Moment } from "../../../core/match/match.ts";
import { throwsByFact } from "../../../face/decided.ts";
import type { ReportFace } from "../../../face/report.ts";
import type { ThrownDie } from "../../../tabletop/die.ts";
import { sideOf } from "../../session/seats.ts";
import { eventsOf, type Looking, momentAt, viewpoint } from "../../session/selectors.ts";

/** Which facts a throw decides, as the game says. */
export type Decides = ReportFace["decides"];

type DiceByFact = ReadonlyMap<GameEvent | undefined, readonly ThrownDie[]>;

function readDice(state: Looking, decides: Decides, index: number): DiceByFact {
  const { seats } = state.open.match;
  const throws = throwsFor(momentAt(state, index), viewpoint(state));
  const byFact = throwsByFact(throws, eventsOf(state, index), decides);
  return new Map(
    [...byFact].map(([event, fallen]) => [
      event,
      fallen.flatMap(({ dice, faces, by }) =>
        faces.map((face, at): ThrownDie => ({ kind: dice[at] ?? "d6", face, side: sideOf(seats, by) })),
      ),
    ]),
  );
}

const known = new WeakMap<readonly GameEvent[], { readonly moment: Moment; readonly dice: DiceByFact }>();

/**
 * The dice that fell on the way to a moment by the fact that they decided, as far as the viewpoint may know of them;
 * under undefined those of which nothing is told.
 */
export function diceByFact(state: Looking, decides: Decides, index: number): DiceByFact {
  const [moment, events] = [momentAt(state, index), eventsOf(state, index)];
  const before = known.get(events);
  if (before?.moment === moment) return before.dice;
  const dice = readDice(state, decides, index);
  known.set(events, { moment, dice });
  return dice;
}
