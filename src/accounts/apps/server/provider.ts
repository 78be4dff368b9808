import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC, Provider } from "oidc-provider";
import type { Database } from "#platform/database/database.ts";
import { grantDaysMax } from "../../grants/grant.ts";
import { appScopes, audienceAddress, audiences, consentCookie, consentPath, lifetimes, oauthPaths } from "../app.ts";
import { isSecretOf } from "./client-secret.ts";
import { documentBytesMax, fetchDocument } from "./metadata-document.ts";
import { confirmCodePage, enterCodePage, refusalPage, successPage } from "./pages.ts";
import { readAppKey, recordsIn } from "./records.ts";
import { isRedirectAllowed } from "./redirects.ts";

export type ProviderParts = {
  database: Database;
  publicUrl: string;
  title: string;
  /** Hosts that the operator gave an address. */
  hosts: ReadonlyMap<string, string>;
};

/**
 * Opens the authorization server (R10.13): OAuth 2.1 with PKCE. Apps that register themselves are public; the secret of one that the
 * administration registers is kept as a hash.
 */
export async function openProvider({ database, publicUrl, title, hosts }: ProviderParts): Promise<Provider> {
  const key = await readAppKey(database.pool);
  const provider = new Provider(publicUrl, {
    adapter: recordsIn(database.pool, key),
    routes: oauthPaths,
    scopes: ["offline_access"],
    claims: { acr: null, auth_time: null, iss: null, sid: null },
    responseTypes: ["code"],
    clientAuthMethods: ["none", "client_secret_basic", "client_secret_post"],
    clientDefaults: {
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      id_token_signed_response_alg: "ES256",
    },
    enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
    jwks: await unusedKeys(),
    pkce: { required: () => true },
    ...refreshing,
    ttl: {
      AuthorizationCode: lifetimes.code,
      AccessToken: lifetimes.accessToken,
      RefreshToken: lifetimes.refreshToken,
      DeviceCode: lifetimes.deviceCode,
      Interaction: lifetimes.interaction,
      Session: lifetimes.interaction,
      Grant: grantDaysMax * 86_400,
    },
    cookies: {
      keys: [key.toString("hex")],
      long: { path: "/oauth", httpOnly: true, sameSite: "lax", signed: true },
      short: { httpOnly: true, sameSite: "lax", signed: true },
    },
    interactions: { policy: alwaysAsking(), url: askAt(publicUrl) },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    extraClientMetadata: { properties: ["redirect_uris_allowed"], validator: refuseMetadata },
    fetch: (url) => fetchDocument(String(url), hosts),
    fetchResponseBodyLimits: { "client_id metadata document": documentBytesMax },
    renderError: (context, { error, error_description }) => {
      context.type = "html";
      context.body = refusalPage(title, String(error_description ?? error)).text;
    },
    features: featuresOf(publicUrl, title),
  } as Configuration);
  provider.Client.prototype.compareClientSecret = function (secret: string) {
    return isSecretOf(this.clientSecret, secret);
  };
  provider.proxy = true;
  provider.use(endSession);
  return provider;
}

/** Each use of a refresh token gives a new one; a second use of the old one ends the grant. */
const refreshing = {
  rotateRefreshToken: true,
  issueRefreshToken: (_context: KoaContextWithOIDC, client: { grantTypeAllowed: (type: string) => boolean }) =>
    client.grantTypeAllowed("refresh_token"),
  expiresWithSession: () => false,
} satisfies Record<string, unknown>;

type OfClient = { clientId?: string | undefined };

/** A public app proves nothing of itself, so each learns of its own tokens alone. */
const isOwnToken = (_context: unknown, { clientId }: OfClient, token: OfClient): boolean => token.clientId === clientId;

const featuresOf = (publicUrl: string, title: string) => ({
  devInteractions: { enabled: false },
  userinfo: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  claimsParameter: { enabled: false },
  introspection: { enabled: true, allowedPolicy: isOwnToken },
  revocation: { enabled: true, allowedPolicy: isOwnToken },
  registration: { enabled: true, issueRegistrationAccessToken: false },
  clientIdMetadataDocument: { enabled: true, ack: "draft-02" },
  resourceIndicators: {
    enabled: true,
    defaultResource: (_context: unknown, _client: unknown, oneOf?: string | string[]) =>
      oneOf ?? audienceAddress(publicUrl, "api"),
    useGrantedResource: () => true,
    getResourceServerInfo: (_context: unknown, resource: string) => {
      if (!audiences.some((audience) => audienceAddress(publicUrl, audience) === resource))
        throw new errors.InvalidTarget();
      return { scope: appScopes.join(" "), audience: resource, accessTokenFormat: "opaque" as const };
    },
  },
  deviceFlow: {
    enabled: true,
    charset: "base-20",
    mask: "****-****",
    deviceInfo: (context: KoaContextWithOIDC) => ({ ip: context.ip }),
    userCodeInputSource: (context: KoaContextWithOIDC, form: string, _out: unknown, error?: { userCode?: string }) => {
      context.body = enterCodePage(title, form, error !== undefined).text;
    },
    userCodeConfirmSource: (
      context: KoaContextWithOIDC,
      form: string,
      client: { clientName?: string | undefined; clientId: string },
      _info: unknown,
      code: string,
    ) => {
      context.body = confirmCodePage(title, form, client.clientName ?? client.clientId, code).text;
    },
    successSource: (context: KoaContextWithOIDC) => {
      context.body = successPage(title).text;
    },
  },
});

/** A person decides at each connection: no session of the authorization server answers for them. */
function alwaysAsking() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get("consent")
    ?.checks.add(
      new Check("asked", "The person decides", "interaction_required", ({ oidc }) =>
        oidc.result?.consent ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

/** Binds the question to the browser that asked: the answer's call has to bring this cookie. */
const askAt =
  (publicUrl: string) =>
  (context: KoaContextWithOIDC, { uid }: { uid: string }) => {
    context.cookies.set(consentCookie(uid), "1", {
      path: `/api/app_consents/${uid}`,
      httpOnly: true,
      sameSite: "strict",
      secure: publicUrl.startsWith("https:"),
      maxAge: lifetimes.interaction * 1_000,
    });
    return consentPath(uid);
  };

/** The session carries an answer to its question and ends with it. */
async function endSession(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const { oidc } = context;
  if (oidc?.route.endsWith("resume")) await oidc.session?.destroy();
}

/** The library passes a context for apps that register themselves: no one but the administration gets a secret. */
function refuseMetadata(
  context: unknown,
  _key: string,
  _value: unknown,
  metadata: { redirect_uris?: string[]; token_endpoint_auth_method?: string },
): void {
  if (context && metadata.token_endpoint_auth_method !== "none")
    throw new errors.InvalidClientMetadata("token_endpoint_auth_method must be none");
  const refused = (metadata.redirect_uris ?? []).find((uri) => !isRedirectAllowed(uri));
  if (refused !== undefined)
    throw new errors.InvalidRedirectUri("redirect_uris must be https, a loopback address, or an app's own scheme");
}

/** Required by the library for ID tokens, which Byline never issues. */
async function unusedKeys() {
  const { privateKey } = await promisify(generateKeyPair)("ec", { namedCurve: "P-256" });
  return { keys: [{ ...privateKey.export({ format: "jwk" }), alg: "ES256", use: "sig" }] };
}
