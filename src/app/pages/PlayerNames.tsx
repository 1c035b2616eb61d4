import { useEffect, useState } from "react";
import type { SideId } from "../../core/game.ts";
import type { GameEntry } from "../../games/registry.ts";
import { useSideName } from "../side-names.ts";
import { Field } from "../ui/field.tsx";
import { type SideIndex, SideName } from "../ui/side.tsx";
import { useWords } from "../words.ts";

/** Longest name of a player, in characters. */
const MAX_NAME_LENGTH = 40;

/** The sides of a set-up in their order, once the game's rules are there; none for a set-up of the wrong shape. */
function useSides(entry: GameEntry, config: unknown): readonly SideId[] {
  const [sides, setSides] = useState<readonly SideId[]>([]);
  useEffect(() => {
    let current = true;
    const find = async () => {
      const game = await entry.load();
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

export interface PlayerNamesProps {
  readonly entry: GameEntry;
  readonly config: unknown;
  readonly players: Readonly<Record<SideId, string>>;
  readonly onChange: (players: Readonly<Record<SideId, string>>) => void;
}

/** Who plays which side. */
export function PlayerNames({ entry, config, players, onChange }: PlayerNamesProps) {
  const { t } = useWords();
  const sides = useSides(entry, config);
  const nameOf = useSideName();
  return (
    <div className="setup__names">
      {sides.map((side, index) => (
        <Field
          key={side}
          label={<SideName side={(index % 2) as SideIndex}>{t("setup.player", nameOf(side))}</SideName>}
          placeholder={t("setup.playerHint")}
          maxLength={MAX_NAME_LENGTH}
          value={players[side] ?? ""}
          onChange={(event) => onChange({ ...players, [side]: event.target.value })}
        />
      ))}
    </div>
  );
}
