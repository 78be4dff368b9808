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
    const me = await readMe(reader, await authenticate(request), callsAMinute);
    return reply.header("cache-control", "private, no-cache").type("application/ld+json; charset=utf-8").send(me);
  });
}

/** Tells a caller in whose name they call, and what is left of their limits. `callsAMinute` is 0 for none. */
export async function readMe(reader: Reader, actor: Actor, callsAMinute: number): Promise<Me> {
  const [{ items }, token] = await Promise.all([
    listOrganizations(reader, actor, organizationsShown),
    tokenOf(reader, actor),
  ]);
  return {
    person: { id: actor.userId, email: actor.email, isOperator: actor.operator },
    organizations: items.map(({ id, name, kind, status, role }) => ({ id, name, kind, status, role })),
    token,
    callsAMinute: callsAMinute || null,
  };
}

async function tokenOf(reader: Reader, actor: Actor): Promise<Me["token"]> {
  const token = actor.apiTokenId === undefined ? undefined : await findApiToken(reader, actor, actor.apiTokenId);
  if (!token) return null;
  const { id, name, scopes, expiresAt, spendLimitCents, spentTodayCents } = token;
  const leftTodayCents = spendLimitCents === null ? null : Math.max(0, spendLimitCents - spentTodayCents);
  return { id, name, scopes, expiresAt, spendLimitCents, leftTodayCents };
}
