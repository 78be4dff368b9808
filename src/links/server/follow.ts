import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { isVisit } from "../tracked-link.ts";
import { countVisit, followLink } from "./visits.ts";

/**
 * `/link/{code}`: leads on, and counts each visitor once a day (R2.13). Where it leads was checked when it was written;
 * nothing of the request gets into it. No cookie is set. A visit that can't be counted leads on all the same.
 */
export async function trackedLinks(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  app.setErrorHandler(answerError);
  app.get<{ Params: { code: string } }>("/:code", async (request, reply) => {
    const link = await followLink(database.reader, request.params.code);
    if (!link) return reply.code(404).callNotFound();
    if (isVisit(request)) {
      const visitor = `${request.ip} ${request.headers["user-agent"]}`;
      await database
        .transaction((tx) => countVisit(tx, link, visitor))
        .catch((error) => request.log.warn({ err: error }, "visit not counted"));
    }
    return reply.header("cache-control", "no-store").redirect(asHeader(link.target), 302);
  });
}

/** An address may be written in any language; a header is not. */
const asHeader = (target: string): string => target.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
