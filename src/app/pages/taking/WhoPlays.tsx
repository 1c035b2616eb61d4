import { useState } from "react";
import type { Players } from "../../../core/file/players.ts";
import type { SeatId } from "../../../core/game.ts";
import { SeatChoice } from "../../computers/SeatChoice.tsx";
import { opponentName } from "../../opponent-name.ts";
import { seatName } from "../../seat-name.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useWords } from "../../words.ts";
import { BY_HAND, type Seatable } from "./seating.ts";
import { useTakingWords } from "./words.ts";
import "../../computers/computers.css";

export interface WhoPlaysProps {
  readonly match: Seatable;
  /** Who plays on; undefined: as it was. */
  readonly onPlay: (players?: Players) => void;
}

/** Who played each seat when the match was saved. */
function Saved({ match: { record, seats } }: Pick<WhoPlaysProps, "match">) {
  const { t } = useWords();
  const w = useTakingWords();
  const player = (id: SeatId) => {
    const { players, computers } = record;
    const name = opponentName(t, computers[id] ?? "") ?? players[id];
    return name || w("aPerson");
  };
  return (
    <ul>
      {seats.map(({ id }) => (
        <li key={id}>
          {seatName(t, { seats, ...BY_HAND }, id)}: <b>{player(id)}</b>
        </li>
      ))}
    </ul>
  );
}

interface ChosenProps {
  readonly match: Seatable;
  readonly computers: Players["computers"];
  readonly onChange: (computers: Players["computers"]) => void;
}

/** A person or a computer for each seat. */
function Chosen({ match: { record, entry, seats }, computers, onChange }: ChosenProps) {
  const { t } = useWords();
  const { players } = record;
  const put = (seat: SeatId, opponent: string | null) => {
    const { [seat]: _, ...others } = computers;
    onChange(opponent === null ? others : { ...others, [seat]: opponent });
  };
  return (
    <div className="who">
      {seats.map(({ id }) => (
        <SeatChoice
          key={id}
          entry={entry}
          label={seatName(t, { seats, players, computers: {} }, id)}
          value={computers[id] ?? null}
          onChange={(opponent) => put(id, opponent)}
        />
      ))}
    </div>
  );
}

/** Asks who plays on with a match that came with its players: the same, people here alone, or whoever is chosen. */
export function WhoPlays({ match, onPlay }: WhoPlaysProps) {
  const w = useTakingWords();
  const { players, computers } = match.record;
  const [chosen, setChosen] = useState<Players["computers"]>();
  const asked = (
    <>
      <Button onClick={() => setChosen(computers)}>{w("choose")}</Button>
      <Button onClick={() => onPlay(BY_HAND)}>{w("byHand")}</Button>
      <Button look="brass" onClick={() => onPlay()}>
        {w("same")}
      </Button>
    </>
  );
  const choosing = (
    <Button look="brass" onClick={() => onPlay(chosen && { players, computers: chosen })}>
      {w("chosen")}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={() => onPlay()}
      title={w("whoPlays")}
      about={chosen ? undefined : w("whoPlayed")}
      actions={chosen ? choosing : asked}
    >
      {chosen ? <Chosen match={match} computers={chosen} onChange={setChosen} /> : <Saved match={match} />}
    </Dialog>
  );
}
