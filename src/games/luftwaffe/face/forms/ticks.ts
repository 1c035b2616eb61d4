import type { Prompt } from "../../../../core/game.ts";
import { remembered, rememberedBy } from "../../../../core/remember.ts";
import type { AnswerForm, FormChange, FormField, FormLine } from "../../../../face/form.ts";
import { usualAnswer } from "../../computer/plan/plan.ts";
import { print } from "../../rules/grammar/grammar.ts";
import type { Order } from "../../rules/grammar/order.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase } from "./phrase.ts";
import { type TickList, tickList } from "./tick-lists.ts";

/** Units of a type, of which any number is ticked. */
interface Row {
  readonly type: string;
  readonly units: readonly string[];
}

const RESERVE = "reserve";

function rowsOf(view: View, { units }: TickList): readonly Row[] {
  const rows = new Map<string, string[]>();
  const types = new Map([...view.germans, ...view.americans].map(({ id, type }) => [id, type]));
  for (const unit of units) {
    const type = types.get(unit) ?? "";
    rows.set(type, [...(rows.get(type) ?? []), unit]);
  }
  return [...rows].map(([type, own]) => ({ type, units: own }));
}

/** A type's units, ticked or not; its line is always open. */
function lineOf(list: TickList, chosen: ReadonlySet<string>, { type, units }: Row): FormLine {
  const ticked = units.filter((unit) => chosen.has(unit));
  return {
    id: type,
    on: type,
    title: phrase("ticks.type", { type }),
    notes: [phrase("ticks.note", { kind: list.kind, chosen: ticked.length, of: units.length })],
    warnings: [],
    without: list.text([...chosen].filter((unit) => !units.includes(unit))),
    fields: [
      {
        kind: "some",
        id: "units",
        label: phrase("ticks.legend", { kind: list.kind }),
        values: units.map((unit) => ({
          id: unit,
          label: phrase("ticks.unit", { unit, factors: list.factors(unit) }),
          chosen: chosen.has(unit),
        })),
      },
    ],
  };
}

/** LW-101: how much goes into the reserve, on a line of its own. */
function reserveLine(list: TickList): readonly FormLine[] {
  const { reserve } = list;
  if (!reserve) return [];
  const field: FormField = {
    kind: "one",
    id: RESERVE,
    label: phrase("ticks.reserve"),
    chosen: `${reserve.chosen}`,
    values: Array.from({ length: reserve.most + 1 }, (_, saved) => ({
      id: `${saved}`,
      label: phrase("ticks.saved", { saved }),
    })),
  };
  const without = list.text(list.chosen, 0);
  const title = phrase("ticks.reserve");
  return [{ id: RESERVE, on: RESERVE, title, notes: [], warnings: [], without, fields: [field] }];
}

/** What a good player would tick, and nobody. */
const wholeOf = remembered((view: View) =>
  rememberedBy(
    ({ id }: Prompt) => id,
    (prompt): AnswerForm["whole"] => {
      const usual: Order | undefined = usualAnswer(prompt, view);
      const none = tickList(prompt, view, "")?.text([]) ?? "";
      const suggested = usual ? print(usual) : none;
      return [
        { title: phrase("ticks.suggested"), text: suggested },
        ...(none === suggested ? [] : [{ title: phrase("ticks.none", { kind: prompt.kind }), text: none }]),
      ];
    },
  ),
);

/** A long list of units, ticked type by type. */
export function ticksForm(prompt: Prompt, view: View, text: string): AnswerForm | undefined {
  const list = tickList(prompt, view, text);
  if (!list) return undefined;
  const { kind } = list;
  const chosen = new Set(list.chosen);
  return {
    title: phrase("ticks.title", { kind }),
    why: [phrase("ticks.why", { kind, most: list.most })],
    whole: wholeOf(view)(prompt),
    lines: [...rowsOf(view, list).map((row) => lineOf(list, chosen, row)), ...reserveLine(list)],
    hint: phrase("ticks.hint"),
    groups: [],
    count: phrase("ticks.count", { chosen: list.chosen.length, of: list.units.length }),
    line: { label: phrase("ticks.line"), example: list.text(list.units.slice(0, 1)), go: phrase("ticks.go") },
  };
}

/** The answer with a unit ticked, or no longer; or with so much saved. */
export function withTick(prompt: Prompt, view: View, text: string, { field, value }: FormChange): string {
  const list = tickList(prompt, view, text);
  if (!list) return text;
  if (field === RESERVE) return list.text(list.chosen, Number(value));
  const on = list.chosen.includes(value);
  return list.text(on ? list.chosen.filter((unit) => unit !== value) : [...list.chosen, value]);
}
