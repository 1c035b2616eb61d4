import type { ReactElement } from "react";
import { Menu } from "../../ui/menu.tsx";
import { useMenu } from "./use-menu.ts";

/** What can be done at a table besides playing, behind its button. */
export function TableMenu({ trigger }: { readonly trigger: ReactElement }) {
  return <Menu trigger={trigger} groups={useMenu(true)} defaultOpen />;
}
