import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { LessonPoint } from "../../face/lesson.ts";
import type { TableHandle } from "../../scene/props.ts";
import { useTools } from "../context/tools.ts";
import { boxOf } from "./target.ts";

/** Pixels between what is meant and the pencil's line. */
const GAP = 5;

/** Calls `draw` once a frame at most, after anything has changed that may move what is meant. */
function whenMoved(draw: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  const changes = new MutationObserver(soon);
  const main = document.querySelector("main") ?? document.body;
  changes.observe(main, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["data-folded", "data-state", "data-stands", "aria-expanded"],
  });
  const sizes = new ResizeObserver(soon);
  sizes.observe(main);
  addEventListener("scroll", soon, { capture: true, passive: true });
  addEventListener("resize", soon);
  soon();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    removeEventListener("scroll", soon, { capture: true });
    removeEventListener("resize", soon);
  };
}

/** A ring in red pencil around what the instructor means. It covers nothing and takes no clicks. */
export function Ring({ point }: { readonly point: LessonPoint }) {
  const tools = useTools();
  const ring = useRef<SVGSVGElement>(null);
  useEffect(() => {
    let followed: TableHandle | null = null;
    let release: (() => void) | undefined;
    /** Goes with every picture of the table that stands now. */
    const follow = () => {
      const shown = tools.handle.current;
      if (shown === followed) return;
      release?.();
      // Noted first: who is told of pictures may be told of the one that stands, at once.
      followed = shown;
      release = shown?.onDraw(draw);
    };
    const draw = () => {
      follow();
      const svg = ring.current;
      if (!svg) return;
      const box = boxOf(point, tools);
      svg.style.visibility = box ? "visible" : "hidden";
      if (!box) return;
      svg.style.transform = `translate(${Math.round(box.x - GAP)}px, ${Math.round(box.y - GAP)}px)`;
      svg.style.width = `${Math.round(box.width + 2 * GAP)}px`;
      svg.style.height = `${Math.round(box.height + 2 * GAP)}px`;
    };
    const leave = whenMoved(draw);
    return () => {
      leave();
      release?.();
    };
  }, [point, tools]);
  return createPortal(
    <svg ref={ring} className="lesson-ring" aria-hidden="true" data-round={"piece" in point}>
      <rect className="lesson-ring__halo" x="0" y="0" width="100%" height="100%" />
      <rect className="lesson-ring__line" x="0" y="0" width="100%" height="100%" />
    </svg>,
    document.body,
  );
}
