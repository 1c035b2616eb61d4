import type { NextMove } from "../../../games/great-war/rules/advice/next.ts";
import type { MoveScene } from "../../../games/great-war/rules/move/index.ts";
import { usePanelWords } from "./words.ts";

/** Metres climbed or dived that tell on the next speed (D-03). */
const ENERGY = 100;

interface SpeedKeysProps {
  readonly scene: MoveScene;
  readonly next: NextMove;
  onSpeed(speed: number): void;
}

/** The speeds that may be set, and why no others. */
export function SpeedKeys({ scene, next, onSpeed }: SpeedKeysProps) {
  const t = usePanelWords();
  const { aircraft, setup } = scene;
  const { from, to } = next.speeds;
  const slower = setup.options.energy && aircraft.ending.climbed >= ENERGY;
  const faster = setup.options.energy && !slower && aircraft.ending.dived >= ENERGY;
  const why = [
    t("move.flew", aircraft.speed),
    ...(slower ? [t("move.slower")] : []),
    ...(faster ? [t("move.faster")] : []),
  ].join(", ");
  const speeds = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  return (
    <fieldset className="gw-group">
      <legend>
        {t("move.speed")} <span className="gw-why">{why}</span>
      </legend>
      <div className="gw-row">
        {speeds.map((speed) => (
          <button
            key={speed}
            type="button"
            className="gw-key gw-key-speed"
            aria-pressed={speed === next.speed}
            onClick={() => onSpeed(speed)}
          >
            <b>{speed}</b>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
