import { partOf } from "./rule.ts";

/** Combat with a D12 (paragraph 6). */
export const D12 = partOf("d12", [
  "DIF-6",
  "DIF-6.1.1",
  "DIF-6.1.2",
  "DIF-6.1.3",
  "DIF-6.1.4",
  "DIF-6.1.5",
  "DIF-6.1.6",
  "DIF-6.1.7",
]);
