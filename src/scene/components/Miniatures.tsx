import { useFrame } from "@react-three/fiber";
import { Suspense, use, useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { awaited } from "../awaited.ts";
import { hasModel, loadedModel, loadModels, type Modelled } from "../models/load.ts";
import { ORDER } from "../order.ts";
import type { Actor } from "../stage.ts";
import { WINCH } from "../table/airframes.ts";
import { Airframes } from "./Airframes.tsx";
import { Awaiting } from "./Awaiting.tsx";
import { castKey } from "./cast.ts";
import { late } from "./late.tsx";
import { Stands } from "./Stands.tsx";
import { useShown, useTools } from "./shown.ts";

const Dials = late(async () => (await import("./stands/Dials.tsx")).Dials);
const Names = late(async () => (await import("./stands/Names.tsx")).Names);

/** What pieces are made of, and what stands under them. */
function modelled(actors: readonly Actor[]): readonly Modelled[] {
  const pieces = actors.map(({ after }) => after);
  return pieces.some(({ kind }) => kind === "balloon") ? [...pieces, WINCH] : pieces;
}

const coming = new WeakMap<readonly Actor[], Promise<unknown>>();

/** The models of some pieces, asked for once. */
function modelsFor(actors: readonly Actor[]): Promise<unknown> {
  const known = coming.get(actors) ?? awaited(loadModels(modelled(actors)));
  coming.set(actors, known);
  return known;
}

/** With each tabletop asks again for models that could not be had, and tells when one has come. */
function useMissing(cast: readonly Actor[], found: () => void): readonly Actor[] {
  const { tabletop } = useShown();
  const [missing] = useState(() => cast.filter(({ after }) => !hasModel(after)));
  const asked = useRef(tabletop);
  useEffect(() => {
    if (missing.length === 0 || asked.current === tabletop) return;
    asked.current = tabletop;
    void awaited(loadModels(missing.map(({ after }) => after))).then(({ size }) => size > 0 && found());
  }, [missing, tabletop, found]);
  return missing;
}

/** The pieces as they were laid out first; they stay until others are. */
function Cast({ onFound }: { readonly onFound: () => void }) {
  const { stage } = useShown();
  const { stand } = useTools();
  const [{ actors: cast }] = useState(stage);
  use(modelsFor(cast));
  const missing = useMissing(cast, onFound);
  const stood = useRef(false);
  useFrame(() => {
    if (stood.current) return;
    stood.current = true;
    stand();
  }, ORDER.drawn);
  if (cast.length === 0) return null;
  const standing = { cast, stage };
  return (
    <>
      <Airframes {...standing} modelOf={loadedModel} />
      <Stands {...standing} />
      {cast.some(({ after }) => after.dials) && <Dials {...standing} />}
      {missing.length > 0 && <Names cast={missing} stage={stage} />}
    </>
  );
}

/** All pieces of the table. Those that were there stay until the models of others have come. */
export function Miniatures() {
  const { stage, tabletop } = useShown();
  const [found, setFound] = useState(0);
  const key = useDeferredValue(`${castKey(tabletop, stage.actors)} ${found.toString()}`);
  const onFound = useCallback(() => setFound((times) => times + 1), []);
  return (
    <Suspense fallback={<Awaiting />}>
      <Cast key={key} onFound={onFound} />
    </Suspense>
  );
}
