import { useShown } from "../shown.ts";
import { Contrails } from "./Contrails.tsx";
import { Darkness } from "./Darkness.tsx";

/** What is in the air over a table: contrails, and the night with its searchlights. */
export function Sky() {
  const { tabletop, line } = useShown();
  const night = tabletop.night ?? line?.before.night;
  return (
    <>
      {tabletop.contrails && tabletop.contrails.length > 0 && <Contrails />}
      {night && <Darkness night={night} />}
    </>
  );
}
