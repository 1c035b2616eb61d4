import { extend, useFrame } from "@react-three/fiber";
import { Suspense, use, useDeferredValue, useRef, useState } from "react";
import { awaited } from "../awaited.ts";
import { fetchDials, type MakeDials, MiniaturesGroup } from "../miniatures.ts";
import { loadedModel, loadModels, type Modelled } from "../models/load.ts";
import { ORDER } from "../order.ts";
import type { Actor, Stage } from "../stage.ts";
import { WINCH } from "../table/airframes.ts";
import { castKey } from "./cast.ts";
import { useLetters, useLooks } from "./hooks.ts";
import { useShown, useTools } from "./shown.ts";

const Models = extend(MiniaturesGroup);

/** What stands under the pieces and is loaded with them. */
function under(actors: readonly Actor[]): readonly Modelled[] {
  return actors.some(({ after }) => after.kind === "balloon") ? [WINCH] : [];
}

/** Fetches what the pieces of a stage are made of; gives how its dice of altitude are made, where it has any. */
async function fetchModels({ actors }: Stage): Promise<MakeDials | undefined> {
  const [makeDials] = await Promise.all([
    fetchDials(actors),
    loadModels([...actors.map(({ after }) => after), ...under(actors)]),
  ]);
  return makeDials;
}

const coming = new WeakMap<readonly Actor[], Promise<MakeDials | undefined>>();

/** Models are fetched once for each stage. */
function modelsOf(stage: Stage): Promise<MakeDials | undefined> {
  const known = coming.get(stage.actors) ?? awaited(fetchModels(stage));
  coming.set(stage.actors, known);
  return known;
}

/** The pieces as they were laid out first; they stay until others are. */
function Cast() {
  const { stage } = useShown();
  const { stand } = useTools();
  const [first] = useState(stage);
  const makeDials = use(modelsOf(first));
  const models = useRef<MiniaturesGroup>(null);
  const stood = useRef(false);
  useLooks((now) => models.current?.look(now));
  useLetters(() => models.current?.reprint(stage));
  useFrame(() => models.current?.frame(stage), ORDER.pieces);
  useFrame(() => {
    if (stood.current) return;
    stood.current = true;
    stand();
  }, ORDER.drawn);
  return <Models ref={models} args={[first, loadedModel, makeDials]} />;
}

/** All pieces of the table. Those that were there stay until the models of others have come. */
export function Miniatures() {
  const { stage, tabletop } = useShown();
  const cast = useDeferredValue(castKey(tabletop, stage.actors));
  return (
    <Suspense fallback={null}>
      <Cast key={cast} />
    </Suspense>
  );
}
