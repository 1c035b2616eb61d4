import { counted } from "../../../words/grammar.en.ts";
import { targetName } from "../../../words/names.ts";

type Rate = "better" | "equal" | "worse";

const RATES: Readonly<Record<Rate, string>> = {
  better: "better for the Luftwaffe than 10 to 6",
  equal: "10 to 6",
  worse: "worse for the Luftwaffe than 10 to 6",
};

const RESULTS: Readonly<Record<"british" | "german" | "draw", string>> = {
  british: "the Royal Air Force would win",
  german: "the Luftwaffe would win",
  draw: "it would be a draw",
};

/** What each side is to do, in English. */
export const words = {
  "task.aim": ({ side, targets }: { side: 0 | 1; targets: number }) =>
    side === 1
      ? `Bomb ${counted(targets, "target", "targets")} and lose no more than 10 squadrons for 6 of the RAF (BB-135).`
      : `Keep the Luftwaffe below ${counted(targets, "target", "targets")}, or make it lose more than 10 squadrons for 6 (BB-135).`,
  "task.standing": ({
    turn,
    to,
    result,
  }: {
    turn: number;
    to: number;
    result: "british" | "german" | "draw";
  }) => `Turn ${turn} of ${to}; with this ${RESULTS[result]}.`,
  "task.targets": ({ side, need }: { side: 0 | 1; need: number }) =>
    side === 1
      ? `Bomb ${counted(need, "target", "targets")}`
      : `Let no more than ${counted(need, "target", "targets")} be bombed`,
  "task.targets-how": "One hit on a target is a success, as often as it is bombed (BB-116).",
  "task.targets-far": (far: { side: 0 | 1; successes: number; left: number; turns: number }): string => {
    const left = far.side === 1 ? `${far.left} to go` : `${far.left} more may be bombed`;
    return `${counted(far.successes, "target", "targets")} bombed, ${left}; ${counted(far.turns, "turn", "turns")} after this.`;
  },
  "task.rate": ({ side }: { side: 0 | 1 }): string =>
    side === 1 ? "A loss rate no worse than 10 to 6" : "A loss rate worse than 10 to 6 for the Luftwaffe",
  "task.rate-how": ({ british, german }: { british: number; german: number }) =>
    `Losses are dealt in hands: ${british} of the RAF, ${german} of the Luftwaffe; whoever fills more hands has lost more (BB-134).`,
  "task.rate-far": ({
    british,
    german,
    hands,
    rate,
  }: {
    british: number;
    german: number;
    hands: readonly [number, number];
    rate: Rate;
  }) =>
    `RAF ${british} (${counted(hands[0], "hand", "hands")}), Luftwaffe ${german} (${counted(hands[1], "hand", "hands")}): ${RATES[rate]}.`,
  "task.mission": ({ target, square }: { target: string; square: string }) =>
    `${targetName(target)}, ${square}`,
  "task.mission-far": ({ hits, of, bombed }: { hits: number; of: number; bombed: boolean }) =>
    `${bombed ? "Bombed. " : ""}${hits > 0 ? `${hits} of ${of} hits.` : "No hits yet."}`,
};
