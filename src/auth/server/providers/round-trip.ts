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
import type { SignInProvider } from "./open-provider.ts";

/** Needed by both halves of the round trip; `verifier` stays secret in between. */
export type Trip = { redirectUri: string; state: string; verifier: string };

/** The provider's tokens let the application call the provider. */
export type Arrival = { person: Person; accessToken: string; refreshToken: string | undefined };

/** Parameters that the application cannot override. */
const reserved =
  /^(provider|redirect_to|scopes?|skip_http_redirect|apikey|client_id|client_secret|redirect_uri|response_type|response_mode|state|nonce|code_challenge.*|code_verifier|request|request_uri|registration|claims)$/;

/** Returns the provider's sign-in address. `wishes` are the application's own parameters for it. */
export async function departureUrl(
  provider: SignInProvider,
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

/** Exchanges the provider's code. Throws errors of `openid-client`. */
export async function arrive(
  provider: SignInProvider,
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

/** Some providers give the address only here. */
async function withUserInfo(configuration: Configuration, accessToken: string, claims: { sub: string; iss: string }) {
  if (!configuration.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await fetchUserInfo(configuration, accessToken, claims.sub)), ...claims };
}

/** Derived apart from the challenge, which is public. */
const nonceOf = (verifier: string) => createHash("sha256").update(`nonce ${verifier}`).digest("base64url");
