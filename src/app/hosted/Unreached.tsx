import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useHostedWords } from "./words.ts";

interface UnreachedProps {
  readonly fault: string;
  readonly onAgain: () => void;
  /** What else can be said and done. */
  readonly children?: ReactNode;
}

/** Why one does not get to a table or its server, and the button that tries once more. */
export function Unreached({ fault, onAgain, children }: UnreachedProps) {
  const w = useHostedWords();
  return (
    <Paper>
      <p data-told="alert">{fault}</p>
      <div className="line">
        <Button look="brass" onClick={onAgain}>
          {w("host.again")}
        </Button>
        {children}
      </div>
    </Paper>
  );
}
