import { Component, lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { ThingButtons } from "../../../scene/buttons/ThingButtons.tsx";
import type { TableHandle, TableProps } from "../../../scene/props.ts";
import { noteFailure } from "../../failures.ts";
import { whenIdle } from "../../idle.ts";
import { bringPart } from "../../lazy-part.ts";
import { wearOwnPaint } from "../../paint/worn.ts";
import { useSettings } from "../../settings/settings.ts";
import { hasWebGl } from "../../settings/webgl.ts";
import { useWords } from "../../words.ts";

const TableView = lazy(async () => {
  await wearOwnPaint();
  return import("../../../scene/TableView.tsx");
});
const FlatTable = lazy(() => import("../../../scene/FlatTable.tsx"));
/** The same where a phone is to write first and look then. */
const LaterTable = lazy(async () => {
  await new Promise<void>((idle) => whenIdle(idle));
  return bringPart(() => import("../../../scene/FlatTable.tsx"));
});

interface FallbackProps {
  readonly onFail: () => void;
  readonly children: ReactNode;
}

/** Tells when the 3D table can't be shown, so that the flat drawing takes its place. */
class Fallback extends Component<FallbackProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    noteFailure(error);
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

export interface GroundProps {
  readonly table: TableProps;
  /** Whether 3D has been tried in vain. */
  readonly broken: boolean;
  /** Called when 3D fails: `broken` has to be true from then on. */
  readonly onFail: () => void;
  /** What lies over the table and moves with it. */
  readonly children?: ReactNode;
}

/** Keeps what may be asked of the table that stands, and hands it on. */
function useStanding({ handle }: TableProps) {
  const [standing, keep] = useState<TableHandle | null>(null);
  const stand = useCallback(
    (table: TableHandle | null) => {
      keep(table);
      handle?.(table);
    },
    [handle],
  );
  return { standing, handle: stand };
}

/** A table in 3D, or drawn flat where WebGL is missing or switched off. Fills its parent. */
export function Ground({ table, broken, onFail, children }: GroundProps) {
  const { t } = useWords();
  const wanted = useSettings((settings) => settings.table3d);
  const solid = wanted && !broken && hasWebGl();
  const { standing, handle } = useStanding(table);
  const Flat = wanted ? LaterTable : FlatTable;
  return (
    <div className="board" data-flat={!solid} data-stands={standing !== null}>
      <Suspense fallback={<p className="board__wait">{t("table.loading")}</p>}>
        {solid ? (
          <Fallback onFail={onFail}>
            <TableView {...table} label={t("table.label")} handle={handle} />
          </Fallback>
        ) : (
          <Flat {...table} handle={handle} />
        )}
      </Suspense>
      <ThingButtons props={table} table={standing} />
      {children}
    </div>
  );
}
