import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from "openid-client";
import { hourMilliseconds } from "#platform/contract/day.ts";
import { tracedFetch } from "#platform/tracing/outgoing.ts";
import type { ProviderSettings } from "../provider-settings.ts";

type Discovered = { configuration: Configuration; keys: JWTVerifyGetKey };

export type SignInProvider = ProviderSettings & {
  /** Asks the provider at most once an hour; throws when it can't be reached. */
  discover(): Promise<Discovered>;
};

const rereadMilliseconds = hourMilliseconds;
const timeoutSeconds = 10;

/** By name. The providers' configurations are remembered per process. */
export function openProviders(settings: ProviderSettings[]): Map<string, SignInProvider> {
  return new Map(settings.map((each) => [each.name, { ...each, discover: remembered(() => discover(each)) }]));
}

function remembered(ask: () => Promise<Discovered>): () => Promise<Discovered> {
  let known: { at: number; answer: Promise<Discovered> } | undefined;
  return () => {
    if (known && Date.now() - known.at < rereadMilliseconds) return known.answer;
    const asked = { at: Date.now(), answer: ask() };
    known = asked;
    asked.answer.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.answer;
  };
}

async function discover(settings: ProviderSettings): Promise<Discovered> {
  const {
    issuer,
    clientIds: [clientId],
    clientSecret,
  } = settings;
  // Checks identity tokens by signature too. Plain http is allowed only by an http issuer.
  const insecure = issuer.startsWith("http:") ? [allowInsecureRequests] : [];
  const configuration = await discovery(new URL(issuer), clientId, clientSecret, authentication(settings), {
    timeout: timeoutSeconds,
    [customFetch]: (address, options) => tracedFetch(address, options as RequestInit),
    execute: [enableNonRepudiationChecks, ...insecure],
  });
  const { jwks_uri: keysAddress } = configuration.serverMetadata();
  if (!keysAddress) throw new Error(`${issuer} publishes no keys`);
  return { configuration, keys: createRemoteJWKSet(new URL(keysAddress)) };
}

/** A client without a secret is public and has PKCE alone. */
function authentication({ clientSecret: secret, keepsStandard }: ProviderSettings): ClientAuth {
  if (!secret) return None();
  const [inBody, inHeader] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  if (!keepsStandard) return inBody;
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes("client_secret_post") ? inBody : inHeader)(server, ...rest);
}
