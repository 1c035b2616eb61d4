import { type RefObject, useEffect } from "react";

/**
 * Brings the first answer into sight: when a question comes, and when its paper gets another width, as on a phone that is
 * turned. Whoever scrolls on is left alone, and so is a lesson, which shows what it speaks of.
 */
export function useFirstInSight(questions: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = questions.current;
    if (!box || document.querySelector(".lesson")) return undefined;
    let width = 0;
    const watch = new ResizeObserver(() => {
      const first = box.clientWidth === width ? null : box.querySelector(".offer, .hand__card");
      if (!first) return;
      width = box.clientWidth;
      first.scrollIntoView({ block: "nearest" });
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [questions]);
}
