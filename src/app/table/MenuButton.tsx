import { type KeyboardEvent, useState } from "react";
import { lazyPart } from "../lazy-part.ts";
import { Button } from "../ui/button.tsx";
import type { MenuProps } from "../ui/menu.tsx";

const Menu = lazyPart(
  async () => (await import("../ui/menu.tsx")).Menu,
  ({ trigger }) => trigger,
);

interface MenuButtonProps {
  readonly label: string;
  readonly groups: MenuProps["groups"];
}

/** The button of a menu that is loaded when somebody first asks for it. */
export function MenuButton({ label, groups }: MenuButtonProps) {
  const [asked, setAsked] = useState(false);
  const open = () => setAsked(true);
  const openDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    open();
  };
  if (asked) return <Menu trigger={<Button>{label}</Button>} groups={groups} defaultOpen />;
  return (
    <Button aria-haspopup="menu" aria-expanded={false} onClick={open} onKeyDown={openDown}>
      {label}
    </Button>
  );
}
