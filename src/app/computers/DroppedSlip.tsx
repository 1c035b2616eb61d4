import { useSeatName } from "../context/names.ts";
import { useTools } from "../context/tools.ts";
import { Button } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useComputerWords } from "./words.ts";

/** A computer player could not answer: it may be asked again, or its seat played by a person. */
export function DroppedSlip({ seat }: { readonly seat: string }) {
  const t = useComputerWords();
  const name = useSeatName();
  const { store, page } = useTools();
  const play = () => {
    store.getState().seatComputer(seat, null);
    page.setState({ dropped: null });
  };
  return (
    <Paper title={t("dropped.title")}>
      <p data-told="alert">{t("dropped.text", name(seat))}</p>
      <p className="line">
        <Button look="brass" onClick={() => page.setState({ dropped: null })}>
          {t("dropped.again")}
        </Button>
        <Button onClick={play}>{t("dropped.play", seat)}</Button>
      </p>
    </Paper>
  );
}
