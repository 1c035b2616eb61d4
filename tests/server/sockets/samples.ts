import type { Request, RequestName } from "../../../src/protocol/requests.ts";

/** A message of each kind, as it may be sent. */
export const REQUEST_SAMPLES: { readonly [Name in RequestName]: Request<Name> } = {
  tables: {},
  look: { code: "ABCDE" },
  host: { game: "dogfight", config: { scenario: "duel" }, typed: true, listed: false, teamSees: false },
  join: { code: "ABCDE", seat: "red", name: "Ann", secret: "0123456789abcdef0123456789abcdef" },
  takeOver: { code: "ABCDE", handover: "ABCDEFGH" },
  watch: { code: "ABCDE", secret: "0123456789abcdef0123456789abcdef", screen: true },
  since: { at: 3 },
  answer: { at: 3, answers: [["R1", "2L1"]], ready: true },
  unseal: { at: 3, prompts: ["R1"] },
  takeBack: { at: 3, count: 1 },
  agree: { at: 3, agreed: true },
  faces: { at: 3, faces: [1, 6] },
  decide: { at: 3, prompt: "battle" },
  lend: { computer: "pilot" },
  handOver: {},
  seat: { seat: "red", computer: null },
  rules: { listed: true, teamSees: true },
};
