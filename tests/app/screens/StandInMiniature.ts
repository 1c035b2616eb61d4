import type { MiniatureHandle } from "../../../src/scene/miniature/mount.tsx";
import { asked } from "./StandInTable.tsx";

function told(what: string): void {
  asked.push(`the stand: ${what}`);
}

/** Stands in for a miniature in a box of the page: tells what it is asked for. */
export function mountMiniature(box: HTMLElement, _lost: () => void, large = false): MiniatureHandle {
  told(`${large ? "large" : "small"}${box.isConnected ? "" : ", nowhere"}`);
  return {
    show: async ({ model, title, look, kind }) => {
      told(`show ${[title, model, kind, look && JSON.stringify(look)].filter(Boolean).join(", ")}`);
      return 1234;
    },
    turn: (turning) => told(turning ? "turn" : "stand still"),
    nudge: (degrees) => told(`turn ${degrees}°`),
    tilt: (degrees) => told(`tilt ${degrees}°`),
    near: (times) => {
      told(`come ${times} times nearer`);
      return true;
    },
    dispose: () => told("put away"),
  };
}
