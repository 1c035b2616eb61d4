import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import type { Unusual } from "./unusual.ts";
import { useSetupWords } from "./words.ts";

export interface UsualSetupProps {
  readonly unusual: Unusual;
  /** Goes back to the usual set-up. */
  readonly onUsual: () => void;
}

/**
 * Says in a line what of the set-up comes from last time and what was changed now, beside the way back to the usual one.
 * The line is always there, so that nothing moves under a hand that turns a switch.
 */
export function UsualSetup({ unusual: { found, changed }, onUsual }: UsualSetupProps) {
  const t = useSetupWords();
  const said = useRef<HTMLSpanElement>(null);
  const isUsual = found.length + changed.length === 0;
  const goBack = () => {
    said.current?.focus();
    onUsual();
  };
  return (
    <p className="setup__usual">
      <span ref={said} tabIndex={-1} data-told="status">
        {isUsual && t("isUsual")}
        {found.length > 0 && t("remembered", found)} {changed.length > 0 && t("changed", changed)}
      </span>
      {!isUsual && <Button onClick={goBack}>{t("usual")}</Button>}
    </p>
  );
}
