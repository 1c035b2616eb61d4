import { list, type Row, type Rows, table } from "../../../../face/book/chapter.ts";
import { meta } from "../../meta/meta.ts";
import { chapter, phrase } from "./phrase.ts";

const CHOICES = [
  ["die", ["d6", "d12"]],
  ["start", ["roll", "bid", "given"]],
  ["pilots", ["named", "lot"]],
  ["cards", ["80", "110"]],
  ["verticalRollMaxDive", ["2", "1"]],
  ["gyroAdvantaged", ["3", "2"]],
  ["fuelTankBomber", ["destroys", "4hits"]],
] as const;

const SWITCHES = ["ammunition", "thach", "repeatDefence", "rollAgainstRollMoves"] as const;

/** What may be agreed, in the words of the set-up page. */
function options(): Rows {
  const choices = CHOICES.flatMap(([id, all]) =>
    all.map(
      (choice): Row => [
        phrase(`option.${id}`),
        phrase("choice", { id, choice }),
        phrase("choice.help", { id, choice }),
      ],
    ),
  );
  const switches = SWITCHES.map(
    (id): Row => [phrase(`option.${id}`), phrase("options.on"), phrase(`option.${id}.help`)],
  );
  return [...choices, ...switches];
}

/** Options, and where the rules come from. */
export const OPTIONS = [
  chapter("options", [table("caption", ["option", "choice", "does"], options())]),
  chapter("source", [
    "text",
    "told",
    list(...meta.ownTables.map((one) => phrase("source.own-table", { table: one }))),
  ]),
];
