import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { Actor } from "#accounts/actor.ts";
import { audienceOf } from "#accounts/server/queries/audiences.ts";
import { isUuid } from "#platform/contract/iri.ts";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { forbidden, Refusal } from "#platform/http/errors.ts";
import { EventStream } from "#platform/http/event-stream.ts";
import { parseQuery } from "#platform/http/query.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { streamQuery } from "../contract.ts";
import { Live } from "./live.ts";

const texts = catalogue("notifications.live.server.stream", {
  tooManyStreams: "You have Byline open in many tabs. Close some of them.",
});

type Options = {
  database: Database;
  log: Logger;
  accountsElsewhere: boolean;
  authenticate: (request: FastifyRequest) => Promise<{ actor: Actor; expiresAt: Date | undefined }>;
  beatMilliseconds?: number;
  lingerMilliseconds?: number;
};

/** `GET /api/notifications/stream`: open until the session, its token or the account ends; 429 for a ninth stream. */
export async function notificationStream(app: FastifyInstance, options: Options): Promise<void> {
  const { database, log, accountsElsewhere, authenticate, ...times } = options;
  const { beatMilliseconds = 15_000, lingerMilliseconds = 600_000 } = times;
  const live = new Live({ database, log, accountsElsewhere, beatMilliseconds, lingerMilliseconds });
  app.setErrorHandler(answerError);
  // Open answers would keep the server from closing.
  app.addHook("preClose", async () => live.close());
  app.get("/notifications/stream", async (request, reply) => {
    const { actor, expiresAt } = await authenticate(request);
    const { userId, sessionId } = actor;
    if (!sessionId || !expiresAt) throw forbidden();
    if (!live.subscribers.hasRoomFor(userId))
      throw new Refusal(429, "too_many_streams", texts.tooManyStreams, { retryAfterSeconds: 60 });
    const { within } = parseQuery(streamQuery, request.query);
    const lastId = String(request.headers["last-event-id"] ?? "");
    const open = () => ({ ...audienceOf(actor), sessionId, expiresAt, stream: new EventStream(reply) });
    const unheard = { lastId: isUuid(lastId) ? lastId : undefined, milliseconds: within };
    await live.subscribe(open, unheard).catch((error) => {
      log.warn({ err: error }, "a stream of notifications did not begin");
      reply.raw.destroy();
    });
    return reply;
  });
}
