import { GAMES } from "../../games/index.ts";
import { gameWords } from "../../words/games.ts";
import { hrefOf } from "../router.ts";
import { useWords } from "../words.ts";
import { useLessonWords } from "./words.ts";

/** Leads to the first lessons of the other games. */
export function OtherLessons({ game }: { readonly game: string }) {
  const t = useLessonWords();
  const { language } = useWords();
  const others = GAMES.filter(({ meta }) => meta.id !== game && meta.pages?.includes("lesson"));
  return others.map(({ meta }) => (
    <p key={meta.id} className="lesson__other">
      <a href={hrefOf({ page: "lesson", game: meta.id, id: null })}>
        {t("other", gameWords(meta.id, language).title)}
      </a>
    </p>
  ));
}
