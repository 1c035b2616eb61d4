import { FULL } from "../../core/match/match.ts";
import { useTable, useTools } from "../context/tools.ts";
import { navigate } from "../router.ts";
import { Button } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useSlipWords } from "./words.ts";

/** The log has no room for another round: why the match can't go on here, and how it does. */
export function FullSlip() {
  const w = useSlipWords();
  const { store } = useTools();
  const say = useTable((state) => state.say);
  const { anew } = useTable((state) => state.may);
  const goOn = () => navigate({ page: "match", id: store.getState().goOn(), at: null });
  return (
    <Paper title={w("full.title")}>
      <p data-told="alert">{say({ key: FULL.code, values: FULL.values })}</p>
      <p>{w("full.kept")}</p>
      {anew && (
        <p className="line">
          <Button look="brass" onClick={goOn}>
            {w("full.branch")}
          </Button>
        </p>
      )}
    </Paper>
  );
}
