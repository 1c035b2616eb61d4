import type { Meta, ScenarioMeta } from "../../../core/game.ts";
import type { GameEntry } from "../../../games/registry.ts";
import { counted } from "../../../words/counted.ts";
import { hrefOf } from "../../router.ts";
import { useWords } from "../../words.ts";
import { ScenarioPicture } from "../scenario/ScenarioPicture.tsx";
import "./cards.css";

function Card({ meta, scenario }: { readonly meta: Meta; readonly scenario: ScenarioMeta }) {
  const { language } = useWords();
  const game = meta.id;
  const { id, pieces } = scenario;
  return (
    <li className="cards__place">
      <a className="paper card" href={hrefOf({ page: "new", game, scenario: id })}>
        <span className="card__picture">
          <ScenarioPicture game={game} scenario={id} title={scenario.title[language]} pieces={pieces} />
        </span>
        <h3 className="card__title">{scenario.title[language]}</h3>
        <span className="card__text">{scenario.blurb[language]}</span>
        {meta.pieces && (
          <span className="card__pieces">
            {counted(pieces, meta.pieces[0][language], meta.pieces[1][language])}
          </span>
        )}
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
          <Card key={scenario.id} meta={meta} scenario={scenario} />
        ))}
      </ul>
    </section>
  );
}
