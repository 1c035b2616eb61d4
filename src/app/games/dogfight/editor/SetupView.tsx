import { useMemo } from "react";
import type { Config } from "../../../../games/dogfight/config.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { EditorTable } from "../../../editor/EditorTable.tsx";
import { useSideName } from "../../../side-names.ts";
import { SideMark } from "../../../ui/side.tsx";
import type { SetupViewProps } from "../../editor.ts";
import type { Draft } from "./draft.ts";
import { draftOf } from "./draft-of.ts";
import { sidePoints, titleOf } from "./points.ts";
import { shownOf } from "./shown.ts";
import { useDogfightEditorWords } from "./words.ts";
import "./editor.css";

function Side({ draft, side }: { readonly draft: Draft; readonly side: SideIndex }) {
  const t = useDogfightEditorWords();
  const name = useSideName()(draft.sides[side]);
  const own = draft.aircraft.filter((one) => one.side === side);
  return (
    <section className="side-group">
      <header className="side-group__head" data-side={side}>
        <SideMark side={side} size={26} />
        <h2>{name}</h2>
        <span>{t("points", sidePoints(draft)[side])}</span>
      </header>
      <ul className="bench-rows">
        {own.map((one) => (
          <li key={one.key} className="seen-row">
            <b>{one.id}</b> {titleOf(one.type)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How a set-up is won and played, one line each. */
function Terms({ draft, say }: { readonly draft: Draft; readonly say: SetupViewProps["say"] }) {
  const t = useDogfightEditorWords();
  return (
    <ul className="terms">
      <li>{t("goalName", draft.goal)}</li>
      {draft.turns !== "" && (
        <li>
          {t("field.turns")}: {draft.turns}
        </li>
      )}
      {draft.options.altitude && <li>{say({ key: "option.altitude", values: {} })}</li>}
    </ul>
  );
}

/** A set-up on its table, with who stands there. */
export function SetupView({ config, say }: SetupViewProps) {
  const draft = useMemo(() => draftOf(config as Config), [config]);
  const shown = useMemo(() => shownOf(draft), [draft]);
  return (
    <div className="seen">
      <div className="stage seen__table">
        <EditorTable tabletop={shown.tabletop} overlay={shown.overlay(null)} selected={null} />
      </div>
      <div className="seen__sides">
        <Terms draft={draft} say={say} />
        <Side draft={draft} side={0} />
        <Side draft={draft} side={1} />
      </div>
    </div>
  );
}
