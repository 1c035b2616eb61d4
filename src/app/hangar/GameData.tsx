import { useId } from "react";
import type { HangarType } from "../../face/hangar.ts";
import { GAMES } from "../../games/index.ts";
import type { GameEntry } from "../../games/registry.ts";
import { gameWords } from "../../words/games.ts";
import { Blocks } from "../face/sheets/Blocks.tsx";
import { keyOf } from "../face/sheets/Line.tsx";
import { Speech, useTexts } from "../face/speech.ts";
import { Paper } from "../ui/paper.tsx";
import { useWords } from "../words.ts";
import { useHangar } from "./use-hangar.ts";
import { useHangarWords } from "./words.ts";

function Type({ type }: { readonly type: HangarType }) {
  const id = useId();
  const text = useTexts();
  return (
    <section className="hangar__type" aria-labelledby={id}>
      <h3 id={id}>{text(type.title)}</h3>
      <div className="record__body">
        <Blocks blocks={type.blocks()} />
      </div>
    </section>
  );
}

/** What one game has to say of a miniature; nothing where it does not play there. */
function OneGame({ entry, model }: { readonly entry: GameEntry; readonly model: string }) {
  const { language } = useWords();
  const part = useHangar(entry);
  const types = part?.face.types.filter((type) => type.model === model) ?? [];
  if (part === undefined) return <div className="hangar__coming" />;
  if (!part || types.length === 0) return null;
  return (
    <Speech value={part.say}>
      <Paper title={gameWords(entry.meta.id, language).title} className="hangar__game">
        {types.map((type, place) => (
          <Type key={keyOf(place)} type={type} />
        ))}
      </Paper>
    </Speech>
  );
}

/** The figures of a miniature in each game that has it. */
export function GameData({ model }: { readonly model: string }) {
  const t = useHangarWords();
  return (
    <section className="hangar__data" aria-label={t("inGames")}>
      {GAMES.map((entry) => (
        <OneGame key={entry.meta.id} entry={entry} model={model} />
      ))}
      <p className="hangar__none">{t("inNone")}</p>
    </section>
  );
}
