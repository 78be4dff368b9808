import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "#accounts/actor.ts";
import { roleMay } from "#accounts/permissions.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { forbidden } from "#platform/http/errors.ts";
import { FetchRefused } from "#platform/http/outgoing/guarded-address.ts";
import { guardedFetch } from "#platform/http/outgoing/guarded-fetch.ts";
import { inThread, orGivenUp } from "#platform/threads/threads.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { readSiteInput } from "../contract.ts";
import { readSite, type SiteSuggestions } from "../site.ts";

const texts = catalogue("media.server.readSite", {
  answers: (status: number) => `The site answers ${status}.`,
  noPage: "There is no web page at this address.",
  tooLong: "The site takes too long to read.",
});

type Options = {
  authenticate: (request: FastifyRequest) => Promise<Actor>;
  hosts: ReadonlyMap<string, string>;
};

/**
 * `POST /api/media/read-site {url}`: reads a site's own data to fill a form (R2.19). Apart from the resources, since
 * they hold a transaction while they answer. An unreadable site is a `problem` in a sentence, not an error.
 */
export async function siteReading(app: FastifyInstance, { authenticate, hosts }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.addContentTypeParser("application/ld+json", { parseAs: "string" }, app.getDefaultJsonParser("error", "error"));
  app.post(
    "/media/read-site",
    { config: { rateLimit: { max: 30, timeWindow: "1 minute" } } },
    async (request, reply) => {
      const actor = await authenticate(request);
      if (!actor.memberships.some(({ role }) => roleMay(role, "media.create"))) throw forbidden();
      const { url } = readSiteInput.parse(request.body);
      return reply.type("application/ld+json; charset=utf-8").send(await suggestionsFrom(url, hosts));
    },
  );
}

const readInThread = inThread(new URL("../site.ts", import.meta.url), readSite);

const nothing: SiteSuggestions = { name: null, description: null, language: null, logo: null };

async function suggestionsFrom(url: string, hosts: Options["hosts"]) {
  try {
    const page = await guardedFetch(url, { hosts, timeoutMilliseconds: 8_000, maxBytes: 2_000_000 });
    if (page.status !== 200) return { ...nothing, problem: texts.answers(page.status) };
    if (!/html/i.test(page.headers.get("content-type") ?? "html")) return { ...nothing, problem: texts.noPage };
    const suggestions = await orGivenUp(readInThread(page.body, page.finalUrl));
    return suggestions ? { ...suggestions, problem: null } : { ...nothing, problem: texts.tooLong };
  } catch (error) {
    if (error instanceof FetchRefused) return { ...nothing, problem: error.message };
    throw error;
  }
}
