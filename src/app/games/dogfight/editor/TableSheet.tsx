import { SWITCHES } from "../../../../games/dogfight/options.ts";
import { MATS, type MatName, matNamed } from "../../../../tabletop/mats.ts";
import { Switch } from "../../../ui/choice.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { useBench } from "./bench.ts";
import type { Draft } from "./draft.ts";
import { useFaultText } from "./fault-text.ts";
import { GoalFields } from "./GoalFields.tsx";
import { NumberField } from "./NumberField.tsx";
import { useTableFault } from "./table-fault.ts";
import { useDogfightEditorWords } from "./words.ts";

type Option = (typeof SWITCHES)[number]["option"];

function Size() {
  const t = useDogfightEditorWords();
  const { draft, edit } = useBench();
  const faultOf = useTableFault();
  const { table } = draft;
  const set = (field: "width" | "depth") => (text: string) =>
    edit({ ...draft, table: { ...table, [field]: text } }, `table ${field}`);
  const mats = MATS.map((mat) => ({ id: mat, label: t("matName", mat) }));
  return (
    <section className="sheet">
      <h2>{t("size")}</h2>
      <div className="fields">
        {(["width", "depth"] as const).map((field) => (
          <NumberField
            key={field}
            label={t(`field.${field}`)}
            value={table[field]}
            error={faultOf(`table.${field}`, t(`field.${field}`))}
            onChange={set(field)}
          />
        ))}
        <div className="fields__wide">
          <Select
            label={t("mat")}
            choices={mats}
            value={matNamed(table.mat)}
            onChange={(mat: MatName | string) => edit({ ...draft, table: { ...table, mat } })}
          />
        </div>
      </div>
    </section>
  );
}

/** What is wrong with the name of a side: the first aircraft that carries it is told of. */
function useSideFault(): (side: 0 | 1, label: string) => string | undefined {
  const { draft, faults } = useBench();
  const text = useFaultText();
  return (side, label) => {
    const fault = faults.find(({ sheet, key, field }) => {
      if (sheet !== "aircraft" || field !== "side") return false;
      return draft.aircraft.some((one) => one.key === key && one.side === side);
    });
    return fault && text(fault, label);
  };
}

function Sides() {
  const t = useDogfightEditorWords();
  const { draft, edit } = useBench();
  const faultOf = useSideFault();
  const labels = [t("firstSide"), t("secondSide")] as const;
  const named = (side: 0 | 1, name: string): Draft => {
    const sides: Draft["sides"] = side === 0 ? [name, draft.sides[1]] : [draft.sides[0], name];
    return { ...draft, sides };
  };
  return (
    <section className="sheet">
      <h2>{t("sides")}</h2>
      <div className="fields">
        {([0, 1] as const).map((side) => {
          const fault = faultOf(side, labels[side]);
          return (
            <Field
              key={side}
              label={labels[side]}
              value={draft.sides[side]}
              maxLength={40}
              onChange={(event) => edit(named(side, event.target.value), `side ${side}`)}
              {...(fault !== undefined && { error: fault })}
            />
          );
        })}
      </div>
    </section>
  );
}

function Rules() {
  const t = useDogfightEditorWords();
  const { draft, edit, say } = useBench();
  const { options } = draft;
  const isOn = (option: Option) =>
    option === "turnLimit" ? options.turnLimit === "each-turn" : options[option];
  const turned = (option: Option, on: boolean): Draft => {
    const value = option === "turnLimit" ? (on ? "each-turn" : "game-turn") : on;
    return { ...draft, options: { ...options, [option]: value } };
  };
  return (
    <section className="sheet">
      <h2>{t("rules")}</h2>
      {SWITCHES.map(({ option, rule }) => (
        <Switch
          key={option}
          label={say({ key: `option.${option}`, values: {} })}
          hint={`${say({ key: `option.${option}.help`, values: {} })} (${rule})`}
          checked={isOn(option)}
          onChange={(on) => edit(turned(option, on))}
        />
      ))}
    </section>
  );
}

/** The table, its sides, how it is won and the rules in use. */
export function TableSheet() {
  return (
    <>
      <Size />
      <Sides />
      <GoalFields />
      <Rules />
    </>
  );
}
