import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../words.ts";
import { Words } from "../Cited.tsx";
import type { PadsInUse, WrittenPad } from "./use-pads.ts";
import "./pads.css";

interface PadsProps<Pad extends WrittenPad> {
  readonly pads: readonly Pad[];
  readonly use: PadsInUse<Pad>;
  /** What the main button says, in the words of the game. */
  readonly ready: string;
  /** Beside "ready". */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The pads of a seat, and below them "ready". */
export function Pads<Pad extends WrittenPad>({ pads, use, ready, actions, children }: PadsProps<Pad>) {
  const { t } = useWords();
  // At a table on a server what is handed in stays on the page.
  const isDone = pads.every(({ state }) => state === "ready");
  return (
    <div className="pads">
      {children}
      {use.regrets.length > 0 && (
        <p className="forecast__regret" data-told="alert">
          <Words text={use.regrets.join(" ")} /> {t("forecast.sure", ready)}
        </p>
      )}
      <div className="pads__actions goes-on">
        {actions}
        <Button
          ref={use.go}
          look={isDone ? "paper" : "brass"}
          className="pads__go"
          data-point="ready"
          onClick={() => use.ready(pads)}
        >
          {ready}
        </Button>
      </div>
    </div>
  );
}
