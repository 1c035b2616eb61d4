import type { ReactNode } from "react";
import "./trial.css";

interface TrialProps {
  /** What may be changed, and what the referee says of it. */
  readonly desk: ReactNode;
  readonly drawing: ReactNode;
}

/** An example of the rules to be played with: a desk beside its drawing. */
export function Trial({ desk, drawing }: TrialProps) {
  return (
    <div className="trial">
      <div className="trial__desk">{desk}</div>
      {drawing}
    </div>
  );
}
