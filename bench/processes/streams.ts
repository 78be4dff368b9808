import Fastify from "fastify";
import { pino } from "pino";
import { notificationStream } from "#notifications/live/server/stream.ts";
import { openDatabase } from "#platform/database/database.ts";
import { serveParent } from "./serve-parent.ts";

/** Byline's streams alone, with the identity in a header; reports its memory on request. */
const { DATABASE_URL: url = "" } = process.env;
const log = pino({ level: "silent" });
const database = openDatabase({ url, poolSize: 5, log });
const app = Fastify();
await app.register(notificationStream, {
  database,
  log,
  accountsElsewhere: false,
  authenticate: async ({ headers }) => {
    const [userId = "", sessionId = ""] = String(headers["x-session"]).split(" ");
    const actor = { userId, sessionId, email: "", assurance: "aal1" as const, operator: false };
    const roles = { memberships: [], projectMemberships: [], mediaMemberships: [] };
    return { actor: { ...actor, ...roles }, expiresAt: new Date(Date.now() + 3_600_000) };
  },
});
app.get("/usage", async () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  return { megabytes: process.memoryUsage.rss() / 1e6, cpuMilliseconds: (user + system) / 1e3 };
});
serveParent(await app.listen({ host: "127.0.0.1", port: 0 }), async () => {
  await app.close();
  await database.close();
});
