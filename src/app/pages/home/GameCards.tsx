import { GAMES } from "../../../games/index.ts";
import type { GameEntry } from "../../../games/registry.ts";
import { firstScenario } from "../../../games/usual.ts";
import { gameWords, scenarioTitle } from "../../../words/games.ts";
import { hrefOf } from "../../router.ts";
import { ScenarioPicture } from "../../scenario/ScenarioPicture.tsx";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../words.ts";
import type { HomeFlight } from "./use-flight.ts";
import "./games.css";

interface GameCardProps {
  readonly entry: GameEntry;
  readonly flight: HomeFlight;
}

/** A game: how it looks, what it is, its first battle at a press, and the way to its other battles. */
function GameCard({ entry: { meta }, flight: { fly, busy } }: GameCardProps) {
  const { t, language } = useWords();
  const { id, scenarios } = meta;
  const { title, blurb } = gameWords(id, language);
  const first = firstScenario(meta);
  const battle = scenarioTitle(id, first, language);
  const battles = t("home.battles", scenarios.length);
  return (
    <li className="paper game">
      <div className="game__picture">
        <ScenarioPicture meta={meta} scenario={first} />
      </div>
      <div className="game__text">
        <h2 className="game__title">{title}</h2>
        <p>{blurb}</p>
      </div>
      <div className="game__ways">
        <Button onClick={() => fly(id, first)} disabled={busy}>
          {t("home.play", battle)}
        </Button>
        <a
          className="game__all"
          href={hrefOf({ page: "game", game: id })}
          aria-label={`${battles}: ${title}`}
        >
          {battles}
        </a>
      </div>
    </li>
  );
}

/** All games, each as a picture with a line. */
export function GameCards({ flight }: { readonly flight: HomeFlight }) {
  return (
    <ul className="games">
      {GAMES.map((entry) => (
        <GameCard key={entry.meta.id} entry={entry} flight={flight} />
      ))}
    </ul>
  );
}
