import type { Throw } from "../../../../core/dice/dice.ts";
import { throwsFor } from "../../../../core/match/log.ts";
import type { Moment } from "../../../../core/match/match.ts";
import { type Accuracy, accuracyOf, type Chance } from "../../../../face/accuracy.ts";
import { SIDES, type Side } from "../../data/sides.ts";
import { bombsOn } from "../../rules/combat/fire.ts";
import { rafSucceedsOn } from "../../rules/economy/raf.ts";

const FACES = 6;
/** LW-70: the one face at which the guns of a base hit. */
const GUNS = 6;

/** What dice that come off or not are thrown for. */
export const DICE_KINDS = ["bombs", "raf", "guns"] as const;
export type DiceKind = (typeof DICE_KINDS)[number];

function chanceOf({
  faces: [face = FACES],
  why: { key, values },
}: Throw): readonly [DiceKind, Chance] | undefined {
  const factors = Number(values.factors);
  const low = (most: number) => ({ probability: most / FACES, hit: face <= most });
  if (key === "throw.bombs") return ["bombs", low(bombsOn(factors))];
  if (key === "throw.raf") return ["raf", low(rafSucceedsOn(factors))];
  return key === "throw.guns" ? ["guns", { probability: 1 / FACES, hit: face === GUNS }] : undefined;
}

/** What chance gave everybody to see. */
export interface Luck {
  readonly kinds: Readonly<Record<DiceKind, Accuracy>>;
  /** Dice of battles and strafing, side by side: how many, and their mean face. */
  readonly battles: readonly { readonly side: Side; readonly thrown: number; readonly mean: number }[];
}

export function luckOf(moments: readonly Pick<Moment, "throws">[]): Luck {
  const throws = moments.flatMap((moment) => throwsFor(moment, "table"));
  const chances = throws.flatMap((one) => {
    const chance = chanceOf(one);
    return chance ? [chance] : [];
  });
  const of = (kind: DiceKind) =>
    accuracyOf(chances.flatMap(([one, chance]) => (one === kind ? [chance] : [])));
  const battles = SIDES.map((name, side) => {
    const faces = throws
      .filter(({ by, why }) => by === name && why.key === "throw.volley")
      .flatMap((one) => one.faces);
    const sum = faces.reduce((all, face) => all + face, 0);
    return { side: side as Side, thrown: faces.length, mean: faces.length > 0 ? sum / faces.length : 0 };
  });
  return { kinds: { bombs: of("bombs"), raf: of("raf"), guns: of("guns") }, battles };
}
