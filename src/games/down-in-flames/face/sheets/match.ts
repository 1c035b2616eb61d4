import type { Block, Row, Sheet, SheetForm, Track } from "../../../../face/sheet.ts";
import { boxes, figures, line, list, row, section, table } from "../../../../face/sheets/blocks.ts";
import { PHASES, phaseOf } from "../../data/phases.ts";
import { SIDES } from "../../data/sides.ts";
import { DEGREES } from "../../data/target.ts";
import { levelOfDamage, targetOf } from "../../rules/ground/target.ts";
import { earningsOf, SOURCES, scoreOf } from "../../rules/outcome/score.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase, phrases } from "./phrase.ts";

/** Victory points by what they are for. */
function scoreTable(view: View, form: SheetForm): Block {
  // Before it begins there is nothing to print but room to write in.
  const blank = form === "paper" && view.turn === 0;
  const both = [earningsOf(view, 0), earningsOf(view, 1)] as const;
  const counted = SOURCES.filter((source) => {
    if (source === "bombers") return view.setup.formations.length > 0;
    return source !== "target" || view.setup.mission !== null;
  });
  const rows = counted.map((source): Row => {
    const cells = both.map((earned) => (blank ? null : `${earned[source]}`));
    return row(phrase("sheet.earned", { source }), cells);
  });
  const total: Row = row(
    { text: phrase("sheet.total"), tone: "strong" },
    scoreOf(view).map((points) => (blank ? null : { text: `${points}`, tone: "strong" as const })),
  );
  return table(
    "ruled",
    [phrase("sheet.earned.for"), ...SIDES.map((side) => phrase("sheet.side", { side }))],
    [...rows, total],
    { label: phrase("sheet.score") },
  );
}

/** Points on the target as boxes, in three rows: up to light, to moderate, to heavy damage. */
function damageTracks(view: View): readonly Block[] {
  const target = targetOf(view);
  if (!target) return [];
  const tracks = DEGREES.map((degree, place): Track => {
    const from = place === 0 ? 0 : target.damage[DEGREES[place - 1] ?? "light"];
    const to = target.damage[degree];
    const label = phrase("sheet.degree", { degree, from: to, points: target.points[degree] });
    const name = phrase("sheet.degree.short", { degree });
    return boxes(Math.max(1, to - from), view.ground - from, label, name);
  });
  const now = levelOfDamage(target, view.ground) ?? null;
  return [
    line(phrase("sheet.ground", { points: view.ground, degree: now })),
    { kind: "tracks", tracks },
    list(
      DEGREES.map((degree) =>
        phrase("sheet.degree", { degree, from: target.damage[degree], points: target.points[degree] }),
      ),
    ),
  ];
}

function missionBlock(view: View): readonly Block[] {
  const { mission } = view.setup;
  const target = targetOf(view);
  if (!mission || !target) return [];
  const now = phaseOf(view);
  const legs: Block = table(
    "ruled",
    phrases("sheet", "turn", "legs"),
    PHASES.map((phase, place) =>
      row(`${place + 1}`, [phrase("sheet.leg", { phase })], {
        ...(view.turn > 0 && phase === now && !view.outcome && { now: phrase("sheet.leg.now") }),
      }),
    ),
    { label: phrase("sheet.legs") },
  );
  return [
    section(phrase("sheet.mission", { target: mission.target, attacker: SIDES[mission.attacker] }), [
      ...damageTracks(view),
      figures(
        [phrase("sheet.flak"), phrase("sheet.cards", { cards: target.flak })],
        [phrase("sheet.areaFlak"), phrase("sheet.cards", { cards: target.areaFlak })],
      ),
      legs,
    ]),
  ];
}

function deckBlock(view: View): Block {
  const { options } = view.setup;
  const weavers = SIDES.filter((_, side) => view.weave[side]);
  return section(phrase("sheet.deck"), [
    figures(
      [phrase("sheet.deck.left"), phrase("sheet.cards", { cards: view.deckSize })],
      [phrase("sheet.deck.gone"), phrase("sheet.cards", { cards: view.discard.length })],
      [phrase("sheet.die"), options.die.toUpperCase()],
      [phrase("sheet.ammunition"), phrase("sheet.yes", { on: options.ammunition })],
      view.turn > 0 && [phrase("sheet.first"), phrase("sheet.side", { side: SIDES[view.first] })],
    ),
    ...weavers.map((side): Block => line(phrase("sheet.weave", { side }))),
  ]);
}

/** The record sheet of the match: victory points, the mission and its target; on the screen the deck. */
export function matchSheet(view: View, form: SheetForm): Sheet {
  const [allied, axis] = scoreOf(view);
  const label = phrase("sheet.match", { mission: view.setup.mission !== null });
  return {
    id: "the match",
    label,
    title: label,
    facts: [{ text: phrase("sheet.score.now", { allied, axis }) }],
    blocks: [...missionBlock(view), scoreTable(view, form), ...(form === "screen" ? [deckBlock(view)] : [])],
  };
}
