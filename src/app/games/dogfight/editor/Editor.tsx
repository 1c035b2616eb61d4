import { useEffect, useMemo, useRef, useState } from "react";
import type { EditorProps } from "../../editor.ts";
import { type Bench, BenchContext, type BenchTab } from "./bench.ts";
import { listenToBenchKeys } from "./bench-keys.ts";
import { type Draft, rowOf } from "./draft.ts";
import { faultsOf } from "./faults.ts";
import { Lists } from "./Lists.tsx";
import { Stage } from "./Stage.tsx";
import "./editor.css";

/** The dogfight's part of the set-up editor: the table, and everything on it as lists. */
export function Editor({ draft, say, onEdit }: EditorProps<Draft>) {
  const [picked, setPicked] = useState<string | null>(null);
  const [tab, turnTo] = useState<BenchTab>("aircraft");
  const faults = useMemo(() => faultsOf(draft), [draft]);
  // An edit that is taken back may take the row in hand away.
  const chosen = (rowOf(draft.aircraft, picked) ?? rowOf(draft.clouds, picked))?.key ?? null;
  const bench = useMemo<Bench>(() => {
    const choose = (key: string | null) => {
      setPicked(key);
      if (key !== null) turnTo(key.startsWith("c") ? "clouds" : "aircraft");
    };
    return { draft, faults, chosen, tab, say, edit: onEdit, choose, turnTo };
  }, [draft, faults, chosen, tab, say, onEdit]);
  const latest = useRef(bench);
  latest.current = bench;
  useEffect(() => listenToBenchKeys(() => latest.current), []);
  return (
    <BenchContext value={bench}>
      <Stage />
      <Lists />
    </BenchContext>
  );
}
