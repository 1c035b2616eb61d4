import type { Meta } from "../../core/game.ts";
import { Chart } from "./Chart.tsx";
import "./picture.css";

/**
 * The address of a picture that `npm run pictures` took of the real table; undefined for a game that has none. By rule,
 * since a list of them would weigh on the first page.
 */
export function pictureOf({ id, pictures }: Meta, name: string): string | undefined {
  return pictures && `pictures/${id}-${name}.webp`;
}

interface ScenarioPictureProps {
  /** The game. */
  readonly meta: Meta;
  readonly scenario: string;
}

/** A scenario as it looks on the table; a bare chart until a picture has been taken. Its title stands beside it. */
export function ScenarioPicture({ meta, scenario }: ScenarioPictureProps) {
  const source = pictureOf(meta, scenario);
  if (source === undefined) return <Chart />;
  return (
    <img className="picture" src={source} alt="" width={640} height={360} loading="lazy" decoding="async" />
  );
}
