import { late } from "../late.tsx";
import { useShown } from "../shown.ts";

const DiceTray = late(async () => (await import("./DiceTray.tsx")).DiceTray);

/** The dice tray, fetched once the table stands; the dice are read beside it too, so that a page may go without. */
export function Tray() {
  return useShown().stands && <DiceTray />;
}
