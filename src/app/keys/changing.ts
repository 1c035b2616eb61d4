import { isFreeKey, keysOf } from "../../scene/keystroke.ts";
import type { Shortcut } from "../../scene/shortcuts.ts";
import { changeSettings, useSettings } from "../settings/settings.ts";
import { besides, SHORTCUT_GROUPS, shortcutsIn } from "./page-keys.ts";

type Changed = Readonly<Partial<Record<Shortcut, string>>>;

/** The keys that were changed, as far as they are any: what was kept besides does not count. */
export function changedKeys(): Changed {
  const { keys } = useSettings.getState();
  const actions = SHORTCUT_GROUPS.flatMap(shortcutsIn);
  return Object.fromEntries(
    actions.flatMap((action) => (isFreeKey(keys[action]) ? [[action, keys[action]]] : [])),
  );
}

/** The action that has one of some keys where another one holds too. */
export function takenBy(action: Shortcut, keys: readonly string[]): Shortcut | undefined {
  return besides(action).find((other) => keysOf(other).some((key) => keys.includes(key)));
}

/** Gives an action a key of its own. */
export function setKey(action: Shortcut, key: string): void {
  changeSettings({ keys: { ...changedKeys(), [action]: key } });
}

/** Gives an action the keys back that it has by itself, or all of them. */
export function restoreKeys(...actions: readonly Shortcut[]): void {
  const kept = Object.entries(changedKeys()).filter(([action]) => !actions.includes(action as Shortcut));
  changeSettings({ keys: actions.length === 0 ? {} : Object.fromEntries(kept) });
}
