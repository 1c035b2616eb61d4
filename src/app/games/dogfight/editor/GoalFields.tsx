import { GOALS, type Goal } from "../../../../games/dogfight/config.ts";
import { EDGES, type Edge } from "../../../../games/dogfight/fly.ts";
import { useSideName } from "../../../side-names.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { useBench } from "./bench.ts";
import type { Draft, DraftLine } from "./draft.ts";
import { addLine, remove, setLine } from "./edits.ts";
import { useFaultText } from "./fault-text.ts";
import { faultsAt } from "./faults.ts";
import { Named } from "./Named.tsx";
import { NumberField } from "./NumberField.tsx";
import { useTableFault } from "./table-fault.ts";
import { useDogfightEditorWords } from "./words.ts";

type Side = DraftLine["side"];

function useSideChoices(): readonly { readonly id: string; readonly label: string }[] {
  const { draft } = useBench();
  const nameOf = useSideName();
  return draft.sides.map((side, index) => ({ id: `${index}`, label: nameOf(side) }));
}

function sideAt(id: string): Side {
  return id === "1" ? 1 : 0;
}

function edgeAt(id: string): Edge | null {
  return EDGES.find((edge) => edge === id) ?? null;
}

/** Who has to leave, by which edge, and how many of them. */
function Leave() {
  const t = useDogfightEditorWords();
  const { draft, edit } = useBench();
  const sides = useSideChoices();
  const faultOf = useTableFault();
  const { leave } = draft;
  const set = (fields: Partial<Draft["leave"]>, tag?: string) =>
    edit({ ...draft, leave: { ...leave, ...fields } }, tag);
  const own = draft.aircraft.filter((one) => one.side === leave.side);
  return (
    <>
      <Select
        label={t("leaveSide")}
        choices={sides}
        value={`${leave.side}`}
        onChange={(id) => set({ side: sideAt(id), aircraft: null })}
      />
      <Select
        label={t("field.edge")}
        choices={EDGES.map((edge) => ({ id: edge, label: t("edgeName", edge) }))}
        value={leave.edge}
        onChange={(id) => set({ edge: edgeAt(id) ?? leave.edge })}
      />
      <NumberField
        label={t("field.count")}
        value={leave.count}
        error={faultOf("leave.count", t("field.count"))}
        onChange={(count) => set({ count }, "leave count")}
      />
      <Named rows={own} named={leave.aircraft} onChange={(aircraft) => set({ aircraft })} />
    </>
  );
}

function Line({ line, index }: { readonly line: DraftLine; readonly index: number }) {
  const t = useDogfightEditorWords();
  const { draft, faults, edit } = useBench();
  const sides = useSideChoices();
  const text = useFaultText();
  const set = (fields: Partial<DraftLine>, tag?: string) => edit(setLine(draft, line.key, fields), tag);
  const fault = faultsAt(faults, line.key)[0];
  const name = t("line", index + 1);
  return (
    <fieldset className="line-fields">
      <legend>{name}</legend>
      <div className="fields">
        <Select
          label={t("lineSide")}
          choices={sides}
          value={`${line.side}`}
          onChange={(id) => set({ side: sideAt(id) })}
        />
        <NumberField
          label={t("field.worth")}
          value={line.worth}
          usual={t("worthUsual")}
          error={fault && text(fault, name)}
          onChange={(worth) => set({ worth }, `${line.key} worth`)}
        />
        <Select
          label={t("lineFor")}
          choices={[
            { id: "kill", label: t("forKill") },
            { id: "leave", label: t("forLeave") },
          ]}
          value={line.for}
          onChange={(id) => set(id === "leave" ? { for: "leave" } : { for: "kill", edge: null })}
        />
        {line.for === "leave" && (
          <Select
            label={t("field.edge")}
            choices={[
              { id: "", label: t("anyEdge") },
              ...EDGES.map((edge) => ({ id: edge, label: t("edgeName", edge) })),
            ]}
            value={line.edge ?? ""}
            onChange={(id) => set({ edge: edgeAt(id) })}
          />
        )}
        <Named rows={draft.aircraft} named={line.aircraft} onChange={(aircraft) => set({ aircraft })} />
      </div>
      <Button look="danger" onClick={() => edit(remove(draft, line.key))}>
        {t("remove")}
      </Button>
    </fieldset>
  );
}

function Lines() {
  const t = useDogfightEditorWords();
  const { draft, edit } = useBench();
  return (
    <div className="fields__wide lines">
      <p className="field__hint">{t("noLines")}</p>
      {draft.lines.map((line, index) => (
        <Line key={line.key} line={line} index={index} />
      ))}
      <Button onClick={() => edit(addLine(draft))}>{t("addLine")}</Button>
    </div>
  );
}

/** How the game is won, and when it ends at the latest. */
export function GoalFields() {
  const t = useDogfightEditorWords();
  const { draft, edit } = useBench();
  const faultOf = useTableFault();
  const { goal, turns } = draft;
  const choose = (id: string) => edit({ ...draft, goal: GOALS.find((known) => known === id) ?? goal });
  return (
    <section className="sheet">
      <h2>{t("goal")}</h2>
      <div className="fields">
        <div className="fields__wide">
          <Select
            label={t("goal")}
            choices={GOALS.map((known: Goal) => ({ id: known, label: t("goalName", known) }))}
            value={goal}
            onChange={choose}
          />
        </div>
        <NumberField
          label={t("field.turns")}
          value={turns}
          usual={t("endless")}
          error={faultOf("turns", t("field.turns"))}
          onChange={(text) => edit({ ...draft, turns: text }, "turns")}
        />
        {goal === "leave" && <Leave />}
        {goal === "points" && <Lines />}
      </div>
    </section>
  );
}
