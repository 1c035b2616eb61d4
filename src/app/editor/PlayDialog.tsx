import { type FormEvent, useState } from "react";
import type { SideId } from "../../core/game.ts";
import { chosenFor } from "../computers/opponent-choices.ts";
import { Refused } from "../frame/Refused.tsx";
import { bySeat } from "../match/seating.ts";
import { useStart } from "../match/start.ts";
import { PlayerNames } from "../pages/setup/PlayerNames.tsx";
import type { SentSetup } from "../share/setup-file.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useEditorWords } from "./words.ts";
import "../pages/setup/setup.css";

type BySeat = Readonly<Record<SideId, string>>;

export interface PlayDialogProps {
  readonly setup: SentSetup;
  readonly onClose: () => void;
}

/** Who plays a set-up; then its match begins. */
export function PlayDialog({ setup, onClose }: PlayDialogProps) {
  const t = useEditorWords();
  const { start, busy, problems } = useStart();
  const [players, setPlayers] = useState<BySeat>({});
  const [opponents, setOpponents] = useState<BySeat>({});
  const { entry, config, title } = setup;
  const go = (event: FormEvent) => {
    event.preventDefault();
    const computers = bySeat((seat, first) => chosenFor(opponents, seat, first));
    void start({ entry, config, title, players, computers });
  };
  return (
    <Dialog open onOpenChange={onClose} title={t("playTitle")} about={t("playAbout", title)}>
      <form onSubmit={go}>
        <PlayerNames
          entry={entry}
          config={config}
          players={players}
          opponents={opponents}
          onNames={setPlayers}
          onOpponents={setOpponents}
        />
        <Refused problems={problems} />
        <div className="dialog__actions">
          <Button look="brass" type="submit" disabled={busy}>
            {t(busy ? "playBusy" : "playGo")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
