import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";

/** `/health/live`: the process answers. `/health/ready`: the database does too, else 503 with Retry-After. */
export async function healthRoutes(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  app.get("/live", async () => ({ status: "live" }));
  app.get("/ready", async (request, reply) => {
    try {
      await database.pool.query("SELECT 1");
      return { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      return reply.code(503).header("retry-after", "2").send({ status: "database unavailable" });
    }
  });
}
