import { monitorEventLoopDelay } from "node:perf_hooks";
import { readConfig } from "../../src/config.ts";
import { startServer } from "../../src/main.ts";
import { serveParent } from "./serve-parent.ts";

/** Byline as `npm start` runs it, in its own process; BENCH_JOBS=none leaves the queues. Tells how it fares to whoever sends it a message. */
const silence = monitorEventLoopDelay({ resolution: 1 });
const { address, close } = await startServer(readConfig(), () => {}, { work: process.env.BENCH_JOBS !== "none" });
serveParent(address, close);
silence.enable();
process.on("message", () => {
  process.send?.({ silenceMilliseconds: silence.max / 1e6, megabytes: process.memoryUsage.rss() / 1e6 });
  silence.reset();
});
