import { useState } from "react";
import { HANDOVER_LENGTH } from "../../protocol/limits.ts";
import { takeHost } from "../remote/host-match.ts";
import { Paper } from "../ui/paper.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { useNotThere } from "./use-remote.ts";
import { useHostedWords } from "./words.ts";

interface TakeHostProps {
  readonly code: string;
  /** This device is the host's from now on. */
  readonly onTaken: () => void;
}

/** Where one becomes a table's host by the code that a terminal, or whoever was its host so far, has printed. */
export function TakeHost({ code, onTaken }: TakeHostProps) {
  const w = useHostedWords();
  const sentence = useNotThere();
  const [fault, setFault] = useState<string>();
  const take = (handover: string) =>
    void takeHost(code, handover).then(onTaken, async (error) => setFault(await sentence(error)));
  return (
    <Paper title={w("host.take")}>
      <div className="stack">
        <CodeForm
          label={w("host.takeCode")}
          letters={HANDOVER_LENGTH}
          action={w("join.takeOver")}
          onCode={take}
        />
        {fault !== undefined && <p data-told="alert">{fault}</p>}
      </div>
    </Paper>
  );
}
