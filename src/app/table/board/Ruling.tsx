import { useState } from "react";
import { type Text, wordsOf } from "../../../face/text.ts";
import { useTold } from "../../context/playing.ts";
import { useTable } from "../../context/tools.ts";
import { Cited, Words } from "../../face/Cited.tsx";
import { draftsOf } from "../../session/drafts.ts";
import { promptsAtScreen, viewOf } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { useWords } from "../../words.ts";
import "./pieces.css";

interface Target {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly Text[];
  /** It is judged from the end of what the chosen one has drafted. */
  readonly drafted: boolean;
}

/** The view with the chosen piece where its draft would take it; undefined where nothing is drafted for it. */
function draftedView(state: TableState, view: unknown): unknown {
  const prompt = state.at === null && promptsAtScreen(state).find(({ about }) => about === state.selected);
  return prompt ? state.face.drafted?.(view, prompt, draftsOf(state)) : undefined;
}

/** The ruling on a piece, seen from the chosen one: from the end of its draft, or from where it stands. */
export function useRuling(to: string | null): Target | undefined {
  const state = useTold();
  const { selected, curtain } = state;
  if (curtain !== null || selected === null || to === null || selected === to) return undefined;
  const { face } = state;
  const view = viewOf(state);
  const after = draftedView(state, view);
  const lines = face.badge?.(after ?? view, selected, to) ?? [];
  return lines.length > 0 ? { from: selected, to, lines, drafted: after !== undefined } : undefined;
}

/** The piece under the pointer or with the focus; afterwards the one looked at last, so that its ruling can be followed up. */
function useLookedAt(): string | null {
  const hovered = useTable((state) => state.hovered);
  const [last, setLast] = useState(hovered);
  if (hovered !== null && hovered !== last) setLast(hovered);
  return hovered ?? last;
}

interface LinesProps {
  readonly lines: readonly Text[];
  readonly drafted: boolean;
  readonly plain?: boolean;
}

/** The sentences of a ruling, with what they are judged from. */
export function RulingLines({ lines, drafted, plain = false }: LinesProps) {
  const { t } = useWords();
  const say = useTable((state) => state.say);
  return (
    <>
      {drafted && <p>{t("badge.drafted")}</p>}
      {lines.map((line) => {
        const text = wordsOf(line, say);
        return (
          <p key={text}>
            <Cited text={text} plain={plain} />
          </p>
        );
      })}
    </>
  );
}

/** The ruling in words, for the list of pieces and for screen readers. */
export function Ruling() {
  const { t } = useWords();
  const target = useRuling(useLookedAt());
  return (
    <div className="ruling" data-told="status">
      {target && (
        <>
          <b>
            <Words text={t("badge.title", target)} />
          </b>
          <RulingLines {...target} />
        </>
      )}
    </div>
  );
}
