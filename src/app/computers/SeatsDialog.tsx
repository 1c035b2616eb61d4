import { useTable, useTools } from "../context/tools.ts";
import { computerAt } from "../session/placing.ts";
import { sideOf } from "../session/seats.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SideName } from "../ui/side.tsx";
import { SeatChoice } from "./SeatChoice.tsx";
import { useComputerWords } from "./words.ts";
import "./computers.css";

/** Changes who plays, in the middle of the game. */
export function SeatsDialog() {
  const t = useComputerWords();
  const { store, page } = useTools();
  const seats = useTable((state) => state.seats);
  const entry = useTable((state) => state.entry);
  const computers = useTable((state) => state.computers);
  const close = () => page.setState({ dialog: null });
  const actions = (
    <Button look="brass" onClick={close}>
      {t("seats.done")}
    </Button>
  );
  return (
    <Dialog open onOpenChange={close} title={t("seats.title")} about={t("seats.about")} actions={actions}>
      <div className="who">
        {seats.map(({ id }) => (
          <SeatChoice
            entry={entry}
            key={id}
            label={<SideName side={sideOf(seats, id)}>{t("seats.player", id)}</SideName>}
            value={computerAt(computers, id) ?? null}
            onChange={(opponent) => store.getState().seatComputer(id, opponent)}
          />
        ))}
      </div>
    </Dialog>
  );
}
