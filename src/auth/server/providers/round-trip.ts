import { createHash } from "node:crypto";
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
} from "openid-client";
import { type Person, personOf } from "../provider-person.ts";
import { isForUs } from "./id-token.ts";
import type { Provider } from "./open-provider.ts";

/** What both halves of the way to a provider and back must know. `verifier` is kept secret in between. */
export type Trip = { redirectUri: string; state: string; verifier: string };

/** What the person brought back, and the provider's own tokens for who wants to call it. */
export type Arrival = { person: Person; accessToken: string; refreshToken: string | undefined };

/** The parameters of a request that are this installation's and the protocol's, whatever the application asks for. */
const reserved =
  /^(provider|redirect_to|scopes?|skip_http_redirect|apikey|client_id|client_secret|redirect_uri|response_type|response_mode|state|nonce|code_challenge.*|code_verifier|request|request_uri|registration|claims)$/;

/** Where the person goes to sign in at the provider. `wishes` are the application's own parameters for it. */
export async function departureUrl(
  provider: Provider,
  { redirectUri, state, verifier }: Trip,
  { scopes, wishes }: { scopes: string | undefined; wishes: Record<string, string> },
): Promise<URL> {
  const { configuration } = await provider.discover();
  const asked = Object.fromEntries(Object.entries(wishes).filter(([name]) => !reserved.test(name)));
  const scope = [...new Set(["openid", "email", "profile", ...(scopes?.split(/\s+/).filter(Boolean) ?? [])])].join(" ");
  const bound = {
    nonce: nonceOf(verifier),
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  };
  const own = { redirect_uri: redirectUri, scope, state, ...(provider.keepsStandard ? bound : {}) };
  return buildAuthorizationUrl(configuration, { ...asked, ...own });
}

/** Takes the code that the person brought to the provider. Throws what `openid-client` throws. */
export async function arrive(
  provider: Provider,
  { redirectUri, state, verifier }: Trip,
  answer: URLSearchParams,
): Promise<Arrival> {
  const { configuration } = await provider.discover();
  const bound = { pkceCodeVerifier: verifier, expectedNonce: nonceOf(verifier) };
  const tokens = await authorizationCodeGrant(configuration, new URL(`${redirectUri}?${answer}`), {
    expectedState: state,
    idTokenExpected: true,
    ...(provider.keepsStandard ? bound : {}),
  });
  const claims = tokens.claims();
  if (!claims) throw new Error("the provider sent no identity token");
  if (!isForUs(claims, provider)) throw new Error("the provider's identity token is for another application");
  const complete = claims.email ? claims : await withUserInfo(configuration, tokens.access_token, claims);
  return {
    person: personOf(provider.name, complete),
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
  };
}

/** Providers may tell the address only here. */
async function withUserInfo(configuration: Configuration, accessToken: string, claims: { sub: string; iss: string }) {
  if (!configuration.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await fetchUserInfo(configuration, accessToken, claims.sub)), ...claims };
}

/** Known only to who knows the verifier, and of its own: the challenge is public. */
const nonceOf = (verifier: string) => createHash("sha256").update(`nonce ${verifier}`).digest("base64url");
