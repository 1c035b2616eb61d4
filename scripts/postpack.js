import { unpack } from "./package.js";

unpack(process.cwd());
