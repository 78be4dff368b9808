import { openBenchDatabase } from "/work/main/bench/open.ts";
import { loadHouse } from "/work/main/bench/load/load.ts";
import { writeFileSync } from "node:fs";
const house = await openBenchDatabase(20);
await loadHouse(house, Number(process.env.BENCH_MEDIA ?? 100_000), console.log);
writeFileSync("/tmp/bench-url", house.ownerUrl);
console.log("ready");
process.on("SIGTERM", async () => { await house.close(); process.exit(0); });
setInterval(() => {}, 1e6);
