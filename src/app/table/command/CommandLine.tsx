import { useEffect, useRef, useState } from "react";
import { useSeatName } from "../../context/names.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { useHeard } from "../../ear/use-heard.ts";
import { viewpoint } from "../../session/selectors.ts";
import { useSettings } from "../../settings/settings.ts";
import { Button } from "../../ui/button.tsx";
import { focusLine } from "../../ui/focus.ts";
import { AskReferee, OrderText } from "../../ui/OrderText.tsx";
import { useWords } from "../../words.ts";
import { currentPrompt } from "./addressed.ts";
import { runCommand } from "./command.ts";
import { useCommandWords } from "./words.ts";
import "./command.css";

/** The lines that were given, to be had again by the arrows; `at`: how many back one has gone. */
function useRecalled(show: (line: string) => void) {
  const given = useRef<readonly string[]>([]);
  const at = useRef(0);
  return {
    keep(line: string) {
      if (line.trim() !== "") given.current = [...given.current.filter((one) => one !== line), line];
      at.current = 0;
    },
    go(by: 1 | -1) {
      at.current = Math.max(0, Math.min(given.current.length, at.current + by));
      show(given.current.at(-at.current || given.current.length) ?? "");
    },
  };
}

/** Where matches are played by ear, the line has the focus as the page opens and whenever another seat comes to the screen. */
function useFocusByEar() {
  const line = useRef<HTMLInputElement>(null);
  const isByEar = useSettings((settings) => settings.ear);
  const viewer = useTable((state) => (state.curtain === null || state.sheer ? viewpoint(state) : null));
  useEffect(() => {
    if (isByEar && viewer !== null) focusLine(line, true);
  }, [isByEar, viewer]);
  return line;
}

function SeatLine() {
  const t = useCommandWords();
  const { language } = useWords();
  const tools = useTools();
  const name = useSeatName();
  const about = useTable((state) => currentPrompt(state)?.about);
  const heard = useHeard();
  const [text, setText] = useState("");
  const isBusy = useRef(false);
  const rued = useRef<string | null>(null);
  const line = useFocusByEar();
  const recalled = useRecalled(setText);
  const run = async () => {
    // A second Enter must not answer what is asked next, which nobody has heard yet.
    if (isBusy.current) return;
    isBusy.current = true;
    await give().finally(() => {
      isBusy.current = false;
    });
  };
  const give = async () => {
    recalled.keep(text);
    const seat = name(viewpoint(tools.store.getState()));
    const outcome = await runCommand({ tools, language, name: seat, t }, text, rued.current === text);
    rued.current = outcome === "rued" ? text : null;
    // What is refused stays to be mended, and what has been written meanwhile.
    if (outcome === "done") setText((now) => (now === text ? "" : now));
  };
  return (
    <AskReferee value={null}>
      <div className="command" data-keeps-focus>
        <OrderText
          label={about === undefined ? t("label") : t("of", { about: heard(about) })}
          placeholder={t("example")}
          value={text}
          bad={undefined}
          point="command"
          input={line}
          onChange={setText}
          onEnter={() => void run()}
          onLevel={(by) => recalled.go(by)}
        />
        <Button onClick={() => void run()}>{t("go")}</Button>
      </div>
    </AskReferee>
  );
}

/**
 * The one line that takes whatever can be said in a match: orders and answers as text, questions that begin with a question
 * mark, `ready`, `roll`, `next`, `undo`. It stays, and keeps the focus, whatever is asked meanwhile. Whoever comes to the
 * screen next has one of his own: what stood in it, and what was given before, is not for him.
 */
export function CommandLine() {
  return <SeatLine key={useTable(viewpoint)} />;
}
