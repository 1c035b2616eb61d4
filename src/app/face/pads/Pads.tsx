import type { ReactNode } from "react";
import type { Phrase } from "../../../core/phrase.ts";
import { Button } from "../../ui/button.tsx";
import { Cited } from "../Cited.tsx";
import type { PadsInUse, WrittenPad } from "./use-pads.ts";
import "./pads.css";

/** What the buttons and the warning say, in the words of the game. */
interface PadsWords {
  readonly ready: string;
  readonly warning: string;
  readonly anyway: string;
  readonly think: string;
}

interface PadsProps<Pad extends WrittenPad> {
  readonly pads: readonly Pad[];
  readonly use: PadsInUse<Pad>;
  readonly words: PadsWords;
  /** Beside "ready". */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  say(phrase: Phrase): string;
}

type WarningProps<Pad extends WrittenPad> = Pick<PadsProps<Pad>, "use" | "words" | "say">;

function Warning<Pad extends WrittenPad>({ use, words, say }: WarningProps<Pad>) {
  return (
    <div className="pads__warning" role="alert">
      <b>{words.warning}</b>
      <ul>
        {use.warnings.map((phrase) => (
          <li key={say(phrase)}>
            <Cited text={say(phrase)} />
          </li>
        ))}
      </ul>
      <div className="pads__actions">
        <Button look="brass" data-point="ready" onClick={() => use.ready(use.warned)}>
          {words.anyway}
        </Button>
        <Button onClick={use.think}>{words.think}</Button>
      </div>
    </div>
  );
}

/** The pads of a seat, and below them "ready" or what to think of before. */
export function Pads<Pad extends WrittenPad>({ pads, use, words, actions, children, say }: PadsProps<Pad>) {
  return (
    <div className="pads">
      {children}
      {use.warnings.length > 0 ? (
        <Warning use={use} words={words} say={say} />
      ) : (
        <div className="pads__actions pads__actions--main">
          {actions}
          <Button look="brass" className="pads__go" data-point="ready" onClick={() => use.ready(pads)}>
            {words.ready}
          </Button>
        </div>
      )}
    </div>
  );
}
