import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "#accounts/actor.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { forbidden } from "#platform/http/errors.ts";
import { type KnownPagesTest, testInput } from "../known-pages.ts";
import { problemOfPage } from "./queries-network.ts";

type Options = {
  authenticate: (request: FastifyRequest) => Promise<Actor>;
  hosts: ReadonlyMap<string, string>;
};

/**
 * `POST /api/settings/test-known-pages {knownPages}`: asks each page as looks at publications do, without a
 * transaction.
 */
export async function knownPagesTest(app: FastifyInstance, { authenticate, hosts }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.addContentTypeParser("application/ld+json", { parseAs: "string" }, app.getDefaultJsonParser("error", "error"));
  app.post(
    "/settings/test-known-pages",
    { config: { rateLimit: { max: 20, timeWindow: "1 minute" } } },
    async (request, reply) => {
      const { operator } = await authenticate(request);
      if (!operator) throw forbidden();
      const { knownPages } = testInput.parse(request.body);
      const found = await Promise.all(
        knownPages.map(async (page) => ({
          page,
          problem: await problemOfPage(page, { hosts, timeoutMilliseconds: 6_000 }),
        })),
      );
      const silent = found.flatMap(({ page, problem }) => (problem ? [{ page, problem }] : []));
      return reply.type("application/ld+json; charset=utf-8").send({ silent } satisfies KnownPagesTest);
    },
  );
}
