import { useMemo } from "react";
import type { Home, Known } from "../../camera/places.ts";
import type { Framings } from "../../camera/reframing.ts";
import type { SavedView } from "../../props.ts";
import type { Eye } from "./use-eye.ts";
import { useHome } from "./use-home.ts";

/** Who moves the camera. */
interface Moved {
  /** Whether somebody holds it. */
  held: boolean;
  /** Whether somebody has moved it since it came home. */
  touched: boolean;
  /** Whether it has come home to a table. */
  came: boolean;
  /** Counts what it was asked to come home for: what was worked out before is of no use then. */
  asked: number;
  /** Whether there is a directed show, and whether a film leads it now. */
  directed: boolean;
  led: boolean;
}

/** Whether the camera stays with whoever has moved it. */
export function isTaken({ touched, held }: Moved): boolean {
  return touched || held;
}

/** How the camera comes to the places that it has by itself. */
function coming(moved: Moved, eye: Eye, places: Home, weigh: () => void) {
  const lookAt = (part: ReturnType<Home["extent"]>, smooth: boolean) =>
    eye.look(eye.isTop() ? places.straight(part) : places.view(part), smooth);
  /** Looks at what the fight is about, from the player's edge, past the papers that lie on the picture. */
  const home = (smooth: boolean) => {
    moved.touched = false;
    moved.came = true;
    moved.asked++;
    weigh();
    lookAt(places.extent(), smooth);
  };
  return {
    home,
    /** How the table is looked at before something happens to it, meanwhile and after it; `top`: from straight above. */
    framings(top = false): Framings {
      const view = top ? places.straight : places.view;
      const [before, meanwhile, after] = places.extents();
      return [view(before), view(meanwhile), view(after)];
    },
    /** Looks at all of the table, and stays there. */
    whole(smooth: boolean): void {
      moved.touched = true;
      lookAt(undefined, smooth);
    },
    /** The fight has moved on: a camera that nobody has moved since it came home follows it. */
    follow(smooth: boolean): void {
      moved.asked++;
      if (moved.came && !moved.led && !isTaken(moved)) home(smooth);
    },
    /** The table is another one, or seen from another edge. A camera in somebody's hand stays where it is. */
    settle(smooth: boolean): void {
      if (!moved.held) home(smooth);
    },
    /** Straight down and back. */
    toggleTop(): void {
      eye.setTop(!eye.isTop());
      home(false);
    },
  };
}

/** How the camera is moved by hand, by keys and by the page. */
function byHand(moved: Moved, eye: Eye, places: Home, weigh: () => void) {
  return {
    /** Somebody has taken hold of the camera, or let go of it. */
    hold(held: boolean): void {
      moved.held = held;
      weigh();
    },
    /** Somebody moves the camera. */
    touch(): void {
      moved.touched = true;
      weigh();
    },
    /** Whoever has moved the camera and let go of it gives it back. */
    yield(): void {
      if (!moved.held) moved.touched = false;
      weigh();
    },
    /** Brings a place near, with so many inches around it, from the direction in which the camera looks now. */
    frame(x: number, y: number, z: number, reach: number, smooth: boolean): void {
      if (moved.held) return;
      moved.touched = true;
      eye.ask((hands) => {
        void hands.moveTo(x, y, z, smooth);
        if (eye.isTop()) void hands.zoomTo(places.closeness(reach), smooth);
        else void hands.dollyTo(reach * 5, smooth);
      });
    },
    show({ position, target, top, zoom }: SavedView, smooth: boolean): void {
      eye.setTop(top);
      moved.touched = true;
      eye.look({ position, target, ...(top && { zoom }) }, smooth);
    },
    /** Pans by inches of the table, to the right and away from the reader. */
    pan(right: number, forward: number): void {
      moved.touched = true;
      eye.ask((hands) => {
        void hands.truck(right, 0, true);
        void hands.forward(forward, true);
      });
    },
  };
}

function rigOf(eye: Eye, places: Home) {
  const moved: Moved = { held: false, touched: false, came: false, asked: 0, directed: false, led: false };
  const weigh = () => eye.weigh(moved.directed && !isTaken(moved));
  return {
    ...{ moved, weigh },
    ...coming(moved, eye, places, weigh),
    ...byHand(moved, eye, places, weigh),
  };
}

/** What moves the table's camera: hands, keys and films. */
export type Rig = ReturnType<typeof rigOf>;

/** The rig of a table's camera, which its parts share: what it does renders nothing. */
export function useRig(eye: Eye, known: Known): Rig {
  const places = useHome(known);
  return useMemo(() => rigOf(eye, places), [eye, places]);
}
