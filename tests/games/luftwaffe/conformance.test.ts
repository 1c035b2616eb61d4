import { conformance } from "../../conformance/suite.ts";
import { luftwaffeEntry } from "./entry.ts";

for (const shard of [1, 2, 3, 4] as const) conformance(luftwaffeEntry, shard);
