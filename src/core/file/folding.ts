import type { Entry, PlayedEntry } from "../match/entry.ts";
import { facesDrawn, type Match, type Moment, type Stepped } from "../match/match.ts";
import { resolveAmendment, resolveRound } from "../match/play.ts";
import type { AnswerProblem } from "../match/problems.ts";
import { judgeTakeBack } from "../match/take-back.ts";
import { judgeUnsealing } from "../match/unsealing.ts";
import { type FileFault, trouble } from "./fault.ts";
import { mapOf, originsOf } from "./read-entry.ts";
import type {
  WrittenAmendment,
  WrittenEntry,
  WrittenRound,
  WrittenTakeBack,
  WrittenUnsealing,
} from "./schema.ts";
import type { Supply } from "./supply.ts";

/** Folds the entries of a file one after another into a log of its own, in time linear in their number. */
export class Folding {
  private readonly entries: Entry[] = [];
  private readonly moments: Moment[];
  private used: number;
  readonly match: Match;

  constructor(
    start: Match,
    private readonly supply: Supply,
  ) {
    this.moments = [...start.moments];
    this.used = facesDrawn(start);
    this.match = { ...start, entries: this.entries, moments: this.moments };
  }

  /** Folds one more entry, or says why it can't be folded. */
  add(written: WrittenEntry): FileFault | undefined {
    if ("takeBack" in written) return this.takeBack(written);
    if ("unseal" in written) return this.unseal(written);
    return "amend" in written ? this.amend(written) : this.round(written);
  }

  private refused(problems: readonly AnswerProblem[]): FileFault {
    return { entry: this.entries.length, problems };
  }

  private step({ step, moment }: Stepped<PlayedEntry>): undefined {
    this.entries.push(step);
    this.moments.push(moment);
  }

  private takeBack({ takeBack, by, agreed }: WrittenTakeBack): FileFault | undefined {
    const taken = judgeTakeBack(this.match, takeBack, by, agreed);
    if (!taken.ok) return this.refused(taken.error);
    this.entries.push(taken.value);
    this.moments.length -= taken.value.count;
    return undefined;
  }

  private unseal({ unseal }: WrittenUnsealing): FileFault | undefined {
    const entry = judgeUnsealing(this.match, unseal);
    if (!entry.ok) return this.refused(entry.error);
    this.entries.push(entry.value);
    return undefined;
  }

  private amend({ amend, why = "" }: WrittenAmendment): FileFault | undefined {
    const amended = resolveAmendment(this.match, amend, why);
    return amended.ok ? this.step(amended.value) : this.refused(amended.error);
  }

  private round(written: WrittenRound): FileFault | undefined {
    const texts = mapOf(written.answers);
    const played = this.supply.draw(
      written,
      this.used,
      (dice) => resolveRound(this.match, texts, dice, originsOf(written)),
      ({ step }) => step,
    );
    if (!played.ok) return trouble(played, this.entries.length);
    const { step } = played.value;
    this.used += step.rolls.length + step.draws.length;
    return this.step(played.value);
  }
}
