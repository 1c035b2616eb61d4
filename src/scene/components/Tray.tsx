import { late } from "./late.tsx";
import { useShown } from "./shown.ts";

const Thrown = late(async () => (await import("./Thrown.tsx")).Thrown);

/** The dice tray, fetched once the table stands; the dice are read beside it too, so that a page may go without. */
export function Tray() {
  return useShown().stands && <Thrown />;
}
