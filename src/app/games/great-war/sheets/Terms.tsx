import type { DeskProps } from "../../../table/panel.ts";

/** How the match is won. */
export function Terms(_: DeskProps) {
  return null;
}
