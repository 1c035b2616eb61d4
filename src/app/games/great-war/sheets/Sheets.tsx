import type { DeskProps } from "../../../table/panel.ts";

/** Record sheets of the aircraft. */
export function Sheets(_: DeskProps) {
  return null;
}
