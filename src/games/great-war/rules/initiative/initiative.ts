import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent, SeatId } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Board, LineUp, Tail } from "../state/state.ts";
import { classOf, initiativeModifiers, lowestAltitude, type MoveClass } from "./modifiers.ts";

/** The early classes in the order in which they move (4.2f). */
const EARLY: readonly MoveClass[] = ["balloon", "glider", "bomber"];

const TWO_DICE = ["d6", "d6"] as const;

interface Rolled {
  readonly lead: number;
  readonly total: number;
}

class Roller {
  readonly events: GameEvent[] = [];
  private readonly lowest: number | undefined;

  constructor(
    private readonly board: Board,
    private readonly dice: Dice,
  ) {
    this.lowest = lowestAltitude(board);
  }

  seatOf(index: number): SeatId {
    return this.board.setup.airframes[index]?.seat ?? "table";
  }

  /** 4.2a: one unit's roll with all its modifiers. */
  initiative(lead: number): Rolled {
    const id = this.board.setup.airframes[lead]?.id ?? "";
    const why = { key: "throw.initiative", values: { id } };
    const faces = this.dice.throw({ dice: TWO_DICE, by: this.seatOf(lead), why });
    const modifiers = initiativeModifiers(this.board, lead, this.lowest);
    const { altitude, ace, novice, twoSeater, schedule } = modifiers;
    const total = faces.reduce((sum, face) => sum + face, modifiers.total);
    const values = { id, faces, altitude, ace, novice, twoSeater, schedule, total };
    this.events.push({ key: "event.initiative", values });
    return { lead, total };
  }

  /** A die each, low first, equal dice again among themselves (4.2e, 4.2f, A-34). */
  rollOff(tied: readonly number[], rule: string): number[] {
    if (tied.length < 2) return [...tied];
    const faces = tied.map((lead) => this.die(lead));
    const ids = tied.map((lead) => this.board.setup.airframes[lead]?.id ?? "");
    this.events.push({ key: "event.roll-off", values: { ids, faces, rule } });
    const ranks = [...new Set(faces)].sort((a, b) => a - b);
    return ranks.flatMap((face) =>
      this.rollOff(
        tied.filter((_, place) => faces[place] === face),
        rule,
      ),
    );
  }

  private die(lead: number): number {
    const id = this.board.setup.airframes[lead]?.id ?? "";
    const why = { key: "throw.roll-off", values: { id } };
    return this.dice.throw({ dice: ["d6"], by: this.seatOf(lead), why })[0] ?? 1;
  }

  /** A rank of equals: one owner's wait for his choice (4.2e), others roll. */
  rank(tied: readonly number[]): readonly (readonly number[])[] {
    if (tied.length < 2) return [tied];
    const owners = new Set(tied.map((lead) => this.seatOf(lead)));
    return owners.size < 2 ? [tied] : this.rollOff(tied, "A-34").map((lead) => [lead]);
  }
}

/** Who rolls: all that fly but those who hold a tail; whose attempt has failed rolls his own (4.4h). */
function leadsOf({ aircraft }: Board, tails: readonly Tail[]): number[] {
  const leads: number[] = [];
  aircraft.forEach(({ status }, index) => {
    if (status === "flying" && !tails.some(({ tailer }) => tailer === index)) leads.push(index);
  });
  return leads;
}

/** The same totals together, low first. */
function byTotal(rolled: readonly Rolled[]): readonly (readonly number[])[] {
  const groups: { readonly total: number; readonly leads: number[] }[] = [];
  for (const { lead, total } of rolled) {
    let at = 0;
    while (at < groups.length && (groups[at]?.total ?? 0) < total) at += 1;
    const group = groups[at];
    if (group?.total === total) group.leads.push(lead);
    else groups.splice(at, 0, { total, leads: [lead] });
  }
  return groups.map(({ leads }) => leads);
}

/** two tailers of one target with different owners roll for who follows first. */
function orderedTails(board: Board, tails: readonly Tail[], roller: Roller) {
  const settled: number[] = [];
  const ordered = [...new Set(tails.map(({ target }) => target))].flatMap((target) => {
    const pair = tails.filter((one) => one.target === target).map(({ tailer }) => tailer);
    const owners = new Set(pair.map((index) => board.setup.airframes[index]?.seat));
    if (owners.size > 1) settled.push(target);
    const order = owners.size > 1 ? roller.rollOff(pair, "A-25") : pair;
    return order.map((tailer): Tail => ({ tailer, target }));
  });
  return { settled, tails: ordered };
}

/**
 * 4.2, 4.4g: rolls for everybody who leads a unit, and within the early classes. Balloons roll for nothing, since
 * nothing hangs on which of them goes first (B-11).
 */
export function rollInitiative(board: Board, tails: readonly Tail[], dice: Dice) {
  const roller = new Roller(board, dice);
  const leads = leadsOf(board, tails);
  const classes = leads.map((lead) => classOf(board.setup, lead, itemAt(board.aircraft, lead)));
  const inClass = (wanted: MoveClass) => leads.filter((_, place) => classes[place] === wanted);
  const early = EARLY.flatMap((one) =>
    one === "balloon" ? inClass(one) : roller.rollOff(inClass(one), "4.2f"),
  );
  const rolled = inClass("initiative").map((lead) => roller.initiative(lead));
  const ranks = byTotal(rolled).flatMap((tied) => roller.rank(tied));
  const ordered = orderedTails(board, tails, roller);
  const lineUp: LineUp = { early, ranks, settled: ordered.settled };
  return { lineUp, tails: ordered.tails, events: roller.events };
}
