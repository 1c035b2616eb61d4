import { type ReactNode, useMemo, useRef, useState } from "react";
import { createPlayer } from "../../scene/player.ts";
import type {
  DragPhase,
  SavedView,
  SavedViews,
  TableHandle,
  TablePoint,
  TableProps,
} from "../../scene/props.ts";
import type { Overlay } from "../../tabletop/overlay.ts";
import type { Mat, Tabletop } from "../../tabletop/tabletop.ts";
import { Ground } from "../table/board/Ground.tsx";
import { useTableSettings } from "../table/board/table-settings.ts";
import "../table/layout/table.css";

export interface EditorTableProps {
  readonly tabletop: Tabletop;
  readonly overlay: Overlay;
  /** Id of the chosen piece. */
  readonly selected: string | null;
  /** A press on a piece, or on nothing. */
  readonly onSelect?: (id: string | null) => void;
  readonly onDrag?: (id: string, point: TablePoint, phase: DragPhase) => void;
  /** The wheel while a piece is dragged. */
  readonly onWheel?: (id: string, step: 1 | -1) => void;
  /** What lies over the table and follows it; handed the table once it stands. */
  readonly children?: (table: TableHandle) => ReactNode;
}

function nothing(): void {}

/** A mat that is laid once for as long as it stays the same, with all that is printed on it. */
function useSameMat(tabletop: Tabletop): Tabletop {
  const laid = useRef<Mat>(tabletop.mat);
  const { mat } = tabletop;
  return useMemo(() => {
    if (JSON.stringify(laid.current) !== JSON.stringify(mat)) laid.current = mat;
    return { ...tabletop, mat: laid.current };
  }, [tabletop, mat]);
}

/** A table on which nothing is played: pieces stand where they are put. Fills its parent. */
export function EditorTable(props: EditorTableProps) {
  const { overlay, selected, onSelect, onDrag, onWheel, children } = props;
  const tabletop = useSameMat(props.tabletop);
  const [player] = useState(createPlayer);
  const [broken, setBroken] = useState(false);
  const [views, setViews] = useState<SavedViews>({});
  const [table, setTable] = useState<TableHandle | null>(null);
  const carried = useRef<string | null>(null);
  const settings = useTableSettings();
  const saveView = (digit: string, view: SavedView) => setViews((known) => ({ ...known, [digit]: view }));
  const drag: TableProps["onPieceDrag"] = (id, point, phase) => {
    carried.current = phase === "end" ? null : id;
    onDrag?.(id, point, phase);
  };
  const hands: TableProps = {
    tabletop,
    player,
    overlay,
    selected: selected ?? undefined,
    edge: 0,
    views,
    settings,
    wholeMat: true,
    onSelect: onSelect ?? nothing,
    onHover: nothing,
    onTablePoint: nothing,
    onTableHover: nothing,
    onGhostDrag: nothing,
    onLevelWheel: (step) => carried.current !== null && onWheel?.(carried.current, step),
    onSaveView: saveView,
    handle: setTable,
    ...(onDrag && { onPieceDrag: drag }),
  };
  return (
    <Ground table={hands} broken={broken} onFail={() => setBroken(true)}>
      {table && children?.(table)}
    </Ground>
  );
}
