import { useEffect, useState } from "react";
import type { SideId } from "../../core/game.ts";
import { lineOf } from "../../core/text.ts";
import type { GameEntry } from "../../games/registry.ts";
import { chosenFor, PERSON } from "../computers/opponent-choices.ts";
import { SeatChoice } from "../computers/SeatChoice.tsx";
import { useSideName } from "../side-names.ts";
import { Field } from "../ui/field.tsx";
import { type SideIndex, SideName } from "../ui/side.tsx";
import { useSetupFormWords } from "./setup-form-words.ts";

/** Longest name of a player, in characters. */
const MAX_NAME_LENGTH = 40;

/** The sides of a set-up in their order, once the game's rules are there; none for a set-up of the wrong shape. */
export function useSides(entry: GameEntry, config: unknown): readonly SideId[] {
  const [sides, setSides] = useState<readonly SideId[]>([]);
  useEffect(() => {
    let current = true;
    const find = async () => {
      const game = await entry.load(config);
      const read = game.config.safeParse(config);
      if (!read.success || game.check(read.data).length > 0 || !current) return;
      setSides([...new Set(game.seats(read.data).map((seat) => seat.side))]);
    };
    void find();
    return () => {
      current = false;
    };
  }, [entry, config]);
  return sides;
}

type BySide = Readonly<Record<SideId, string>>;

export interface PlayerNamesProps {
  readonly entry: GameEntry;
  readonly config: unknown;
  readonly players: BySide;
  /** Who was chosen, by side; a side that is absent is played as by default. */
  readonly opponents: BySide;
  readonly onNames: (players: BySide) => void;
  readonly onOpponents: (opponents: BySide) => void;
}

/** Who plays which side: a person, who may have a name, or a computer player. */
export function PlayerNames(props: PlayerNamesProps) {
  const { entry, config, players, opponents, onNames, onOpponents } = props;
  const t = useSetupFormWords();
  const sides = useSides(entry, config);
  const nameOf = useSideName();
  return (
    <div className="setup__names">
      {sides.map((side, index) => {
        const chosen = chosenFor(opponents, side, index === 0);
        return (
          <div key={side} className="setup__side">
            <SeatChoice
              label={<SideName side={(index % 2) as SideIndex}>{t("player", side)}</SideName>}
              value={chosen ?? null}
              onChange={(opponent) => onOpponents({ ...opponents, [side]: opponent ?? PERSON })}
            />
            {chosen === undefined && (
              <Field
                label={t("playerName", nameOf(side))}
                placeholder={t("playerHint")}
                maxLength={MAX_NAME_LENGTH}
                value={players[side] ?? ""}
                onChange={(event) => onNames({ ...players, [side]: lineOf(event.target.value) })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
