import { useSideName } from "../../../side-names.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { useBench } from "./bench.ts";
import type { AircraftField, DraftAircraft } from "./draft.ts";
import { changeSide, levelOf, setAircraft } from "./edits.ts";
import { useFaultText } from "./fault-text.ts";
import { faultsAt } from "./faults.ts";
import { NumberField } from "./NumberField.tsx";
import { useTypeChoices } from "./type-choices.ts";
import { useDogfightEditorWords } from "./words.ts";

interface FieldsProps {
  readonly one: DraftAircraft;
}

/** The first thing that is wrong with a field, as a sentence. */
function useFieldFault({ one }: FieldsProps): (field: AircraftField, label: string) => string | undefined {
  const { faults } = useBench();
  const text = useFaultText();
  return (field, label) => {
    const fault = faultsAt(faults, one.key, field)[0];
    return fault && text(fault, label);
  };
}

function Figure({
  one,
  field,
  step = 1,
}: FieldsProps & { readonly field: AircraftField; readonly step?: number }) {
  const t = useDogfightEditorWords();
  const { draft, edit } = useBench();
  const faultOf = useFieldFault({ one });
  const label = t(`field.${field}`);
  const usual = levelOf({ ...one, level: "" });
  return (
    <NumberField
      label={label}
      value={one[field]}
      error={faultOf(field, label)}
      step={step}
      {...(field === "level" && { usual: t("usual", usual), start: usual })}
      onChange={(text) => edit(setAircraft(draft, one.key, { [field]: text }), `${one.key} ${field}`)}
    />
  );
}

function Name({ one }: FieldsProps) {
  const t = useDogfightEditorWords();
  const { draft, edit } = useBench();
  const label = t("field.id");
  const fault = useFieldFault({ one })("id", label);
  return (
    <Field
      label={label}
      value={one.id}
      maxLength={40}
      onChange={(event) => edit(setAircraft(draft, one.key, { id: event.target.value }), `${one.key} id`)}
      {...(fault !== undefined && { error: fault })}
    />
  );
}

function Side({ one }: FieldsProps) {
  const t = useDogfightEditorWords();
  const { draft, edit } = useBench();
  const nameOf = useSideName();
  return (
    <Select
      label={t("field.side")}
      choices={draft.sides.map((side, index) => ({ id: `${index}`, label: nameOf(side) || `${index + 1}` }))}
      value={`${one.side}`}
      onChange={(side) => side !== `${one.side}` && edit(changeSide(draft, one.key))}
    />
  );
}

function Type({ one }: FieldsProps) {
  const t = useDogfightEditorWords();
  const { draft, edit } = useBench();
  const { choices, value, typeOf } = useTypeChoices(one.type);
  return (
    <Select
      label={t("field.type")}
      choices={choices}
      value={value}
      onChange={(id) => edit(setAircraft(draft, one.key, { type: typeOf(id) }))}
    />
  );
}

/** Everything about an aircraft, to be typed in. */
export function AircraftFields({ one }: FieldsProps) {
  const { draft } = useBench();
  return (
    <div className="fields">
      <Name one={one} />
      <Side one={one} />
      <div className="fields__wide">
        <Type one={one} />
      </div>
      <Figure one={one} field="x" step={0.25} />
      <Figure one={one} field="y" step={0.25} />
      <Figure one={one} field="heading" />
      <Figure one={one} field="speed" />
      {draft.options.altitude && <Figure one={one} field="level" />}
    </div>
  );
}
