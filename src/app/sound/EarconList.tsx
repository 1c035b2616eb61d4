import { useCallback, useState } from "react";
import { say } from "../../core/phrase.ts";
import { queryWords } from "../../face/queries/catalogue.ts";
import { EARCONS } from "../../face/queries/earcons.ts";
import { phrase } from "../../face/queries/phrase.ts";
import { Button } from "../ui/button.tsx";
import { useFetched } from "../use-fetched.ts";
import { useWords } from "../words.ts";
import { tryEarcon } from "./try-earcon.ts";
import { useSoundWords } from "./words.ts";

/** Every signal: a button that plays it, and its sentence, the same that the referee tells. */
export function EarconList() {
  const w = useSoundWords();
  const { t, language } = useWords();
  const [soundless, setSoundless] = useState(false);
  const load = useCallback(() => queryWords(language), [language]);
  const told = useFetched(load);
  if (!told) return null;
  return (
    <>
      <ul className="earcons">
        {EARCONS.map((earcon) => (
          <li key={earcon}>
            <Button onClick={() => setSoundless(!tryEarcon(earcon))}>{w(`earcon.${earcon}`)}</Button>
            <span>{say(told, phrase(`query.earcon.${earcon}`))}</span>
          </li>
        ))}
      </ul>
      <p data-told="status">{soundless && t("sound.is", null)}</p>
    </>
  );
}
