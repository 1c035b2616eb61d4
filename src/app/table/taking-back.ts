import { recordedDice } from "../../core/dice.ts";
import type { SeatId } from "../../core/game.ts";
import { isFreeTakeBack, play, type Round, takeBack } from "../../core/match.ts";
import { fail } from "../../core/result.ts";
import { aloneAt, computerAt } from "./placing.ts";
import type { TableActions } from "./session.ts";
import { DONE, type Sitting } from "./sitting.ts";

/** The seats that agree: those that said yes; and, where agreement is needed, the computers and who plays alone. */
function allWho({ match, computers }: Sitting, count: number, agreed: readonly SeatId[]): readonly SeatId[] {
  if (agreed.length === 0 && count < match.moments.length && isFreeTakeBack(match, count)) return agreed;
  const alone = aloneAt(match.seats, computers);
  const polite = match.seats.map(({ id }) => id).filter((id) => id === alone || computerAt(computers, id));
  return [...agreed, ...polite.filter((id) => !agreed.includes(id))];
}

/** Taking rounds back and putting them back as they were. */
export function takingBackActions(sitting: Sitting): Pick<TableActions, "takeBack" | "redo"> {
  return {
    takeBack(count, agreed = []) {
      const { match, dice } = sitting.open;
      const taken = takeBack(match, count, allWho(sitting, count, agreed));
      if (!taken.ok) return taken;
      const rounds = match.moments.slice(-count).map((moment) => match.entries[moment.entry] as Round);
      sitting.undone = [...rounds, ...sitting.undone];
      sitting.settle({ match: taken.value, dice });
      return DONE;
    },
    redo() {
      const [next, ...rest] = sitting.undone;
      if (!next) return DONE;
      const played = play(sitting.match, next.answers, recordedDice(next.rolls));
      if (!played.ok) return fail(played.error);
      sitting.undone = rest;
      sitting.settle({ match: played.value, dice: sitting.open.dice });
      return DONE;
    },
  };
}
