import { usePage, useTable, useTools } from "../context/tools.ts";
import { lazyPart } from "../lazy-part.ts";
import { Button } from "../ui/button.tsx";
import { useWords } from "../words.ts";
import { MenuButton } from "./menu/MenuButton.tsx";
import { toggleTape } from "./tape/tape.ts";
import { toggleReplay } from "./toggle-replay.ts";

const TaskButton = lazyPart(async () => (await import("../face/tasks/TaskButton.tsx")).TaskButton);
const SoundTold = lazyPart(async () => (await import("../sound/SoundTold.tsx")).SoundTold);

/** The page's tools at the edge of the table. */
export function Toolbar() {
  const { t } = useWords();
  const tools = useTools();
  const { page } = tools;
  const tape = usePage((state) => state.tape !== null);
  const replay = usePage((state) => state.replay);
  const past = useTable((state) => state.at !== null);
  return (
    <nav className="tools" aria-label={t("menu.button")}>
      <Button aria-pressed={tape} onClick={() => void toggleTape(page)}>
        {t("tape.button")}
      </Button>
      <Button aria-pressed={replay || past} onClick={() => toggleReplay(tools)}>
        {t("replay.title")}
      </Button>
      <TaskButton />
      <SoundTold />
      <MenuButton label={t("menu.button")} />
    </nav>
  );
}
