import type { ChosenType, SetupPiece, SetupTypes } from "../../../face/setup.ts";
import type { GameEntry } from "../../../games/registry.ts";
import { gameWords } from "../../../words/games.ts";
import { hasPage } from "../../game-pages.ts";
import { hrefOf } from "../../router.ts";
import { useSideName } from "../../side-names.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Paper } from "../../ui/paper.tsx";
import { Select } from "../../ui/select.tsx";
import { type SideIndex, SideName } from "../../ui/side.tsx";
import { useWords } from "../../words.ts";
import { useOwnDesigns } from "../../workshop/own.ts";
import { useSetupWords } from "./words.ts";

/** Types that a player wants for pieces of the scenario, by their ids. */
export type ChosenTypes = Readonly<Record<string, ChosenType>>;

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly type: ChosenType;
}

/** An own design that was chosen and is kept no longer. */
const CHOSEN = "chosen";

/** Designs of one's own and the types of the list, as one chooses them. */
function useChoices(game: string, types: SetupTypes, config: unknown): readonly Choice[] {
  const t = useSetupWords();
  const own = useOwnDesigns(game).flatMap(({ id, design }): readonly Choice[] => {
    const name = types.nameOf(design);
    return name === undefined ? [] : [{ id: `own-${id}`, label: t("typeOwn", name), type: design as object }];
  });
  const listed = types.listed(config).map(({ id, name }) => ({ id, label: name, type: id }));
  return [...own, ...listed];
}

function same(a: ChosenType, b: ChosenType): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

interface OneProps {
  readonly piece: SetupPiece;
  readonly types: SetupTypes;
  readonly choices: readonly Choice[];
  readonly chosen: ChosenType | undefined;
  readonly onChange: (type: ChosenType) => void;
}

/** One piece and the type that it is of. */
function One({ piece, types, choices, chosen = piece.type, onChange }: OneProps) {
  const t = useSetupWords();
  const name = typeof chosen === "string" ? chosen : types.nameOf(chosen);
  const known = choices.find(({ type }) => same(type, chosen));
  const gone = { id: CHOSEN, label: t("typeOwn", name ?? ""), type: chosen };
  const all = known ? choices : [gone, ...choices];
  return (
    <Select
      label={piece.id}
      choices={all}
      value={known?.id ?? CHOSEN}
      onChange={(id) => onChange(all.find((one) => one.id === id)?.type ?? chosen)}
    />
  );
}

export interface PieceTypesProps {
  readonly entry: GameEntry;
  readonly types: SetupTypes;
  readonly scenario: string;
  readonly config: unknown;
  readonly chosen: ChosenTypes;
  readonly onChange: (chosen: ChosenTypes) => void;
}

/** Which types take part: those of the scenario, others of the list, or designs of one's own. */
export function PieceTypes({ entry, types, scenario, config, chosen, onChange }: PieceTypesProps) {
  const t = useSetupWords();
  const { language } = useWords();
  const sideName = useSideName();
  const { id: game } = entry.meta;
  const choices = useChoices(game, types, config);
  const pieces = types.pieces(scenario, config);
  const [, several = ""] = gameWords(game, language).pieces ?? [];
  const sides = [...new Set(pieces.map(({ side }) => side))];
  const count = Object.keys(chosen).length;
  const choose = ({ id, type }: SetupPiece, next: ChosenType) => {
    const { [id]: _, ...others } = chosen;
    onChange(next === type ? others : { ...others, [id]: next });
  };
  if (pieces.length === 0) return null;
  return (
    <Paper title={t("types", several)}>
      <p className="quiet">{t("typesAbout", several)}</p>
      <details className="setup__types" open={count > 0 ? true : undefined}>
        <summary>{t("typesChanged", count)}</summary>
        {sides.map((side, index) => (
          <fieldset key={side}>
            <legend>
              <SideName side={(index % 2) as SideIndex}>{sideName(side)}</SideName>
            </legend>
            <div className="setup__pieces">
              {pieces
                .filter((piece) => piece.side === side)
                .map((piece) => (
                  <One
                    key={piece.id}
                    piece={piece}
                    types={types}
                    choices={choices}
                    chosen={chosen[piece.id]}
                    onChange={(type) => choose(piece, type)}
                  />
                ))}
            </div>
          </fieldset>
        ))}
      </details>
      <div className="row">
        {count > 0 && <Button onClick={() => onChange({})}>{t("typesBack")}</Button>}
        {hasPage(game, "workshop") && (
          <ButtonLink href={hrefOf({ page: "workshop", game, id: null })}>{t("design")}</ButtonLink>
        )}
      </div>
    </Paper>
  );
}
