/** What is being done, in English: the steps of the sequence of play, and the questions within them. */
export const phases = {
  "phase.resource": "Resources",
  "phase.weave": "Bid for the Thach Weave",
  "phase.accept": "Answer to the bid",
  "phase.bids": "Bids for the start level",
  "phase.name": "Next Element",
  "phase.stay": "Staying or breaking off",
  "phase.keen": "Keen Eyesight",
  "phase.jettison": "Loads",
  "phase.wingman": "Wingman",
  "phase.wingman-play": "Wingman",
  "phase.altitude": "Altitude",
  "phase.target": "Bombing and strafing",
  "phase.leader": "Leader",
  "phase.leave": "Disengaging",
  "phase.respond": "Answers",
  "phase.aggregate": "Further fire",
  "phase.pay": "Paying cards",
  "phase.follow": "Following",
  "phase.trim": "Discards",
  "phase.shed": "Hand limit",
  "phase.over": "The game is over",
};

type KindOf<Key> = Key extends `phase.${infer Kind}` ? Kind : never;
/** What questions ask, by the prompt's kind. */
export type Kind = Exclude<KindOf<keyof typeof phases>, "over">;
