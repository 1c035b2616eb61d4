import { useState } from "react";
import { GAMES } from "../../games/index.ts";
import { gameWords } from "../../words/games.ts";
import { Waiting } from "../frame/Frame.tsx";
import { hasPage } from "../game-pages.ts";
import { hrefOf, navigate } from "../router.ts";
import { Outline } from "../stand/Outline.tsx";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { useWords } from "../words.ts";
import { isFound, type Listed, shownOf, WARS, type War, warOf } from "./catalogue.ts";
import { useHangarWords } from "./words.ts";

const ALL = "all";

/** Whose miniatures are shown: those of a game, or all. */
function GameSelect({ game }: { readonly game: string | null }) {
  const t = useHangarWords();
  const { language } = useWords();
  const games = GAMES.filter(({ meta }) => hasPage(meta.id, "hangar"));
  const choices = [
    { id: ALL, label: t("all") },
    ...games.map(({ meta: { id } }) => ({ id, label: gameWords(id, language).title })),
  ];
  const choose = (id: string) => navigate({ page: "hangar", shown: id === ALL ? null : id }, "replace");
  return <Select label={t("games")} choices={choices} value={game ?? ALL} onChange={choose} />;
}

function Place({ one }: { readonly one: Listed }) {
  const t = useHangarWords();
  return (
    <li>
      <a className="paper hangar__place" href={hrefOf({ page: "hangar", shown: one.model })}>
        <Outline of={shownOf(one.model)} />
        <span>
          <b className="hangar__name">{t("name", one.model, one.title)}</b>
          <span className="quiet">{t("metres", one.span)}</span>
        </span>
      </a>
    </li>
  );
}

function Shelf({ war, listed }: { readonly war: War; readonly listed: readonly Listed[] }) {
  const t = useHangarWords();
  const own = listed.filter((one) => warOf(one) === war);
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={war}>
      <h2 id={war} className="hangar__war">
        {t("war", war)}
      </h2>
      <ul className="hangar__shelf">
        {own.map((one) => (
          <Place key={one.model} one={one} />
        ))}
      </ul>
    </section>
  );
}

export interface ShelvesProps {
  /** Undefined until it is known. */
  readonly listed: readonly Listed[] | undefined;
  /** The game whose miniatures they are; null: all. */
  readonly game: string | null;
}

/** Miniatures by war, each by its name; found by a part of it. */
export function Shelves({ listed, game }: ShelvesProps) {
  const t = useHangarWords();
  const [wanted, setWanted] = useState("");
  const found = listed?.filter((one) => isFound(`${t("name", one.model, one.title)} ${one.model}`, wanted));
  return (
    <>
      <search className="paper hangar__find">
        <GameSelect game={game} />
        <Field
          label={t("find")}
          type="search"
          value={wanted}
          maxLength={300}
          onChange={(event) => setWanted(event.target.value)}
        />
      </search>
      <div data-told="status">
        {found?.length === 0 && <p className="hangar__nothing">{t("nothing", wanted.trim())}</p>}
      </div>
      {found ? WARS.map((war) => <Shelf key={war} war={war} listed={found} />) : <Waiting />}
    </>
  );
}
