import { afterPaint } from "../../frame/after-paint.tsx";
import { Frame } from "../../frame/Frame.tsx";
import { useSettingsWords } from "./words.ts";

const SettingsForm = afterPaint(async () => (await import("./SettingsForm.tsx")).SettingsForm);

/** What the people at this screen choose for themselves. */
export function SettingsPage() {
  const w = useSettingsWords();
  return (
    <Frame here="settings" title={w("title")} lead={w("kept")}>
      <SettingsForm />
    </Frame>
  );
}
