import { LANGUAGE_NAMES, LANGUAGES } from "../../../core/language.ts";
import { PALETTE_IDS } from "../../../tabletop/palettes.ts";
import { MODEL_SCALES, PACES } from "../../settings/kept-settings.ts";
import { usePace } from "../../settings/plainness.ts";
import { changeSettings, useSettings } from "../../settings/settings.ts";
import { SoundSettings } from "../../sound/SoundSettings.tsx";
import { Choices, Switch } from "../../ui/choice.tsx";
import { Paper } from "../../ui/paper.tsx";
import { SideMark } from "../../ui/side.tsx";
import { speak, useWords } from "../../words.ts";
import { OfflineLine } from "./OfflineLine.tsx";
import { useSettingsWords } from "./words.ts";
import "./settings.css";

const SWITCHES = [
  "table3d",
  "shadows",
  "chits",
  "adaptive",
  "fastDice",
  "briefing",
  "ruleNumbers",
  "presenter",
] as const;

function LanguageChoice() {
  const w = useSettingsWords();
  const { language } = useWords();
  return (
    <Paper title={w("language")}>
      <Choices
        label={w("language")}
        choices={LANGUAGES.map((id) => ({ id, label: <span lang={id}>{LANGUAGE_NAMES[id]}</span> }))}
        value={language}
        onChange={(chosen) => {
          changeSettings({ language: chosen });
          void speak(chosen);
        }}
      />
    </Paper>
  );
}

function TableSwitches() {
  const w = useSettingsWords();
  const settings = useSettings();
  const { plainness } = usePace();
  return (
    <Paper title={w("table")}>
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          label={w(name)}
          hint={name === "adaptive" && settings.adaptive && plainness > 0 ? w("plainer") : w(`${name}Hint`)}
          checked={settings[name]}
          onChange={(on) => changeSettings({ [name]: on })}
        />
      ))}
    </Paper>
  );
}

function ModelScaleChoice() {
  const w = useSettingsWords();
  return (
    <Paper title={w("modelScale")}>
      <p className="quiet">{w("modelScaleHint")}</p>
      <Choices
        label={w("modelScale")}
        choices={MODEL_SCALES.map((times) => ({ id: String(times), label: w("modelScaleOf", times) }))}
        value={String(useSettings((settings) => settings.modelScale))}
        onChange={(chosen) => {
          const modelScale = MODEL_SCALES.find((times) => String(times) === chosen);
          if (modelScale) changeSettings({ modelScale });
        }}
      />
    </Paper>
  );
}

function MotionChoice() {
  const w = useSettingsWords();
  return (
    <Paper title={w("motion")}>
      <Choices
        label={w("motion")}
        choices={[
          { id: "system", label: w("motionSystem") },
          { id: "full", label: w("motionFull") },
          { id: "reduced", label: w("motionReduced") },
        ]}
        value={useSettings((settings) => settings.motion)}
        onChange={(motion) => changeSettings({ motion })}
      />
    </Paper>
  );
}

interface HintedProps<Id extends string> {
  readonly name: "camera" | "lens" | "pace";
  readonly choices: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  onChange(chosen: Id): void;
}

/** A choice with what it means above it. */
function Hinted<Id extends string>({ name, ...choice }: HintedProps<Id>) {
  const w = useSettingsWords();
  return (
    <Paper title={w(name)}>
      <p className="quiet">{w(`${name}Hint`)}</p>
      <Choices label={w(name)} {...choice} />
    </Paper>
  );
}

/** How fast everything is shown. */
function PaceChoice() {
  const w = useSettingsWords();
  const pace = useSettings((settings) => settings.pace);
  return (
    <Hinted
      name="pace"
      choices={PACES.map((times) => ({ id: times.toString(), label: w("paceOf", times) }))}
      value={pace.toString()}
      onChange={(chosen) => changeSettings({ pace: PACES.find((times) => times.toString() === chosen) ?? 1 })}
    />
  );
}

/** How a show looks. */
function ShowChoices() {
  const w = useSettingsWords();
  const { camera, postprocessing } = useSettings();
  return (
    <>
      <Hinted
        name="camera"
        choices={(["directed", "still"] as const).map((id) => ({ id, label: w(id) }))}
        value={camera}
        onChange={(chosen) => changeSettings({ camera: chosen })}
      />
      <Hinted
        name="lens"
        choices={(["fast", "always", "never"] as const).map((id) => ({ id, label: w(id) }))}
        value={postprocessing}
        onChange={(chosen) => changeSettings({ postprocessing: chosen })}
      />
    </>
  );
}

function UnitChoice() {
  const w = useSettingsWords();
  return (
    <Paper title={w("units")}>
      <Choices
        label={w("units")}
        choices={[
          { id: "inches", label: w("inches") },
          { id: "centimetres", label: w("centimetres") },
        ]}
        value={useSettings((settings) => settings.units)}
        onChange={(units) => changeSettings({ units })}
      />
    </Paper>
  );
}

function TextChoice() {
  const w = useSettingsWords();
  return (
    <Paper title={w("text")}>
      <Choices
        label={w("text")}
        choices={[
          { id: "normal", label: w("textNormal") },
          { id: "large", label: w("textLarge") },
          { id: "largest", label: w("textLargest") },
        ]}
        value={useSettings((settings) => settings.text)}
        onChange={(text) => changeSettings({ text })}
      />
    </Paper>
  );
}

const PALETTE_NAMES = {
  "vermillion-blue": "vermillionBlue",
  "purple-green": "purpleGreen",
  "vermillion-black": "vermillionBlack",
} as const;

function PaletteChoice() {
  const w = useSettingsWords();
  return (
    <Paper title={w("palette")}>
      <p className="quiet">{w("paletteHint")}</p>
      <Choices
        label={w("palette")}
        choices={PALETTE_IDS.map((id) => ({ id, label: w(PALETTE_NAMES[id]) }))}
        value={useSettings((settings) => settings.palette)}
        onChange={(palette) => changeSettings({ palette })}
      />
      <p className="settings__sides">
        <SideMark side={0} size={48} />
        <SideMark side={1} size={48} />
      </p>
    </Paper>
  );
}

/** Everything that can be chosen for this screen. */
export function SettingsForm() {
  return (
    <>
      <div className="settings">
        <div className="stack">
          <TableSwitches />
          <SoundSettings />
          <UnitChoice />
          <ModelScaleChoice />
        </div>
        <div className="stack">
          <LanguageChoice />
          <TextChoice />
          <PaletteChoice />
          <MotionChoice />
          <PaceChoice />
          <ShowChoices />
        </div>
      </div>
      <OfflineLine />
    </>
  );
}
