import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { affiliateCookie, affiliateCookieDays, isNavigation, isVisit } from "../tracked-link.ts";
import { countVisit, followTrackedLink } from "./visits.ts";

type Options = { database: Database; cookiePrefix: string; isSecure: boolean };

/**
 * Redirects `/link/{code}` and counts each visitor once a day (R2.13). The target was checked when written; nothing of
 * the request enters it. Only a navigation by an affiliate's link sets a cookie (decision 0062). A failure to count
 * still redirects.
 */
export async function trackedLinks(app: FastifyInstance, { database, cookiePrefix, isSecure }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get<{ Params: { code: string } }>("/:code", async (request, reply) => {
    const link = await followTrackedLink(database.reader, request.params.code);
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

/** The last click replaces an earlier one. Not HttpOnly: the app reads it. */
function cookieOf(code: string, { cookiePrefix, isSecure }: Omit<Options, "database">): string {
  const age = affiliateCookieDays * 24 * 3600;
  return `${cookiePrefix}${affiliateCookie}=${code}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** An address may be written in any language; a header may not. */
const asHeader = (target: string): string => target.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
