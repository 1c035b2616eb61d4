import type { ReactElement } from "react";
import { Menu } from "../../ui/menu.tsx";
import { useMenu } from "./use-menu.ts";

/** The menu of a table: it comes opened, with the button that asked for it. */
export function TableMenu({ trigger }: { readonly trigger: ReactElement }) {
  return <Menu trigger={trigger} groups={useMenu(true)} defaultOpen />;
}
