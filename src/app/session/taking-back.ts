import type { SeatId } from "../../core/game.ts";
import type { PlayedEntry } from "../../core/match/entry.ts";
import { replayStep } from "../../core/match/play.ts";
import { isFreeTakeBack, takeBack } from "../../core/match/take-back.ts";
import { fail } from "../../core/result.ts";
import { computerAt } from "./placing.ts";
import { DONE, type TableActions } from "./session.ts";
import type { Sitting } from "./sitting.ts";

/** The seats that agree: those that said yes; and, where agreement is needed, the computers. */
function allWho(
  { match, computers }: Sitting,
  count: number,
  asker: SeatId,
  agreed: readonly SeatId[],
): readonly SeatId[] {
  const asked = count >= match.moments.length || !isFreeTakeBack(match, count, asker);
  if (!asked) return [];
  const polite = match.seats.map(({ id }) => id).filter((id) => computerAt(computers, id) !== undefined);
  return [...agreed, ...polite.filter((id) => id !== asker && !agreed.includes(id))];
}

/** Taking rounds back and putting them back as they were. */
export function takingBackActions(sitting: Sitting): Pick<TableActions, "takeBack" | "redo"> {
  return {
    takeBack(count, asker, agreed = []) {
      if (sitting.keeping) return DONE;
      const { match, dice } = sitting.open;
      const taken = takeBack(match, count, asker, allWho(sitting, count, asker, agreed));
      if (!taken.ok) return taken;
      const steps = match.moments.slice(-count).map((moment) => match.entries[moment.entry] as PlayedEntry);
      sitting.undone = [...steps, ...sitting.undone];
      sitting.settle({ match: taken.value, dice });
      return DONE;
    },
    redo() {
      const [next, ...rest] = sitting.undone;
      if (!next || sitting.keeping) return DONE;
      const played = replayStep(sitting.match, next);
      if (!played.ok) return fail(played.error);
      sitting.undone = rest;
      sitting.settle({ match: played.value, dice: sitting.open.dice });
      return DONE;
    },
  };
}
