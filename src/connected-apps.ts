import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { consentCalls } from "#accounts/apps/contract.ts";
import { consentRoutes } from "#accounts/apps/server/consents.ts";
import { appRoutes } from "#accounts/apps/server/plugin.ts";
import type { PlainCall } from "#platform/contract/plain-calls.ts";
import type { Database } from "#platform/database/database.ts";
import type { Config } from "./config.ts";
import type { Identify } from "./identify.ts";

type Parts = { config: Config; database: Database; identify: Identify; provider: OpenProvider };

type OpenProvider = () => Promise<Provider>;

/** Loaded by the first app: its code would cost every process memory and start-up time. */
export function providerOf(config: Config, database: Database): OpenProvider {
  const { publicUrl, APP_TITLE: title, linkCheckHosts: hosts } = config;
  let opened: Promise<Provider> | undefined;
  return () => {
    opened ??= import("#accounts/apps/server/provider.ts").then(({ openProvider }) =>
      openProvider({ database, publicUrl, title, hosts }),
    );
    return opened;
  };
}

const unguarded = { permission: undefined, operator: false, freshProof: false } as const;

/** The authorization server for apps, and what people answer them. */
export async function connectedApps(
  app: FastifyInstance,
  { config, database, identify, provider }: Parts,
): Promise<void> {
  const authenticateFor = (call: PlainCall) => async (request: FastifyRequest) =>
    (await identify(request, { ...unguarded, ...call, personal: call.personal ?? false })).readActor(database.lookups);
  await app.register(appRoutes, { publicUrl: config.publicUrl, title: config.APP_TITLE, provider });
  const { get, answer } = consentCalls.calls;
  await app.register(consentRoutes, {
    prefix: "/api",
    database,
    provider,
    authenticate: { get: authenticateFor(get), answer: authenticateFor(answer) },
  });
}
