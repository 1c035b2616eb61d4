import { DropdownMenu as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { useWords } from "../words.ts";
import "./layers.css";

export interface MenuItem {
  readonly label: ReactNode;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  /** The key that does the same, shown at the right. */
  readonly shortcut?: string | undefined;
}

export interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement;
  /** Groups of items, with a rule between them. */
  readonly groups: readonly (readonly MenuItem[])[];
  /** Begins opened. */
  readonly defaultOpen?: boolean;
}

function Item({ item }: { readonly item: MenuItem }) {
  const { t } = useWords();
  return (
    <Radix.Item className="menu__item" onSelect={item.onSelect} disabled={item.disabled ?? false}>
      {item.label}
      {item.shortcut !== undefined && <kbd className="menu__key">{t("ui.keys", item.shortcut)}</kbd>}
    </Radix.Item>
  );
}

/** A drop-down menu; arrows, letters and Esc work in it. */
export function Menu({ trigger, groups, defaultOpen = false }: MenuProps) {
  return (
    <Radix.Root defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="menu" sideOffset={4} collisionPadding={8}>
          <div className="menu__columns">
            {groups.map((items, group) => (
              <Radix.Group key={`group-${group.toString()}`} className="menu__group">
                {group > 0 && <Radix.Separator className="menu__rule" />}
                {items.map((item, index) => (
                  <Item key={`item-${index.toString()}`} item={item} />
                ))}
              </Radix.Group>
            ))}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
