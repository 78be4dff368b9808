import { readConfig } from "../../src/config.ts";
import { startServer } from "../../src/main.ts";
import { serveParent } from "./serve-parent.ts";

/** Byline as `npm start` runs it, in its own process. */
const { address, close } = await startServer(readConfig(), () => {});
serveParent(address, close);
