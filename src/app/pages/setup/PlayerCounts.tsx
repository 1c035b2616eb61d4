import { useMemo } from "react";
import { type Commands, commanderOf, type Owned, sharedOut } from "../../../core/commands.ts";
import type { SideId } from "../../../core/game.ts";
import type { GameEntry } from "../../../games/registry.ts";
import { useSideName } from "../../side-names.ts";
import { Button } from "../../ui/button.tsx";
import { useValidSetup } from "./use-valid-setup.ts";
import { useSetupWords } from "./words.ts";

/** More players a side find no room at one screen. */
const MOST_PLAYERS = 4;

/** A set-up as far as this page shares it out. */
type Shared = Readonly<Record<string, unknown>> & { readonly seats?: Commands };

/** The pieces that players may share out, once the game's rules are there. */
function usePieces(entry: GameEntry, config: unknown): readonly Owned[] {
  const valid = useValidSetup(entry, config);
  return useMemo(() => valid?.game.commanded?.(valid.config) ?? [], [valid]);
}

/** The set-up with the pieces of one side shared out anew; one player needs no name beside the side's. */
function withPlayers(config: Shared, pieces: readonly Owned[], side: SideId, players: number): Shared {
  const { seats = {}, ...rest } = config;
  const own = new Set(pieces.filter((piece) => piece.side === side).map(({ id }) => id));
  const others = Object.entries(seats).filter(([, ids]) => !ids.some((id) => own.has(id)));
  const shares = players > 1 ? Object.entries(sharedOut(pieces, side, players)) : [];
  const all = [...others, ...shares];
  return all.length > 0 ? { ...rest, seats: Object.fromEntries(all) } : rest;
}

interface CountProps {
  readonly side: SideId;
  readonly own: readonly Owned[];
  readonly commands: Commands | undefined;
  readonly onChange: (players: number) => void;
}

/** How many players a side has, and what each of them commands. */
function Count({ side, own, commands, onChange }: CountProps) {
  const t = useSetupWords();
  const sideName = useSideName();
  const players = [...new Set(own.map(({ id }) => commanderOf(commands, id) ?? side))];
  const most = Math.min(MOST_PLAYERS, own.length);
  const shares = players.map((player) =>
    own.filter(({ id }) => (commanderOf(commands, id) ?? side) === player).map(({ id }) => id),
  );
  return (
    <fieldset className="group" aria-label={t("count", sideName(side))}>
      <p className="line">
        <Button
          size="icon"
          aria-label={t("fewer", sideName(side))}
          disabled={players.length === 1}
          onClick={() => onChange(players.length - 1)}
        >
          −
        </Button>
        <b data-told="status">{t("counted", { side: sideName(side), players: players.length })}</b>
        <Button
          size="icon"
          aria-label={t("more", sideName(side))}
          disabled={players.length >= most}
          onClick={() => onChange(players.length + 1)}
        >
          +
        </Button>
      </p>
      {players.length > 1 && <p>{shares.map((ids, at) => `${at + 1}: ${ids.join(", ")}`).join(" · ")}</p>}
    </fieldset>
  );
}

export interface PlayerCountsProps {
  readonly entry: GameEntry;
  readonly config: unknown;
  readonly onChange: (config: unknown) => void;
}

/** Shares the pieces of a side out among several players, in games and battles that allow it. */
export function PlayerCounts({ entry, config, onChange }: PlayerCountsProps) {
  const pieces = usePieces(entry, config);
  const shared = config as Shared;
  const sides = [...new Set(pieces.map(({ side }) => side))];
  const several = sides.filter((side) => pieces.filter((piece) => piece.side === side).length > 1);
  return (
    <>
      {several.map((side) => (
        <Count
          key={side}
          side={side}
          own={pieces.filter((piece) => piece.side === side)}
          commands={shared.seats}
          onChange={(players) => onChange(withPlayers(shared, pieces, side, players))}
        />
      ))}
    </>
  );
}
