import type { SetupProps } from "../../setup.ts";

/** The switches of the hex dogfight. */
export function SetupOptions(_: SetupProps) {
  return null;
}
