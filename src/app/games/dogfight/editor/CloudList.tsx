import { Button } from "../../../ui/button.tsx";
import { useBench } from "./bench.ts";
import type { CloudField, DraftCloud } from "./draft.ts";
import { addCloud, setCloud } from "./edits.ts";
import { useFaultText } from "./fault-text.ts";
import { faultsAt } from "./faults.ts";
import { NumberField } from "./NumberField.tsx";
import { RowFaults } from "./RowFaults.tsx";
import { RowHead } from "./RowHead.tsx";
import { RowTools } from "./RowTools.tsx";
import { useDogfightEditorWords } from "./words.ts";

const FLAT: readonly CloudField[] = ["x", "y", "radius"];
const WHOLE: readonly CloudField[] = [...FLAT, "bottom", "top"];

function Figure({ cloud, field }: { readonly cloud: DraftCloud; readonly field: CloudField }) {
  const t = useDogfightEditorWords();
  const { draft, faults, edit } = useBench();
  const text = useFaultText();
  const label = t(`field.${field}`);
  const fault = faultsAt(faults, cloud.key, field)[0];
  return (
    <NumberField
      label={label}
      value={cloud[field]}
      step={FLAT.includes(field) ? 0.25 : 1}
      error={fault && text(fault, label)}
      onChange={(typed) => edit(setCloud(draft, cloud.key, { [field]: typed }), `${cloud.key} ${field}`)}
    />
  );
}

function CloudRow({ cloud, index }: { readonly cloud: DraftCloud; readonly index: number }) {
  const t = useDogfightEditorWords();
  const { draft, chosen } = useBench();
  const { altitude } = draft.options;
  const name = t("cloud", index + 1);
  const fields = altitude ? WHOLE : FLAT;
  const open = chosen === cloud.key;
  return (
    <li className="bench-row" data-chosen={open}>
      <RowHead row={cloud.key} title={name} about={t("cloudPlace", cloud.x, cloud.y, cloud.radius)} />
      {open && (
        <div className="bench-row__body">
          <div className="fields">
            {fields.map((field) => (
              <Figure key={field} cloud={cloud} field={field} />
            ))}
          </div>
          {altitude && <p className="field__hint">{t("cloudLevels")}</p>}
          <RowTools row={cloud.key} />
        </div>
      )}
      <RowFaults row={cloud.key} name={name} besides={open ? fields : []} />
    </li>
  );
}

/** All clouds. */
export function CloudList() {
  const t = useDogfightEditorWords();
  const { draft, edit, choose } = useBench();
  const add = () => {
    const added = addCloud(draft);
    edit(added.draft);
    choose(added.key);
  };
  return (
    <>
      {draft.clouds.length === 0 && <p className="quiet">{t("noClouds")}</p>}
      <ul className="bench-rows">
        {draft.clouds.map((cloud, index) => (
          <CloudRow key={cloud.key} cloud={cloud} index={index} />
        ))}
      </ul>
      <Button onClick={add}>{t("addCloud")}</Button>
    </>
  );
}
