import type { Meta, MetaWords, ScenarioMeta, ScenarioWords } from "../../../core/game.ts";
import type { GameEntry } from "../../../games/registry.ts";
import { counted } from "../../../words/counted.ts";
import { gameWords, scenariosOf } from "../../../words/games.ts";
import { hrefOf } from "../../router.ts";
import { ScenarioPicture } from "../../scenario/ScenarioPicture.tsx";
import { useWords } from "../../words.ts";
import { useGamePageWords } from "./words.ts";
import "./cards.css";

interface CardProps {
  readonly meta: Meta;
  readonly scenario: ScenarioMeta & ScenarioWords;
  /** What the game's pieces are called, one and several. */
  readonly words: MetaWords["pieces"];
}

function Card({ meta, scenario: { id, title, blurb, pieces }, words }: CardProps) {
  return (
    <li className="cards__place">
      <a className="paper card" href={hrefOf({ page: "new", game: meta.id, scenario: id })}>
        <span className="card__picture">
          <ScenarioPicture meta={meta} scenario={id} />
        </span>
        <h3 className="card__title">{title}</h3>
        <span className="card__text">{blurb}</span>
        {words && <span className="card__pieces">{counted(pieces, ...words)}</span>}
      </a>
    </li>
  );
}

/** The scenarios of a game, each as a card with its picture. */
export function ScenarioCards({ entry: { meta } }: { readonly entry: GameEntry }) {
  const t = useGamePageWords();
  const { language } = useWords();
  const words = gameWords(meta.id, language);
  const scenarios = scenariosOf(meta, language);
  return (
    <section className="cards" aria-labelledby="cards">
      <h2 id="cards" className="cards__head">
        {t("battles", scenarios.length)}
      </h2>
      <ul className="cards__row">
        {scenarios.map((scenario) => (
          <Card key={scenario.id} meta={meta} scenario={scenario} words={words.pieces} />
        ))}
      </ul>
    </section>
  );
}
