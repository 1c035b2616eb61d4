import { usePage, useTable, useTools } from "../../context/tools.ts";
import { Words } from "../../face/Cited.tsx";
import { tabletopOf } from "../../session/selectors.ts";
import { useSettings } from "../../settings/settings.ts";
import { Button } from "../../ui/button.tsx";
import { Paper } from "../../ui/paper.tsx";
import { useWords } from "../../words.ts";
import { useSlipWords } from "../words.ts";
import { labelAt, tapeCaption } from "./measure.ts";
import { wholeTape } from "./tape.ts";

/** The tape's reading in words, and what it measures from. */
export function TapeSlip() {
  const { t } = useWords();
  const w = useSlipWords();
  const { page } = useTools();
  const loaded = usePage((state) => state.tape);
  const end = usePage((state) => state.tapeEnd);
  const units = useSettings((settings) => settings.units);
  const tabletop = useTable((state) => tabletopOf(state));
  if (!loaded) return null;
  const tape = wholeTape(loaded, end);
  const names = tape.map((point) => labelAt(tabletop, point) ?? w("tape.mat"));
  return (
    <Paper title={w("tape.title")}>
      <div data-told="status">
        {tape.length === 0 && <p>{w("tape.start")}</p>}
        {tape.length === 1 && (
          <p>
            <Words text={w("tape.from", names[0] ?? "")} />
          </p>
        )}
        {tape.length > 1 && (
          <>
            <p className="tape__length">{tapeCaption(tape, tabletop, units, t)}</p>
            <p>
              <Words text={names.join(" → ")} />
            </p>
          </>
        )}
      </div>
      <p className="line">
        {tape.length > 0 && (
          <Button look="quiet" onClick={() => page.setState({ tape: loaded.slice(0, -1) })}>
            {w("tape.undo")}
          </Button>
        )}
        {tape.length > 1 && (
          <Button look="quiet" onClick={() => page.setState({ tape: [] })}>
            {w("tape.clear")}
          </Button>
        )}
        <Button look="quiet" onClick={() => page.setState({ tape: null })}>
          {w("tape.away")}
        </Button>
      </p>
    </Paper>
  );
}
