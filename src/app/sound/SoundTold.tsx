import { useEffect } from "react";
import { usePage, useTools } from "../context/tools.ts";
import { useSettings } from "../settings/settings.ts";
import { useWords } from "../words.ts";

/** Tells a change of the sound on the table too, and where there is none to be had. */
export function SoundTold() {
  const { t } = useWords();
  const { page } = useTools();
  const soundless = usePage((state) => state.soundless);
  useEffect(() => {
    if (soundless) page.setState({ note: t("sound.is", null) });
  }, [soundless, page, t]);
  useEffect(
    () =>
      useSettings.subscribe(({ sound }, before) => {
        if (sound !== before.sound) page.setState({ note: t("sound.is", sound) });
      }),
    [page, t],
  );
  return null;
}
