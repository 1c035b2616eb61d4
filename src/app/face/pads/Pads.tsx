import type { ReactNode } from "react";
import type { TableState } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { Forecasts } from "./Forecasts.tsx";
import type { PadsInUse, WrittenPad } from "./use-pads.ts";
import "./pads.css";

interface PadsProps<Pad extends WrittenPad> {
  readonly state: TableState;
  readonly pads: readonly Pad[];
  readonly use: PadsInUse<Pad>;
  /** What the main button says, in the words of the game. */
  readonly ready: string;
  /** Beside "ready". */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The pads of a seat, and below them what the open one would lead to, and "ready". */
export function Pads<Pad extends WrittenPad>({ state, pads, use, ready, actions, children }: PadsProps<Pad>) {
  return (
    <div className="pads">
      {children}
      <Forecasts state={state} pad={use.open} />
      <div className="pads__actions pads__actions--main">
        {actions}
        <Button look="brass" className="pads__go" data-point="ready" onClick={() => use.ready(pads)}>
          {ready}
        </Button>
      </div>
    </div>
  );
}
