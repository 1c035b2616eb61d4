import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { takeLostFocus } from "../../ui/focus.ts";
import type { Unusual } from "./unusual.ts";
import { useSetupWords } from "./words.ts";

export interface UsualSetupProps {
  readonly unusual: Unusual;
  /** Goes back to the usual set-up. */
  readonly onUsual: () => void;
}

/** Says in a line what of the set-up comes from last time and what was changed now, beside the way back to the usual one. */
export function UsualSetup({ unusual: { found, changed }, onUsual }: UsualSetupProps) {
  const t = useSetupWords();
  const [back, setBack] = useState(false);
  const isUsual = found.length + changed.length === 0;
  const goBack = () => {
    setBack(true);
    onUsual();
  };
  if (isUsual && back)
    return (
      <p className="setup__usual" role="status" ref={takeLostFocus} tabIndex={-1}>
        {t("isUsual")}
      </p>
    );
  if (isUsual) return null;
  return (
    <p className="setup__usual line">
      <span>
        {found.length > 0 && t("remembered", found)} {changed.length > 0 && t("changed", changed)}
      </span>
      <Button onClick={goBack}>{t("usual")}</Button>
    </p>
  );
}
