import { useWords } from "../../words.ts";
import { Chart } from "./Chart.tsx";
import "./picture.css";

/** Pictures taken of the real table by `npm run pictures`, by game and scenario. */
const PICTURES = import.meta.glob<string>("../pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of a scenario's picture; undefined for one that none has been taken of yet. */
export function pictureOf(game: string, scenario: string): string | undefined {
  return PICTURES[`../pictures/${game}-${scenario}.webp`];
}

interface ScenarioPictureProps {
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
}

/** A scenario as it looks on the table; a bare chart until a picture has been taken. */
export function ScenarioPicture({ game, scenario, title }: ScenarioPictureProps) {
  const { t } = useWords();
  const source = pictureOf(game, scenario);
  if (source === undefined) return <Chart />;
  return (
    <img
      className="picture"
      src={source}
      alt={t("card.picture", title)}
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
}
