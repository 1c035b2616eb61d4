import { withHyphens } from "./arguments.ts";
import { endWithReader } from "./output.ts";
import { program } from "./program.ts";

endWithReader();
void program().parseAsync(process.argv.map(withHyphens));
