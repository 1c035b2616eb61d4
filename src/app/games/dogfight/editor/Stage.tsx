import { useMemo, useRef } from "react";
import type { DragPhase, TablePoint } from "../../../../scene/props.ts";
import { EditorTable } from "../../../editor/EditorTable.tsx";
import { type Flag, Grips } from "../../../editor/Grips.tsx";
import { useBench } from "./bench.ts";
import { ChosenSlip } from "./ChosenSlip.tsx";
import { rowOf } from "./draft.ts";
import { moveTo, raiseBy } from "./edits.ts";
import { gripsOf, takeGrip } from "./grips.ts";
import { shownOf } from "./shown.ts";
import { useDogfightEditorWords } from "./words.ts";

/** Pieces with something wrong, each with a flag. */
function useFlags(): readonly Flag[] {
  const { faults, draft } = useBench();
  return useMemo(() => {
    const wrong = new Set(faults.flatMap(({ key }) => (rowOf(draft.aircraft, key) ? [key as string] : [])));
    return [...wrong].map((piece) => ({ piece, text: "!" }));
  }, [faults, draft]);
}

/** The table with the draft on it, and what a hand does there. One drag is one edit. */
export function Stage() {
  const t = useDogfightEditorWords();
  const { draft, chosen, choose, edit } = useBench();
  const drags = useRef(0);
  const shown = useMemo(() => shownOf(draft), [draft]);
  const flags = useFlags();
  const piece = rowOf(draft.aircraft, chosen)?.key ?? null;
  const overlay = useMemo(() => shown.overlay(piece), [shown, piece]);
  const before = useRef(draft);
  const tag = (phase: DragPhase) => {
    if (phase === "start") {
      drags.current += 1;
      before.current = draft;
    }
    return `drag ${drags.current}`;
  };
  const dragPiece = (key: string, point: TablePoint, phase: DragPhase) => {
    const own = tag(phase);
    if (phase === "start") choose(key);
    else if (phase === "move") edit(moveTo(draft, key, point.x, point.y), own);
    else if (phase === "cancel") edit(before.current, own);
  };
  const dragGrip = (id: string, point: TablePoint, phase: DragPhase) => {
    const own = tag(phase);
    const { key, act } = takeGrip(id);
    if (phase === "start") choose(key);
    else if (phase === "move") edit(act(draft, key, point), own);
    else if (phase === "cancel") edit(before.current, own);
  };
  return (
    <div className="stage">
      <EditorTable
        tabletop={shown.tabletop}
        overlay={overlay}
        selected={piece}
        onSelect={choose}
        onDrag={dragPiece}
        onWheel={(key, step) => edit(raiseBy(draft, key, step), `drag ${drags.current}`)}
      >
        {(table) => <Grips table={table} grips={gripsOf(draft, chosen)} flags={flags} onDrag={dragGrip} />}
      </EditorTable>
      <ChosenSlip />
      {chosen === null && draft.aircraft.length > 0 && <p className="stage__hint">{t("hint")}</p>}
    </div>
  );
}
