import { useId } from "react";
import { lazyPart } from "../lazy-part.ts";
import { changeSettings, useSettings } from "../settings/settings.ts";
import { SOUND_GROUPS, type Volumes, volumesOf } from "../settings/volumes.ts";
import { Switch } from "../ui/choice.tsx";
import { Paper } from "../ui/paper.tsx";
import { useSoundWords } from "./words.ts";
import "./sound.css";

const EarconList = lazyPart(async () => (await import("./EarconList.tsx")).EarconList);

const NAMES = ["master", ...SOUND_GROUPS] as const;

function Volume({ name, volumes }: { readonly name: keyof Volumes; readonly volumes: Volumes }) {
  const words = useSoundWords();
  const id = useId();
  const value = volumes[name];
  return (
    <div className="volume">
      <label htmlFor={id}>{words(name)}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={words("percent", value)}
        onChange={(event) => changeSettings({ volumes: { ...volumes, [name]: Number(event.target.value) } })}
      />
      <span className="volume__value">{words("percent", value)}</span>
    </div>
  );
}

/** Sound on or off, and how loud what is. */
export function SoundSettings() {
  const words = useSoundWords();
  const sound = useSettings((settings) => settings.sound);
  const earcons = useSettings((settings) => settings.earcons);
  const volumes = volumesOf(useSettings((settings) => settings.volumes));
  return (
    <Paper title={words("title")}>
      <Switch
        label={words("on")}
        hint={words("onHint")}
        checked={sound}
        onChange={(on) => changeSettings({ sound: on })}
      />
      {sound && NAMES.map((name) => <Volume key={name} name={name} volumes={volumes} />)}
      {sound && (
        <Switch
          label={words("earcons")}
          hint={words("earconsHint")}
          checked={earcons}
          onChange={(on) => changeSettings({ earcons: on })}
        />
      )}
      {sound && earcons && <EarconList />}
    </Paper>
  );
}
