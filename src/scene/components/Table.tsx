import { useFrame } from "@react-three/fiber";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Vector3 } from "three";
import { fieldsAt, sameFields } from "../../tabletop/overlay.ts";
import type { Spot } from "../../tabletop/tabletop.ts";
import { isInField } from "../choose.ts";
import { hasPuffs } from "../effects/smoke.ts";
import { ORDER } from "../order.ts";
import { RICHEST, type TableProps } from "../props.ts";
import { createStage, lineOf, moveStage, type Stage, setStage } from "../stage.ts";
import { Things } from "../things.ts";
import { Cameras } from "./camera/Cameras.tsx";
import { Ghosts } from "./Ghosts.tsx";
import { Hands } from "./hands/Hands.tsx";
import { useInvalidate } from "./hooks.ts";
import { Labels } from "./Labels.tsx";
import { late } from "./late.tsx";
import { Miniatures } from "./Miniatures.tsx";
import { Picture } from "./Picture.tsx";
import { Room } from "./Room.tsx";
import { useEye } from "./rig/use-eye.ts";
import { useRig } from "./rig/use-rig.ts";
import { type SceneTable, ShownContext, type TableTools, ToolsContext, useShown } from "./shown.ts";

const Charted = late(async () => (await import("./chart/Charted.tsx")).Charted);
const ContactShadows = late(async () => (await import("./ContactShadows.tsx")).ContactShadows);
const DiceTray = late(async () => (await import("./dice/DiceTray.tsx")).DiceTray);
const Flying = late(async () => (await import("./effects/Flying.tsx")).Flying);
const Ink = late(async () => (await import("./Ink.tsx")).Ink);
const Laid = late(async () => (await import("./Laid.tsx")).Laid);
const Quality = late(async () => (await import("./Quality.tsx")).Quality);

/** What is seen where nothing is yet: a dim room. */
const DIM_ROOM = "#1a110c";

/** What is drawn flat on the mat and between the pieces, which comes once a table stands. */
function Overlay() {
  return useShown().ready && <Ink />;
}

/** What of a tabletop is drawn in layers that are fetched when there is some of it. */
const LAYERED = ["areas", "lines", "sites", "counters", "groups", "tracks", "charts", "contrails"] as const;

/** Map, boards, counters and cards, fetched for the first tabletop that has any. */
function Layers() {
  const { tabletop, overlay, line } = useShown();
  const some = [tabletop, ...(line ? [line.before] : [])].some((one) =>
    LAYERED.some((part) => one[part]?.length),
  );
  return (some || tabletop.night || overlay.lines) && <Laid />;
}

/** Whether a table has anything that the chart shows. */
function isCharted({ tabletop: { mat, scale, links }, overlay: { cells } }: SceneTable): boolean {
  return [mat.grid, scale, links, cells].some((part) => part !== undefined);
}

/** Hexes and what is marked in them, chains between pieces, the ruler on a stem: for a table that has any. */
function Chart() {
  return isCharted(useShown()) && <Charted />;
}

/** The dice tray, fetched once the table stands; the dice are read beside it too, so that a page may go without. */
function Tray() {
  return useShown().ready && <DiceTray />;
}

/** Smoke, clouds and fire, which come once a table stands: hardly any begins with them. */
function Effects() {
  const { stage, tabletop, ready } = useShown();
  return (ready || hasPuffs(stage, tabletop)) && <Flying />;
}

/** The pieces of the tabletop on a stage of their own, and what has just happened to them. */
function useStage({ tabletop, player, settings: { modelScale } }: TableProps, things: Things) {
  const line = useSyncExternalStore(player.subscribe, () => lineOf(tabletop, player));
  const stage = useMemo((): Stage => {
    const made = createStage(modelScale);
    made.elsewhere = (id, out) => things.locate(id, out);
    setStage(made, tabletop, line, player.now);
    return made;
  }, [tabletop, line, player, modelScale, things]);
  useFrame((_, seconds) => {
    player.advance(seconds * 1000);
    moveStage(stage, tabletop, line, player.now);
  }, ORDER.stage);
  return { stage, line };
}

/** What is looked at, by hand and by choice. */
function useLooked({ overlay, tabletop, selected }: TableProps, stage: Stage) {
  const [hovered, hover] = useState<string>();
  const [spot, setSpot] = useState<Spot>();
  const pointed = useMemo(() => fieldsAt(overlay.envelopes, spot), [overlay, spot]);
  const isOnField = (where: Spot | undefined) => {
    const piece = stage.actors.find(({ id }) => id === hovered);
    const onOwn = hovered !== undefined && hovered === selected;
    return onOwn || isInField(overlay, tabletop.mat, piece?.pose ?? where);
  };
  const onField = isOnField(spot);
  /** A hand that moves renders nothing anew until it points at something else. */
  const point = (where: Spot | undefined) => {
    if (isOnField(where) !== onField || !sameFields(fieldsAt(overlay.envelopes, where), pointed))
      setSpot(where);
  };
  return { hovered, hover, point, onField, pointed };
}

/** What the parts of a table share without a render. */
function useSharedTools(props: TableProps): Omit<TableTools, "hover" | "point" | "stand"> {
  const { player } = props;
  const latest = useRef(props);
  latest.current = props;
  const [current] = useState((): TableTools["current"] => ({
    stage: createStage(),
    named: () => undefined,
    names: () => [],
    slips: undefined,
    laid: () => undefined,
    dice: undefined,
    hasLens: () => false,
    drawn: () => undefined,
  }));
  const eye = useEye();
  const rig = useRig(eye, { latest, current });
  return useMemo(
    () => ({
      ...{ player, latest, current, eye, rig },
      ...{ things: new Things(), origin: new Vector3() },
    }),
    [player, eye, rig, current],
  );
}

/** Everything on and around the table. React renders when the props change, never because something moves. */
export function Table(props: TableProps) {
  const {
    tabletop,
    overlay,
    edge,
    selected,
    player,
    settings,
    showNumbers = false,
    decoration,
    ground = true,
  } = props;
  const { mat } = tabletop;
  const shared = useSharedTools(props);
  const { stage, line } = useStage(props, shared.things);
  shared.current.stage = stage;
  const { hover, point, ...looked } = useLooked(props, stage);
  const pointing = useRef(point);
  pointing.current = point;
  const [ready, setReady] = useState(false);
  const tools = useMemo(
    (): TableTools => ({
      ...shared,
      hover,
      point: (spot) => pointing.current(spot),
      stand: () => {
        setReady(true);
        shared.latest.current.onStand?.();
      },
    }),
    [shared, hover],
  );
  const directed = props.directed === true && !settings.reducedMotion;
  const shown: SceneTable = {
    ...{ tabletop, overlay, edge, line, stage, selected, ground, ready },
    ...looked,
    focused: props.hovered,
    numbers: showNumbers,
    plainness: settings.plainness,
    directed,
    // A lens throws what is out of focus over all of the picture, and leaves nothing to see through.
    lens: ground && directed && settings.plainness === RICHEST,
  };
  const invalidate = useInvalidate();
  useEffect(() => player.onFrame(() => invalidate()), [player, invalidate]);
  useEffect(() => player.drive(), [player]);
  shared.origin.set(-mat.width / 2, 0, mat.depth / 2);
  return (
    <ToolsContext value={tools}>
      <ShownContext value={shown}>
        {ground && <color attach="background" args={[DIM_ROOM]} />}
        <Cameras />
        <Room />
        <group position={[-mat.width / 2, 0, mat.depth / 2]}>
          {ready && ground && <ContactShadows />}
          <Miniatures />
          <Overlay />
          {!decoration && <Labels />}
          <Ghosts />
          <Effects />
          <Chart />
          <Layers />
        </group>
        {!decoration && <Tray />}
        {!decoration && <Hands />}
        <Picture />
        {ready && <Quality />}
      </ShownContext>
    </ToolsContext>
  );
}
