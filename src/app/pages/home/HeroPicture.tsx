import { lazy, Suspense, useState } from "react";
import type { GameEntry } from "../../../games/registry.ts";
import { Boundary } from "../../Boundary.tsx";
import { hrefOf } from "../../router.ts";
import { Chart } from "../../scenario/Chart.tsx";
import { pictureOf } from "../../scenario/ScenarioPicture.tsx";
import { useFilm } from "./use-film.ts";

const FilmTable = lazy(() => import("./film/FilmTable.tsx"));

/**
 * A battle of a game on the table: a picture at first, then the battle itself. It leads to where one is watched, as a link
 * in words beside it does, so that keyboards and ears are led there once.
 */
export function HeroPicture({ entry }: { readonly entry: GameEntry }) {
  const { id } = entry.meta;
  const [pictured, setPictured] = useState(false);
  const film = useFilm(pictured);
  const picture = pictureOf(entry.meta, "film");
  return (
    <div className="hero__unheard" aria-hidden="true">
      <a className="hero__picture" href={hrefOf({ page: "show", game: id, id: null })} tabIndex={-1}>
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
    </div>
  );
}
