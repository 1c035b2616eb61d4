import { listed, quotable } from "../../../../../core/text.ts";
import type { SideName } from "../../../data/sides.ts";
import type { GroundTarget } from "../../../data/target.ts";
import { levelName, points, sideName, victoryPoints } from "../../../words/grammar.en.ts";
import type { DegreePrice, RolePrice, ToldOption } from "../term-values.ts";

const TARGETS: Readonly<Record<GroundTarget["id"], string>> = {
  airfield: "an airfield",
  factory: "a factory",
  ship: "a ship",
};

const ROLES: Readonly<Record<RolePrice["role"], string>> = {
  fighter: "a fighter",
  light: "a light bomber",
  medium: "a medium bomber",
  heavy: "a heavy bomber",
};

const OPTIONS: Readonly<Record<ToldOption, string>> = {
  die: "Combat is decided by a D12",
  ammunition: "Ammunition runs out",
  cards: "The deck has 110 cards",
  gyroAdvantaged: "A Gyro Sight has 2 bursts when Advantaged",
  verticalRollMaxDive: "A VERTICAL ROLL dives 1 level at most",
  rollAgainstRollMoves: "A VERTICAL ROLL that answers another moves its Element",
  fuelTankBomber: "FUEL TANK does 4 hits to a bomber",
  repeatDefence: "A defender whose answers failed may not begin again",
};

/** How a match is won, in English. */
export const words = {
  "term.score": ({ allied, axis }: Readonly<Record<SideName, number>>) =>
    `Victory points so far: Allies ${allied}, Axis ${axis}.`,
  "term.campaign":
    "Three missions: their victory points are added, and 5 more than the enemy win, 15 clearly, 30 decisively (DIF-B21).",
  "term.points": "The side with more victory points has won; equal points are a draw (DIF-B17).",
  "term.worth": ({ roles }: { readonly roles: readonly RolePrice[] }) =>
    `Victory points for the enemy's losses: ${roles
      .map(({ role, down, damaged }) => `${ROLES[role]} ${down}, damaged at the end ${damaged}`)
      .join("; ")}.`,
  "term.turns": ({ turns }: { readonly turns: number }) =>
    `The fight lasts ${turns} game turns, or until one side has nothing left in it.`,
  "term.mission": (of: { readonly target: GroundTarget["id"]; readonly attacker: SideName }) =>
    `The target is ${TARGETS[of.target]}; it is attacked by: ${sideName(of.attacker)} (DIF-B19).`,
  "term.degrees": ({ degrees }: { readonly degrees: readonly DegreePrice[] }) =>
    `For the attacker: ${degrees
      .map(({ degree, from, points: paid }) => `${degree} damage from ${points(from)} ${victoryPoints(paid)}`)
      .join("; ")}.`,
  "term.legs": ({ turns }: { readonly turns: number }) =>
    `The mission lasts ${turns} game turns: three to the target, one over it, one home.`,
  "term.start.roll": "A D20 decides the level at which all begin (DIF-2.5).",
  "term.start.bid": "Both sides bid in secret for the level at which all begin (DIF-2.5).",
  "term.start.level": ({ level }: { readonly level: number }) => `All begin at ${levelName(level)}.`,
  "term.pilots.lot":
    "Lots decide who flies; each side knows its own, and of the enemy's what shows itself (DIF-9.1).",
  "term.pilots.named": "Everybody knows who flies (DIF-9.1).",
  "term.weave": "The Thach Weave is used where a bid for it is accepted (DIF-10.11).",
  "term.weave.on": ({ sides }: { readonly sides: readonly SideName[] }) =>
    `The Thach Weave may be used by: ${listed(sides.map(sideName), "and")} (DIF-10.11).`,
  "term.option": ({ option, rule }: { readonly option: ToldOption; readonly rule: string }) =>
    `${OPTIONS[option]} (${rule}).`,
  "term.tables": ({ name }: { readonly name: string }) =>
    `Tables in force: ${name === "" ? "some" : `“${quotable(name)}”`}, loaded from a file.`,
};
