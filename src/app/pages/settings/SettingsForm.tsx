import { LANGUAGE_NAMES, LANGUAGES } from "../../../core/language.ts";
import { PALETTE_IDS } from "../../../tabletop/palettes.ts";
import { lazyPart } from "../../lazy-part.ts";
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

const KeySettings = lazyPart(async () => (await import("../../keys/KeySettings.tsx")).KeySettings);

const SWITCHES = [
  "ear",
  "table3d",
  "shadows",
  "chits",
  "adaptive",
  "fastDice",
  "briefing",
  "ruleNumbers",
  "enter",
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

/** What may be chosen of each, and the key of its name. */
const NAMED = {
  units: [
    ["inches", "inches"],
    ["centimetres", "centimetres"],
  ],
  text: [
    ["normal", "textNormal"],
    ["large", "textLarge"],
    ["largest", "textLargest"],
  ],
  motion: [
    ["system", "motionSystem"],
    ["full", "motionFull"],
    ["reduced", "motionReduced"],
  ],
} as const;

/** A choice among names that say it all. */
function Named({ name }: { readonly name: keyof typeof NAMED }) {
  const w = useSettingsWords();
  return (
    <Paper title={w(name)}>
      <Choices
        label={w(name)}
        choices={NAMED[name].map(([id, key]) => ({ id, label: w(key) }))}
        value={useSettings((settings) => settings[name])}
        onChange={(chosen) => changeSettings({ [name]: chosen })}
      />
    </Paper>
  );
}

interface HintedProps<Id extends string> {
  readonly name: "announcements" | "camera" | "lens" | "pace";
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

/** How much is told to who hears the page. */
function AnnouncementsChoice() {
  const w = useSettingsWords();
  return (
    <Hinted
      name="announcements"
      choices={(["brief", "normal", "full"] as const).map((id) => ({ id, label: w(`announcements.${id}`) }))}
      value={useSettings((settings) => settings.announcements)}
      onChange={(announcements) => changeSettings({ announcements })}
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
          <Named name="units" />
          <ModelScaleChoice />
          <KeySettings />
        </div>
        <div className="stack">
          <LanguageChoice />
          <Named name="text" />
          <PaletteChoice />
          <Named name="motion" />
          <AnnouncementsChoice />
          <PaceChoice />
          <ShowChoices />
        </div>
      </div>
      <OfflineLine />
    </>
  );
}
