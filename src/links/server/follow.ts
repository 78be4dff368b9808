import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { affiliateCookie, affiliateCookieDays, isNavigation, isVisit } from "../tracked-link.ts";
import { countVisit, followLink } from "./visits.ts";

type Options = { database: Database; cookiePrefix: string; isSecure: boolean };

/**
 * `/link/{code}`: leads on, and counts each visitor once a day (R2.13). Where it leads was checked when it was written;
 * nothing of the request gets into it. Only an affiliate's link sets a cookie, and only where somebody went to it (decision 0062). A visit that can't be counted leads on all the same.
 */
export async function trackedLinks(app: FastifyInstance, { database, cookiePrefix, isSecure }: Options): Promise<void> {
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
    if (link.purpose === "affiliate" && isNavigation(request))
      reply.header("set-cookie", cookieOf(request.params.code, { cookiePrefix, isSecure }));
    return reply.header("cache-control", "no-store").redirect(asHeader(link.target), 302);
  });
}

/** The last click counts: it takes the place of one before. The app reads it, so it is not for the server alone. */
function cookieOf(code: string, { cookiePrefix, isSecure }: Omit<Options, "database">): string {
  const age = affiliateCookieDays * 24 * 3600;
  return `${cookiePrefix}${affiliateCookie}=${code}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** An address may be written in any language; a header is not. */
const asHeader = (target: string): string => target.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
