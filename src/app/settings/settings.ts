import { create } from "zustand";
import { keyring } from "../../scene/keyring.ts";
import { deviceNotes } from "../storage/notes.ts";
import { keptSettings, SETTINGS_KEY, type Settings } from "./kept-settings.ts";

/** The settings of this device; read with `useSettings((s) => s.fastDice)`. */
export const useSettings = create<Settings>()(() => keptSettings());

keyring.now = () => {
  const { ear, letterKeys, keys } = useSettings.getState();
  return { letterKeys: letterKeys && !ear, keys };
};

/** Changes settings and keeps them; where the browser keeps nothing they hold until the page closes. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  // Blocked storage has its banner where it matters: at the matches.
  deviceNotes.set(SETTINGS_KEY, JSON.stringify(useSettings.getState()));
}
