import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { Frame } from "../frame/Frame.tsx";
import { UnknownPage } from "../frame/UnknownPage.tsx";
import { hasPage } from "../game-pages.ts";
import { hrefOf } from "../router.ts";
import { ButtonLink } from "../ui/button.tsx";
import { findListed, LISTED, type Listed, shownOf, warOf } from "./catalogue.ts";
import { Exhibit } from "./Exhibit.tsx";
import { Shelves, type ShelvesProps } from "./Shelves.tsx";
import { useModelsOf } from "./use-hangar.ts";
import { useHangarWords } from "./words.ts";
import "./hangar.css";

function All(props: ShelvesProps) {
  const t = useHangarWords();
  return (
    <Frame here="hangar" title={t("title")} lead={t("lead", LISTED.length)}>
      <Shelves {...props} />
    </Frame>
  );
}

/** The miniatures that play in a game. */
function OfGame({ entry }: { readonly entry: GameEntry }) {
  const models = useModelsOf(entry);
  return <All listed={models && LISTED.filter(({ model }) => models.has(model))} game={entry.meta.id} />;
}

/** Leads to the neighbours of a miniature on its shelf. */
function Neighbours({ of }: { readonly of: Listed }) {
  const t = useHangarWords();
  const shelf = LISTED.filter((one) => warOf(one) === warOf(of));
  const place = shelf.indexOf(of);
  const next = (step: 1 | -1) => shelf[(place + step + shelf.length) % shelf.length] ?? of;
  const link = (one: Listed, said: "before" | "after", sign: string) => (
    <ButtonLink
      size="icon"
      href={hrefOf({ page: "hangar", shown: one.model })}
      aria-label={t(said, t("name", one.model, one.title))}
    >
      {sign}
    </ButtonLink>
  );
  return (
    <nav className="row hangar__neighbours" aria-label={t("title")}>
      {link(next(-1), "before", "‹")}
      <ButtonLink href={hrefOf({ page: "hangar", shown: null })}>{t("back")}</ButtonLink>
      {link(next(1), "after", "›")}
    </nav>
  );
}

function One({ listed }: { readonly listed: Listed }) {
  const t = useHangarWords();
  const name = t("name", listed.model, listed.title);
  return (
    <Frame here="hangar" title={name}>
      <Neighbours of={listed} />
      <Exhibit shown={shownOf(listed.model)} name={name} />
    </Frame>
  );
}

/** Every miniature to look at; `shown`: one of them by its folder and name, a game for its own, null: all. */
export function HangarPage({ shown }: { readonly shown: string | null }) {
  if (shown === null) return <All listed={LISTED} game={null} />;
  const listed = findListed(shown);
  if (listed) return <One listed={listed} />;
  const entry = findGame(GAMES, shown);
  return entry && hasPage(shown, "hangar") ? (
    <OfGame entry={entry} />
  ) : (
    <UnknownPage address={`/hangar/${shown}`} />
  );
}
