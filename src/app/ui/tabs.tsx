import { type KeyboardEvent, type ReactNode, useId } from "react";
import "./layers.css";

interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Name of the row of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The open tab; none when there is no such tab. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** A page is a stop for the Tab key as well: what lies on it may have none. */
function pageOf(id: string, tab: string) {
  return { id: `${id}page`, role: "tabpanel", tabIndex: 0, "aria-labelledby": `${id}${tab}` };
}

/** To which of `count` tabs a key leads from one of them; undefined for any other key. */
function ledTo(key: string, from: number, count: number): number | undefined {
  const ways: Readonly<Record<string, number>> = {
    ArrowRight: (from + 1) % count,
    ArrowLeft: (from + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return Object.hasOwn(ways, key) ? ways[key] : undefined;
}

/**
 * Tabs by the pattern of the ARIA guide: one stop for the Tab key, arrows, Home and End open their neighbours. Written
 * here because the parts of a library that they take weigh a fortieth of the whole first load of the table.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const open = tabs.find((tab) => tab.id === value);
  const move = (event: KeyboardEvent<HTMLButtonElement>, from: number) => {
    const to = ledTo(event.key, from, tabs.length) ?? -1;
    const next = tabs[to];
    if (!next) return;
    event.preventDefault();
    const button = event.currentTarget.parentElement?.children[to];
    if (button instanceof HTMLElement) button.focus();
    onChange(next.id);
  };
  return (
    <div className="tabs">
      <div role="tablist" className="tabs__list" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            className="tabs__tab"
            data-state={tab === open ? "active" : "inactive"}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}page` : undefined}
            tabIndex={tab === (open ?? tabs[0]) ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open && (
        <div key={open.id} className="tabs__page" {...pageOf(id, open.id)}>
          {open.content}
        </div>
      )}
    </div>
  );
}
