import Fastify from "fastify";
import { pino } from "pino";
import { openDatabase } from "#platform/database/database.ts";
import { worksOf } from "../work/works.ts";
import { serveParent } from "./serve-parent.ts";

/** Fastify and the driver alone: the same SQL, no sign-in, rights, checks or representation. */
const { DATABASE_URL: url = "", DATABASE_POOL_SIZE, BENCH_MEDIA, PORT } = process.env;
const database = openDatabase({ url, poolSize: Number(DATABASE_POOL_SIZE), log: pino({ level: "silent" }) });
const app = Fastify({ logger: false });
app.get("/nothing", async () => ({ nothing: true }));
for (const [index, work] of worksOf(database.pool, Number(BENCH_MEDIA)).entries()) {
  app.route<{ Params: { turn: string } }>({
    method: work.method,
    url: `/${index}/:turn`,
    handler: (request) => work.sql(database, Number(request.params.turn)),
  });
}
serveParent(await app.listen({ host: "127.0.0.1", port: Number(PORT) }), async () => {
  await app.close();
  await database.close();
});
