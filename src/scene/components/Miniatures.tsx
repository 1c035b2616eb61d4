import { useFrame, useLoader } from "@react-three/fiber";
import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { loadedModel, type Modelled, modelKey, models } from "../models/load.ts";
import { onPaint, wornPaint } from "../models/worn.ts";
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

/** The models of pieces, and of what stands under them, each once. */
function keysOf(cast: readonly Actor[]): string[] {
  const pieces = cast.map(({ after }) => after);
  const all: readonly Modelled[] = pieces.some(({ kind }) => kind === "balloon")
    ? [...pieces, WINCH]
    : pieces;
  return [...new Set(all.map(modelKey))];
}

/**
 * Waits for the models of a cast. Those that could not be had are asked for again with each tabletop; tells when one
 * has come. Answers with whoever stands without a model.
 */
function useModels(cast: readonly Actor[], found: () => void): readonly Actor[] {
  const { tabletop } = useShown();
  const [keys] = useState(() => keysOf(cast));
  useLoader(models, keys);
  const [missing] = useState(() => keys.filter((key) => !models.shapes.has(key)));
  const asked = useRef(tabletop);
  useEffect(() => {
    if (missing.length === 0 || asked.current === tabletop) return;
    asked.current = tabletop;
    void Promise.all(missing.map((key) => models.loadAsync(key))).then(
      (come) => come.some(Boolean) && found(),
    );
  }, [missing, tabletop, found]);
  useEffect(() => {
    // Whoever lays these pieces again asks again.
    if (missing.length > 0) return () => useLoader.clear(models, keys);
  }, [missing, keys]);
  return cast.filter(({ after }) => missing.includes(modelKey(after)));
}

/** The pieces as they were laid out first; they stay until others are. */
function Cast({ onFound }: { readonly onFound: () => void }) {
  const { stage } = useShown();
  const { stand } = useTools();
  const [{ actors: cast }] = useState(stage);
  const missing = useModels(cast, onFound);
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
  useSyncExternalStore(onPaint, wornPaint);
  const [found, setFound] = useState(0);
  const wanted = `${castKey(tabletop, stage.actors)} ${found.toString()}`;
  const key = useDeferredValue(wanted);
  const onFound = useCallback(() => setFound((times) => times + 1), []);
  return (
    <>
      {key !== wanted && <Awaiting />}
      <Suspense fallback={<Awaiting />}>
        <Cast key={key} onFound={onFound} />
      </Suspense>
    </>
  );
}
