import { keyNameOf } from "../../scene/keystroke.ts";
import type { Shortcut } from "../../scene/shortcuts.ts";
import type { Route } from "../router.ts";
import { useSettings } from "../settings/settings.ts";
import { useWords } from "../words.ts";
import { FIXED, groupsOn, type KeyGroup, MOUSE, shortcutsIn } from "./page-keys.ts";
import { useKeyWords } from "./words.ts";
import "./keys.css";

interface Row {
  readonly keys: string;
  readonly what: string;
}

/** The keys of a group that do something now, with what they do; those of every page only where no table has its own. */
function useRows(): (group: KeyGroup, withFixed: boolean, but: readonly Shortcut[]) => readonly Row[] {
  const w = useKeyWords();
  const { t } = useWords();
  const letterKeys = useSettings((settings) => settings.letterKeys);
  useSettings((settings) => settings.keys);
  return (group, withFixed, but) => {
    const fixed = (withFixed ? FIXED[group] : []).flatMap(({ keys, what, off = what }): readonly Row[] => {
      const told = letterKeys ? what : off;
      const named = keys === MOUSE ? w("fixed.mouseKey") : t("ui.keys", keys);
      return told === false ? [] : [{ keys: named, what: w(told) }];
    });
    const single = shortcutsIn(group).flatMap((action): readonly Row[] => {
      const name = but.includes(action) ? undefined : keyNameOf(action);
      return name === undefined ? [] : [{ keys: t("ui.keys", name), what: w(action) }];
    });
    return [...fixed, ...single];
  };
}

interface KeyListProps {
  readonly page: Route["page"];
  /** Actions that mean nothing here. */
  readonly but?: readonly Shortcut[];
}

/** All keys of a page, by what they belong to. */
export function KeyList({ page, but = [] }: KeyListProps) {
  const w = useKeyWords();
  const rowsOf = useRows();
  const groups = groupsOn(page);
  const rowed = groups.map((group) => ({
    group,
    rows: rowsOf(group, group !== "page" || !groups.includes("play"), but),
  }));
  return rowed
    .filter(({ rows }) => rows.length > 0)
    .map(({ group, rows }) => (
      <section key={group} className="help">
        <h3>{w(`group.${group}`)}</h3>
        <dl>
          {rows.map(({ keys, what }) => (
            <div key={what}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    ));
}
