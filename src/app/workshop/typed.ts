import type { Problem } from "../../core/game.ts";
import { figuresIn } from "../../face/figures.ts";
import type { DesignFault, DesignField, DesignSection, WorkshopFace } from "../../face/workshop.ts";

/** What was typed into fields of figures, by their ids. */
type Typed = Readonly<Record<string, string>>;

/** A design and what was typed to make it so, right or wrong. */
export interface WorkshopDesign {
  readonly design: unknown;
  readonly typed: Typed;
}

type FiguresField = Extract<DesignField, { readonly kind: "figures" }>;

/** What stands for an empty text in a sentence. */
const NOTHING = "–";

/** Whether two designs are the same data. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What a field of figures shows: what was typed, as long as the design is what that text makes of it. */
export function shownIn(
  { change }: WorkshopFace,
  { design, typed }: WorkshopDesign,
  field: FiguresField,
): string {
  const { id, value } = field;
  const text = typed[id];
  return text !== undefined && same(change(design, id, text), design) ? text : value;
}

/** A figure is refused as it was typed; of several, the one that is wrong. */
function asTyped(problem: Problem, text: string): Problem {
  const found = String(problem.values.found);
  if (figuresIn(text).some((figure) => `${figure}` === found)) return problem;
  return { ...problem, values: { ...problem.values, found: text.trim() || NOTHING } };
}

/** What is wrong with a design, told as it was typed. */
export function faultsAsTyped(
  workshop: WorkshopFace,
  work: WorkshopDesign,
  sections: readonly DesignSection[],
): readonly DesignFault[] {
  const fields = sections.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
  return workshop.faults(work.design).map((fault) => {
    const field = fields.find(({ id }) => id === fault.field);
    if (field?.kind !== "figures") return fault;
    return { ...fault, problem: asTyped(fault.problem, shownIn(workshop, work, field)) };
  });
}
