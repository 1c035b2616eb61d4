import { bridges as battleOfBritain } from "../../src/bridges/battle-of-britain/bridges.ts";
import { BRIDGES } from "../../src/bridges/index.ts";
import { bridges as luftwaffe } from "../../src/bridges/luftwaffe/bridges.ts";
import { trials } from "../extent.ts";
import { raidAsDogfights } from "../toy-game/bridge.ts";
import { bridgeConformance } from "./bridges.ts";
import { games } from "./games.ts";

/** What the set-up of a campaign says, so that its battles are fought on the other table. */
const AGREED = new Map<unknown, object>([
  [raidAsDogfights, { scenario: "three-days" }],
  ...battleOfBritain.map((line) => [line, { options: { battles: line.by, weather: "clear" } }] as const),
  ...luftwaffe.map((line) => [line, { scenario: "schweinfurt", options: { battles: line.by } }] as const),
]);

/** Raids over the Reich have hundreds of answers and two battles or three. */
const FEW = trials(8, 60);

for (const line of [...BRIDGES, raidAsDogfights])
  bridgeConformance(line, games, AGREED.get(line), line.campaign === "luftwaffe" ? FEW : undefined);
