import { keysOf } from "../../../core/keys-of.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { TermsFace } from "../../../face/terms.ts";
import { SIDES, type Side } from "../data/sides.ts";
import { DEGREES } from "../data/target.ts";
import { targetOf } from "../rules/ground/target.ts";
import { scoreOf } from "../rules/outcome/score.ts";
import { type Options, USUAL } from "../rules/setup/options.ts";
import type { Setup } from "../rules/setup/setup.ts";
import { cardOfElement, cardOfFormation, tablesOf } from "../rules/state/pieces.ts";
import type { View } from "../rules/view/view.ts";
import type { words } from "./words/en/terms.ts";

const phrase = phraser<typeof words>();

/** The options that are told where they stand otherwise than we advise, each with its rule. */
const TOLD = {
  die: "DIF-6",
  ammunition: "DIF-10.15",
  cards: "DIF-B1",
  gyroAdvantaged: "DIF-R7",
  verticalRollMaxDive: "DIF-R34",
  rollAgainstRollMoves: "DIF-R57",
  fuelTankBomber: "DIF-R14",
  repeatDefence: "DIF-B8",
} as const satisfies Partial<Readonly<Record<keyof Options, string>>>;

const ROLES = ["fighter", "light", "medium", "heavy"] as const;

/** What is shot down is worth, of the classes that fly here. */
function worthLine(setup: Setup): Phrase {
  const points = tablesOf(setup).points;
  const flying = new Set<string>([
    ...setup.elements.map((_, place) => cardOfElement(setup, place).role),
    ...setup.formations.map((_, place) => cardOfFormation(setup, place).role),
  ]);
  const roles = ROLES.filter((role) => flying.has(role)).map((role) => ({ role, ...points[role] }));
  return phrase("term.worth", { roles });
}

function missionLines(setup: Setup): readonly Phrase[] {
  const { mission } = setup;
  const target = targetOf({ setup });
  if (!mission || !target) return [phrase("term.turns", { turns: setup.turns })];
  const degrees = DEGREES.map((degree) => ({
    degree,
    from: target.damage[degree],
    points: target.points[degree],
  }));
  return [
    phrase("term.mission", { target: target.id, attacker: SIDES[mission.attacker] }),
    phrase("term.degrees", { degrees }),
    phrase("term.legs", { turns: setup.turns }),
  ];
}

function startLine({ options }: Setup): Phrase {
  const { start } = options;
  return typeof start === "number"
    ? phrase("term.start.level", { level: start })
    : phrase(`term.start.${start}`);
}

function optionLines({ options }: Setup): readonly Phrase[] {
  const turned = keysOf(TOLD).filter((option) => options[option] !== USUAL[option]);
  return turned.map((option) => phrase("term.option", { option, rule: TOLD[option] }));
}

function weaveLines({ options }: Setup, weave: readonly [boolean, boolean] | null): readonly Phrase[] {
  if (!options.thach) return [];
  const sides = SIDES.filter((_, side) => weave?.[side as Side]);
  return [sides.length > 0 ? phrase("term.weave.on", { sides }) : phrase("term.weave")];
}

/** How a match is won, what is earned on the way, how long it lasts and what differs from the usual. */
export function termsOf(setup: Setup, weave: readonly [boolean, boolean] | null): readonly Phrase[] {
  return [
    phrase(setup.campaign ? "term.campaign" : "term.points"),
    worthLine(setup),
    ...missionLines(setup),
    startLine(setup),
    phrase(setup.options.pilots === "lot" ? "term.pilots.lot" : "term.pilots.named"),
    ...weaveLines(setup, weave),
    ...optionLines(setup),
    ...(setup.tables ? [phrase("term.tables", { name: setup.tables.name ?? "" })] : []),
  ];
}

/** The terms as the face tells them, the score before them. */
export const terms: TermsFace<View> = {
  terms(view) {
    const [allied, axis] = scoreOf(view);
    return [phrase("term.score", { allied, axis }), ...termsOf(view.setup, view.weave)];
  },
};
