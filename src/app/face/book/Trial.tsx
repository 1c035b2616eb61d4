import { useMemo, useState } from "react";
import type { Chosen, Setting, Trial as TrialOf } from "../../../face/book.ts";
import { wordsOf } from "../../../face/text.ts";
import { Switch } from "../../ui/choice.tsx";
import { Select } from "../../ui/select.tsx";
import { Slider } from "../../ui/slider.tsx";
import { Inline } from "./Inline.tsx";
import { PositionDrawing } from "./PositionDrawing.tsx";
import { useReading } from "./reading.ts";
import { TypedOrder } from "./TypedOrder.tsx";
import "./trial.css";

interface SettingProps {
  readonly setting: Setting;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function SettingField({ setting, value, onChange }: SettingProps) {
  const { say } = useReading();
  const label = wordsOf(setting.label, say);
  switch (setting.kind) {
    case "choice": {
      const choices = setting.choices.map((choice) => ({ id: choice.id, label: wordsOf(choice.label, say) }));
      return <Select label={label} choices={choices} value={value} onChange={onChange} />;
    }
    case "figure":
      return (
        <Slider
          label={label}
          told={wordsOf(setting.told, say)}
          range={setting.range}
          value={Number(value)}
          onChange={(figure) => onChange(figure.toString())}
        />
      );
    case "switch":
      return (
        <Switch label={label} checked={value === "true"} onChange={(on) => onChange(on ? "true" : "false")} />
      );
  }
}

/** An example of the rules to be played with: what may be set, what the referee says of it, and its drawing. */
export function Trial({ trial }: { readonly trial: TrialOf }) {
  const { say } = useReading();
  const [wanted, setWanted] = useState<Chosen>(trial.start);
  const [line, setLine] = useState(trial.line?.text ?? "");
  const tried = useMemo(() => trial.of(wanted, line), [trial, wanted, line]);
  const { settings, chosen, drawing, ruling } = tried;
  return (
    <div className="trial">
      <div className="trial__sheet">
        {settings.map((setting) => (
          <SettingField
            key={setting.id}
            setting={setting}
            value={chosen[setting.id] ?? ""}
            onChange={(value) => setWanted({ ...wanted, [setting.id]: value })}
          />
        ))}
        {trial.line ? (
          <TypedOrder
            label={wordsOf(trial.line.label, say)}
            placeholder={wordsOf(trial.line.example, say)}
            text={line}
            ruling={ruling}
            onChange={setLine}
          />
        ) : (
          <p data-told="status" className="trial__ruling">
            {ruling.ok && ruling.value.map((said) => <Inline key={wordsOf(said, say)} text={said} />)}
          </p>
        )}
      </div>
      <PositionDrawing position={drawing} />
    </div>
  );
}
