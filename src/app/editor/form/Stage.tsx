import { useMemo, useRef } from "react";
import type { Grip } from "../../../face/editor.ts";
import type { DragPhase, TablePoint } from "../../../scene/props.ts";
import { EditorTable } from "../EditorTable.tsx";
import { type Flag, Grips } from "../Grips.tsx";
import { ChosenSlip } from "./ChosenSlip.tsx";
import { rowsOf, useForm, useTexts } from "./form.ts";

/** Pieces with something wrong, each with a flag. */
function useFlags(): readonly Flag[] {
  const { faults, sheets } = useForm();
  return useMemo(() => {
    const wrong = new Set(faults.map(({ row }) => row));
    const pieces = rowsOf(sheets).filter(({ key, piece }) => piece && wrong.has(key));
    return pieces.map(({ key }) => ({ piece: key, text: "!" }));
  }, [faults, sheets]);
}

/** The table with the draft on it, and what a hand does there. One drag is one edit. */
export function Stage() {
  const text = useTexts();
  const { editor, draft, sheets, chosen, say, choose, edit } = useForm();
  const drags = useRef(0);
  const shown = useMemo(() => editor.shown(draft, say), [editor, draft, say]);
  const flags = useFlags();
  const piece = chosen?.piece ? chosen.key : null;
  const overlay = useMemo(() => shown.overlay(piece), [shown, piece]);
  const before = useRef(draft);
  const dragged = (row: string, phase: DragPhase, next: () => unknown) => {
    if (phase === "start") {
      drags.current += 1;
      before.current = draft;
      choose(row);
    } else if (phase === "move") edit(next(), `drag ${drags.current}`);
    else if (phase === "cancel") edit(before.current, `drag ${drags.current}`);
  };
  const dragPiece = (row: string, point: TablePoint, phase: DragPhase) =>
    dragged(row, phase, () => editor.moveTo(draft, row, point));
  const dragGrip = (grip: Grip, point: TablePoint, phase: DragPhase) =>
    dragged(grip.row, phase, () => editor.drag(draft, grip, point));
  const some = rowsOf(sheets).some((row) => row.piece);
  return (
    <div className="stage">
      <EditorTable
        tabletop={shown.tabletop}
        overlay={overlay}
        selected={piece}
        onSelect={choose}
        onDrag={dragPiece}
        onWheel={(row, step) => edit(editor.raiseBy(draft, row, step), `drag ${drags.current}`)}
      >
        {(table) => (
          <Grips
            table={table}
            grips={editor.grips(draft, chosen?.key ?? null)}
            flags={flags}
            onDrag={dragGrip}
          />
        )}
      </EditorTable>
      <ChosenSlip />
      {!chosen && some && <p className="stage__hint">{text(editor.hint)}</p>}
    </div>
  );
}
