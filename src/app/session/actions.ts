import { branch } from "../../core/match/match.ts";
import { begin } from "../../core/match/play.ts";
import { fail, ok } from "../../core/result.ts";
import { battleActions } from "./battles.ts";
import { lookingActions } from "./looking.ts";
import { NOTHING_PENDING, promptsFor } from "./pending.ts";
import { aloneAt, asksInTheOpen, computerAt } from "./placing.ts";
import { handOn, roundActions } from "./rounds.ts";
import { clearPad, seatingActions } from "./seating.ts";
import { answeredIndex } from "./selectors.ts";
import type { TableActions } from "./session.ts";
import { Sitting, type Wiring } from "./sitting.ts";
import { takingBackActions } from "./taking-back.ts";
import { writingActions } from "./writing.ts";

function curtainActions(sitting: Sitting): Pick<TableActions, "liftCurtain" | "raiseCurtain"> {
  return {
    liftCurtain() {
      const { curtain } = sitting.shown;
      if (curtain === null || sitting.keeping) return;
      if (sitting.keeping) return;
      const lift = () => sitting.place({ viewer: curtain, curtain: null, sheer: false });
      // Whoever lifts it may be somebody else: a seat that changes its mind begins anew and reads nothing it has sealed.
      if (sitting.shown.awaited.includes(curtain)) lift();
      else clearPad(sitting, curtain, lift);
    },
    raiseCurtain(seat) {
      const { match, computers } = sitting;
      if (sitting.keeping || promptsFor(match, seat).length === 0 || asksInTheOpen(match)) return;
      if (computerAt(computers, seat) !== undefined || aloneAt(match.seats, computers) !== undefined) return;
      sitting.place({ viewer: "table", curtain: seat, sheer: false });
    },
  };
}

function newMatchActions(sitting: Sitting): Pick<TableActions, "branchHere" | "goOn" | "rematch"> {
  return {
    branchHere(when) {
      const { match, dice } = sitting.open;
      const branched = branch(match, answeredIndex(sitting.shown));
      return sitting.saveNew({ match: branched, dice }, NOTHING_PENDING, when);
    },
    goOn() {
      const { match, dice } = sitting.open;
      // What is written for a round that the log has no room for is not written again.
      return sitting.saveNew({ match: branch(match, match.moments.length - 1), dice }, sitting.pending);
    },
    rematch() {
      const { match, dice: setting } = sitting.open;
      const begun = begin(match.game, match.config, sitting.deps.live);
      if (!begun.ok) return fail(begun.error);
      const dice = setting && "typed" in setting ? setting : undefined;
      return ok(sitting.saveNew({ match: begun.value, dice }));
    },
  };
}

/** The actions of a session. They hold what the page must not see and know no rules: the kernel decides. */
export function tableActions(wiring: Wiring): TableActions {
  const sitting = new Sitting(wiring);
  return {
    ...writingActions(Object.assign(sitting, { handOn: () => handOn(sitting) })),
    ...roundActions(sitting),
    ...battleActions(sitting),
    ...curtainActions(sitting),
    ...takingBackActions(sitting),
    ...seatingActions(sitting),
    ...newMatchActions(sitting),
    ...lookingActions(wiring),
  };
}
