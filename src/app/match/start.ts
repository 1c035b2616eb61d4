import { useState } from "react";
import { navigate } from "../router.ts";
import { useWords } from "../words.ts";
import type { Plan } from "./create.ts";

export interface Start {
  /** Begins a match and goes to its table. */
  readonly start: (plan: Plan) => Promise<void>;
  readonly busy: boolean;
  /** Why the set-up was refused, one sentence each. */
  readonly problems: readonly string[];
}

/** Begins matches; what can't be played is told in sentences. */
export function useStart(): Start {
  const { t, language } = useWords();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const begin = async (plan: Plan) => {
    const { createMatch } = await import("./create.ts");
    const made = await createMatch(plan);
    if (made.ok) {
      navigate({ page: "match", id: made.value, at: null });
      return;
    }
    const { refusalSentences } = await import("./refusal.ts");
    setProblems(await refusalSentences(made.error, language, t));
  };
  const start = async (plan: Plan) => {
    setBusy(true);
    setProblems([]);
    try {
      await begin(plan);
    } catch {
      setProblems([t("app.failed")]);
    }
    setBusy(false);
  };
  return { start, busy, problems };
}
