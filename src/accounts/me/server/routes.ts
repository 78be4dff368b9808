import type { FastifyInstance, FastifyRequest } from "fastify";
import { fullPage } from "#platform/contract/list-length.ts";
import type { Reader } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import type { Actor } from "../../actor.ts";
import { findGrant, representGrant } from "../../grants/server/queries.ts";
import { listOrganizations } from "../../organizations/server/queries.ts";
import type { Me } from "../contract.ts";

type Options = {
  reader: Reader;
  /** 0 for none. */
  callsAMinute: number;
  authenticate: (request: FastifyRequest) => Promise<Actor>;
};

const organizationsShown = { page: 1, itemsPerPage: fullPage };

/** `GET /api/me`, for sessions and grants. */
export async function meRoute(app: FastifyInstance, { reader, callsAMinute, authenticate }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get("/me", async (request, reply) => {
    const me = await readMe(reader, await authenticate(request), callsAMinute);
    return reply.header("cache-control", "private, no-cache").type("application/ld+json; charset=utf-8").send(me);
  });
}

/** Tells a caller in whose name they call, and what is left of their limits. `callsAMinute` is 0 for none. */
export async function readMe(reader: Reader, actor: Actor, callsAMinute: number): Promise<Me> {
  const [{ items }, grant] = await Promise.all([
    listOrganizations(reader, actor, organizationsShown),
    grantOf(reader, actor),
  ]);
  return {
    person: { id: actor.userId, email: grant?.kind === "service" ? null : actor.email, isOperator: actor.operator },
    organizations: items.map(({ id, name, kind, status, role }) => ({ id, name, kind, status, role })),
    grant,
    callsAMinute: callsAMinute || null,
  };
}

async function grantOf(reader: Reader, { grantId }: Actor): Promise<Me["grant"]> {
  const row = grantId === undefined ? undefined : await findGrant(reader, grantId);
  if (!row) return null;
  const { id, kind, spendLimitCents, spentThisMonthCents } = row;
  const leftCents = spendLimitCents === null ? null : Math.max(0, spendLimitCents - spentThisMonthCents);
  return { id, kind, ...representGrant(row), leftCents };
}
