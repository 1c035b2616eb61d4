import type { Page, Wanted } from "../../../../face/paper.ts";
import { background, notes } from "../../../../face/papers/pages.ts";
import type { Block, Row } from "../../../../face/sheet.ts";
import { bullets, row, table } from "../../../../face/sheets/blocks.ts";
import type { Text } from "../../../../face/text.ts";
import { hasTanks } from "../../data/calendar.ts";
import { plays } from "../../data/options.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import { AIR_FORCES } from "../../data/tables.ts";
import { leastTargets } from "../../rules/orders/plan.ts";
import { factorsOf, groupOf } from "../../rules/state/look.ts";
import { typesIn } from "../../rules/view/formations.ts";
import { type Force, present } from "./force.ts";
import { pageOf } from "./page.ts";
import { phrase, phrases } from "./phrase.ts";

/** LW-112, LW-113: how it is won. */
function victory({ view }: Force) {
  const { setup, bombersAtFirst: bombers } = view;
  return setup.raid
    ? phrase("paper.term.raid", { named: leastTargets(view), bombers })
    : phrase("paper.term.targets", { targets: setup.options.targets });
}

/** What was agreed, a line each. */
function terms(force: Force): Block {
  const { raid, from, to, options } = force.view.setup;
  const { level, takeOff, jetTable, battles } = options;
  const lines = [
    phrase("paper.term.quarters", { from, to, raid }),
    phrase("paper.term.level", { level }),
    victory(force),
    phrase("paper.term.takeOff", { takeOff }),
    ...(battles ? [phrase("paper.term.battles", { battles })] : []),
    ...(plays(level, "noTanksIn1943") && !hasTanks(from) ? [phrase("paper.term.tanks")] : []),
    ...(plays(level, "substitution") && !raid ? [phrase("paper.term.jets", { jetTable })] : []),
  ];
  return bullets(lines);
}

/** An air force and what it has. */
interface Present {
  readonly name: Text;
  readonly side: Side;
  readonly units: Parameters<typeof typesIn>[0]["units"];
}

/** Who is there, by air forces. */
function forces(force: Force): Block {
  const { view } = force;
  const americans = present(force, view.americans);
  const groups: readonly Present[] = [
    ...AIR_FORCES.map(
      (airForce): Present => ({
        name: phrase("paper.force", { force: airForce }),
        side: AMERICAN,
        units: americans.filter(({ id }) => groupOf(view, id).force === airForce),
      }),
    ),
    { name: phrase("paper.luftwaffe"), side: GERMAN, units: present(force, view.germans) },
  ];
  const rows = groups.flatMap(({ name, side, units }): readonly Row[] => {
    if (units.length === 0) return [];
    const types = typesIn({ units }).map(([type, factors]) => ({ type, factors }));
    const cells = [`${units.length}`, `${factorsOf(units)}`, phrase("paper.types", { types })];
    return [row(name, cells, { side })];
  });
  return table("words", phrases("paper.column", "force", "units", "factors", "types"), rows);
}

const STEPS = [
  "fuel",
  "raf",
  "jets",
  "enter",
  "replace",
  "allocate",
  "plan",
  "set-up",
  "raid",
  "made",
  "end",
] as const;

/** What it is about, what is agreed, who is there, and how a quarter goes. */
export function scenarioPages(force: Force, wanted: Wanted): readonly Page[] {
  const title = wanted.title === "" ? phrase("paper.scenario.title") : wanted.title;
  const steps = STEPS.map((step) => phrase("paper.step", { step }));
  const blocks = [...background(wanted), terms(force), forces(force), notes(phrase("paper.steps"), steps)];
  return [pageOf("scenario", title, blocks)];
}
