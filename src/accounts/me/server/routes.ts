import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Reader } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import type { Actor } from "../../actor.ts";
import { listOrganizations } from "../../organizations/server/queries.ts";
import { findApiToken } from "../../tokens/server/queries.ts";
import type { Me } from "../contract.ts";

type Options = {
  reader: Reader;
  /** 0 for none. */
  callsAMinute: number;
  authenticate: (request: FastifyRequest) => Promise<Actor>;
};

const organizationsShown = { page: 1, itemsPerPage: 100 };

/** `GET /api/me`, for sessions and tokens. */
export async function meRoute(app: FastifyInstance, { reader, callsAMinute, authenticate }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get("/me", async (request, reply) => {
    const actor = await authenticate(request);
    const [{ items }, token] = await Promise.all([
      listOrganizations(reader, actor, organizationsShown),
      tokenOf(reader, actor),
    ]);
    const me: Me = {
      person: { id: actor.userId, email: actor.email, isOperator: actor.operator },
      organizations: items.map(({ id, name, kind, status, role }) => ({ id, name, kind, status, role })),
      token,
      callsAMinute: callsAMinute || null,
    };
    return reply.header("cache-control", "private, no-cache").type("application/ld+json; charset=utf-8").send(me);
  });
}

async function tokenOf(reader: Reader, actor: Actor): Promise<Me["token"]> {
  const token = actor.apiTokenId === undefined ? undefined : await findApiToken(reader, actor, actor.apiTokenId);
  if (!token) return null;
  const { id, name, scopes, expiresAt, spendLimitCents, spentTodayCents } = token;
  const leftTodayCents = spendLimitCents === null ? null : Math.max(0, spendLimitCents - spentTodayCents);
  return { id, name, scopes, expiresAt, spendLimitCents, leftTodayCents };
}
