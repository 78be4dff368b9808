import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { isUuid } from "#platform/contract/wire.ts";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { forbidden, Refusal } from "#platform/http/errors.ts";
import { EventStream } from "#platform/http/event-stream.ts";
import type { PlainCall } from "#platform/http/plain-call.ts";
import { parseQuery } from "#platform/http/query.ts";
import { repeatedMilliseconds } from "../repeat.ts";
import { Live } from "./live.ts";

/** Milliseconds to repeat when no `Last-Event-ID` is sent. */
const streamQuery = z.object({ within: z.coerce.number().int().min(0).max(repeatedMilliseconds).optional() });

export const notificationStreamCall: PlainCall = {
  method: "GET",
  path: "/notifications/stream",
  summary: "My new notifications as server-sent events; `Last-Event-ID` repeats what was missed",
  query: streamQuery,
  status: 200,
  answers: { files: ["text/event-stream"] },
};

type Options = {
  database: Database;
  log: Logger;
  accountsElsewhere: boolean;
  authenticate: (request: FastifyRequest) => Promise<{ actor: Actor; expiresAt: Date | undefined }>;
  beatMilliseconds?: number;
};

/** `GET /api/notifications/stream`: open until the session, its token or the account ends; 429 for a ninth stream. */
export async function notificationStream(app: FastifyInstance, options: Options): Promise<void> {
  const { database, log, accountsElsewhere, authenticate, beatMilliseconds = 15_000 } = options;
  const live = new Live({ database, log, accountsElsewhere, beatMilliseconds });
  app.setErrorHandler(answerError);
  // Open answers would keep the server from closing.
  app.addHook("preClose", async () => live.close());
  app.get("/notifications/stream", async (request, reply) => {
    const { actor, expiresAt } = await authenticate(request);
    const { userId, sessionId } = actor;
    if (!sessionId || !expiresAt) throw forbidden();
    if (!live.subscribers.hasRoomFor(userId)) {
      reply.header("retry-after", "60");
      throw new Refusal(429, "too_many_streams", "You have Byline open in many tabs. Close some of them.");
    }
    const { within } = parseQuery(streamQuery, request.query);
    const lastId = String(request.headers["last-event-id"] ?? "");
    const open = () => ({ userId, sessionId, expiresAt, stream: new EventStream(reply) });
    const unheard = { lastId: isUuid(lastId) ? lastId : undefined, milliseconds: within };
    await live.subscribe(open, unheard).catch((error) => {
      log.warn({ err: error }, "a stream of notifications did not begin");
      reply.raw.destroy();
    });
    return reply;
  });
}
