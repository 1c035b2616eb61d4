import type { Dice } from "../../../../core/dice/dice.ts";
import type { Viewer } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { rememberedPair } from "../../../../core/remember.ts";
import type { CardId } from "../../data/card.ts";
import type { Quality } from "../../data/quality.ts";
import { hiddenCampaign, imagineCampaign, sidesKnownTo } from "../campaign/view.ts";
import { shuffled } from "../hand/deck.ts";
import { giftOf, LOTS, wingmanLot } from "../opening/first-state.ts";
import { unseenCards } from "../opening/unseen.ts";
import { changedElement, changedLeader, changedWingman, stateOn, withState } from "../state/changed.ts";
import { rememberedAt } from "../state/remembered-at.ts";
import { sideOf } from "../state/seats.ts";
import { type Board, type Element, HIDDEN, type Leader, type State, type Wingman } from "../state/state.ts";
import { why } from "../state/tell.ts";

/** A state as somebody sees it: cards and pilots that he may not know are hidden, and of the deck he knows how many. */
export interface View extends Board {
  readonly viewer: Viewer;
  readonly deckSize: number;
  /** The umpire's alone. */
  readonly deck?: readonly CardId[];
}

function unseen(hand: readonly CardId[]): readonly CardId[] {
  return hand.map(() => HIDDEN);
}

/** DIF-B4, DIF-9.1.11: what everybody may know of a Leader, and the rest where it has been shown. */
function hiddenLeader(leader: Leader): Leader {
  const {
    down,
    damaged,
    cockpit,
    loaded,
    rockets,
    dry,
    hand,
    agility,
    wild,
    shown,
    crackShotShown,
    keenShown,
  } = leader;
  return {
    down,
    damaged,
    cockpit,
    loaded,
    rockets,
    dry,
    quality: shown ? leader.quality : null,
    shown,
    hand: unseen(hand),
    agility,
    wild,
    crackShot: crackShotShown ? leader.crackShot : null,
    crackShotShown,
    keen: keenShown ? leader.keen : null,
    keenShown,
  };
}

function hiddenWingman(wingman: Wingman): Wingman {
  const { down, damaged, cockpit, loaded, rockets, dry, hand, shown } = wingman;
  const quality = shown ? wingman.quality : null;
  return { down, damaged, cockpit, loaded, rockets, dry, quality, shown, hand: hand && unseen(hand) };
}

function hiddenElement({ level, leader, wingman, quarry, steps, acted, presence, cloud }: Element): Element {
  return {
    level,
    leader: hiddenLeader(leader),
    wingman: wingman && hiddenWingman(wingman),
    quarry,
    steps,
    acted,
    presence,
    cloud,
  };
}

/** What others see of the Element of a place: most are the same after an answer as before it. */
const hidden = rememberedAt(hiddenElement);

function seen(state: State, viewer: Viewer): View {
  const side = sideOf(state.setup, viewer);
  const knows = (place: number) => viewer === "umpire" || side === state.setup.elements[place]?.side;
  const known: View = {
    viewer,
    setup: state.setup,
    turn: state.turn,
    first: state.first,
    elements: state.elements.map((one, place) => (knows(place) ? one : hidden(place, one))),
    formations: state.formations,
    discard: state.discard,
    inPlay: state.inPlay,
    playerTurn: state.playerTurn,
    fresh: state.fresh,
    weave: state.weave,
    credit: state.credit,
    ground: state.ground,
    campaign: state.campaign && hiddenCampaign(state.campaign, sidesKnownTo(viewer === "umpire", side)),
    agenda: state.agenda,
    outcome: state.outcome,
    deckSize: state.deck.length,
  };
  return viewer === "umpire" ? { ...known, deck: state.deck } : known;
}

/** What a viewer may see: who answers is shown what he is asked about, and then judged by the same. */
export const view = rememberedPair(seen);

/** Every card but those that the viewer knows, in some order. */
function unknownCards(known: View, dice: Dice): CardId[] {
  const left = [...unseenCards(known)].flatMap(([card, count]) => Array.from({ length: count }, () => card));
  return [...shuffled(left, dice)];
}

function dealt(hand: readonly CardId[], left: CardId[]): readonly CardId[] {
  return hand.includes(HIDDEN) ? left.splice(0, hand.length) : hand;
}

/** A quality that lots may have given; what has shown itself otherwise is no argument. */
function anyQuality(id: string, dice: Dice): Quality {
  const [face = 5] = dice.throw({
    dice: ["d12"],
    by: "table",
    why: why("throw.pilots", { id }),
    secret: { seats: [] },
  });
  return itemAt(LOTS, face - 1);
}

function imaginedPilot(leader: Leader, id: string, dice: Dice): Leader {
  if (leader.quality !== null && leader.crackShot !== null && leader.keen !== null) return leader;
  const [face = 1] = dice.throw({
    dice: ["d6"],
    by: "table",
    why: why("throw.pilots", { id }),
    secret: { seats: [] },
  });
  const { crackShot, keenEyesight } = giftOf(face);
  return changedLeader(leader, {
    quality: leader.quality ?? anyQuality(id, dice),
    crackShot: leader.crackShot ?? crackShot,
    keen: leader.keen ?? keenEyesight,
  });
}

/** Some whole state that fits what a viewer knows. */
export function imagine(seen: View, dice: Dice): State {
  const known = imagineCampaign(seen, dice);
  const left = unknownCards(known, dice);
  const elements = known.elements.map((one, place): Element => {
    const { id } = itemAt(known.setup.elements, place);
    const leader = imaginedPilot(changedLeader(one.leader, { hand: dealt(one.leader.hand, left) }), id, dice);
    const { wingman } = one;
    if (!wingman) return changedElement(one, { leader });
    const quality = wingman.quality ?? wingmanLot(anyQuality(id, dice));
    return changedElement(one, {
      leader,
      wingman: changedWingman(wingman, { quality, hand: wingman.hand && dealt(wingman.hand, left) }),
    });
  });
  return withState(stateOn(known, known.deck ?? left), { elements });
}
