import { fillDemoFolder } from "../test/filled-demo.ts";

/** `node scripts/fill-demo.ts FOLDER`: once for all tests and stories that begin with a filled demo. */
const [folder = ""] = process.argv.slice(2);
await fillDemoFolder(folder);
