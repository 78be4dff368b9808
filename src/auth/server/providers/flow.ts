import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { randomPKCECodeVerifier } from "openid-client";
import { isUuid } from "#platform/contract/iri.ts";
import type { Database } from "#platform/database/database.ts";
import { authorizeQuery } from "../../contract.ts";
import type { AuthSettings } from "../config.ts";
import type { AuthContext } from "../context.ts";
import { providerUnreachable, unsupportedProvider } from "../identity-refusals.ts";
import { redirectTarget } from "../mails/redirect-target.ts";
import type { ProviderSettings } from "../provider-settings.ts";
import { challengeOf, type FlowRow, startFlow } from "../sessions/flow-state.ts";
import { flowState } from "../tables.ts";
import { markBrowser } from "./browser.ts";
import { departureUrl } from "./round-trip.ts";

/** The default address for operators to register at the provider. */
export const callbackUrl = ({ serviceUrl }: AuthSettings, provider?: ProviderSettings) =>
  provider?.redirectUri ?? `${serviceUrl}/callback`;

/** `providerVerifier` was taken out of the row, so each answer is looked at once. */
export type ReturnedFlow = FlowRow & { providerVerifier: string };

/**
 * Starts a flow and returns the address of the query's provider; `targetId` is an account to link. The return is for
 * this browser alone, by its challenge's verifier or else by a cookie.
 */
export async function depart(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  targetId?: string,
): Promise<URL> {
  const { database, settings, providers } = context;
  const query = authorizeQuery.parse(request.query);
  const provider = providers.get(query.provider);
  if (!provider) throw unsupportedProvider(query.provider);
  const verifier = randomPKCECodeVerifier();
  const challenge = challengeOf(query);
  const redirectUri = callbackUrl(settings, provider);
  const flow = await database.transaction((tx) =>
    startFlow(tx, {
      providerType: provider.name,
      authenticationMethod: "oauth",
      challenge,
      referrer: redirectTarget(request, settings),
      linkingTargetId: targetId,
      browserHash: challenge ? undefined : markBrowser(reply, settings, redirectUri),
      providerVerifier: verifier,
    }),
  );
  const trip = { redirectUri, state: flow.id, verifier };
  return departureUrl(provider, trip, { scopes: query.scopes, wishes: textsOf(request.query) }).catch((error) => {
    throw providerUnreachable(provider.name, error);
  });
}

/** Drops parameters that occur more than once. */
function textsOf(query: unknown): Record<string, string> {
  const texts = Object.entries(query as Record<string, unknown>).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Takes the flow of a provider's `state` once; undefined when unknown, used or too old. */
export async function takeReturnedFlow(
  database: Database,
  { AUTH_FLOW_STATE_EXPIRY_SECONDS: seconds }: AuthSettings,
  state: string | null,
): Promise<ReturnedFlow | undefined> {
  if (!state || !isUuid(state)) return undefined;
  return database.transaction(async (tx) => {
    const fresh = sql`${flowState.createdAt} > now() - make_interval(secs => ${seconds})`;
    const open = and(eq(flowState.id, state), isNotNull(flowState.providerVerifier), isNull(flowState.authCode), fresh);
    const [flow] = await tx.select().from(flowState).where(open).for("update");
    if (!flow?.providerVerifier) return undefined;
    await tx.update(flowState).set({ providerVerifier: null }).where(eq(flowState.id, flow.id));
    return { ...flow, providerVerifier: flow.providerVerifier };
  });
}
