import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { meta } from "../../meta/meta.ts";
import { phrase } from "./phrase.ts";

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
function options(): readonly (readonly Text[])[] {
  const choices = CHOICES.flatMap(([id, all]) =>
    all.map((choice): readonly Text[] => [
      phrase(`option.${id}`),
      phrase("choice", { id, choice }),
      phrase("choice.help", { id, choice }),
    ]),
  );
  const switches = SWITCHES.map((id): readonly Text[] => [
    phrase(`option.${id}`),
    phrase("options.on"),
    phrase(`option.${id}.help`),
  ]);
  return [...choices, ...switches];
}

/** Options, and where the rules come from. */
export const OPTIONS: readonly Chapter[] = [
  {
    id: "options",
    title: phrase("options.title"),
    blocks: [
      table(
        phrase("options.caption"),
        [phrase("options.option"), phrase("options.choice"), phrase("options.does")],
        options(),
      ),
    ],
  },
  {
    id: "source",
    title: phrase("source.title"),
    blocks: [
      text(phrase("source.text")),
      text(phrase("source.told")),
      list(...meta.ownTables.map((one) => phrase("source.own-table", { table: one }))),
    ],
  },
];
