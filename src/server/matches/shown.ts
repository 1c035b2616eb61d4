import type { Commands } from "../../core/commands.ts";
import type { Dice } from "../../core/dice/dice.ts";
import type { SeatId, Viewer } from "../../core/game.ts";
import { now } from "../../core/match/match.ts";
import type { DiceShown, Presence, SealedShown, SeatShown, TableStatus } from "../../protocol/replies.ts";
import type { StoredSeat, TableRules, Windows } from "../store/store.ts";
import type { Attendance } from "./attendance.ts";
import { isSpectator } from "./audience.ts";
import { type Position, TABLE_SEAT, throwAwaited } from "./round.ts";
import { isOver, lengthOf, readsDice } from "./tip.ts";

/** What a table is shown by. */
export interface Showing {
  readonly code: string;
  readonly position: Position;
  readonly rules: TableRules;
  readonly frozen: string | null;
  readonly seats: readonly StoredSeat[];
  readonly attending: Iterable<Attendance>;
  /** The windows at other servers. */
  readonly elsewhere: Windows;
  /** Seats that have not handed in all, as it was told last. */
  readonly awaited: readonly SeatId[];
}

/** The seats of the match, in its order; that of the host is none. */
export function seatsOf({ position, seats }: Pick<Showing, "position" | "seats">): readonly StoredSeat[] {
  return position.tip.match.seats.flatMap(({ id }) => seats.find(({ seat }) => seat === id) ?? []);
}

function presenceOf(
  showing: Showing,
  { seat, secret, computer }: StoredSeat,
  here: ReadonlySet<SeatId>,
): Presence {
  const { prompts } = now(showing.position.tip.match);
  const isAsked = prompts.some((prompt) => prompt.seat === seat);
  if (secret === null && computer === null) return "free";
  if (isAsked && !showing.awaited.includes(seat)) return "ready";
  return computer !== null || here.has(seat) ? "here" : "away";
}

/** The pieces that each player of a side with several commands, as the set-up says. */
function commandsOf({ position }: Showing): Commands {
  const { seats } = (position.header.config ?? {}) as { readonly seats?: Commands };
  return seats ?? {};
}

function seatsShown(showing: Showing): readonly SeatShown[] {
  const attending = [...showing.attending].flatMap(({ seat }) => seat?.id ?? []);
  const here = new Set([...attending, ...showing.elsewhere.seats]);
  const commands = commandsOf(showing);
  const sides = new Map(showing.position.tip.match.seats.map(({ id, side }) => [id, side]));
  return seatsOf(showing).map((stored) => {
    const { seat, name, computer } = stored;
    const presence = presenceOf(showing, stored, here);
    return {
      id: seat,
      side: sides.get(seat) ?? seat,
      name,
      computer,
      commands: commands[seat] ?? [],
      presence,
    };
  });
}

function needsOf({ position }: Showing, live: Dice): DiceShown | undefined {
  const request = readsDice(position.header) ? throwAwaited(position, live) : undefined;
  if (!request) return undefined;
  const { dice, by, why } = request;
  return { dice, by, why: why.key, values: why.values };
}

/** What everybody may know of a table. */
export function tableShown(showing: Showing, live: Dice): TableStatus {
  const { code, position, rules, frozen } = showing;
  const { header, tip, standing } = position;
  const { takeBack } = standing.waiting;
  const needs = frozen === null && showing.awaited.length === 0 ? needsOf(showing, live) : undefined;
  return {
    code,
    game: header.game,
    ...(header.title !== undefined && { title: header.title }),
    entries: lengthOf(tip),
    seats: seatsShown(showing),
    awaited: showing.awaited,
    spectators: [...showing.attending].filter(isSpectator).length + showing.elsewhere.spectators,
    listed: rules.listed,
    teamSees: rules.teamSees,
    typed: readsDice(header),
    over: isOver(tip),
    frozen,
    ...(takeBack && { takeBack }),
    ...(needs && { needs }),
  };
}

/** The sealed answers that a viewer may see: his own, and those of his side where the table has it so. */
export function sealedShown(
  { position, rules }: Pick<Showing, "position" | "rules">,
  viewer: Viewer,
): SealedShown[] {
  const { tip, standing } = position;
  const sides = new Map(tip.match.seats.map(({ id, side }) => [id, side]));
  const side = sides.get(viewer);
  const sees = (seat: SeatId) =>
    seat === viewer || (rules.teamSees && side !== undefined && sides.get(seat) === side);
  return now(tip.match).prompts.flatMap(({ id }) => {
    const answer = standing.pending.get(id);
    if (!answer || answer.seat === TABLE_SEAT || !sees(answer.seat)) return [];
    return [{ prompt: id, seat: answer.seat, text: answer.text, ready: answer.ready }];
  });
}
