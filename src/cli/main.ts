import { endWithReader } from "./output.ts";
import { program } from "./program.ts";

endWithReader();
await program().parseAsync();
