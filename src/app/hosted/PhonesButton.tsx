import { useState } from "react";
import { type Hosted, hostMatch } from "../remote/host-match.ts";
import { navigate } from "../router.ts";
import { Button, type ButtonProps } from "../ui/button.tsx";
import { useNotThere } from "./use-remote.ts";
import { useHostedWords } from "./words.ts";

interface PhonesButtonProps {
  /** What is to be played; undefined where something about it is not settled yet, which is told there. */
  readonly plan: () => Hosted | undefined;
  /** Left out: that it is played with phones. */
  readonly label?: string;
  readonly look?: NonNullable<ButtonProps["look"]>;
}

/** Puts a match on the server that the page comes from, for people with phones. */
export function PhonesButton({ plan, label, look = "paper" }: PhonesButtonProps) {
  const w = useHostedWords();
  const sentence = useNotThere();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const host = async () => {
    const planned = plan();
    if (!planned) return;
    setBusy(true);
    setFault(undefined);
    try {
      navigate({ page: "host", code: await hostMatch(planned) });
    } catch (error) {
      setFault(await sentence(error, planned.game));
      setBusy(false);
    }
  };
  return (
    <>
      <Button look={look} size="big" disabled={busy} onClick={() => void host()}>
        {busy ? w("host.opening") : (label ?? w("host.title"))}
      </Button>
      {fault !== undefined && <p data-told="alert">{fault}</p>}
    </>
  );
}
