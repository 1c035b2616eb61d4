import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { itemAt } from "../../../../core/item-at.ts";
import type { GameEntry } from "../../../../games/registry.ts";
import { createPlayer, type Player } from "../../../../scene/player.ts";
import TableView from "../../../../scene/TableView.tsx";
import { NO_OVERLAY } from "../../../../tabletop/overlay.ts";
import { keepPace } from "../../../settings/plainness.ts";
import { useSettings } from "../../../settings/settings.ts";
import { useTableSettings } from "../../../table/board/table-settings.ts";
import { useFetched } from "../../../use-fetched.ts";
import { useWords } from "../../../words.ts";
import { loadScenes, type Scene } from "./scenes.ts";
import "./film.css";

/** How long the table is looked at when all is over, and how long the film fades then, in ms. */
const REST = 1600;
const FADE = 900;
/** Models are drawn so many times as large as 1:200: the picture is small. */
const MODEL_SCALE = 1.6;

const nothing = () => undefined;
const HANDS = {
  onSelect: nothing,
  onHover: nothing,
  onTablePoint: nothing,
  onTableHover: nothing,
  onGhostDrag: nothing,
  onLevelWheel: nothing,
  onSaveView: nothing,
};

/** Whether something of an element is in sight. */
function useInSight() {
  const box = useRef<HTMLDivElement>(null);
  const [inSight, set] = useState(true);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => set(entry?.isIntersecting === true));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return { box, inSight };
}

/** Calls back when a player has come to the end of what it plays. */
function useEnd(player: Player, onEnd: () => void): void {
  useEffect(
    () =>
      player.subscribe(() => {
        if (!player.playing && player.timeline && !player.underway) onEnd();
      }),
    [player, onEnd],
  );
}

/** Which scene is shown, from the first again after the last; between them the film fades away. */
function useReel(scenes: readonly Scene[], player: Player) {
  const [shown, show] = useState(0);
  const [over, setOver] = useState(false);
  const last = shown === scenes.length - 1;
  useEnd(
    player,
    useCallback(() => (last ? setOver(true) : show((now) => now + 1)), [last]),
  );
  const [faded, fade] = useState(false);
  useEffect(() => {
    if (!over) return undefined;
    const fading = setTimeout(() => fade(true), REST);
    const again = setTimeout(() => {
      show(0);
      setOver(false);
      fade(false);
    }, REST + FADE);
    return () => {
      clearTimeout(fading);
      clearTimeout(again);
    };
  }, [over]);
  const scene = itemAt(scenes, shown);
  useEffect(() => player.load(scene.line), [player, scene]);
  return { scene, faded };
}

function Running({ scenes }: { readonly scenes: readonly Scene[] }) {
  const [player] = useState(createPlayer);
  const { scene, faded } = useReel(scenes, player);
  const { box, inSight } = useInSight();
  const [stands, setStands] = useState(false);
  const chosen = useTableSettings();
  const settings = useMemo(() => ({ ...chosen, modelScale: MODEL_SCALE }), [chosen]);
  const adaptive = useSettings((wished) => wished.adaptive);
  useEffect(() => {
    if (!stands || !inSight) return undefined;
    if (player.timeline?.after === scene.line.after && player.underway) player.play();
    return () => player.pause();
  }, [player, scene, stands, inSight]);
  return (
    <div ref={box} className="film" data-seen={stands && !faded} aria-hidden inert>
      <TableView
        {...HANDS}
        tabletop={scene.line.after}
        player={player}
        overlay={NO_OVERLAY}
        edge={0}
        views={{}}
        settings={settings}
        directed
        opensTurn={scene.opens}
        decoration
        onStand={() => setStands(true)}
        {...(adaptive && { onPace: keepPace })}
      />
    </div>
  );
}

const NOTHING: Awaited<ReturnType<typeof loadScenes>> = [];

/** The film of a game on a table that nobody touches, again and again. It pauses while it is out of sight. */
export default function FilmTable({ entry }: { readonly entry: GameEntry }) {
  const { language } = useWords();
  const load = useCallback(() => loadScenes(entry, language), [entry, language]);
  const scenes = useFetched(load, NOTHING);
  return scenes && scenes.length > 0 && <Running scenes={scenes} />;
}
