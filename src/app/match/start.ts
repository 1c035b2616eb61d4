import { useState } from "react";
import type { ThrowRequest } from "../../core/dice/dice.ts";
import { navigate } from "../router.ts";
import { useWords } from "../words.ts";
import { noteBriefed } from "./briefed.ts";
import type { FileRefusal, MatchPlan } from "./create.ts";
import { liveDice } from "./dice.ts";

/** A throw of the set-up that is made with real dice. */
export interface WantedThrow {
  readonly plan: MatchPlan;
  readonly request: ThrowRequest;
}

export interface Start {
  /** Begins a match and goes to its table; `at once`: without telling first what it is about. */
  readonly start: (plan: MatchPlan, told?: "at once") => Promise<void>;
  readonly busy: boolean;
  /** Why the set-up was refused, one sentence each. */
  readonly problems: readonly string[];
  /** The throw that has to be read out before the match can begin. */
  readonly wanted: WantedThrow | undefined;
  /** Goes on with the faces that were read, or that are thrown here where none were. */
  readonly read: (faces?: readonly number[]) => Promise<void>;
  /** Begins no match after all. */
  readonly cancel: () => void;
}

/** The throw that a set-up with real dice lacks; undefined where something else is wrong with it. */
export function lackingThrow({ dice }: MatchPlan, { fault }: FileRefusal): ThrowRequest | undefined {
  const missing = fault.problems.find(({ code }) => code === "dice-missing");
  if (!missing || fault.entry !== null || !dice || !("typed" in dice)) return undefined;
  return missing.values as unknown as ThrowRequest;
}

/** Begins matches; what can't be played is told in sentences. */
export function useStart(): Start {
  const { t, language } = useWords();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState<WantedThrow>();
  const begin = async (plan: MatchPlan, told: "at once" | undefined) => {
    const { createMatch } = await import("./create.ts");
    const made = await createMatch(plan);
    if (made.ok) {
      if (told) noteBriefed(made.value);
      navigate({ page: "match", id: made.value, at: null });
      return;
    }
    const request = lackingThrow(plan, made.error);
    if (request) return setWanted({ plan, request });
    const { refusalSentences } = await import("./refusal.ts");
    setProblems(await refusalSentences(made.error, language, t));
  };
  const start: Start["start"] = async (plan, told) => {
    setBusy(true);
    setProblems([]);
    setWanted(undefined);
    try {
      await begin(plan, told);
    } catch {
      setProblems([t("app.failed")]);
    }
    setBusy(false);
  };
  const read = async (faces?: readonly number[]) => {
    if (!wanted) return;
    const { plan, request } = wanted;
    const fell = faces ?? liveDice().throw(request);
    await start({ ...plan, rolls: [...(plan.rolls ?? []), ...fell] });
  };
  return { start, busy, problems, wanted, read, cancel: () => setWanted(undefined) };
}
