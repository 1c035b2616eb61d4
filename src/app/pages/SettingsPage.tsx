import { LANGUAGES, type Language } from "../../core/language.ts";
import { OfflineLine } from "../offline/OfflineLine.tsx";
import { changeSettings, useSettings } from "../settings.ts";
import { SoundSettings } from "../sound/SoundSettings.tsx";
import { Choices, Switch } from "../ui/choice.tsx";
import { Paper } from "../ui/paper.tsx";
import { speak, useWords } from "../words.ts";
import { Frame } from "./Frame.tsx";
import "./settings.css";

/** Languages by their own names. */
const NAMES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

const SWITCHES = ["table3d", "shadows", "fastDice", "presenter"] as const;

function LanguageChoice() {
  const { t, language } = useWords();
  return (
    <Paper title={t("settings.language")}>
      <Choices
        label={t("settings.language")}
        choices={LANGUAGES.map((id) => ({ id, label: <span lang={id}>{NAMES[id]}</span> }))}
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
  const { t } = useWords();
  const settings = useSettings();
  return (
    <Paper title={t("settings.table")}>
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          label={t(`settings.${name}`)}
          hint={t(`settings.${name}Hint`)}
          checked={settings[name]}
          onChange={(on) => changeSettings({ [name]: on })}
        />
      ))}
    </Paper>
  );
}

function MotionChoice() {
  const { t } = useWords();
  return (
    <Paper title={t("settings.motion")}>
      <Choices
        label={t("settings.motion")}
        choices={[
          { id: "system", label: t("settings.motionSystem") },
          { id: "full", label: t("settings.motionFull") },
          { id: "reduced", label: t("settings.motionReduced") },
        ]}
        value={useSettings((settings) => settings.motion)}
        onChange={(motion) => changeSettings({ motion })}
      />
    </Paper>
  );
}

function UnitChoice() {
  const { t } = useWords();
  return (
    <Paper title={t("settings.units")}>
      <Choices
        label={t("settings.units")}
        choices={[
          { id: "inches", label: t("settings.inches") },
          { id: "centimetres", label: t("settings.centimetres") },
        ]}
        value={useSettings((settings) => settings.units)}
        onChange={(units) => changeSettings({ units })}
      />
    </Paper>
  );
}

/** What the people at this screen choose for themselves. */
export function SettingsPage() {
  const { t } = useWords();
  return (
    <Frame here="settings" title={t("settings.title")}>
      <div className="settings">
        <div className="stack">
          <TableSwitches />
          <SoundSettings />
        </div>
        <div className="stack">
          <LanguageChoice />
          <MotionChoice />
          <UnitChoice />
        </div>
      </div>
      <OfflineLine />
      <p className="settings__kept">{t("settings.kept")}</p>
    </Frame>
  );
}
