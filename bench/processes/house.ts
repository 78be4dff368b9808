import { readConfig } from "../../src/config.ts";
import { startHouse } from "../../src/main.ts";
import { serveParent } from "./serve-parent.ts";

/** The house as `npm start` runs it, in a process of its own. */
const { address, close } = await startHouse(readConfig(), () => {});
serveParent(address, close);
