import type { Config } from "../config.ts";

/** Fights of fighters alone, six game turns. */
export const DUELS = {
  kent: {
    elements: [
      { id: "A1", side: "allied", type: "spitfire-ia" },
      { id: "B1", side: "axis", type: "bf-109e-4" },
    ],
  },
  weave: {
    mat: "open-sea",
    options: { thach: true },
    elements: [
      { id: "A1", side: "allied", type: "f4f-4" },
      { id: "A2", side: "allied", type: "f4f-4" },
      { id: "B1", side: "axis", type: "a6m2" },
      { id: "B2", side: "axis", type: "a6m2" },
    ],
  },
  malta: {
    mat: "malta",
    options: { start: 10 },
    elements: [
      { id: "A1", side: "allied", type: "spitfire-vb", leader: { quality: "veteran", crackShot: true } },
      { id: "A2", side: "allied", type: "hurricane-iic" },
      { id: "B1", side: "axis", type: "mc-202" },
      { id: "B2", side: "axis", type: "bf-109f-4" },
    ],
  },
  channel: {
    mat: "channel-coast",
    options: { start: 6, ammunition: true, pilots: "lot" },
    elements: [
      { id: "A1", side: "allied", type: "spitfire-vb" },
      { id: "A2", side: "allied", type: "spitfire-vb" },
      { id: "B1", side: "axis", type: "bf-109f-4" },
      { id: "B2", side: "axis", type: "fw-190a-6" },
    ],
  },
  guadalcanal: {
    mat: "pacific-atoll",
    options: { start: "bid", thach: true },
    elements: [
      { id: "A1", side: "allied", type: "f4f-4" },
      { id: "A2", side: "allied", type: "f4f-4" },
      { id: "A3", side: "allied", type: "p-40e" },
      { id: "B1", side: "axis", type: "a6m2" },
      { id: "B2", side: "axis", type: "a6m2", leader: { quality: "ace" } },
      { id: "B3", side: "axis", type: "ki-43-ii" },
    ],
  },
  leningrad: {
    mat: "winter-front",
    options: { start: 4, die: "d12" },
    elements: [
      { id: "A1", side: "allied", type: "la-5fn", leader: { quality: "veteran" } },
      { id: "A2", side: "allied", type: "yak-1b", leader: { quality: "veteran" } },
      { id: "B1", side: "axis", type: "bf-109g-6", leader: { quality: "green" } },
      { id: "B2", side: "axis", type: "fw-190a-6", leader: { quality: "green" } },
    ],
  },
} satisfies Record<string, Config>;
