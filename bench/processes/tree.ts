import { join } from "node:path";
import { serverSettings } from "../load/callers.ts";

/** Byline as the checkout in `TREE` has it: its own code loads its catalogue and serves it. */
const { TREE = "", BENCH_MEDIA, DATABASE_POOL_SIZE } = process.env;

export type ServedTree = { url: string; ownerUrl: string };

const { openBenchDatabase }: typeof import("../open.ts") = await import(join(TREE, "bench/open.ts"));
const { loadCatalogue }: typeof import("../load/load.ts") = await import(join(TREE, "bench/load/load.ts"));
const { startProcess }: typeof import("./start.ts") = await import(join(TREE, "bench/processes/start.ts"));
const { choosePort }: typeof import("#embedded-postgres/port.ts") = await import(
  join(TREE, "src/embedded-postgres/port.ts")
);

const bench = await openBenchDatabase(Number(DATABASE_POOL_SIZE));
await loadCatalogue(bench, Number(BENCH_MEDIA), () => {});
const server = await startProcess(
  "byline",
  {
    ...serverSettings(bench.ownerUrl, bench.directory),
    HOST: "127.0.0.1",
    PORT: String(await choosePort(0)),
  },
  join(bench.directory, "byline.log"),
);
process.send?.({ url: server.url, ownerUrl: bench.ownerUrl } satisfies ServedTree);

const stop = () =>
  server
    .stop()
    .then(() => bench.close())
    .finally(() => process.exit());
process.once("SIGTERM", stop);
process.once("disconnect", stop);
