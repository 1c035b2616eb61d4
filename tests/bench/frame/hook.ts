import { countCommits } from "./stats.ts";

countCommits();
