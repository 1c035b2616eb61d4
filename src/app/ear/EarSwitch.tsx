import { useEffect } from "react";
import { changeSettings, useSettings } from "../settings/settings.ts";
import { useEarWords } from "./words.ts";
import "./ear.css";

/** The first button of every page: matches by ear. Who goes by keys sees it too. */
export function EarSwitch() {
  const t = useEarWords();
  const ear = useSettings((settings) => settings.ear);
  // Styles lay out whole by it what else is laid out when it is seen.
  useEffect(() => {
    document.documentElement.dataset.ear = ear ? "on" : "off";
  }, [ear]);
  return (
    <button
      type="button"
      className="ear-switch"
      aria-pressed={ear}
      onClick={() => changeSettings({ ear: !ear })}
    >
      {t("switch")}
    </button>
  );
}
