import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";

type Options = {
  database: Database;
  /** For monitoring, each answering in one word: a problem, or "unknown" where reading fails, leaves Byline ready. */
  conditions?: Record<string, () => Promise<string>>;
  /** Aborted once the process is about to end. */
  stopping?: AbortSignal | undefined;
};

/** `/health/live`: the process answers. `/health/ready`: the database does too, and no end is near; else 503. */
export async function healthRoutes(
  app: FastifyInstance,
  { database, conditions = {}, stopping }: Options,
): Promise<void> {
  app.get("/live", async () => ({ status: "live" }));
  app.get("/ready", async (request, reply) => {
    if (stopping?.aborted) return reply.code(503).header("retry-after", "2").send({ status: "stopping" });
    try {
      await database.pool.query("SELECT 1");
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      return reply.code(503).header("retry-after", "2").send({ status: "database unavailable" });
    }
    const said = Object.entries(conditions).map(async ([name, read]) => {
      const word = await read().catch((error: unknown) => {
        request.log.warn({ err: error, condition: name }, "a condition is unknown");
        return "unknown";
      });
      return [name, word] as const;
    });
    return { status: "ready", ...Object.fromEntries(await Promise.all(said)) };
  });
}
