import type { ScenarioMeta } from "../../core/game.ts";
import type { GameEntry } from "../../games/registry.ts";
import { hrefOf } from "../router.ts";
import { useWords } from "../words.ts";
import { ScenarioPicture } from "./ScenarioPicture.tsx";
import "./cards.css";

function Card({ game, scenario }: { readonly game: string; readonly scenario: ScenarioMeta }) {
  const { t, language } = useWords();
  const { id, pieces } = scenario;
  return (
    <li className="cards__place">
      <a className="paper card" href={hrefOf({ page: "new", game, scenario: id })}>
        <span className="card__picture">
          <ScenarioPicture game={game} scenario={id} title={scenario.title[language]} pieces={pieces} />
        </span>
        <h3 className="card__title">{scenario.title[language]}</h3>
        <span className="card__text">{scenario.blurb[language]}</span>
        <span className="card__pieces">{t("card.pieces", pieces)}</span>
      </a>
    </li>
  );
}

/** The scenarios of a game, each as a card with its picture. */
export function ScenarioCards({ entry }: { readonly entry: GameEntry }) {
  const { language } = useWords();
  const { meta } = entry;
  return (
    <section className="cards" aria-labelledby={`cards-${meta.id}`}>
      <div className="cards__head">
        <h2 id={`cards-${meta.id}`}>{meta.title[language]}</h2>
        <p>{meta.blurb[language]}</p>
      </div>
      <ul className="cards__row">
        {meta.scenarios.map((scenario) => (
          <Card key={scenario.id} game={meta.id} scenario={scenario} />
        ))}
      </ul>
    </section>
  );
}
