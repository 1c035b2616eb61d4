import type { Throw } from "../../../../core/dice/dice.ts";
import { keysOf } from "../../../../core/keys-of.ts";
import { throwsFor } from "../../../../core/match/log.ts";
import type { Moment } from "../../../../core/match/match.ts";
import { type Accuracy, accuracyOf } from "../../../../face/accuracy.ts";
import { type Face, faceOf, ownSymbol } from "../../data/faces.ts";
import { BRITISH, GERMAN, type Side } from "../../data/sides.ts";

/** What dice are counted for: who throws them, for what, and which symbol comes off. */
interface Kind {
  readonly side: Side;
  readonly reasons: readonly string[];
  readonly symbol: Face;
}

const COMBAT = ["throw.combat", "throw.duel"] as const;

/** Kinds of dice whose luck is told (BB-17). */
const KINDS = {
  british: { side: BRITISH, reasons: COMBAT, symbol: ownSymbol(BRITISH) },
  german: { side: GERMAN, reasons: COMBAT, symbol: ownSymbol(GERMAN) },
  bombs: { side: GERMAN, reasons: ["throw.bombs"], symbol: "+" },
  flak: { side: GERMAN, reasons: ["throw.bombs"], symbol: "o" },
  fuel: { side: GERMAN, reasons: ["throw.fuel"], symbol: "-" },
  repair: { side: BRITISH, reasons: ["throw.repair"], symbol: ownSymbol(BRITISH) },
} as const satisfies Readonly<Record<string, Kind>>;

export type DiceKind = keyof typeof KINDS;
export const DICE_KINDS = keysOf(KINDS);

const FACES = [1, 2, 3, 4, 5, 6] as const;

function chanceOf({ side, symbol }: Kind): number {
  return FACES.filter((face) => faceOf(side, face) === symbol).length / FACES.length;
}

function countedOf(throws: readonly Throw[], kind: Kind): Accuracy {
  const by = kind.side === BRITISH ? "british" : "german";
  const probability = chanceOf(kind);
  const faces = throws
    .filter((one) => one.by === by && kind.reasons.includes(one.why.key))
    .flatMap((one) => one.faces);
  return accuracyOf(faces.map((face) => ({ probability, hit: faceOf(kind.side, face) === kind.symbol })));
}

/** What came of the dice of each kind that everybody saw, against what was expected. */
export function luckOf(moments: readonly Pick<Moment, "throws">[]): Readonly<Record<DiceKind, Accuracy>> {
  const throws = moments.flatMap((moment) => throwsFor(moment, "table"));
  return Object.fromEntries(DICE_KINDS.map((kind) => [kind, countedOf(throws, KINDS[kind])])) as Readonly<
    Record<DiceKind, Accuracy>
  >;
}
