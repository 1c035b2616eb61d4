import { lazy, Suspense, useState } from "react";
import type { GameEntry } from "../../../games/registry.ts";
import { Boundary } from "../../Boundary.tsx";
import { hrefOf } from "../../router.ts";
import { Chart } from "../../scenario/Chart.tsx";
import { pictureOf } from "../../scenario/ScenarioPicture.tsx";
import { useWords } from "../../words.ts";
import { useFilm } from "./use-film.ts";

const FilmTable = lazy(() => import("./film/FilmTable.tsx"));

/** A battle of a game on the table: a picture at first, then the battle itself. It leads to where one is watched. */
export function HeroPicture({ entry }: { readonly entry: GameEntry }) {
  const { t } = useWords();
  const { id } = entry.meta;
  const [pictured, setPictured] = useState(false);
  const film = useFilm(pictured);
  const picture = pictureOf(entry.meta, "film");
  return (
    <a
      className="hero__picture"
      href={hrefOf({ page: "show", game: id, id: null })}
      aria-label={t("home.watch")}
    >
      {picture === undefined ? (
        <Chart />
      ) : (
        <img
          className="picture"
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setPictured(true)}
        />
      )}
      {film && (
        <Boundary address={id} fallback={null}>
          <Suspense>
            <FilmTable entry={entry} />
          </Suspense>
        </Boundary>
      )}
    </a>
  );
}
