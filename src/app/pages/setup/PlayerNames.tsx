import { useMemo } from "react";
import type { Seat, SeatId } from "../../../core/game.ts";
import { lineOf } from "../../../core/text.ts";
import type { GameEntry } from "../../../games/registry.ts";
import { chosenFor, PERSON } from "../../computers/opponent-choices.ts";
import { SeatChoice } from "../../computers/SeatChoice.tsx";
import { useSeatLabel } from "../../side-names.ts";
import { Field } from "../../ui/field.tsx";
import { type SideIndex, SideName } from "../../ui/side.tsx";
import { useValidSetup } from "./use-valid-setup.ts";
import { useSetupWords } from "./words.ts";

/** Longest name of a player, in characters. */
const MAX_NAME_LENGTH = 40;

/** The seats of a set-up in their order, once the game's rules are there; none for a set-up of the wrong shape. */
export function useSeats(entry: GameEntry, config: unknown): readonly Seat[] {
  const valid = useValidSetup(entry, config);
  return useMemo(() => valid?.game.seats(valid.config) ?? [], [valid]);
}

type BySeat = Readonly<Record<SeatId, string>>;

export interface PlayerNamesProps {
  readonly entry: GameEntry;
  readonly config: unknown;
  readonly players: BySeat;
  /** Who was chosen, by seat; a seat that is absent is played as by default. */
  readonly opponents: BySeat;
  readonly onNames: (players: BySeat) => void;
  readonly onOpponents: (opponents: BySeat) => void;
}

/** Who has which seat: a person, who may have a name, or a computer player. */
export function PlayerNames(props: PlayerNamesProps) {
  const { entry, config, players, opponents, onNames, onOpponents } = props;
  const t = useSetupWords();
  const seats = useSeats(entry, config);
  const nameOf = useSeatLabel();
  const sides = [...new Set(seats.map(({ side }) => side))];
  return (
    <div className="setup__names">
      {seats.map((seat) => {
        const { id } = seat;
        const index = sides.indexOf(seat.side);
        const chosen = chosenFor(opponents, id, index === 0);
        return (
          <div key={id} className="setup__side">
            <SeatChoice
              entry={entry}
              label={<SideName side={(index % 2) as SideIndex}>{t("player", nameOf(seat))}</SideName>}
              value={chosen ?? null}
              onChange={(opponent) => onOpponents({ ...opponents, [id]: opponent ?? PERSON })}
            />
            {chosen === undefined && (
              <Field
                label={t("playerName", nameOf(seat))}
                placeholder={t("playerHint")}
                maxLength={MAX_NAME_LENGTH}
                value={players[id] ?? ""}
                onChange={(event) => onNames({ ...players, [id]: lineOf(event.target.value) })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
