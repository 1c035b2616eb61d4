import type { Seat, SeatId } from "../../../../core/game.ts";
import type { CardId } from "../../data/card.ts";
import type { GivenTables } from "../../data/given.ts";
import type { MatName } from "../../data/mats.ts";
import type { Quality } from "../../data/quality.ts";
import type { Side } from "../../data/sides.ts";
import type { GroundTarget } from "../../data/target.ts";
import type { Pilot } from "../ratings/ratings.ts";
import type { Options } from "./options.ts";

/** Who flies an Element; null where lots decide in secret (DIF-B20). */
export interface Crew {
  readonly leader: Pilot;
  readonly wingman: Quality;
}

/** A Leader and mostly a Wingman of one type. */
export interface ElementSetup {
  /** Names the Element and its Leader; the Wingman has a `w` behind it. */
  readonly id: string;
  readonly side: Side;
  /** Who plays it. */
  readonly seat: SeatId;
  /** An id of the aircraft table. */
  readonly type: string;
  readonly wingman: boolean;
  readonly load: boolean;
  readonly rockets: boolean;
  /** DIF-10.9. */
  readonly gyro: boolean;
  /** DIF-B21: flies only in the mission for which its side brings it. */
  readonly reserve: boolean;
  readonly crew: Crew | null;
}

/** Medium or heavy bombers that begin in one formation; each is named by the formation and its number from 1. */
export interface FormationSetup {
  readonly id: string;
  readonly side: Side;
  /** Who plays it. */
  readonly seat: SeatId;
  readonly type: string;
  readonly count: number;
}

/** DIF-B19: what is attacked, and by which side. */
interface Mission {
  readonly target: GroundTarget["id"];
  readonly attacker: Side;
}

/** What does not change in a game; every state shares it. */
export interface Setup {
  readonly options: Options;
  readonly turns: number;
  readonly mission: Mission | null;
  /** What is seen below; it changes nothing. */
  readonly mat: MatName;
  /** Left out: by day. As little a rule as the mat. */
  readonly night?: true;
  /** DIF-B21. */
  readonly campaign: boolean;
  /** Who decides: the players of either side, in the order in which Elements name them. */
  readonly seats: readonly Seat[];
  readonly elements: readonly ElementSetup[];
  readonly formations: readonly FormationSetup[];
  /** Cards that lie on top of the deck in this order; the others are shuffled below them. */
  readonly stack: readonly CardId[];
  /** Tables that somebody brought; left out: ours. */
  readonly tables?: GivenTables;
}
