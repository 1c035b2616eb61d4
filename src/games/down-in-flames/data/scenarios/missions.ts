import type { Config } from "../config.ts";

/** Missions against a ground target, five game turns. */
export const MISSIONS = {
  factory: {
    mission: { target: "factory", attacker: "allied" },
    elements: [
      { id: "A1", side: "allied", type: "p-51d-10" },
      { id: "B1", side: "axis", type: "fw-190a-8" },
      { id: "B2", side: "axis", type: "bf-109g-6", rockets: true },
    ],
    formations: [{ id: "Q", side: "allied", type: "b-17g", count: 4 }],
  },
  ship: {
    options: { highest: 11 },
    mission: { target: "ship", attacker: "allied" },
    elements: [
      { id: "A1", side: "allied", type: "sbd-3", load: true },
      { id: "A2", side: "allied", type: "sbd-3", load: true },
      { id: "A3", side: "allied", type: "f4f-4" },
      { id: "B1", side: "axis", type: "a6m2" },
      { id: "B2", side: "axis", type: "a6m2" },
    ],
  },
  night: {
    options: { start: 7 },
    mat: "kent-fields",
    night: true,
    mission: { target: "factory", attacker: "axis" },
    elements: [
      { id: "A1", side: "allied", type: "beaufighter-if", wingman: false, leader: { keenEyesight: true } },
      { id: "B1", side: "axis", type: "bf-110e-2", wingman: false },
    ],
    formations: [{ id: "Q", side: "axis", type: "he-111h-6", count: 5 }],
  },
  airfield: {
    options: { start: 5 },
    mission: { target: "airfield", attacker: "axis" },
    elements: [
      { id: "A1", side: "allied", type: "hurricane-i" },
      { id: "A2", side: "allied", type: "spitfire-ia" },
      { id: "B1", side: "axis", type: "ju-87d-3", load: true },
      { id: "B2", side: "axis", type: "bf-109e-4" },
      { id: "B3", side: "axis", type: "bf-109e-4" },
    ],
    formations: [{ id: "Q", side: "axis", type: "ju-88a-4", count: 2 }],
  },
  campaign: {
    campaign: true,
    mission: { target: "factory", attacker: "allied" },
    elements: [
      { id: "A1", side: "allied", type: "p-51d-10" },
      { id: "A2", side: "allied", type: "p-47d-25", reserve: true },
      { id: "B1", side: "axis", type: "fw-190a-8" },
      { id: "B2", side: "axis", type: "bf-109g-6", rockets: true },
      { id: "B3", side: "axis", type: "fw-190a-6", reserve: true },
    ],
    formations: [{ id: "Q", side: "allied", type: "b-17g", count: 4 }],
  },
} satisfies Record<string, Config>;
