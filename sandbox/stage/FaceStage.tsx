import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from "react";
import { type Tools, ToolsContext } from "../../src/app/context/tools.ts";
import { RulesContext } from "../../src/app/face/Cited.tsx";
import { withWords } from "../../src/app/words.ts";
import type { FaceState } from "../part.ts";
import { lead } from "./ready.ts";

interface FaceStageProps {
  readonly state: FaceState;
  readonly tools: Tools | undefined;
}

function Mark() {
  return <div data-laid="true" />;
}

/** A part of a game's face, on the page that it belongs to and nothing beside it. */
export function FaceStage({ state, tools }: FaceStageProps) {
  const [Part] = useState(() => lazy(async () => ({ default: await withWords<ComponentType>(state.part) })));
  useEffect(() => (tools ? lead(tools.player) : undefined), [tools]);
  const links = useMemo(() => {
    const meta = tools?.store.getState().entry.meta;
    return meta ? { game: meta.id, numbers: meta.numbers } : null;
  }, [tools]);
  return (
    <ToolsContext value={tools ?? null}>
      <RulesContext value={links}>
        <main className="stage__page">
          <Suspense fallback={null}>
            <div className={state.onPaper && "paper"}>
              <Part />
            </div>
            <Mark />
          </Suspense>
        </main>
      </RulesContext>
    </ToolsContext>
  );
}
