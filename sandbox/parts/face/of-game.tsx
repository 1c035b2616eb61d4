import { type ComponentType, useState } from "react";
import { useTable } from "../../../src/app/context/tools.ts";
import { ReadDice } from "../../../src/app/face/dice/ReadDice.tsx";
import { SwitchForm } from "../../../src/app/face/setup/SwitchForm.tsx";
import { useFacePart } from "../../../src/app/face/use-part.ts";
import { Instructor } from "../../../src/app/lesson/Instructor.tsx";
import { Papers } from "../../../src/app/print/Papers.tsx";
import { OpenRules } from "../../../src/app/rules/OpenRules.tsx";
import { useSay } from "../../../src/app/words.ts";
import type { Script } from "../../../src/face/lesson.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { usualConfig } from "../../../src/games/usual.ts";

const nothing = () => undefined;

function gameOf(id: string): GameEntry {
  const entry = findGame(GAMES, id);
  if (!entry) throw new Error(`There is no game ${id}.`);
  return entry;
}

/** The rules of a game, from a place on; null: their beginning. */
export function rulesOf(game: string, place: string | null): ComponentType {
  return () => <OpenRules game={game} id={place} />;
}

/** The switches of a game's set-up, which can be turned. */
export function switchesOf(game: string): ComponentType {
  const entry = gameOf(game);
  const scenario = entry.meta.scenarios[0]?.id ?? "";
  return () => {
    const part = useFacePart(entry, "setup");
    const [config, change] = useState<unknown>(() => usualConfig(entry.meta, scenario));
    return (
      part && (
        <div className="paper">
          <SwitchForm game={game} part={part} scenario={scenario} config={config} onChange={change} />
        </div>
      )
    );
  };
}

/** What a game has to print for its first scenario. */
export function papersOf(game: string): ComponentType {
  const entry = gameOf(game);
  return () => <Papers entry={entry} scenario={entry.meta.scenarios[0]?.id ?? null} />;
}

/** The instructor's card of a lesson, at the step that its match has come to. */
export async function lessonOf(game: string): Promise<ComponentType> {
  const script: Script | undefined = await gameOf(game).face("lesson");
  return () => {
    const entry = useTable((state) => state.entry);
    const say = useSay(entry, "lesson");
    return say && script && <Instructor taught={{ script, say }} onAgain={nothing} onLeave={nothing} />;
  };
}

/** Real dice that are asked for, one after the other. */
export function RealDice() {
  return (
    <div className="paper">
      <ReadDice
        request={{ dice: ["d6", "d10"], by: "red", why: { key: "", values: {} } }}
        why="R1 → B1"
        by="Red"
        onRead={nothing}
        onHere={nothing}
      />
    </div>
  );
}
