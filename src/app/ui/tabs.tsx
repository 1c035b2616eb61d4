import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
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

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root className="tabs" value={value} onValueChange={onChange}>
      <Radix.List className="tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="tabs__tab" data-point={tab.id}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="tabs__page">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
