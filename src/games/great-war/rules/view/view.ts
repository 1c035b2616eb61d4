import type { Dice } from "../../../../core/dice/dice.ts";
import type { Viewer } from "../../../../core/game.ts";
import { hexDistance } from "../../../../core/geometry/hex.ts";
import { hexesOf } from "../../../../core/geometry/hex-map.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { CHOICE } from "../../../../core/orders/choice.ts";
import { remembered } from "../../../../core/remember.ts";
import type { Board, GroundGun, State } from "../state/state.ts";

/** What a viewer may see: all but the guns that nobody of his side has found yet, which are null to him (4.10m). */
export interface View extends Omit<State, "guns"> {
  readonly viewer: Viewer;
  readonly guns: readonly (GroundGun | null)[];
}

/** Whether a viewer knows where a gun stands. */
function knows({ setup }: State, viewer: Viewer, gun: GroundGun): boolean {
  if (!gun.hidden || viewer === "umpire") return true;
  const { side } = setup.seats.find(({ id }) => id === viewer) ?? {};
  return side === (gun.side === 0 ? "allied" : "german");
}

function gunsSeen(state: State, viewer: Viewer): View["guns"] {
  const { guns } = state;
  return guns.some(({ hidden }) => hidden)
    ? guns.map((gun) => (knows(state, viewer, gun) ? gun : null))
    : guns;
}

/** Lists what may be seen; what is not named here stays unseen. */
export function viewOf(state: State, viewer: Viewer): View {
  const {
    setup,
    turn,
    phase,
    aircraft,
    order,
    tails,
    lineUp,
    shots,
    agenda,
    score,
    done,
    outcome,
    campaign,
  } = state;
  return {
    viewer,
    setup,
    turn,
    phase,
    aircraft,
    guns: gunsSeen(state, viewer),
    order,
    tails,
    lineUp,
    shots,
    agenda,
    score,
    done,
    outcome,
    campaign,
  };
}

const knownBoard = remembered(
  (view: View): Board => ({ ...view, guns: view.guns.filter((gun) => gun !== null) }),
);

function knowsAll(view: View): view is View & Board {
  return !view.guns.includes(null);
}

/** What rulings work on: the view with the guns that are known. */
export function boardOf(view: View): Board {
  return knowsAll(view) ? view : knownBoard(view);
}

/** Hexes from a balloon within which an unknown gun is guessed. */
const GUESSED_WITHIN = 6;

/** A gun where one might stand: near a balloon of its side, or anywhere if there is none. */
function guessed({ setup, aircraft, viewer }: View, place: number, dice: Dice): GroundGun {
  const own = setup.seats.find(({ id }) => id === viewer)?.side === "german" ? 0 : 1;
  const balloons = aircraft.filter((_, index) => {
    const airframe = setup.airframes[index];
    return airframe?.balloon && airframe.side === own;
  });
  const all = hexesOf({ columns: setup.columns, rows: setup.rows });
  const near = all.filter((hex) => balloons.some((one) => hexDistance(one.hex, hex) <= GUESSED_WITHIN));
  const likely = near.length > 0 ? near : all;
  const [face = 1, kind = 1] = dice.throw({ dice: [`d${likely.length}`, "d2"], by: viewer, why: CHOICE });
  return {
    id: `hidden-${place + 1}`,
    side: own,
    kind: kind === 1 ? "MG" : "AA",
    hex: itemAt(likely, face - 1),
    hidden: true,
    firedIn: 0,
  };
}

/** A whole state that fits a view: hidden guns stand where they might. */
export function imagined(view: View, dice: Dice): State {
  const { viewer: _, guns, ...rest } = view;
  return { ...rest, guns: guns.map((gun, place) => gun ?? guessed(view, place, dice)) };
}
