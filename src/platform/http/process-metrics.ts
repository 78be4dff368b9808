import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from "prom-client";
import type { Database } from "../database/database.ts";
import { operationName } from "./requests/operation-name.ts";

/** From a kept answer to the limit of a call, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Tells of this process: its calls by route and status, event loop, memory, and connections to the database. */
export function measureProcess(app: FastifyInstance, registry: Registry, database: Database): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "byline_" });
  const durations = new Histogram({
    name: "byline_http_request_duration_seconds",
    help: "Time to the end of the answer, by operation.",
    labelNames: ["operation", "status"],
    buckets,
    registers,
  });
  app.addHook("onResponse", async (request, reply) => {
    durations.observe({ operation: operationName(request), status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  new Gauge({
    name: "byline_pool_connections",
    help: "Connections of this process's pool; waiting are callers without one.",
    labelNames: ["state"],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool;
      this.set({ state: "busy" }, totalCount - idleCount);
      this.set({ state: "idle" }, idleCount);
      this.set({ state: "waiting" }, waitingCount);
    },
  });
  if (database.replica)
    new Gauge({
      name: "byline_replica_lag_seconds",
      help: "How far the replica is behind; absent while it is silent.",
      registers,
      collect() {
        const lag = database.replica?.lagMilliseconds;
        if (lag === undefined) this.remove();
        else this.set(lag / 1_000);
      },
    });
}
