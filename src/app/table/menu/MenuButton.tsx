import { type KeyboardEvent, useState } from "react";
import { lazyPart } from "../../lazy-part.ts";
import { Button } from "../../ui/button.tsx";

const TableMenu = lazyPart(
  async () => (await import("./TableMenu.tsx")).TableMenu,
  ({ trigger }) => trigger,
);

/** The button of a menu that is loaded when somebody first asks for it. */
export function MenuButton({ label }: { readonly label: string }) {
  const [asked, setAsked] = useState(false);
  const open = () => setAsked(true);
  const openDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    open();
  };
  if (asked) return <TableMenu trigger={<Button>{label}</Button>} />;
  return (
    <Button aria-haspopup="menu" aria-expanded={false} onClick={open} onKeyDown={openDown}>
      {label}
    </Button>
  );
}
