import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import type { GameEntry } from "../../../games/registry.ts";
import { Boundary } from "../../Boundary.tsx";
import { whenIdle } from "../../idle.ts";
import { painted } from "../../painted.ts";
import { hrefOf } from "../../router.ts";
import { useSettings } from "../../settings/settings.ts";
import { useReducedMotion } from "../../table/board/motion.ts";
import { hasWebGl } from "../../table/board/webgl.ts";
import { useWords } from "../../words.ts";
import { Chart } from "../scenario/Chart.tsx";
import { pictureOf } from "../scenario/ScenarioPicture.tsx";

const FilmTable = lazy(() => import("./film/FilmTable.tsx"));

/** A screen and a hand that a laptop has; whoever saves data or has no mouse keeps the picture. */
const LAPTOP = "(width >= 60rem) and (height >= 30rem) and (hover: hover) and (pointer: fine)";
/** The film waits no longer than so many ms for a page that is never idle. */
const PATIENCE = 1500;

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Calls back when the page stands and has nothing better to do. */
function onceIdle(act: () => void): () => void {
  let gone = false;
  const soon = () => !gone && act();
  void painted.then(() => whenIdle(soon, PATIENCE));
  return () => {
    gone = true;
  };
}

/** Whether the film may run: on a machine with a graphics card, once the picture stands and the page is idle. */
function useFilm(pictured: boolean): boolean {
  const still = useReducedMotion();
  const solid = useSettings(({ table3d }) => table3d);
  const [ready, setReady] = useState(false);
  const wanted = pictured && solid && !still;
  useEffect(() => {
    if (!wanted || savesData() || !matchMedia(LAPTOP).matches) return undefined;
    return onceIdle(() => setReady(hasWebGl({ fast: true })));
  }, [wanted]);
  return wanted && ready;
}

/** A battle of a game on the table: a picture at first, then the battle itself. It leads to where one is watched. */
export function HeroPicture({ entry }: { readonly entry: GameEntry }) {
  const { t } = useWords();
  const { id } = entry.meta;
  const [pictured, setPictured] = useState(false);
  const [slow, setSlow] = useState(false);
  const giveUp = useCallback(() => setSlow(true), []);
  const film = useFilm(pictured) && !slow;
  const picture = pictureOf(id, "film");
  return (
    <a
      className="hero__picture"
      href={hrefOf({ page: "show", game: id, id: null })}
      aria-label={t("home.picture")}
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
            <FilmTable entry={entry} onSlow={giveUp} />
          </Suspense>
        </Boundary>
      )}
    </a>
  );
}
