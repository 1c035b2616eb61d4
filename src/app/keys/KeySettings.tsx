import { type KeyboardEvent, useState } from "react";
import { isFreeKey, keyNameOf, keysPressed, printedOn, usualKeysOf } from "../../scene/keystroke.ts";
import type { Shortcut, ShortcutGroup } from "../../scene/shortcuts.ts";
import { changeSettings, useSettings } from "../settings/settings.ts";
import { Button } from "../ui/button.tsx";
import { Switch } from "../ui/choice.tsx";
import { Paper } from "../ui/paper.tsx";
import { changedKeys, restoreKeys, setKey, takenBy } from "./changing.ts";
import { SHORTCUT_GROUPS, shortcutsIn } from "./page-keys.ts";
import { useKeyWords } from "./words.ts";
import "./key-settings.css";

/** Keys that are held with the one that is meant. */
const HELD: readonly string[] = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];

/** What there is to say of an action whose key is being set. */
interface Said {
  readonly kind: "event" | "alert";
  readonly text: string;
}

/** Sets the key of one action: once it waits, the next key is taken, refused, or leaves all as it is. */
function useKeySetter(action: Shortcut) {
  const w = useKeyWords();
  const [waits, setWaits] = useState(false);
  const [said, setSaid] = useState<Said>();
  const refuse = (text: string) => setSaid({ kind: "alert", text });
  const stop = (text?: string) => {
    setWaits(false);
    setSaid(text === undefined ? undefined : { kind: "event", text });
  };
  const nameOf = (one: Shortcut) => ({ key: keyNameOf(one) ?? "", action: w(one) });
  const holder = (keys: readonly string[]) => {
    const other = takenBy(action, keys);
    if (other !== undefined) refuse(w("taken", nameOf(other)));
    return other;
  };
  const take = (keys: readonly string[]) => {
    const [key] = keys;
    if (!isFreeKey(key)) return refuse(w("none"));
    if (holder(keys) !== undefined) return;
    if (usualKeysOf(action).some((usual) => keys.includes(usual))) restoreKeys(action);
    else setKey(action, key);
    stop(w("isNow", nameOf(action)));
  };
  const press = (event: KeyboardEvent) => {
    if (!waits || HELD.includes(event.key) || event.repeat) return;
    if (event.key === "Tab") return stop();
    const keys = keysPressed(event.nativeEvent);
    // The browser's own keys are left to it.
    if (keys.length === 0 && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Escape") stop();
    else take(keys);
  };
  const wait = () => {
    setWaits(true);
    setSaid({ kind: "event", text: w("press", w(action)) });
  };
  const restore = () => {
    if (holder(usualKeysOf(action)) !== undefined) return;
    restoreKeys(action);
    stop(w("isNow", nameOf(action)));
  };
  return { waits, said, wait, stop, press, restore };
}

/** An action with its key and the way to another one. */
function KeyRow({ action, changed }: { readonly action: Shortcut; readonly changed: boolean }) {
  const w = useKeyWords();
  const { waits, said, wait, stop, press, restore } = useKeySetter(action);
  const usual = printedOn(usualKeysOf(action));
  return (
    <div className="keys__row">
      <dt>{w(action)}</dt>
      <dd>
        <kbd>{keyNameOf(action)}</kbd>
        <Button
          aria-label={w("setOf", w(action))}
          aria-pressed={waits}
          onClick={wait}
          onKeyDown={press}
          onBlur={() => waits && stop()}
        >
          {w("set")}
        </Button>
        {changed && (
          <Button
            look="quiet"
            aria-label={w("asBeforeOf", { key: usual, action: w(action) })}
            onClick={restore}
          >
            {w("asBefore", usual)}
          </Button>
        )}
      </dd>
      {said && (
        <dd className={said.kind === "alert" ? "keys__refused" : "keys__said"} data-told={said.kind}>
          {said.text}
        </dd>
      )}
    </div>
  );
}

interface GroupProps {
  readonly group: ShortcutGroup;
  readonly changed: ReturnType<typeof changedKeys>;
}

function KeysOfGroup({ group, changed }: GroupProps) {
  const w = useKeyWords();
  return (
    <section>
      <h3>{w(`group.${group}`)}</h3>
      <dl className="keys__rows">
        {shortcutsIn(group).map((action) => (
          <KeyRow key={action} action={action} changed={changed[action] !== undefined} />
        ))}
      </dl>
    </section>
  );
}

/** Whether single keys do anything, and which one does what. */
export function KeySettings() {
  const w = useKeyWords();
  const letterKeys = useSettings((settings) => settings.letterKeys);
  useSettings((settings) => settings.keys);
  const changed = changedKeys();
  return (
    <Paper title={w("title")} className="keys">
      <Switch
        label={w("letterKeys")}
        hint={w("letterKeysHint")}
        checked={letterKeys}
        onChange={(on) => changeSettings({ letterKeys: on })}
      />
      {letterKeys && (
        <details>
          <summary>{w("list")}</summary>
          {SHORTCUT_GROUPS.map((group) => (
            <KeysOfGroup key={group} group={group} changed={changed} />
          ))}
          {Object.keys(changed).length > 0 && (
            <p className="row">
              <Button onClick={() => restoreKeys()}>{w("allAsBefore")}</Button>
            </p>
          )}
        </details>
      )}
    </Paper>
  );
}
