/** What became of an aircraft; `crippled`: badly enough that it would not come home from far away. */
export type Mark = "whole" | "hit" | "crippled" | "down";
